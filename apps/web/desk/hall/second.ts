// One timer for everything in a room that counts: whoever shows a text is drawn anew only when the text is another.
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

const tick = (): void => {
  now = Date.now();
  timer = setTimeout(tick, 1_000 - (now % 1_000));
  for (const told of [...listeners]) told();
};

const subscribe = (told: () => void): (() => void) => {
  listeners.add(told);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(told);
    if (listeners.size === 0) clearTimeout(timer);
  };
};

/** What is to be shown at an instant, fresh to the second. */
export const useEverySecond = <T extends string | number | boolean>(shown: (now: number) => T): T =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => shown(now), [shown]),
  );

const coarse = 10_000;

/** For whatever waits for minutes: fresh to ten seconds. */
export const useCoarseNow = (): number => useEverySecond((now) => Math.floor(now / coarse) * coarse);
