// Keeps the screen awake while the table is open; the system lets go when the page is hidden, so it is asked again.
import { useEffect } from 'react';
import { canStayAwake } from './abilities.ts';

export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !canStayAwake()) return;
      // A low battery may refuse it: the table works without.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (gone) await got?.release();
      else lock = got;
    };
    const again = (): void => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
};
