// The browser's plain storage as the second place of what is not in the log yet, and what came back from there when the page began.
import { newId } from '../device/new-id.ts';
import { watched } from '../device/watched.ts';
import type { GameLog } from '../session/game-log.ts';
import {
  type BroughtBack,
  bringBack,
  forget,
  noSecondPlace,
  placeIn,
  type SecondPlace,
  type Unsaved,
  unsavedIn,
} from '../session/unsaved.ts';

/** Held as long as the page lives: what a living page keeps is its own. Without HTTPS there are no locks, and nobody is asked. */
const page = newId();
const lockOf = (by: string): string => `omerta page ${by}`;
void navigator.locks?.request(lockOf(page), () => new Promise(() => undefined)).catch(() => undefined);

/** A browser may refuse even to be asked for it. */
export const storage = ((): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
})();

export const secondPlace: SecondPlace = storage ? placeIn(storage, page) : noSecondPlace;

/** What is told once, until it is understood. */
export const broughtBack = watched<readonly BroughtBack[]>([]);

const all = (): readonly Unsaved[] => (storage ? unsavedIn(storage, Object.keys(storage)) : []);

const livingPages = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
};

const bringOne = async (log: GameLog, unsaved: Unsaved): Promise<BroughtBack> => {
  const done = await bringBack(log, unsaved);
  if (done.outcome !== 'unwritten' && storage) forget(storage, unsaved);
  return done;
};

export const bringAllBack = async (log: GameLog): Promise<void> => {
  const living = await livingPages();
  const told: BroughtBack[] = [];
  for (const unsaved of all().filter(({ by }) => !living.has(lockOf(by))))
    told.push(await bringOne(log, unsaved));
  broughtBack.set(told.filter(({ count }) => count > 0));
};

/** Nothing of a deleted game stays. */
export const forgetUnsaved = (game: string): void => {
  if (storage) for (const unsaved of all()) if (unsaved.game === game) forget(storage, unsaved);
};
