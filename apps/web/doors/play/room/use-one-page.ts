// A chair on one page of a browser alone: the newest plays, the others rest until they are wanted.
import { useEffect, useState } from 'react';

export type OnePage = { readonly isElsewhere: boolean; readonly playHere: () => void };

/** Two pages would answer for each other's voice. */
export const useOnePage = (room: string): OnePage => {
  const [isElsewhere, setElsewhere] = useState(false);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew each time this page takes the chair
  useEffect(() => {
    const pages = new BroadcastChannel(`omerta room ${room}`);
    pages.addEventListener('message', () => setElsewhere(true));
    pages.postMessage(null);
    return () => pages.close();
  }, [room, times]);
  const playHere = (): void => {
    setElsewhere(false);
    setTimes(times + 1);
  };
  return { isElsewhere, playHere };
};
