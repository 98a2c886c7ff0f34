// What a part of a print pack is given, and what it gives: content for pages of its own.
import type { Lang } from '@omerta/base/lang.ts';
import type { ClauseWords } from '@omerta/rules/rulebooks/clause.ts';
import type { Content } from 'pdfmake/interfaces.js';
import type { TournamentPaper } from '../tournament/paper.ts';
import { type PackWords, packWords } from './words.ts';

export type PartSources = {
  readonly paper: TournamentPaper;
  readonly lang: Lang;
  /** Where the hall's server is; null where nobody knows. */
  readonly origin: string | null;
  /** By person: what lets the phone of a player in, where the desk has made it for the badges. */
  readonly codes?: Readonly<Record<string, string>>;
  /** What the clauses of its rulebook say in the language. */
  readonly clauseWords: ClauseWords;
};

/** Each on a page of its own, or on as many as it takes. */
export type PartPages = (sources: PartSources) => readonly Content[];

export const wordsOf = ({ lang }: PartSources): PackWords => packWords(lang);

export const heading = (text: string, small = ''): Content => ({
  text: [
    { text, bold: true, fontSize: 15 },
    { text: small ? `   ${small}` : '', fontSize: 9 },
  ],
  margin: [0, 0, 0, 6],
});

/** In pieces that fit beside each other. */
export const inPieces = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
