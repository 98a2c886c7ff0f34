// Where a seat lies on the screen: seat 1 at the top, the others clockwise as they sit.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { CSSProperties } from 'react';

/** On a low screen: three seats above, three below, two on each side; the half of the table right of seat 1. */
const rightHalf = [
  [0, -1],
  [0.56, -1],
  [1, -0.34],
  [1, 0.34],
  [0.56, 1],
  [0, 1],
] as const;

const boxed = (seat: Seat): readonly [x: number, y: number] => {
  const [x, y] = rightHalf[seat <= 6 ? seat - 1 : 11 - seat] ?? [0, 0];
  return [seat <= 6 ? x : -x, y];
};

/** From the middle, in halves of the ring: `--x --y` around it, `--box-x --box-y` where it is low. */
export const placeOf = (seat: Seat): CSSProperties => {
  const angle = ((seat - 1) / 10) * 2 * Math.PI;
  const [x, y] = boxed(seat);
  return { '--x': Math.sin(angle).toFixed(4), '--y': (-Math.cos(angle)).toFixed(4), '--box-x': x, '--box-y': y } as CSSProperties;
};
