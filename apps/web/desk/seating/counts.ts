// What a seating gives each player: his seats, his tables, whom he meets and how often.
import { tableSize } from '@omerta/seating/seating.ts';

type Rounds = readonly (readonly (readonly number[])[])[];

export type PlayerCounts = {
  /** From 1, as in the seating. */
  readonly player: number;
  readonly games: number;
  /** By seat. */
  readonly seats: readonly number[];
  /** By table. */
  readonly tables: readonly number[];
  /** By player: how often they share a table; with himself never. */
  readonly met: readonly number[];
};

export const countsOf = (rounds: Rounds, players: number): readonly PlayerCounts[] => {
  const widest = Math.max(0, ...rounds.map(({ length }) => length));
  const zeros = (length: number): number[] => new Array<number>(length).fill(0);
  const counts = Array.from({ length: players }, (_, i) => ({
    player: i + 1,
    games: 0,
    seats: zeros(tableSize),
    tables: zeros(widest),
    met: zeros(players),
  }));
  const bump = (list: number[], at: number): void => {
    list[at] = (list[at] ?? 0) + 1;
  };
  for (const round of rounds) {
    for (const [t, table] of round.entries()) {
      for (const [s, number] of table.entries()) {
        const own = counts[number - 1];
        if (!own) continue;
        own.games += 1;
        bump(own.seats, s);
        bump(own.tables, t);
        for (const other of table) if (other !== number) bump(own.met, other - 1);
      }
    }
  }
  return counts;
};

/** The rounds in which two share a table, from 1. */
export const meetingsOf = (rounds: Rounds, one: number, other: number): readonly number[] =>
  rounds.flatMap((round, r) =>
    round.some((table) => table.includes(one) && table.includes(other)) ? [r + 1] : [],
  );

export const spreadOf = (counts: readonly number[]): number =>
  counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts);

/** The most meetings of any two. */
export const mostMet = (counts: readonly PlayerCounts[]): number =>
  counts.reduce((most, { met }) => Math.max(most, ...met), 0);
