// The browser's plain storage as the second place of what is not in the log yet, and what came back from there when the page began.
import { newId } from '../device/new-id.ts';
import { storage } from '../device/plain-storage.ts';
import { watched } from '../device/watched.ts';
import type { BroughtBack, bringBack as bringBackOne } from '../session/bring-back.ts';
import {
  forget,
  noSecondPlace,
  placeIn,
  type SecondPlace,
  type Unsaved,
  unsavedIn,
} from '../session/unsaved.ts';

type BringBack = typeof bringBackOne;

/** Held as long as the page lives: what a living page keeps is its own. Without HTTPS there are no locks, and nobody is asked. */
const page = newId();
const lockOf = (by: string): string => `omerta page ${by}`;
void navigator.locks?.request(lockOf(page), () => new Promise(() => undefined)).catch(() => undefined);

export const secondPlace: SecondPlace = storage ? placeIn(storage, page) : noSecondPlace;

/** What is told once, until it is understood. */
export const broughtBack = watched<readonly BroughtBack[]>([]);

const all = (): readonly Unsaved[] => (storage ? unsavedIn(storage, Object.keys(storage)) : []);

const livingPages = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
};

/** The way back is fetched where something is to come back: what it is lies safe until then. A room's game goes back to its room. */
export const bringAllBack = async (log: Parameters<BringBack>[0], room?: string): Promise<void> => {
  const living = await livingPages();
  const left = all().filter(
    ({ by, game }) =>
      !living.has(lockOf(by)) && (room === undefined ? !game.startsWith('room/') : game === room),
  );
  if (!storage || left.length === 0) return;
  const { bringBack } = await import('../session/bring-back.ts');
  const told: BroughtBack[] = [];
  for (const unsaved of left) {
    const done = await bringBack(log, unsaved);
    if (done.outcome !== 'unwritten') forget(storage, unsaved);
    told.push(done);
  }
  broughtBack.set(told.filter(({ count }) => count > 0));
};

/** Nothing of a deleted game stays. */
export const forgetUnsaved = (game: string): void => {
  if (storage) for (const unsaved of all()) if (unsaved.game === game) forget(storage, unsaved);
};
