// A value that parts of the page watch: who sets it tells all of them.
import { useSyncExternalStore } from 'react';

export type Watched<T> = { readonly get: () => T; readonly set: (value: T) => void; readonly use: () => T };

export const watched = <T>(first: T): Watched<T> => {
  let value = first;
  const watchers = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (changed: () => void): (() => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  };
  return {
    get,
    set: (next) => {
      value = next;
      for (const changed of watchers) changed();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
};
