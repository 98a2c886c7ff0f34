// A written game step by step: the rules' own state after each line that stands in it.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import type { GameEvent, Result } from '@omerta/rules/game/event.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { type Replay, replay } from '@omerta/rules/notation/replay.ts';
import { heard } from '@omerta/rules/view/heard.ts';
import { seenResult } from '@omerta/rules/view/table.ts';
import { isSecret, timeline } from '../session/timeline.ts';

export type ReplayStep = {
  /** Null before the first line. */
  readonly command: LineCommand | null;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  /** Done in the dark: the table did not see it. */
  readonly secret: boolean;
  /** How much had been said and shown at the table by then. */
  readonly heard: number;
  /** As soon as the table knows it, and with the last line at the latest: a record may leave out the last word. */
  readonly result: Result | null;
};

export type Replayed = {
  readonly record: GameRecord;
  readonly steps: readonly [ReplayStep, ...ReplayStep[]];
  /** The line at which the rules stopped: what stands before it is shown. */
  readonly refused: Replay['refused'];
};

/** What was taken back or corrected is shown as it stands in the end. */
export const replayed = (record: GameRecord): Replayed => {
  const { state: end, refused } = replay(record);
  let state = initialState(end.dealtRoles);
  const first: ReplayStep = { command: null, events: [], state, secret: false, heard: 0, result: null };
  const steps: ReplayStep[] = [];
  const lines = timeline(end);
  for (const [i, { command }] of lines.entries()) {
    const done = perform(record.rulebook, state, command);
    // A standing line was accepted before: the rules are the same now.
    if (isRefusal(done)) throw new Error(`a standing line was refused: ${done.code}`);
    const secret = isSecret(command.type, state.phase);
    state = done.state;
    const result = i === lines.length - 1 ? state.result : seenResult(state);
    steps.push({ command, events: done.events, state, secret, heard: heard(state).length, result });
  }
  return { record, steps: [first, ...steps], refused };
};

export type Chapter = {
  readonly at: number;
  readonly phase: 'day' | 'night';
  readonly number: number;
};

/** Where each day and night begins. */
export const chaptersOf = (states: readonly GameState[]): readonly Chapter[] =>
  states.flatMap(({ phase, number }, at) => {
    const before = states[at - 1];
    const same = before?.phase === phase && before.number === number;
    return (phase === 'day' || phase === 'night') && !same ? [{ at, phase, number }] : [];
  });
