// The log in the browser's own database: the game survives a closed page and a lost network.
import { canonical } from '@omerta/base/canonical.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type End, emptyEnd, type Head, headsOf, noHash, type Row } from './chain.ts';
import type { DeviceHome } from './device.ts';
import { reasonOf } from './fault.ts';
import type { SavedState, Wake } from './home.ts';
import { endOfAll, oneChain } from './one-chain.ts';
import { orderOf } from './order.ts';
import { parsePersonal } from './people.ts';
import type { StoreRefusal } from './refusal.ts';
import { isRowOf } from './survey.ts';

export type BrowserSchema = DBSchema & {
  events: { key: number; value: Row; indexes: { place: [string, number]; command: [string, string] } };
  heads: { key: string; value: Head };
  end: { key: 'end'; value: End };
  snapshots: { key: string; value: SavedState };
  people: { key: string; value: string };
};

type Database = IDBPDatabase<BrowserSchema>;

/** Step n brings a database from format n to the next. */
const migrations: readonly ((db: Database) => void)[] = [
  (db) => {
    const events = db.createObjectStore('events', { keyPath: 'position' });
    events.createIndex('place', ['stream', 'version'], { unique: true });
    events.createIndex('command', ['stream', 'command']);
    db.createObjectStore('heads', { keyPath: 'stream' });
    db.createObjectStore('end');
    db.createObjectStore('snapshots', { keyPath: 'stream' });
    db.createObjectStore('people');
  },
];

const pageSize = 1000;

/** Every row, whatever it looks like, page by page in one transaction. */
const eachRow = async (
  events: { readonly getAll: (range: IDBKeyRange, count: number) => Promise<readonly Row[]> },
  see: (row: Row) => unknown,
): Promise<void> => {
  for (let after = Number.NEGATIVE_INFINITY; ; ) {
    const page = await events.getAll(IDBKeyRange.lowerBound(after, true), pageSize);
    for (const row of page) await see(row);
    if (page.length < pageSize) return;
    after = page.at(-1)?.position ?? after;
  }
};

const isEnd = (end: Partial<End> | undefined): end is End =>
  Number.isSafeInteger(end?.position) && typeof end?.link === 'string';

/** Nobody signs in at a device: it has no vault. */
type BrowserHome = DeviceHome & { readonly vault: null };

