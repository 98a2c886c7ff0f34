// What is taken as a seat, and what is said of the rest.
import { read as readAs } from '@omerta/base/reading.ts';
import { expect, it } from 'vitest';
import { differentSeats, seat } from './seat-reader.ts';

const read = (descriptor: typeof seat | typeof differentSeats, value: unknown): unknown =>
  readAs<unknown>(descriptor, value, 'a');

it('a value that is no seat is shown beside its place', () => {
  expect(read(seat, 10)).toBe(10);
  expect(read(seat, 11)).toEqual({ path: 'a', code: 'seat/not-a-seat', found: '11' });
});

it('seats that differ: the second of two is the one at fault', () => {
  expect(read(differentSeats, [3, 1, 2])).toEqual([3, 1, 2]);
  expect(read(differentSeats, [3, 1, 3])).toEqual({ path: 'a[2]', code: 'seat/twice', found: '3' });
});
