// Whether the room is dark, from the night's call to the morning, but not for a last word that needs no morning; whether music plays.
import { expects } from '@omerta/rules/game/decide/expects.ts';
import type { Course } from '@omerta/stream/course.ts';

export const isDark = ({ rulebook, state }: Course): boolean => {
  if (state.phase !== 'night' || state.annulled) return false;
  const step = expects(rulebook, state)?.step;
  return step !== 'last' && step !== 'sheet';
};

/** It comes with the dark, and with a break that is held like a night. */
export const hasMusic = (course: Course): boolean => {
  const { rulebook, state } = course;
  return (
    isDark(course) || (state.paused && !state.annulled && rulebook.rules.breakConduct.value === 'as-at-night')
  );
};
