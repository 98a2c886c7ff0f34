// What is live on this server: the hub over the log, the names beside its pictures, the rooms in which people play, and which tables are heard.
import type { Store } from '@omerta/store/store.ts';
import { type Rooms, roomsOn } from '../rooms/rooms.ts';
import type { RoomsPlace } from '../rooms/rooms-place.ts';
import { countsIn } from './counts.ts';
import { drawWith } from './frame.ts';
import { type Hub, hubOn } from './hub.ts';
import { type Nicknames, namesFrom } from './names.ts';
import { type TablesHeard, tablesHeard } from './tables-heard.ts';

export type LiveParts = {
  readonly hub: Hub;
  readonly names: Nicknames;
  readonly rooms: Rooms;
  readonly heard: TablesHeard;
};

export const liveOn = (store: Store, now: () => Date, home: RoomsPlace['home'] = 'folder'): LiveParts => {
  const clock = (): number => now().getTime();
  const names = namesFrom(store.people, clock);
  const { vault } = store;
  if (vault === null) throw new Error('this home of the log keeps no secrets');
  return {
    names,
    hub: hubOn(store, clock, drawWith(names), countsIn(store)),
    rooms: roomsOn({ store, vault, now, home }),
    heard: tablesHeard(clock, home === 'folder'),
  };
};