const homeOver = (db: Database, channel: BroadcastChannel): BrowserHome => {
  const watchers = new Set<Wake>();
  const wakeAll = (): void => {
    for (const wake of watchers) wake();
  };
  channel.addEventListener('message', wakeAll);
  const inStream = (stream: string, from: number): IDBKeyRange =>
    IDBKeyRange.bound([stream, from], [stream, Number.MAX_SAFE_INTEGER]);
  return {
    name: db.name,
    sha256,
    ...oneChain((after, limit) => db.getAll('events', IDBKeyRange.lowerBound(after, true), limit)),
    commit: async ({ streams, command }, plan) => {
      // `strict`: the browser answers after the disk has, not after the operating system's cache.
      const tx = db.transaction(['events', 'heads', 'end'], 'readwrite', { durability: 'strict' });
      // Its failure comes out of the requests below.
      tx.done.catch(() => undefined);
      const [events, ends] = [tx.objectStore('events'), tx.objectStore('end')];
      const [end, recorded, ...found] = await Promise.all([
        ends.get('end'),
        command === undefined ? [] : events.index('command').getAll([streams[0] ?? '', command]),
        ...streams.map((stream) => tx.objectStore('heads').get(stream)),
      ]);
      const heads = new Map(found.flatMap((head) => head ?? []).map((head) => [head.stream, head]));
      const { rows, answer } = plan({ ends: endOfAll(end ?? emptyEnd), heads, recorded });
      const last = rows.at(-1);
      if (!last) return answer;
      const written = [
        ...rows.map((row) => events.add(row)),
        ...headsOf(rows).map((head) => tx.objectStore('heads').put(head)),
      ];
      await Promise.all([...written, ends.put({ position: last.position, link: last.link }, 'end')]);
      await tx.done;
      channel.postMessage('committed');
      wakeAll();
      return answer;
    },
    recorded: (stream, command) => db.getAllFromIndex('events', 'command', [stream, command]),
    head: (stream) => db.get('heads', stream),
    readStream: (stream, from, limit) => db.getAllFromIndex('events', 'place', inStream(stream, from), limit),
    // A device keeps a few games: its streams are looked through.
    readOrder: async (order, after, limit) => {
      const tx = db.transaction(['events', 'heads']);
      const streams = await tx.objectStore('heads').getAllKeys();
      const places = tx.objectStore('events').index('place');
      const found = await Promise.all(
        streams.filter((name) => orderOf(name) === order).map((name) => places.getAll(inStream(name, 1))),
      );
      const rows = found.flat().filter(({ position }) => position > after);
      return rows.sort((a, b) => a.position - b.position).slice(0, limit);
    },
    ends: async () => {
      const tx = db.transaction(['heads', 'end']);
      const [end, heads] = await Promise.all([
        tx.objectStore('end').get('end'),
        tx.objectStore('heads').getAll(),
      ]);
      return { ends: endOfAll(end ?? emptyEnd), chains: 1, heads };
    },
    watch: (wake) => {
      watchers.add(wake);
      return () => watchers.delete(wake);
    },
    saveState: async (saved) => void (await db.put('snapshots', saved)),
    loadState: (stream) => db.get('snapshots', stream),
    people: {
      put: async (person, data) => void (await db.put('people', canonical(data), person)),
      get: async (person) => parsePersonal(await db.get('people', person)),
      list: async () => (await db.getAllKeys('people')).sort(),
      // The browser clears its own files when it compacts them: a page has no means to make it.
      erase: async (person) => {
        const tx = db.transaction('people', 'readwrite', { durability: 'strict' });
        const there = (await tx.store.getKey(person)) !== undefined;
        await tx.store.delete(person);
        await tx.done;
        return there;
      },
      // A device has no older copies of its people, and a browser no other hand.
      erased: async () => [],
      damaged: async () => [],
    },
    vault: null,
    isSound: async () => true,
    lying: async (see) => {
      const tx = db.transaction(['events', 'heads']);
      await eachRow(tx.objectStore('events'), see);
      return tx.objectStore('heads').getAll();
    },
    mendEnd: async () => {
      const tx = db.transaction(['events', 'end'], 'readwrite');
      const [last, end] = await Promise.all([
        tx.objectStore('events').openCursor(null, 'prev'),
        tx.objectStore('end').get('end'),
      ]);
      const position = last?.value.position ?? 0;
      if (!isEnd(end) || end.position < position)
        await tx.objectStore('end').put({ position, link: String(last?.value.link ?? noHash) }, 'end');
      await tx.done;
    },
    drop: async (stream) => {
      const tx = db.transaction(['events', 'heads', 'snapshots'], 'readwrite', { durability: 'strict' });
      const events = tx.objectStore('events');
      await eachRow(events, (row) => (isRowOf(stream, row) ? events.delete(row.position) : undefined));
      await Promise.all([tx.objectStore('heads').delete(stream), tx.objectStore('snapshots').delete(stream)]);
      await tx.done;
      channel.postMessage('dropped');
      wakeAll();
    },
    close: async () => {
      channel.close();
      db.close();
    },
  };
};

/** A browser that has not opened its database by then never does: Safari has left pages without an answer. */
const longestOpening = 10_000;

const open = (name: string): Promise<Database> => {
  const opening: Promise<Database> = openDB<BrowserSchema>(name, migrations.length, {
    upgrade: (fresh, from) => {
      for (const step of migrations.slice(from)) step(fresh);
    },
    // A page of a newer program waits for this one to let go.
    blocking: () => void opening.then((db) => db.close()),
  });
  return new Promise((resolve, reject) => {
    const overdue = setTimeout(() => {
      reject(new Error(`no answer within ${longestOpening / 1_000} s`));
      opening.then((db) => db.close()).catch(() => undefined);
    }, longestOpening);
    opening.then(resolve, reject).finally(() => clearTimeout(overdue));
  });
};

export const browserHome = async (name = 'omerta'): Promise<BrowserHome | StoreRefusal> => {
  try {
    const db = await open(name);
    return homeOver(db, new BroadcastChannel(`omerta ${name}`));
  } catch (error) {
    const newer = error instanceof DOMException && error.name === 'VersionError';
    const there = newer ? (await indexedDB.databases()).find((each) => each.name === name) : undefined;
    if (there)
      return { code: 'store/newer-format', home: name, found: there.version ?? 0, known: migrations.length };
    return { code: 'store/unreachable', home: name, reason: reasonOf(error) };
  }
};
