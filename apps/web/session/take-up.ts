// What stands beside the record when undo or redo has led to another position: a step that went on all the while keeps its clock.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import type { Course } from '@omerta/stream/course.ts';
import { type Aside, type Kept, phaseOf, takenUp } from './aside.ts';
import { currentStanding } from './next-step.ts';
import { isAnswer } from './shown.ts';

type Here = { readonly course: Course; readonly aside: Aside };

const expectedIn = ({ rulebook, state }: Course): string =>
  JSON.stringify([conducts(rulebook, state), state.alive, state.paused]);

/** Who performs what; where nobody does, what the script waits for. */
const stepIn = ({ course, aside }: Here): string => {
  const standing = currentStanding(course.rulebook, course.state, aside);
  return standing
    ? JSON.stringify([standing.step, standing.seat, standing.phase, course.state.paused])
    : expectedIn(course);
};

/** Nothing is known of a position from before this page's log had it: the step goes on if it is still the one expected. */
const bare = ({ aside }: Here, course: Course): Aside => {
  const lines = linesOf(course.state).length;
  return {
    ...aside,
    before: null,
    after: null,
    closing: [],
    calling: null,
    unannounced: aside.unannounced.filter(({ line }) => line <= lines),
  };
};

/** From the open table back into a night: no sign is drawn, and no music begins, until the referee asks for it. */
const backIntoNight = (aside: Aside, course: Course): Aside => ({
  ...aside,
  standing: aside.standing && isAnswer(aside.standing.step) ? null : aside.standing,
  hushed: phaseOf(course.state),
});

export const asideAt = (here: Here, course: Course, kept: Kept | undefined, now: number): Aside => {
  const isIntoNight = course.state.phase === 'night' && phaseOf(course.state) !== phaseOf(here.course.state);
  const aside = asideThere(here, course, kept, now);
  return isIntoNight ? backIntoNight(aside, course) : aside;
};

const asideThere = (here: Here, course: Course, kept: Kept | undefined, now: number): Aside => {
  if (!kept) return bare(here, course);
  const there = takenUp(kept, now);
  return {
    ...there,
    clock: stepIn(here) === stepIn({ course, aside: there }) ? here.aside.clock : there.clock,
    draft: expectedIn(here.course) === expectedIn(course) ? here.aside.draft : there.draft,
    chief: here.aside.chief,
  };
};
