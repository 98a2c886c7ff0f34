// The course of a game on the reverse: sanctions with their reasons, checks, and what was noted and ruled in play.
import type { Lang } from '@omerta/base/lang.ts';
import type { Moment } from '@omerta/rules/game/event.ts';
import type { Content } from 'pdfmake/interfaces.js';
import { heading } from '../page/page.ts';
import type { ToldFact } from './course-facts.ts';
import type { Protocol } from './protocol.ts';
import type { ProtocolWords } from './words.ts';

const momentOf = ({ kind, number }: Moment, words: ProtocolWords): string =>
  kind === 'dealing' ? words.at.dealing : `${words.at[kind]} ${number}`;

const sanctionText = ({ course, rows }: Protocol, words: ProtocolWords): string =>
  course.sanctions
    .map(({ seat, sanction, moment, clause, note }) => {
      const given = `${seat} ${rows[seat - 1]?.name ?? ''}, ${words.sanction[sanction]}, ${momentOf(moment, words)}`;
      return [given, clause, note].filter(Boolean).join(': ');
    })
    .join('; ');

const checkText = ({ course }: Protocol, words: ProtocolWords): string =>
  course.checks
    .map(({ night, don, sheriff }) => {
      const shown = [
        don && `${words.checks.don} ${don.seat} ${words.checks[don.hit ? 'sheriff' : 'notSheriff']}`,
        sheriff && `${words.checks.by} ${sheriff.seat} ${words.checks[sheriff.hit ? 'black' : 'red']}`,
      ];
      return `${words.at.night} ${night}: ${shown.filter(Boolean).join(', ')}`;
    })
    .join('; ');

/** A game of many words is printed smaller: the sheet has one reverse. */
const [usual, smallest, many] = [7.5, 6, 1200];

const toldIn = ({ told }: ToldFact, lang: Lang): string => [told[lang], ...told.clauses].join(' ');

export const courseRows = (played: Protocol, words: ProtocolWords): Content[] => {
  const told = [
    [words.sanctions[played.course.cards ? 'cards' : 'plain'], sanctionText(played, words)],
    [words.checks.title, checkText(played, words)],
  ].filter(([, text]) => text !== '');
  const fontSize = told.join('').length > many ? smallest : usual;
  const rows = told.map(
    ([name, text]): Content => ({
      text: [{ text: `${name}: `, bold: true }, `${text}.`],
      fontSize,
      margin: [0, 2, 0, 0],
    }),
  );
  return rows.length === 0 ? [] : [heading(words.course), ...rows];
};

/** Under its name, each with its day or night; a full page has no room for a heading. Empty where there is nothing. */
export const factRows = (
  name: string,
  facts: readonly ToldFact[],
  words: ProtocolWords,
  { lang, isDense }: { readonly lang: Lang; readonly isDense: boolean },
): Content[] => {
  const text = facts.map((fact) => `${momentOf(fact.moment, words)}: ${toldIn(fact, lang)}`).join(' ');
  if (text === '') return [];
  return isDense
    ? [{ text: [{ text: `${name}: `, bold: true }, text], fontSize: smallest, margin: [0, 2, 0, 0] }]
    : [heading(name), { text, fontSize: usual, margin: [0, 2, 0, 2] }];
};
