// What is live on this server: the hub over the log, and the names beside its pictures.
import type { Store } from '@omerta/store/store.ts';
import { countsIn } from './counts.ts';
import { drawWith } from './frame.ts';
import { type Hub, hubOn } from './hub.ts';
import { type Nicknames, namesFrom } from './names.ts';

export type LiveParts = { readonly hub: Hub; readonly names: Nicknames };

export const liveOn = (store: Store, now: () => Date): LiveParts => {
  const clock = (): number => now().getTime();
  const names = namesFrom(store.people, clock);
  return { names, hub: hubOn(store, clock, drawWith(names), countsIn(store)) };
};
