// Takes a press only when it was meant for the step in sight.
import { useEffect, useRef } from 'react';
import { settings } from '../device/settings.ts';
import { type Control, isMeant, type Shown } from '../play/guard.ts';

export type Guard = {
  /** Does it, if the control was pressed on purpose; `aimed`: the finger has come down where it had not been. */
  readonly guarded: (control: Control, act: () => void, aimed?: boolean) => void;
  /** Something else was touched: whoever did that has looked. */
  readonly looked: () => void;
};

/** `step` names what is on the screen; it counts as seen from its first frame on. */
export const useGuard = (step: string): Guard => {
  const shown = useRef<Shown>({ since: Number.NEGATIVE_INFINITY, by: null });
  const pressed = useRef<Control>(null);
  const drawn = useRef(step);
  if (drawn.current !== step) {
    drawn.current = step;
    shown.current = { since: Number.POSITIVE_INFINITY, by: pressed.current };
  }
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (shown.current.since === Number.POSITIVE_INFINITY)
        shown.current = { ...shown.current, since: performance.now() };
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    guarded: (control, act, aimed = false) => {
      if (!aimed && !isMeant(shown.current, control, performance.now(), settings().wait)) return;
      pressed.current = control;
      act();
    },
    looked: () => {
      shown.current = { ...shown.current, by: null };
    },
  };
};
