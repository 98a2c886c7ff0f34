// Whether a game is in play in any window of this browser: each window that has one open holds a lock, and lets go with it.
import { useEffect } from 'react';

const name = 'omerta playing';

/** While it is on the screen of a game that is not over. */
export const useHoldPlaying = (isPlaying: boolean): void => {
  useEffect(() => {
    if (!isPlaying || !navigator.locks) return undefined;
    const done = new AbortController();
    const held = new Promise<void>((release) => done.signal.addEventListener('abort', () => release()));
    void navigator.locks
      .request(name, { mode: 'shared', signal: done.signal }, () => held)
      .catch(() => undefined);
    return () => done.abort();
  }, [isPlaying]);
};

export const isPlayedAnywhere = async (): Promise<boolean> =>
  ((await navigator.locks?.query())?.held ?? []).some((lock) => lock.name === name);

/** Does it while no window plays and none begins to; false where one does. */
export const whileNobodyPlays = (work: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
