// A watched value in a component, drawn again when it is set.
import { useSyncExternalStore } from 'react';
import type { Watched } from './watched.ts';

export const useWatched = <T>({ subscribe, get }: Watched<T>): T => useSyncExternalStore(subscribe, get);
