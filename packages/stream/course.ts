// A game as far as it has come: its opening, the rules it is played by and the state that its lines have led to.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { evolve } from '@omerta/rules/game/fold/evolve.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import type { Tag } from '@omerta/rules/notation/record.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { LineEntry } from './entry.ts';
import { type InForce, inForce, type Opening, renamed, rolesAtStart } from './opening.ts';

export type Course = InForce & {
  readonly opening: Opening;
  readonly state: GameState;
  /** How many commands were accepted, corrections among them: a press made for another number is stale. */
  readonly version: number;
};

/** `today`: the rulebook of the opening as this program has it. */
export const startCourse = (opening: Opening, today: Rulebook): Course => ({
  ...inForce(opening, today),
  opening,
  state: initialState(rolesAtStart(opening)),
  version: 0,
});

export type Advanced = { readonly course: Course; readonly line: LineEntry };

export const advance = (course: Course, command: Command): Advanced | RuleRefusal => {
  const done = perform(course.rulebook, course.state, command);
  if (isRefusal(done)) return done;
  return {
    course: { ...course, state: done.state, version: course.version + 1 },
    line: { kind: 'line', command, events: done.events },
  };
};

/** A line that was decided before: nothing is decided again. */
export const withLine = (course: Course, { events }: LineEntry): Course => ({
  ...course,
  state: events.reduce(evolve, course.state),
  version: course.version + 1,
});

/** What is written above the record may be filled in at any time: no rule asks for it. */
export const withHead = (course: Course, tags: readonly Tag[]): Course => ({
  ...course,
  opening: { ...course.opening, tags },
});

/** A misspelt nickname, or somebody else on the chair: no line tells of a name. */
export const withNames = (course: Course, names: readonly string[]): Course => ({
  ...course,
  opening: renamed(course.opening, names),
});
