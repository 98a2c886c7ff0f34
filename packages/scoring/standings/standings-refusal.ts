// Why a table of standings cannot be had: what was refused (exit 1), or what was asked wrongly (exit 2).
import type { ScoreRefusal } from '../game/game-score.ts';

/** K with more players than its clause allows. */
export type DifficultyRefusal = {
  readonly code: 'difficulty/over-players';
  readonly clause: string;
  readonly path: string;
  readonly limit: number;
};

/** `path` is `stage` or `after` for an option, else the place in the file. */
export type StandingsMisuse = {
  readonly code: 'unknown-stage' | 'rounds-repeat' | 'planned-games-missing';
  readonly path: string;
};

/** Sheets refused and K beyond its players are exit 1, a misuse is exit 2; paths start at the root of the tournament file. */
export type StandingsRefusal =
  | { readonly code: 'refused'; readonly refused: readonly ScoreRefusal[] }
  | DifficultyRefusal
  | StandingsMisuse;
