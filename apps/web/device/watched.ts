// A value that parts of the page watch: who sets it tells all of them.

export type Watched<T> = {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Gives what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
};

export const watched = <T>(first: T): Watched<T> => {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const changed of watchers) changed();
    },
    subscribe: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
};
