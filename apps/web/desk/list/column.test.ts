import { decimalOf } from '@omerta/documents/exports/list-file.ts';
import { expect, it } from 'vitest';
import { isNumbers, leastOf } from './column.ts';

it.each([
  ['1', 1],
  ['0,4', 0.4],
  ['−1,25', -1.25],
  ['-0.5', -0.5],
  [7, 7],
  ['373/30', null],
  ['1, 2', null],
  ['', null],
  [null, null],
])('%j is the number %j', (cell, number) => {
  expect(decimalOf(cell)).toBe(number);
});

const points = { key: 'points', title: 'Points', value: (row: string | null) => row };

it('a column is one of numbers where every cell that says something is a number, whichever comes first', () => {
  expect(isNumbers(points, [null, '0,4', '−1'])).toBe(true);
  expect(isNumbers(points, ['0,4', 'li1'])).toBe(false);
  expect(isNumbers(points, [null, ''])).toBe(false);
});

it('a column is as wide as its longest word, of its head or of a row; one that fills a screen may be broken', () => {
  expect(leastOf(points, ['two words', 'semifinalist'])).toBe(12);
  expect(leastOf({ ...points, title: 'Extraordinary' }, ['a'])).toBeCloseTo(11.7);
  expect(leastOf(points, ['x'.repeat(60)])).toBe(14);
  expect(leastOf({ ...points, least: 14 }, ['a'])).toBe(14);
});
