// Where a seat stands around the table: seat 1 at the top, the others clockwise as they sit.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { CSSProperties } from 'react';

type Place = readonly [x: number, y: number];

/** The half of the table right of seat 1, in halves of the ring: so far apart that no two seats and their names touch. */
const round: readonly Place[] = [
  [0, -1],
  [0.6, -0.87],
  [1, -0.3],
  [1, 0.3],
  [0.6, 0.87],
  [0, 1],
];

/** On a low screen: three seats above, three below, two on each side. */
const boxed: readonly Place[] = [
  [0, -1],
  [0.6, -1],
  [1, -0.34],
  [1, 0.34],
  [0.6, 1],
  [0, 1],
];

const around = (half: readonly Place[], seat: Seat): Place => {
  const [x, y] = half[seat <= 6 ? seat - 1 : 11 - seat] ?? [0, 0];
  return [seat <= 6 ? x : -x, y];
};

/** `--x --y` around the middle, `--box-x --box-y` where the room is low. */
export const placeOf = (seat: Seat): CSSProperties => {
  const [[x, y], [boxX, boxY]] = [around(round, seat), around(boxed, seat)];
  return { '--x': x, '--y': y, '--box-x': boxX, '--box-y': boxY } as CSSProperties;
};
