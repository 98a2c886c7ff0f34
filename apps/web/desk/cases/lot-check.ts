// A lot that was drawn, as anybody can draw it again: a line for each, its SHA-256, the smallest first.
import { sha256 } from '@omerta/base/sha256.ts';
import { drawLots } from '@omerta/scoring/standings/lots.ts';

export type LotLine = { readonly person: string; readonly line: string; readonly mark: string };

export const lotLines = (seed: string, players: readonly string[]): readonly LotLine[] =>
  players.map((person) => ({ person, line: `${seed}:${person}`, mark: sha256(`${seed}:${person}`) }));

/** Whether the order is the one that the seed gives. */
export const isAsDrawn = (seed: string, players: readonly string[]): boolean =>
  drawLots(players, seed).every((person, i) => person === players[i]);
