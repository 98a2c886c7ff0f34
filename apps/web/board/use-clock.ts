// Shows a clock: wakes when what it shows changes, and never owns the time.
import { useEffect, useState } from 'react';
import { type Clock, left, overrun } from '../session/clock.ts';

/** Draws again at the next whole step of a time that runs down, and when the page comes back. */
export const useTick = (step: number, remaining: number): void => {
  const [, setWoken] = useState(0);
  useEffect(() => {
    if (remaining <= 0) return undefined;
    const timer = setTimeout(() => setWoken((count) => count + 1), (remaining % step || step) + 5);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const again = (): void => setWoken((count) => count + 1);
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);
};

/** Milliseconds left, fresh to the second; past the end the seconds go on. */
export const useLeft = (clock: Clock | null, now: () => number): number => {
  const ms = clock ? left(clock, now()) : 0;
  const next = clock && ms === 0 ? 1000 - (overrun(clock, now()) % 1000) : ms;
  useTick(1000, clock?.startedAt == null ? 0 : next);
  return ms;
};
