// Keeps the screen awake while the table is open; the system lets go when the page is hidden, so it is asked again.
import { useEffect } from 'react';
import { afterPaint } from '../device/after-paint.ts';
import { canStayAwake } from './abilities.ts';

export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let [asking, gone] = [false, false];
    const ask = async (): Promise<void> => {
      const isHeld = lock && !lock.released;
      if (document.visibilityState !== 'visible' || !canStayAwake() || isHeld || asking) return;
      asking = true;
      await afterPaint();
      // A low battery may refuse it: the table works without.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined);
      asking = false;
      if (gone) await got?.release();
      else lock = got;
    };
    const again = (): void => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    // Some phones give it only after a touch.
    document.addEventListener('click', again);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      document.removeEventListener('click', again);
      void lock?.release();
    };
  }, []);
};
