// The way through the pictures of a game: by itself at a chosen speed, by a press, by the keyboard.
import { useEffect, useState } from 'react';

/** Milliseconds a picture stands at usual speed: long enough to read what was done. */
const pause = 2400;

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

export type Walk = {
  readonly at: number;
  readonly last: number;
  readonly to: (next: number) => void;
  readonly playing: boolean;
  readonly play: (is: boolean) => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
};

const isOn = ({ target }: KeyboardEvent, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null;

/** Whoever writes, or moves a slider or a list of his own, keeps his keys. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || isOn(event, 'input, select, textarea, [role="dialog"]');

export const useWalk = (count: number, first = 0): Walk => {
  const last = count - 1;
  const within = (step: number): number => Math.min(Math.max(step, 0), last);
  const [at, setAt] = useState(within(first));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (at >= last ? setPlaying(false) : setAt(at + 1)), pause / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTaken(event)) return;
      if (event.key === 'ArrowRight') setAt((now) => Math.min(now + 1, last));
      if (event.key === 'ArrowLeft') setAt((now) => Math.max(now - 1, 0));
      if (event.key === 'Home') setAt(0);
      if (event.key === 'End') setAt(last);
      if (event.key !== ' ' || isOn(event, 'button, a, summary')) return;
      event.preventDefault();
      setPlaying((is) => !is);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last]);
  return { at, last, to: (next) => setAt(within(next)), playing, play: setPlaying, speed, setSpeed };
};
