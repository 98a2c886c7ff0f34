// Whether the table knows how the game ended: a result fixed before a last word is told after it, and nothing on the screen tells it sooner.
import { seenResult } from '@omerta/rules/view/table.ts';
import type { Course } from '@omerta/stream/course.ts';

export const isTold = ({ state }: Pick<Course, 'state'>): boolean =>
  state.annulled || seenResult(state) !== null;
