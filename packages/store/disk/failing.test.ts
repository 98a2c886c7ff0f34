// Each call to SQLite fails in turn: a refusal, nothing acknowledged lost, nothing written twice, and the store goes on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { commitOf, granted } from '../contract/ground.ts';
import { embeddedHome } from '../embedded.ts';
import { StoreFault } from '../fault.ts';
import { start } from '../home.ts';
import { openStore, type Store } from '../store.ts';
import { type Failure, failingFiles } from './failing-file.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-failing-'));
let folders = 0;
afterAll(() => rmSync(root, { recursive: true, force: true }));

const commits = [0, 1, 2, 3].map((i) =>
  commitOf(`c${i}`, ...Array.from({ length: 1 + i }, (_, k) => ({ i, k }))),
);

/** A read may fail, and then says why; it never gives what is not so. */
const asked = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    expect(error.refusal).toMatchObject({ code: 'store/out-of-reach' });
    return read();
  }
};

/** Everything a store is asked for; whatever is refused is sent once more. */
const life = async (store: Store): Promise<void> => {
  let version = 0;
  for (const commit of commits) {
    const answer = await store.append('g', version, commit);
    if (isRefusal(answer)) expect(answer).toMatchObject({ code: 'store/out-of-reach' });
    const receipt = granted(isRefusal(answer) ? await store.append('g', version, commit) : answer);
    expect(receipt).toMatchObject({ first: version + 1, last: version + commit.events.length });
    version = receipt.last;
    expect((await asked(() => store.head('g'))).version).toBe(version);
    expect(await asked(() => store.read('g'))).toHaveLength(version);
    await asked(() => store.people.put(commit.command, { name: commit.command }));
  }
  expect(await asked(() => store.receipt('g', 'c1'))).toMatchObject({ first: 2, last: 3 });
  expect((await asked(() => store.readAll(start, 100))).events).toHaveLength(version);
  expect(await asked(() => store.readOrder('g', 0, 100))).toHaveLength(version);
  const saved = await store.saveSnapshot('g', { version: 3, schema: 1, state: 'three' });
  if (saved) granted((await store.saveSnapshot('g', { version: 3, schema: 1, state: 'three' })) ?? {});
  expect(await asked(() => store.loadSnapshot('g', 1))).toMatchObject({ state: 'three' });
  await asked(() => store.people.erase('c1'));
  expect(await asked(() => store.people.list())).toEqual(['c0', 'c2', 'c3']);
  expect(await asked(() => store.verify())).toBeUndefined();
};

/** How many calls it took, and whether it could be opened. */
const liveWith = async (failure: Failure): Promise<{ readonly calls: number; readonly opened: boolean }> => {
  const folder = join(root, String(++folders));
  const files = failingFiles(failure);
  const store = await openStore(embeddedHome(folder, files.open));
  if (isRefusal(store)) expect(store.code).toBe('store/unreachable');
  else {
    await life(store);
    await store.close();
  }
  const again = granted(await openStore(embeddedHome(folder)));
  if (isRefusal(store)) await life(again);
  expect((await again.read('g')).map(({ command }) => command)).toEqual(
    commits.flatMap(({ command, events }) => events.map(() => command)),
  );
  expect(await again.people.list()).toEqual(['c0', 'c2', 'c3']);
  expect(await again.verify()).toBeUndefined();
  await again.close();
  return { calls: files.calls.length, opened: !isRefusal(store) };
};

describe('a folder in which a call fails', () => {
  // Each way begins at another call: together they try every one, also where each tries every third.
  const ways = [
    ['before', 10],
    ['before', 13],
    ['after', 10],
    ['after', 13],
  ] as const;
  const step = sizeOf('everyCall');
  for (const [turn, [when, code]] of ways.entries()) {
    it(`each in turn, ${when} it was done (${code}): is refused, and goes on`, async () => {
      const { calls } = await liveWith({ at: 0, when, code });
      expect(calls).toBeGreaterThan(100);
      let refusedToOpen = 0;
      for (let at = 1 + (turn % step); at <= calls; at += step) {
        const { opened } = await liveWith({ at, when, code });
        refusedToOpen += opened ? 0 : 1;
      }
      expect(refusedToOpen).toBeLessThan(calls / 2);
    });
  }
});
