// What is live on this server: the hub over the log, and the names beside its pictures.
import type { Store } from '@omerta/store/store.ts';
import { countsIn } from './counts.ts';
import { drawWith } from './frame.ts';
import { type Hub, hubOn } from './hub.ts';
import { type Names, namesFrom } from './names.ts';

export type Live = { readonly hub: Hub; readonly names: Names };

export const liveOn = (store: Store, now: () => Date): Live => {
  const clock = (): number => now().getTime();
  const names = namesFrom(store.people, clock);
  return { names, hub: hubOn(store, clock, drawWith(names), countsIn(store)) };
};
