// A written game replayed by the rules, line by line, until its end, a refusal or a given line.
import type { Command } from '../game/command.ts';
import { perform } from '../game/decide.ts';
import type { GameEvent } from '../game/event.ts';
import type { Refusal } from '../game/refusal.ts';
import { type GameState, initialState } from '../game/state.ts';
import { type GameRecord, rolesOf } from './record.ts';

export type AppliedLine = { readonly line: number; readonly command: Command; readonly events: readonly GameEvent[]; readonly state: GameState };

export type Replay = {
  readonly state: GameState;
  /** Physical number of the last action line applied; 0 before the first. */
  readonly lines: number;
  readonly refused: { readonly line: number; readonly command: Command; readonly refusal: Refusal } | null;
};

/** Replays and hands each applied line to `each`. */
export const replay = (record: GameRecord, until = Number.POSITIVE_INFINITY, each?: (applied: AppliedLine) => void): Replay => {
  let state = initialState(rolesOf(record));
  let lines = 0;
  for (const { line, command } of record.lines) {
    if (line > until) break;
    const done = perform(record.rulebook, state, command);
    if ('refusal' in done) return { state, lines, refused: { line, command, refusal: done.refusal } };
    state = done.state;
    lines = line;
    each?.({ line, command, events: done.events, state });
  }
  return { state, lines, refused: null };
};
