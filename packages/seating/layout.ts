// The two pictures of a schedule: tables one after another, as the search keeps them, and the seating of the file.
import { type Seating, tableSize } from './seating.ts';

/** By round: players from 0, ten to a table, then those who do not play. */
export type Layout = readonly (readonly number[])[];

export const seatingOf = (players: number, layout: Layout, tables: readonly number[]): Seating => ({
  players,
  rounds: layout.map((round, r) =>
    Array.from({ length: tables[r] ?? 0 }, (_, t) =>
      round.slice(t * tableSize, (t + 1) * tableSize).map((player) => player + 1),
    ),
  ),
});

/** The sum of squared meetings. */
export const squaresOf = (players: number, layout: Layout, tables: readonly number[]): number => {
  const met = new Map<number, number>();
  for (const table of seatingOf(players, layout, tables).rounds.flat()) {
    for (const [i, a] of table.entries()) {
      for (const b of table.slice(0, i)) {
        const pair = Math.min(a, b) * (players + 1) + Math.max(a, b);
        met.set(pair, (met.get(pair) ?? 0) + 1);
      }
    }
  }
  return [...met.values()].reduce((sum, count) => sum + count ** 2, 0);
};
