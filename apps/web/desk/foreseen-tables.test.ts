// A preview counts people and not rows; whose points change comes first, then who only moves.
import { expect, it } from 'vitest';
import { peopleIn, tablesIn } from './foreseen-tables.ts';
import type { ForeseenRow } from './wire/foresee.ts';

const row = (
  table: string | null,
  player: string,
  places: readonly [number, number],
  total = '1',
): ForeseenRow => ({
  table,
  player,
  before: { place: places[0], total: '1' },
  after: { place: places[1], total },
});

const rows = [
  row(null, 'Ёж', [1, 1]),
  row(null, 'Рысь', [2, 3]),
  row(null, 'Лис', [3, 2], '2'),
  row('s1', 'Ёж', [1, 1]),
  row('s1', 'Лис', [2, 2], '2'),
];

it('everybody is counted once over all tables', () => {
  expect(peopleIn(rows)).toEqual({ moved: 2, otherwise: 1 });
});

it('each table stands alone: whose points change, who moves, who does neither', () => {
  expect(tablesIn(rows).map(({ table, rows: own }) => [table, ...own.map(({ player }) => player)])).toEqual([
    [null, 'Лис', 'Рысь', 'Ёж'],
    ['s1', 'Лис', 'Ёж'],
  ]);
});
