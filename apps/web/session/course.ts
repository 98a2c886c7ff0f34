// A game as far as it has come: its opening and the state that the referee's commands have led to.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Tag } from '@omerta/rules/notation/record.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Opening, rolesAtStart } from './opening.ts';

export type Course = {
  readonly opening: Opening;
  readonly rulebook: Rulebook;
  readonly state: GameState;
  /** How many commands were accepted, corrections among them: a press made for another number is stale. */
  readonly version: number;
};

export const startCourse = (opening: Opening, rulebook: Rulebook): Course => ({
  opening,
  rulebook,
  state: initialState(rolesAtStart(opening)),
  version: 0,
});

export const advance = (course: Course, command: Command): Course | RuleRefusal => {
  const done = perform(course.rulebook, course.state, command);
  return isRefusal(done) ? done : { ...course, state: done.state, version: course.version + 1 };
};

/** What is written above the record may be filled in at any time: no rule asks for it. */
export const withHead = (course: Course, tags: readonly Tag[]): Course => ({
  ...course,
  opening: { ...course.opening, tags },
});
