// Sets of seats and the way round the table.
import { expect, it } from 'vitest';
import { distance, listOf, nextAfter, setOf, size } from './seat.ts';

it('the next seat is the first of the set clockwise, round the end of the table, at last the seat itself', () => {
  expect(nextAfter(setOf([3, 7]), 3)).toBe(7);
  expect(nextAfter(setOf([3, 7]), 7)).toBe(3);
  expect(nextAfter(setOf([3]), 3)).toBe(3);
  expect(nextAfter(setOf([]), 3)).toBeNull();
});

it('the way from one seat to another is counted clockwise', () => {
  expect([distance(1, 1), distance(1, 10), distance(10, 1), distance(4, 3)]).toEqual([0, 9, 1, 9]);
});

it('a set lists its seats in order, each once', () => {
  const set = setOf([10, 3, 1, 3]);
  expect([listOf(set), size(set)]).toEqual([[1, 3, 10], 3]);
});
