// What stands beside the record when undo or redo has led to another position: a step that went on all the while keeps its clock.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { conducts } from '@omerta/rules/view/conducts.ts';
import type { Course } from '@omerta/stream/course.ts';
import { type Aside, emptyDraft, type Kept, phaseOf, takenUp } from './aside.ts';
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

/** In a night come to from the open table nothing tells who checked whom or who is black, and no music begins, until the referee asks for it. */
const inHush = (aside: Aside, course: Course): Aside => ({
  ...aside,
  draft: aside.draft.shooter === null ? aside.draft : emptyDraft,
  hushed: phaseOf(course.state),
  veiled: true,
});

export const asideAt = (here: Here, course: Course, kept: Kept | undefined, now: number): Aside => {
  const phase = phaseOf(course.state);
  const aside = asideThere(here, course, kept, now);
  if (course.state.phase !== 'night') return aside;
  if (phase !== phaseOf(here.course.state))
    return {
      ...inHush(aside, course),
      standing: aside.standing && isAnswer(aside.standing.step) ? null : aside.standing,
    };
  return here.aside.hushed === phase ? inHush(aside, course) : aside;
};

/** Over a press that wrote no line. */
export const asideBeside = ({ course, aside }: Here, to: Kept, now: number): Aside => {
  const there = takenUp(to, now);
  return aside.hushed === phaseOf(course.state) ? inHush(there, course) : there;
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
