// On pages that officials keep open all day: a new version is told between presses, and fetched only then.
import { lazy, Suspense, useEffect, useState } from 'react';
import { withTexts } from '../texts/load.ts';
import { useFreshVersion } from './register.ts';

const FreshVersion = lazy(async () => ({
  default: (await withTexts(import('./fresh-version.tsx'), 'offline')).FreshVersion,
}));

const calm = 2_000;

/** Nothing moves under a finger: it waits until nothing was pressed for a while. */
const useBetweenPresses = (isThere: boolean): boolean => {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (!isThere) return undefined;
    let timer = setTimeout(() => setCalm(true), calm);
    const hold = (): void => clearTimeout(timer);
    const wait = (): void => {
      hold();
      timer = setTimeout(() => setCalm(true), calm);
    };
    const heard = [
      ['pointerdown', hold],
      ['pointerup', wait],
      ['pointercancel', wait],
      ['keydown', wait],
    ] as const;
    for (const [type, listener] of heard) window.addEventListener(type, listener, true);
    return () => {
      hold();
      for (const [type, listener] of heard) window.removeEventListener(type, listener, true);
    };
  }, [isThere]);
  return isThere && isCalm;
};

export const FreshLine = () => {
  const isThere = useBetweenPresses(useFreshVersion() !== null);
  return <Suspense>{isThere && <FreshVersion />}</Suspense>;
};
