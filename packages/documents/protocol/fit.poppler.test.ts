// Every protocol is one sheet of paper: the longest of a thousand games, and one with long names and long reasons.

import { bySeat } from '@omerta/rules/game/seat.ts';
import { explainLine } from '@omerta/rules/game/tell/explain.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { pdfPages, pdfTexts } from '@omerta/testkit/machine/poppler.ts';
import { expect, it } from 'vitest';
import { printProtocols } from '../testing/printed.ts';
import { simulatedRecord } from '../testing/simulated.ts';
import type { ToldFact } from './course-facts.ts';
import type { ProtocolPaper } from './paper.ts';
import type { Protocol } from './protocol.ts';
import { recordPaper } from './record-paper.ts';

const thousand = 1000;

/** What makes a front long, and what a reverse. */
const measures: readonly ((played: Protocol) => number)[] = [
  ({ ballots, nights }) => 2 * ballots.length + nights.length,
  ({ nominations }) => nominations.length,
  ({ explained, rows }) => explained.length + rows.filter(({ items }) => items.length > 1).length,
];

type Filled = ProtocolPaper & { readonly played: Protocol };

const isFilled = (paper: object): paper is Filled => 'played' in paper && paper.played !== null;

const longestOf = (papers: readonly Filled[]): readonly Filled[] =>
  measures.flatMap((measure) => papers.toSorted((a, b) => measure(b.played) - measure(a.played)).slice(0, 2));

it('the longest of 1,000 simulated games stays on its two pages', async () => {
  const longest = rulebookIds.flatMap((id) => {
    const papers = Array.from({ length: thousand / rulebookIds.length }, (_, seed) => {
      const record = simulatedRecord(id, seed);
      return record ? recordPaper(record, null, 'ru') : {};
    });
    return longestOf(papers.filter(isFilled));
  });
  const pages = await pdfTexts(await printProtocols(longest, 'ru'));
  expect(pages.filter((page) => page.includes('Протокол игры'))).toHaveLength(longest.length);
  expect(pages).toHaveLength(2 * longest.length);
}, 120_000);

const told = (day: number, type: 'note' | 'ruling'): ToldFact => ({
  moment: { kind: 'day', number: day },
  told: explainLine({ type, decision: null, note: 'вошёл опоздавший зритель, игра стояла минуту' }),
});

/** As nobody writes: twelve days, ten nominated and voted on twice each. */
const crowded = (paper: Filled): Filled => {
  const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
  const days = Array.from({ length: 9 }, (_, i) => i + 1);
  const name = 'Самый Длинный Никнейм Вечера';
  return {
    ...paper,
    played: {
      ...paper.played,
      rows: paper.played.rows.map((row) => ({ ...row, name: `${name} ${row.seat}` })),
      nominations: days.flatMap((day) => seats.map((nominee) => ({ day, by: nominee, nominee }))),
      ballots: days.flatMap((day) =>
        [1, 2].map((round) => ({
          day,
          round,
          votes: seats.map((seat) => ({ seat, count: 1 })),
          lift: null,
          leaving: [],
        })),
      ),
      votes: days.map((day) => ({
        kind: 'ballot',
        day,
        round: 1,
        candidates: seats.map((seat) => ({ seat, count: 1 })),
        count: null,
        table: 10,
        outcome: 'tie',
        leaving: [],
        cells: bySeat((seat) => ({ kind: 'fell', candidate: seat })),
      })),
      nights: days.map((day) => ({ night: day + 1, killed: null })),
      course: {
        checks: days.map((day) => ({
          night: day + 1,
          don: { seat: 1, hit: false },
          sheriff: { seat: 2, hit: true },
        })),
        cards: true,
        sanctions: seats.map((seat) => ({
          line: seat,
          seat,
          sanction: 'foul',
          moment: { kind: 'day', number: 1 },
          clause: '6.6.1',
          note: 'говорил не в свою минуту',
        })),
        notes: days.map((day) => told(day, 'note')),
        rulings: days.slice(0, 4).map((day) => told(day, 'ruling')),
      },
      explained: seats.map((seat) => ({
        seat,
        what: 'extra',
        value: '0.4',
        note: 'вёл стол, собрал голоса и не дал разменять Шерифа; '.repeat(5),
      })),
    },
  };
};

it('nine days of ten candidates voted on twice, long nicknames and ten long reasons, a note a day and four rulings fit on one sheet', async () => {
  const record = simulatedRecord('fiim-2018', 1);
  const paper = record ? recordPaper(record, null, 'ru') : {};
  if (!isFilled(paper)) throw new Error('no protocol');
  expect(await pdfPages(await printProtocols([crowded(paper)], 'ru'), { dpi: 10 })).toHaveLength(2);
});
