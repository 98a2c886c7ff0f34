// For tests: schedules of random tables, and measures counted the plain way.
import { randomFrom } from '@omerta/base/random.ts';
import fc from 'fast-check';
import { type Seating, tableSize } from '../seating.ts';

/** Everybody rests in turn. */
export const randomSeating = (players: number, tables: number, rounds: number, seed: number): Seating => {
  const random = randomFrom(seed);
  const everybody = Array.from({ length: players }, (_, i) => i + 1);
  return {
    players,
    rounds: Array.from({ length: rounds }, (_, r) => {
      const resting = players - tables * tableSize;
      const rests = new Set(Array.from({ length: resting }, (__, i) => 1 + ((r * resting + i) % players)));
      const order = random.shuffle(everybody.filter((player) => !rests.has(player)));
      return Array.from({ length: tables }, (_, t) => order.slice(t * tableSize, (t + 1) * tableSize));
    }),
  };
};

/** Sizes with and without byes, small enough to be many. */
export const sizes = fc
  .record({
    tables: fc.integer({ min: 1, max: 4 }),
    over: fc.integer({ min: 0, max: 7 }),
    rounds: fc.integer({ min: 1, max: 12 }),
    seed: fc.nat(),
  })
  .map(({ tables, over, rounds, seed }) => ({ players: tables * tableSize + over, tables, rounds, seed }));

/** By player (from 1) how often `keyOf` gave each value. */
const countsBy = (
  seating: Seating,
  width: number,
  keyOf: (table: number, seat: number) => number,
): number[][] => {
  const counts = Array.from({ length: seating.players + 1 }, () => new Array<number>(width).fill(0));
  for (const round of seating.rounds) {
    for (const [t, table] of round.entries()) {
      for (const [s, player] of table.entries()) {
        const row = counts[player] ?? [];
        row[keyOf(t, s)] = (row[keyOf(t, s)] ?? 0) + 1;
      }
    }
  }
  return counts.slice(1);
};

const spread = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);

export const seatSpreads = (seating: Seating): number[] =>
  countsBy(seating, tableSize, (_, seat) => seat).map(spread);
export const tableSpreads = (seating: Seating, tables: number): number[] =>
  countsBy(seating, tables, (table) => table).map(spread);
export const gamesOf = (seating: Seating): number[] =>
  countsBy(seating, 1, () => 0).map(([games = 0]) => games);

export const squaredTableCounts = (seating: Seating, tables: number): number =>
  countsBy(seating, tables, (table) => table)
    .flat()
    .reduce((sum, count) => sum + count ** 2, 0);

export const meet = (seating: Seating, a: number, b: number): boolean =>
  seating.rounds.some((round) => round.some((table) => table.includes(a) && table.includes(b)));
