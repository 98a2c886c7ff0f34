// A written game replayed by the rules, line by line, until its end, a refusal or a given line.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '../game/command.ts';
import { perform } from '../game/decide/decide.ts';
import type { GameEvent } from '../game/event.ts';
import type { RuleRefusal } from '../game/refusal.ts';
import { type GameState, initialState } from '../game/state.ts';
import { type Warning, warningOf } from '../game/tell/warning.ts';
import { type GameRecord, type LineItem, rolesOf } from './record.ts';

export type AppliedLine = {
  readonly line: number;
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
};

export type Replay = {
  readonly state: GameState;
  /** Physical number of the last action line applied; 0 before the first. */
  readonly lines: number;
  readonly refused: {
    readonly line: number;
    readonly command: Command;
    readonly refusal: RuleRefusal;
  } | null;
  /** What speaks against lines that stand; one taken back has none. */
  readonly warnings: readonly { readonly line: number; readonly warning: Warning }[];
};

/** Replays and hands each applied line to `each`. */
export const replay = (
  record: GameRecord,
  until = Number.POSITIVE_INFINITY,
  each?: (applied: AppliedLine) => void,
): Replay => {
  let state = initialState(rolesOf(record));
  let lines = 0;
  let refused: Replay['refused'] = null;
  const standing: LineItem[] = [];
  for (const item of record.lines) {
    const { line, command } = item;
    if (line > until) break;
    const done = perform(record.rulebook, state, command);
    if (isRefusal(done)) {
      refused = { line, command, refusal: done };
      break;
    }
    state = done.state;
    lines = line;
    if (command.type === 'undo') standing.pop();
    else standing.push(item);
    each?.({ line, command, events: done.events, state });
  }
  const warnings = standing.flatMap(({ line, command }) => {
    const warning = warningOf(record.rulebook, command);
    return warning ? [{ line, warning }] : [];
  });
  return { state, lines, refused, warnings };
};
