// The contract inside a page: the test opens this in a browser and asks for one case after another.
import { openDB } from 'idb';
import { type BrowserSchema, browserHome } from '../browser.ts';
import type { End } from '../chain.ts';
import { openDeviceStore } from '../device.ts';
import { openStore, type Store } from '../store.ts';
import { contract } from './contract.ts';
import { deviceCases } from './device-cases.ts';
import { commitOf, granted, type Raw, type Trial } from './ground.ts';

let databases = 0;

const tamper = async (name: string, change: (raw: Raw) => Raw): Promise<void> => {
  const db = await openDB<BrowserSchema>(name);
  const tx = db.transaction(['events', 'heads'], 'readwrite');
  const [events, recorded] = [tx.objectStore('events'), tx.objectStore('heads')];
  const { rows, heads } = change({ rows: await events.getAll(), heads: await recorded.getAll() });
  await Promise.all([events.clear(), recorded.clear()]);
  await Promise.all([...rows.map((row) => events.add(row)), ...heads.map((head) => recorded.add(head))]);
  await tx.done;
  db.close();
};

const trialWith = (golden: readonly string[]): Trial => ({
  golden,
  runs: 6,
  fresh: async () => {
    const name = `case-${++databases}`;
    return {
      shared: true,
      open: async (upcasters) => openStore(await browserHome(name), upcasters),
      tamper: (change) => tamper(name, change),
    };
  },
});

export const runCase = async (title: string, golden: readonly string[]): Promise<void> =>
  contract.find((each) => each.title === title)?.run(trialWith(golden));

export const runDeviceCase = async (title: string): Promise<void> => {
  const name = `device-${++databases}`;
  return deviceCases
    .find((each) => each.title === title)
    ?.run({
      open: async () => openDeviceStore(await browserHome(name)),
      tamper: (change) => tamper(name, change),
    });
};

/** A device whose record of the end is gone or wrong opens whole and is written on. */
export const withoutEnd = async (name: string, end: unknown): Promise<unknown> => {
  const open = async () => granted(await openDeviceStore(await browserHome(name)));
  const store = await open();
  granted(await store.append('g', 0, commitOf('c1', 'one', 'two')));
  await store.close();
  const db = await openDB<BrowserSchema>(name);
  if (end === undefined) await db.delete('end', 'end');
  else await db.put('end', end as End, 'end');
  db.close();
  const again = await open();
  granted(await again.append('g', 2, commitOf('c2', 'three')));
  const found = [again.damageOf('g') ?? null, (await again.read('g')).map(({ position }) => position)];
  await again.close();
  return found;
};

const opened = async (name: string): Promise<Store> => granted(await openStore(await browserHome(name)));

/** Appends until the page is closed, one event a command, and tells each acknowledged version. */
export const appendForEver = async (
  name: string,
  acknowledge: (version: number) => unknown,
): Promise<void> => {
  const store = await opened(name);
  for (let { version } = await store.head('g'); ; version++)
    acknowledge(granted(await store.append('g', version, commitOf(`c${version}`, version))).last);
};

export const versionsIn = async (name: string): Promise<readonly number[]> => {
  const store = await opened(name);
  const events = await store.read('g');
  await store.close();
  return events.map(({ version }) => version);
};

/** What opening a database of the next format is answered with. */
export const openNewer = async (name: string): Promise<unknown> => {
  (await openDB(name, 2)).close();
  return browserHome(name);
};
