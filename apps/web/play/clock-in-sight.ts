// The clock that the table shows now: no control acts on another.
import { conducts } from '@omerta/rules/view/conducts.ts';
import type { Clock } from '../session/clock.ts';
import { currentStanding } from '../session/next-step.ts';
import type { Live } from '../session/session.ts';

/** Somebody performs his step, or a check has its time; in a break, and while the chief is called, none runs. */
export const clockInSight = ({
  course: { rulebook, state },
  aside,
}: Pick<Live, 'course' | 'aside'>): Clock | null => {
  if (state.paused || aside.chief) return null;
  if (currentStanding(rulebook, state, aside)) return aside.clock;
  const step = conducts(rulebook, state)?.step;
  return step === 'don' || step === 'sheriff' ? aside.clock : null;
};
