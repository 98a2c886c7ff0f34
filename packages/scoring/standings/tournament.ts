// A tournament as standings need it: players, stages, games, fines and lots.
import type { Fraction } from '@omerta/base/fraction.ts';
import type { Scoring } from '../scoring.ts';
import type { Sheet } from '../sheet/sheet.ts';

export const stageKinds = ['qualifying', 'semifinal', 'final'] as const;
export type StageKind = (typeof stageKinds)[number];

export type Stage = {
  readonly id: string;
  readonly name: string;
  readonly kind: StageKind;
  /** Games each player is to play in it; null where the file does not say. */
  readonly plannedGames: number | null;
  /** Multiplies every item of its games. */
  readonly coefficient: Fraction;
  /** Points go on into the next stage. */
  readonly carry: boolean;
};

/** Annulled games are left out by whoever reads the file; a sheet's `seats[].player` is a player's id. */
export type TournamentGame = {
  readonly stage: string;
  readonly round: number;
  readonly table: number;
  readonly sheet: Sheet;
  /** Where the file holds it, for what is refused in it; without one, `games[i].sheet` by its place in this list. */
  readonly path?: string;
};

export type Tournament = {
  readonly name: string;
  readonly scoring: Scoring;
  readonly players: readonly { readonly id: string; readonly nick: string; readonly club: string | null }[];
  readonly stages: readonly Stage[];
  readonly games: readonly TournamentGame[];
  /** Positive points that are deducted. */
  readonly fines: readonly { readonly player: string; readonly points: Fraction; readonly reason: string }[];
  /** Keep their points and take no place: expelled, or sitting in out of competition. */
  readonly unplaced: readonly string[];
  /** Drawn lots: who comes first. */
  readonly lots: readonly (readonly string[])[];
};
