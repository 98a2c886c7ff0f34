// Two records of one game, line by line: what both have stands in one row, what differs is marked.
import { expect, it } from 'vitest';
import { comparedRecords } from './two-records.ts';

const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];
const head = (lines: readonly string[]): string =>
  [
    '[rulebook fsm-2024]',
    ...roles.map((role, i) => `[seat ${i + 1} "Игрок-${i + 1}" ${role}]`),
    ...lines,
    '',
  ].join('\n');

const opened = ['night 1', 'day 1', 'nominate 1 2'];

const rowsOf = (own: readonly string[] | null, other: readonly string[]) =>
  comparedRecords(own && head(own), head(other), 'ru')?.map((row) =>
    [row.isSame ? '=' : '≠', row.own ? 'own' : '-', row.other ? 'other' : '-'].join(' '),
  );

it('what only one of them has stands alone, and what follows stands together again', () => {
  expect(rowsOf([...opened, 'nominate 4 7'], [...opened, 'foul 5', 'nominate 4 7'])).toEqual([
    '= own other',
    '= own other',
    '= own other',
    '≠ - other',
    '= own other',
  ]);
});

it('another line in the same place stands beside it', () => {
  expect(rowsOf([...opened, 'foul 4'], [...opened, 'foul 5'])?.at(-1)).toBe('≠ own other');
});

it('a game whose own record is empty, and what is no record', () => {
  expect(rowsOf(null, opened)).toEqual(['≠ - other', '≠ - other', '≠ - other']);
  expect(comparedRecords(null, 'nothing', 'ru')).toBeNull();
});
