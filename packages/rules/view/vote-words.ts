// How the grid of votes is written: a mark for each cell, a name for each column, what came of it.
import type { ByLang, Lang } from '@omerta/base/lang.ts';
import { votes as en } from '../texts/en/votes.ts';
import { votes as ru } from '../texts/ru/votes.ts';
import type { VoteCell, VoteColumn } from './vote-grid.ts';
import type { Explained, VoteWords } from './vote-texts.ts';

const words: ByLang<VoteWords> = { en, ru };

export const voteWords = (lang: Lang): VoteWords => words[lang];

const signs: Readonly<Record<Exclude<Explained, 'fell'>, string>> = {
  out: '×',
  lift: '+',
  none: '–',
  unknown: '?',
};

/** What stands in a cell: the candidate, in brackets where nobody raised a hand for him. */
export const voteMark = (cell: VoteCell): string => {
  if (cell.kind === 'hand') return String(cell.candidate);
  return cell.kind === 'fell' ? `(${cell.candidate})` : signs[cell.kind];
};

/** For whoever hears the page. */
export const voteSaid = (cell: VoteCell, lang: Lang): string => {
  const { handFor, marks } = words[lang];
  if (cell.kind === 'hand') return handFor(cell.candidate);
  return cell.kind === 'fell' ? `${handFor(cell.candidate)}: ${marks.fell}` : marks[cell.kind];
};

export const columnName = ({ kind, round }: VoteColumn, lang: Lang): string => {
  const { ballot, again, lift } = words[lang];
  if (kind === 'lift') return lift;
  return round === 1 ? ballot : again(round);
};

/** A dash for a candidate nobody was asked about. */
export const votesText = (count: number | null): string => String(count ?? signs.none);

/** What was put to the vote, in order, with the votes for each. */
export const columnLines = (
  { kind, candidates, count, table }: VoteColumn,
  lang: Lang,
): readonly { readonly name: string; readonly votes: string }[] =>
  kind === 'lift'
    ? [
        {
          name: candidates.map(({ seat }) => seat).join(', '),
          votes: count === null ? '' : words[lang].liftOf(count, table),
        },
      ]
    : candidates.map(({ seat, count: votes }) => ({
        name: String(seat),
        votes: votesText(votes),
      }));

export const columnOutcome = ({ outcome, leaving }: VoteColumn, lang: Lang): string => {
  if (outcome === null) return '';
  const { leaves, outcomes } = words[lang];
  return leaving.length > 0 ? leaves(leaving) : outcomes[outcome];
};

/** The marks that stand in the grid, each with its word. */
export const voteLegend = (
  columns: readonly VoteColumn[],
  lang: Lang,
): readonly { readonly mark: string; readonly word: string }[] => {
  const kinds = new Set(columns.flatMap(({ cells }) => Object.values(cells).map(({ kind }) => kind)));
  return (Object.keys(words[lang].marks) as Explained[])
    .filter((kind) => kinds.has(kind))
    .map((kind) => ({ mark: kind === 'fell' ? '(5)' : signs[kind], word: words[lang].marks[kind] }));
};

/** How many columns each day has, in order. */
export const voteDays = (
  columns: readonly VoteColumn[],
): readonly { readonly day: number; readonly span: number }[] => {
  const spans = new Map<number, number>();
  for (const { day } of columns) spans.set(day, (spans.get(day) ?? 0) + 1);
  return [...spans].map(([day, span]) => ({ day, span }));
};
