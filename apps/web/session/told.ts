// Whether the table knows how the game ended: a result fixed before a last word is told after it, and nothing on the screen tells it sooner.
import { expects } from '@omerta/rules/game/decide/expects.ts';
import type { Course } from '@omerta/stream/course.ts';

export const isTold = ({ rulebook, state }: Pick<Course, 'rulebook' | 'state'>): boolean => {
  if (state.annulled) return true;
  const step = expects(rulebook, state)?.step ?? 'sheet';
  return state.result !== null && step === 'sheet';
};
