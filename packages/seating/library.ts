// The best schedules known for the usual sizes, everybody playing every round: who shares a table, not which
// seat.
import type { Layout } from './layout.ts';
import { tableSize } from './seating.ts';

/** Rounds by their number, as `packSchedule` writes them. */
export type Shelf = Readonly<Record<string, string>>;

/** Twenty players have an exact design for every number of rounds, and need no shelf. */
export const libraryPlayers = [30, 40, 50, 60, 70, 80, 90, 100] as const;
export type LibraryPlayers = (typeof libraryPlayers)[number];
export const libraryRounds = { least: 6, most: 20 } as const;

const radix = 36n;
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * A schedule as one number: each player's table in each round is a digit to the base of the tables, written
 * to the base of 36.
 */
export const packSchedule = (layout: Layout): string => {
  const tables = BigInt((layout[0]?.length ?? 0) / tableSize);
  let packed = 1n;
  for (const round of layout) {
    const tableOf: number[] = [];
    for (const [place, player] of round.entries()) tableOf[player] = Math.floor(place / tableSize);
    for (const table of tableOf) packed = packed * tables + BigInt(table);
  }
  return packed.toString(Number(radix));
};

export const unpackSchedule = (text: string, players: number, rounds: number): number[][] => {
  const tables = BigInt(players / tableSize);
  let packed = 0n;
  for (const digit of text) packed = packed * radix + BigInt(digits.indexOf(digit));
  const layout: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const members: number[][] = Array.from({ length: Number(tables) }, () => []);
    for (let player = players - 1; player >= 0; player--) {
      members[Number(packed % tables)]?.unshift(player);
      packed /= tables;
    }
    layout.unshift(members.flat());
  }
  return layout;
};
