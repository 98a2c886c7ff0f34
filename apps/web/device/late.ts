// Parts of a screen that come after it: fetched when they are first shown, or ahead where no worker keeps them for a lost network.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<T> = () => Promise<T>;

const loads = new Set<Load<unknown>>();

export const fetchedAhead = <T>(load: Load<T>): Load<T> => {
  loads.add(load);
  return load;
};

export const late = <P>(load: Load<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> => {
  fetchedAhead(load);
  return lazy(async () => ({ default: await load() }));
};

/** One after the other; a part that has come may name more. What did not come is asked for when it is shown. */
export const fetchAhead = async (): Promise<void> => {
  for (const load of loads) await load().catch(() => undefined);
};
