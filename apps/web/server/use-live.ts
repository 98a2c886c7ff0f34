// What is watched over the socket, in a component: the newest picture of each thing, what is not to be watched, and whether the server is there.
import { useEffect, useState } from 'react';
import { type LivePicture, type LiveWatch, watchLive } from './live.ts';

export type LiveState = {
  readonly pictures: ReadonlyMap<string, LivePicture>;
  /** By what was asked for: the code of the problem. */
  readonly refused: ReadonlyMap<string, string>;
  readonly isConnected: boolean;
  /** By what was asked for: since when the phone of its table is out of the server's reach. */
  readonly silent: ReadonlyMap<string, string>;
  /** How far the server's time is ahead of this device's, in milliseconds. */
  readonly ahead: number;
};

const nothing: LiveState = {
  pictures: new Map(),
  refused: new Map(),
  isConnected: false,
  silent: new Map(),
  ahead: 0,
};

/** Watched anew when something else is asked for. */
export const useLive = (watches: readonly LiveWatch[]): LiveState => {
  const [state, setState] = useState(nothing);
  const asked = JSON.stringify(watches);
  useEffect(() => {
    setState(nothing);
    if (asked === '[]') return undefined;
    return watchLive(JSON.parse(asked) as readonly LiveWatch[], {
      picture: (picture) =>
        setState((before) => ({
          ...before,
          pictures: new Map(before.pictures).set(picture.watch, picture),
          refused: new Map([...before.refused].filter(([watch]) => watch !== picture.watch)),
        })),
      refused: (watch, code) =>
        setState((before) => ({
          ...before,
          pictures: new Map([...before.pictures].filter(([name]) => name !== watch)),
          refused: new Map(before.refused).set(watch, code),
        })),
      // What is silent is told anew to whoever comes back.
      connected: (isConnected) => setState((before) => ({ ...before, isConnected, silent: nothing.silent })),
      silent: (watch, since) =>
        setState(({ silent, ...before }) => {
          const others = [...silent].filter(([name]) => name !== watch);
          return { ...before, silent: new Map(since === null ? others : [...others, [watch, since]]) };
        }),
      alive: (instant) => setState((before) => ({ ...before, ahead: Date.parse(instant) - Date.now() })),
    });
  }, [asked]);
  return state;
};
