// Play stands in a break or until the chief has decided: the clock stops, and goes on as it was.
import { pauseClock, resumeClock } from '../session/clock.ts';
import type { Session } from '../session/session.ts';

export const stopClock = (session: Session): void => {
  const { clock } = session.live().aside;
  if (clock && clock.startedAt !== null)
    session.setAside({ clock: pauseClock(clock, session.now()), stopped: true });
};

/** A clock that the referee had stopped himself stays stopped. */
export const goOn = (session: Session): void => {
  const { clock, stopped, chief } = session.live().aside;
  if (stopped && !chief && !session.live().course.state.paused) {
    session.setAside({ clock: clock && resumeClock(clock, session.now()), stopped: false });
  }
};
