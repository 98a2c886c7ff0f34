// For tests: a tournament of twenty with its first game about to be dealt, and everybody who looks on, to be begun from again and again.
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/office/memory-store.ts';
import { give } from '@omerta/office/testing/club.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { emptyMemory, type Memory, memoryHome } from '@omerta/store/memory.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { broadcastOf } from '../../live/broadcast.ts';
import { commitsOf } from '../../live/commit.ts';
import { countsIn } from '../../live/counts.ts';
import { makeToken } from '../../people/kept/tokens.ts';
import { makeWatchKey, type WatchKeyKind } from '../../people/kept/watch-keys.ts';
import { placeOn } from '../live-server.ts';
import { peopleAsking, runningClub } from '../offices.ts';

export type PreparedHall = {
  readonly memory: Memory;
  /** When everything in it has happened. */
  readonly at: number;
  readonly tokens: Readonly<Record<string, string>>;
  readonly keys: Readonly<Record<WatchKeyKind, string>>;
};

/** Sits in the game, and holds an office beside. */
export const seatedOfficial = 'p2';

export const storeOn = async (memory: Memory): Promise<Store> => {
  const store = await openStore({ ...memoryHome(memory), sha256 }, upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  return store;
};

/** Whoever begins from here need not draw every picture of its preparation again. */
const keepCounted = async (store: Store): Promise<void> => {
  const broadcast = broadcastOf();
  for (const commit of commitsOf('cup', await store.readOrder('cup', 0, 10_000))) broadcast.apply(commit);
  const counted = broadcast.counted();
  if (counted) await countsIn(store).save('cup', counted);
};

const prepared = async (rulebook: RulebookId): Promise<PreparedHall> => {
  const memory = emptyMemory();
  const store = await storeOn(memory);
  const club = await runningClub({ rulebook, switches: {} }, store);
  await give(club, 'org', 'appoint', { person: seatedOfficial, office: 'referee' });
  const at = Date.parse(club.now);
  const place = placeOn(store, () => new Date(at));
  const tokens: Record<string, string> = {};
  for (const person of [...Object.values(peopleAsking), seatedOfficial]) {
    tokens[person] = (await makeToken(place, person, { name: 'test', days: 1 })).token;
    await store.people.put(person, { nickname: `Nick ${person}` });
  }
  const keyFor = async (kind: WatchKeyKind): Promise<string> =>
    (await makeWatchKey(place, { tournament: 'cup', kind, name: kind, by: 'org' })).key;
  const keys = { overlay: await keyFor('overlay'), screen: await keyFor('screen') };
  await keepCounted(store);
  await store.close();
  return { memory, at, tokens, keys };
};

const halls = new Map<RulebookId, Promise<PreparedHall>>();

export const hallOf = (rulebook: RulebookId): Promise<PreparedHall> => {
  const found = halls.get(rulebook) ?? prepared(rulebook);
  halls.set(rulebook, found);
  return found;
};

export const copyOf = (memory: Memory): Memory => ({
  ...structuredClone({ ...memory, watchers: new Set() }),
  watchers: new Set(),
});
