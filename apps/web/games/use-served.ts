// How a game that a server has too stands, for a component: null until it is known.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Follower, followed, type ServedState, showServed } from './follow-server.ts';

const nothing = (): (() => void) => () => undefined;

export type ServedDriver = { readonly driver: Follower['driver']; readonly state: ServedState };

export const useServed = (stream: string): ServedDriver | null => {
  const [follower, setFollower] = useState<Follower | null>(null);
  useEffect(() => {
    void followed(stream).then(setFollower);
    return showServed(stream);
  }, [stream]);
  const state = useSyncExternalStore(
    follower?.state.subscribe ?? nothing,
    () => follower?.state.get() ?? null,
  );
  return follower && state ? { driver: follower.driver, state } : null;
};
