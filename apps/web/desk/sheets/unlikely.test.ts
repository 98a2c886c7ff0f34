// Every warning of the second look: when it comes, and when it stays away.

import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { scoringFor, tableSheet } from '@omerta/scoring/testing/sheets.ts';
import { expect, it } from 'vitest';
import { chanceOf } from './role-chance.ts';
import { type HandedSheet, type UnlikelyKind, unlikelyKinds, unlikelyOn } from './unlikely.ts';

const fsm = scoringFor('fsm-2024');
const always = scoringFor('fiim-2018');

/** Sheriff 1, blacks 8 and 9, Don 10: red won in an hour, and nothing is odd. */
const handed = (facts: Partial<Sheet> = {}, more: Partial<HandedSheet> = {}): HandedSheet => ({
  sheet: tableSheet({ winner: 'red', firstKilled: 2, bestMove: [8, 9, 10], ...facts }),
  announced: facts.winner ?? 'red',
  recorded: { differences: [] },
  minutes: 60,
  isWinnerRuled: false,
  ...more,
});

const kindsOf = (given: HandedSheet, scoring = fsm, all: readonly Sheet[] = [given.sheet]): UnlikelyKind[] =>
  unlikelyOn(scoring, given, all).map(({ kind }) => kind);

const extras = (count: number, points = '0.1'): Sheet['extra'] =>
  Array.from({ length: count }, (_, i) => ({ seat: (i + 1) as Seat, points, by: 'referee' }));

/** The seat's player gets these cards in turn; everybody else the usual ones. */
const dealt = (times: number, of: number): Sheet[] =>
  Array.from({ length: of }, (_, i) =>
    tableSheet(
      { winner: 'red' },
      i < times ? { don: 4, sheriff: 1, blacks: [8, 9] } : { don: 10, sheriff: 1, blacks: [8, 9] },
    ),
  );

it('says nothing of a sheet as sheets are', () => {
  expect(kindsOf(handed())).toEqual([]);
  expect(kindsOf(handed({ winner: 'black', atTable: [4, 9], firstKilled: null, bestMove: null }))).toEqual(
    [],
  );
});

type Case = readonly [UnlikelyKind, odd: HandedSheet, usual: HandedSheet, scoring?: typeof fsm];

const cases: readonly Case[] = [
  ['other-result', handed({}, { announced: 'black' }), handed({}, { announced: null })],
  [
    'departs',
    handed(
      {},
      { recorded: { differences: [{ what: 'winner', seat: null, at: null, stream: 'a', sheet: 'b' }] } },
    ),
    handed(),
  ],
  ['first-killed-at-table', handed({ atTable: [2, 3] }), handed({ atTable: [3, 4] })],
  [
    'first-killed-black',
    handed({ firstKilled: 9, bestMove: null }),
    handed({ firstKilled: 1, bestMove: null }),
  ],
  ['first-killed-removed', handed({ removed: [2] }), handed({ removed: [3] })],
  ['removed-at-table', handed({ removed: [3], atTable: [3, 4] }), handed({ removed: [3], atTable: [4] })],
  ['best-move-himself', handed({ bestMove: [2, 8, 9] }), handed({ bestMove: [3, 8, 9] })],
  ['best-move-no-right', handed({ outDay1: 2 }), handed({ outDay1: 1 })],
  ['best-move-nobody', handed({ firstKilled: null }), handed({ firstKilled: null, bestMove: null })],
  ['best-move-short', handed({ bestMove: [8, 8, 9] }), handed({ bestMove: [7, 8, 9] })],
  ['many-out-day-1', handed({ outDay1: 3, bestMove: null }), handed({ outDay1: 2, bestMove: null })],
  ['extra-many', handed({ extra: extras(5) }), handed({ extra: extras(4) })],
  ['extra-high', handed({ extra: extras(1, '0.6') }), handed({ extra: extras(1, '0.5') })],
  ['removal-unexplained', handed({ removed: [3] }, { recorded: null }), handed({ removed: [3] })],
  [
    'impossible-count',
    handed({ winner: 'black', atTable: [3, 4, 9] }),
    handed({ winner: 'black', atTable: [3, 9] }),
  ],
  [
    'all-blacks-removed',
    handed({ winner: 'black', removed: [8, 9, 10] }),
    handed({ winner: 'black', removed: [8, 9] }),
  ],
  ['short', handed({}, { minutes: 14 }), handed({ by: 'forfeit', forfeitBy: 9 }, { minutes: 14 })],
  ['long', handed({}, { minutes: 121 }), handed({}, { minutes: 120 })],
];

for (const [kind, odd, usual] of cases)
  it(`${kind}: warned of, and not where it is as usual`, () => {
    expect(kindsOf(odd)).toContain(kind);
    expect(kindsOf(usual)).not.toContain(kind);
  });

it('role-often: Don five times of six, not twice', () => {
  const last = tableSheet({ winner: 'red' }, { don: 4, sheriff: 1, blacks: [8, 9] });
  const often = unlikelyOn(fsm, { ...handed(), sheet: last }, dealt(5, 6));
  expect(often.filter(({ kind }) => kind === 'role-often')).toContainEqual(
    expect.objectContaining({ seats: [4], role: 'don', count: 5, of: 6 }),
  );
  const twice = unlikelyOn(fsm, { ...handed(), sheet: last }, dealt(2, 6));
  expect(twice.some(({ kind, seats }) => kind === 'role-often' && seats.includes(4))).toBe(false);
});

it('every kind has a case', () => {
  expect(new Set([...cases.map(([kind]) => kind), 'role-often'])).toEqual(new Set(unlikelyKinds));
});

it('[fiim-2018 8.3] two out on day 1 leave the right to a best move: no warning', () => {
  expect(kindsOf(handed({ outDay1: 2 }), always)).not.toContain('best-move-no-right');
});

it('red wins with no black left: one left is impossible', () => {
  expect(kindsOf(handed({ atTable: [3, 4, 9] }))).toContain('impossible-count');
  expect(kindsOf(handed({ atTable: [3, 4] }))).not.toContain('impossible-count');
  expect(kindsOf(handed({ winner: 'black', atTable: [3, 4] }))).toContain('impossible-count');
});

it('a game from paper is not called short: it began and ended when it was typed', () => {
  expect(kindsOf(handed({}, { recorded: null, minutes: 0 }))).toEqual([]);
});

it('chances are those of a deal of ten', () => {
  expect(chanceOf('don', 1, 1)).toBeCloseTo(0.1);
  expect(chanceOf('black', 2, 2)).toBeCloseTo(0.04);
  expect(chanceOf('sheriff', 1, 10)).toBeCloseTo(1 - 0.9 ** 10);
});
