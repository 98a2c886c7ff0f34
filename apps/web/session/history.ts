// Where the game has been: undo goes back to the position before, a correction among them, and redo goes on until something new is written.

import { canonical } from '@omerta/base/canonical.ts';
import { listCards } from '@omerta/rules/game/cards.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Course } from '@omerta/stream/course.ts';

/** A position, and the command that led away from it; in the future, the one that leads to it. */
export type Turn = { readonly course: Course; readonly command: Command };

/** Oldest first in the past, nearest first in the future. */
export type History = { readonly past: readonly Turn[]; readonly future: readonly Turn[] };

export const noHistory: History = { past: [], future: [] };

const recordOf = ({ state }: Course): string => canonical([linesOf(state), state.dealtRoles]);

const isSameRecord = (one: Course, other: Course): boolean => recordOf(one) === recordOf(other);

/** Undo writes either a line taken back or the whole record as it was; any other correction is new, whatever it comes to. */
const isBack = ({ past }: History, here: Course, command: Command, next: Course): boolean => {
  const whole =
    command.type === 'replace' && command.line === 1 && command.count === linesOf(here.state).length;
  const before = past.at(-1);
  return (whole || command.type === 'undo') && before !== undefined && isSameRecord(before.course, next);
};

/** The very command that was taken back, to the millisecond: a line given anew is new. */
const isForward = ({ future: [first] }: History, command: Command): boolean =>
  first !== undefined && canonical(first.command) === canonical(command);

/** The history after a command led from `here` to `next`; the log alone gives it again. */
export const moved = (history: History, here: Course, command: Command, next: Course): History => {
  const { past, future } = history;
  const before = past.at(-1);
  if (before && isBack(history, here, command, next)) {
    return { past: past.slice(0, -1), future: [{ course: here, command: before.command }, ...future] };
  }
  const turn: Turn = { course: here, command };
  return { past: [...past, turn], future: isForward(history, command) ? future.slice(1) : [] };
};

/** The command that leads back to the position before: a line is taken back, a correction is corrected. */
export const backward = ({ past }: History, here: Course): Command | null => {
  const before = past.at(-1);
  if (!before) return null;
  if (before.command.type !== 'replace' && before.command.type !== 'undo') return { type: 'undo' };
  const { state } = before.course;
  return {
    type: 'replace',
    line: 1,
    count: linesOf(here.state).length,
    commands: linesOf(state),
    dealt: listCards(state.dealtRoles),
  };
};
