// What the command line says about seatings: what there must be in each language.
import type { faultCodes } from '@omerta/seating/check.ts';
import type { Change } from '@omerta/seating/repair.ts';

export type SeatingTexts = {
  readonly title: (players: number, tables: number, rounds: number) => string;
  readonly made: (seed: number, steps: number) => string;
  readonly round: (round: number) => string;
  readonly table: (table: number) => string;
  /** Heads of the lines of the proof. */
  readonly heads: Readonly<
    Record<'meetings' | 'seats' | 'tables' | 'neighbours' | 'games' | 'apart' | 'never' | 'legal', string>
  >;
  readonly perPair: (least: number, most: number) => string;
  readonly perSeat: (least: number, most: number, spread: number) => string;
  readonly perTable: (least: number, most: number, spread: number) => string;
  readonly squares: (S: number) => string;
  readonly bound: (bound: number, excess: string) => string;
  readonly noBound: string;
  readonly evenBound: (bound: number, excess: string) => string;
  readonly spreadBound: (spread: number) => string;
  readonly times: (times: string, count: number) => string;
  readonly players: (count: number, games: string) => string;
  readonly unevenGames: (rounds: number) => string;
  readonly apartKept: (pairs: number) => string;
  readonly apartMet: (met: number, pairs: number) => string;
  readonly never: (count: number) => string;
  readonly legal: string;
  readonly faults: Readonly<
    Record<(typeof faultCodes)[number], (round: number, table: number, found: number) => string>
  >;
  readonly changes: (count: number) => string;
  readonly change: (change: Change) => string;
  readonly progress: (best: number, bound: number | null, share: string) => string;
  readonly usage: {
    readonly whichSeating: (command: string) => string;
    readonly stepsOrSeconds: string;
    readonly balance: (found: string) => string;
    readonly apartOrWishes: string;
    readonly swissFiles: string;
    readonly players: (option: string, found: string) => string;
  };
};
