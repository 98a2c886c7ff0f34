// What an organiser may ask of a seating beyond its size; rounds, tables and players from 1.
import type { Pair, SeatingTable } from './seating.ts';

export type Wishes = {
  /** Pairs that never share a table. */
  readonly apart: readonly Pair[];
  /** Couples, teams or clubs: no two of a group share a table. */
  readonly teams: readonly (readonly number[])[];
  /** The referee of a table must not judge these players. */
  readonly referees: readonly { readonly table: number; readonly not: readonly number[] }[];
  /** A player who plays at one table only. */
  readonly fixed: readonly { readonly player: number; readonly table: number }[];
  /** Plays from this round on. */
  readonly late: readonly { readonly player: number; readonly from: number }[];
  /** Plays up to this round. */
  readonly early: readonly { readonly player: number; readonly until: number }[];
  /** Rounds after the others, each with these tables. */
  readonly final: { readonly rounds: number; readonly tables: readonly SeatingTable[] } | null;
};

export const noWishes: Wishes = {
  apart: [],
  teams: [],
  referees: [],
  fixed: [],
  late: [],
  early: [],
  final: null,
};

/** More than any player's number. */
const beyondPlayers = 1 << 20;

/** Whether two are to be kept apart. */
export const apartTest = (pairs: readonly Pair[]): ((a: number, b: number) => boolean) => {
  const known = new Map<number, Set<number>>();
  const add = (a: number, b: number): void => {
    known.set(a, (known.get(a) ?? new Set()).add(b));
  };
  for (const [a, b] of pairs) {
    add(a, b);
    add(b, a);
  }
  return (a, b) => known.get(a)?.has(b) ?? false;
};

/** All pairs to be kept apart: those named and those of the teams, each once. */
export const apartPairs = ({ apart, teams }: Pick<Wishes, 'apart' | 'teams'>): Pair[] => {
  const pairs = new Map<number, Pair>();
  const add = (a: number, b: number): void => {
    const [low, high] = a < b ? [a, b] : [b, a];
    pairs.set(low * beyondPlayers + high, [low, high]);
  };
  for (const [a, b] of apart) add(a, b);
  for (const team of teams) for (const [i, a] of team.entries()) for (const b of team.slice(0, i)) add(a, b);
  return [...pairs.values()];
};
