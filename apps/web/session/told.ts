// Whether the table knows how the game ended: a result fixed before a last word is told after it, and nothing on the screen tells it sooner.
import type { GameState } from '@omerta/rules/game/state.ts';
import { seenResult } from '@omerta/rules/view/table.ts';
import type { Course } from '@omerta/stream/course.ts';

export const isTold = ({ state }: Pick<Course, 'state'>): boolean =>
  state.annulled || seenResult(state) !== null;

/** A game decided in secret, as one that goes on: what is offered and asked by it is the same. */
export const untilTold = (course: Pick<Course, 'state'>): GameState =>
  isTold(course) ? course.state : { ...course.state, result: null };
