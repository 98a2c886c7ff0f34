// When a lot is due, and one that was drawn as anybody can draw it again: a line for each, its SHA-256, the smallest first.
import { sha256 } from '@omerta/base/sha256.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';

type LotGame = { readonly status: string };
type LotStage = {
  readonly players: readonly string[];
  readonly rounds: readonly unknown[];
  readonly published: number;
};

const without: readonly string[] = ['scheduled', 'called', 'running', 'ended'];

/** A lot is the last resort: while a game of a formed stage is still to come, play may separate them. */
export const isLotTime = (games: readonly LotGame[], stages: readonly LotStage[]): boolean =>
  games.length > 0 &&
  !games.some(({ status }) => without.includes(status)) &&
  stages.every(
    ({ players, rounds, published }) =>
      players.length === 0 || (rounds.length > 0 && published >= rounds.length),
  );

export type LotLine = { readonly person: string; readonly line: string; readonly mark: string };

export const lotLines = (seed: string, players: readonly string[]): readonly LotLine[] =>
  players.map((person) => ({ person, line: `${seed}:${person}`, mark: sha256(`${seed}:${person}`) }));

/** Whether the order is the one that the seed gives. */
export const isAsDrawn = (seed: string, players: readonly string[]): boolean =>
  drawLots(players, seed).every((person, i) => person === players[i]);
