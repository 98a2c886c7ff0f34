// The way through the pictures: by itself, by a press, by the arrow keys.
import { useEffect, useState } from 'react';

/** Milliseconds a picture stands: long enough to read what was done. */
const pause = 2400;

export type Walk = {
  readonly at: number;
  readonly last: number;
  readonly to: (next: number) => void;
  readonly playing: boolean;
  readonly play: (is: boolean) => void;
};

export const useWalk = (count: number): Walk => {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = count - 1;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (at >= last ? setPlaying(false) : setAt(at + 1)), pause);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, [role="dialog"]')) return;
      if (event.key === 'ArrowRight') setAt((now) => Math.min(now + 1, last));
      if (event.key === 'ArrowLeft') setAt((now) => Math.max(now - 1, 0));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last]);
  return { at, last, to: (next) => setAt(Math.min(Math.max(next, 0), last)), playing, play: setPlaying };
};
