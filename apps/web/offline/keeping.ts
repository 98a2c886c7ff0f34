// Asks the browser not to throw the games away when its disk is full, and remembers what it said.
import { useEffect } from 'react';
import { useWatched } from '../device/use-watched.ts';
import { watched } from '../device/watched.ts';
import { canPromise } from './abilities.ts';

/** `unasked` too where the browser knows no such promise. */
export type Persistence = 'unasked' | 'kept' | 'refused';

const keeping = watched<Persistence>('unasked');

const askToKeep = async (): Promise<void> => {
  if (!canPromise()) return;
  const yes = (await navigator.storage.persisted()) || (await navigator.storage.persist());
  keeping.set(yes ? 'kept' : 'refused');
};

/** Asked where a game is on the screen, and where the referee looks what his device keeps. */
export const useAskToKeep = (): void => {
  useEffect(() => void askToKeep().catch(() => undefined), []);
};

export const useKeeping = (): Persistence => useWatched(keeping);
