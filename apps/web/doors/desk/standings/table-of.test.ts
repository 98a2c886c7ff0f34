// A row of the standings taken apart.
import { expect, it } from 'vitest';
import type { RowItem } from '../../../desk/wire/ask-standings.ts';
import type { DeskRow } from '../../../desk/wire/picture.ts';
import { barsOf, itemGroups, rowsOfStage, tiedPlaces } from './table-of.ts';

const rowOf = (player: string, fields: Partial<DeskRow> = {}): DeskRow => ({
  place: 1,
  player,
  total: '0',
  exact: '0',
  main: '0',
  compensation: '0',
  additional: '0',
  other: '0',
  games: 0,
  wins: 0,
  roleWins: 0,
  firstKills: 0,
  decidedBy: null,
  ...fields,
});

it('points stand game by game as they were played; what belongs to no game comes last', () => {
  const item = (round: number | null, kind: RowItem['kind']): RowItem => ({
    game: round === null ? null : { stage: 'q', round, table: 1 },
    kind,
    points: '1',
    clause: '8',
  });
  const groups = itemGroups([item(null, 'fine'), item(1, 'win'), item(2, 'loss'), item(1, 'extra')]);
  expect(groups.map(({ game, items }) => [game?.round ?? null, items.map(({ kind }) => kind)])).toEqual([
    [1, ['win', 'extra']],
    [2, ['loss']],
    [null, ['fine']],
  ]);
});

it('bars are shares of the longest; what was lost draws nothing', () => {
  const rows = [
    rowOf('a', { main: '7', additional: '2.5', compensation: '0.5' }),
    rowOf('b', { main: '5', additional: '-0.4' }),
  ];
  const barOf = barsOf(rows);
  expect(rows.map(barOf)).toEqual([
    [
      { of: 'main', share: 0.7 },
      { of: 'additional', share: 0.25 },
      { of: 'compensation', share: 0.05 },
    ],
    [{ of: 'main', share: 0.5 }],
  ]);
  expect(barsOf([rowOf('a')])(rowOf('a'))).toEqual([]);
});

it('a group waits for a lot until one has parted it; the expelled wait for nothing', () => {
  const tied = { decidedBy: 'lot-needed' };
  const rows = [
    rowOf('a', { place: 1 }),
    rowOf('b', { place: 2, ...tied }),
    rowOf('c', { place: 2, ...tied }),
    rowOf('d', { place: 4, decidedBy: 'lot' }),
    rowOf('e', { place: null, ...tied }),
  ];
  expect(tiedPlaces(rows)).toEqual([{ place: 2, players: ['b', 'c'] }]);
});

it('the table of a final has its finalists, and who sat in for one, not everybody of the tournament', () => {
  const rows = [
    { player: 'Чёрный кот', games: 0 },
    { player: 'Ёлка', games: 2 },
    { player: 'Анна-Мария', games: 0 },
  ];
  const stages = [{ stage: 'f', players: ['Чёрный кот'] }];
  expect(rowsOfStage(rows, stages, 'f').map(({ player }) => player)).toEqual(['Чёрный кот', 'Ёлка']);
  expect(rowsOfStage(rows, stages, '')).toBe(rows);
});
