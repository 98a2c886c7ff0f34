// A page left open rings when its player is called: sound, vibration and the title of its tab, until he says that he has heard.
import { useEffect, useRef, useState } from 'react';
import { vibrate } from '../../device/vibrate.ts';
import { keepAudioAwake } from '../../sound/audio.ts';
import { bell } from '../../sound/bell.ts';
import { newCall } from './new-call.ts';

const ringEvery = 4_000;
/** Whoever has not come by then is looked for by the desk. */
const mostRings = 15;

export const ring = (): void => {
  bell();
  vibrate([300, 150, 300, 150, 600]);
};

/** `called`: names the call, null while there is none; undefined until it is known. `told`: for the title. */
export const useRinging = (
  called: string | null | undefined,
  told: string,
): { readonly isRinging: boolean; readonly heard: () => void } => {
  const [ringing, setRinging] = useState<string | null>(null);
  const known = useRef<string | null | undefined>(undefined);
  useEffect(keepAudioAwake, []);
  useEffect(() => {
    if (called === undefined) return;
    const fresh = newCall(known.current, called);
    known.current = called;
    if (fresh !== null) setRinging(fresh);
    if (called === null) setRinging(null);
  }, [called]);
  useEffect(() => {
    if (ringing === null) return undefined;
    const before = document.title;
    let rings = 0;
    const again = (): void => {
      rings += 1;
      document.title = rings % 2 === 1 ? `🔔 ${told}` : told;
      if (rings <= mostRings) ring();
    };
    again();
    const timer = setInterval(again, ringEvery);
    return () => {
      clearInterval(timer);
      vibrate(0);
      document.title = before;
    };
  }, [ringing, told]);
  return { isRinging: ringing !== null, heard: () => setRinging(null) };
};
