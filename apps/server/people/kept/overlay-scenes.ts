// What the overlay behind a key shows, kept beside the key: whoever holds it sets it, and it goes with it.
import { orUsual } from '@omerta/base/kept.ts';
import { orNull, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type OverlayScene, overlayScene, usualScene } from '@omerta/tournament/overlay-scene.ts';
import type { Doorway } from './doorway.ts';
import { keyOf } from './ticket.ts';
import type { WatchKey } from './watch-keys.ts';

type OfKey = Pick<WatchKey, 'tournament' | 'id'>;

const placeOf = ({ tournament, id }: OfKey): string => keyOf('overlay-scene', tournament, id);
const kept = shape({ person: orNull(text), scene: orUsual(overlayScene, usualScene) });

export const sceneOf = async ({ vault }: Pick<Doorway, 'vault'>, key: OfKey): Promise<OverlayScene> => {
  const found = await vault.get(placeOf(key));
  const scene = found === undefined ? null : read(kept, found);
  return scene === null || isRefusal(scene) ? usualScene : scene.scene;
};

/** The last who sets it wins: two phones with one key know of each other. */
export const setScene = async (
  { vault }: Pick<Doorway, 'vault'>,
  key: OfKey,
  scene: OverlayScene | null,
): Promise<void> => {
  for (;;) {
    const before = (await vault.get(placeOf(key))) ?? null;
    if (before === null && scene === null) return;
    if (await vault.swap(placeOf(key), before, scene && { person: null, scene })) return;
  }
};
