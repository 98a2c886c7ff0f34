// A folder on a disk that loses, tears and mixes what was not synced: everything acknowledged is there, once;
// and a disk that spoils what it had is found out.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical } from '@omerta/base/canonical.ts';
import { randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Commit, Receipt } from '../append.ts';
import type { Head } from '../chain.ts';
import { granted } from '../contract/ground.ts';
import { embeddedHome } from '../embedded.ts';
import { start } from '../home.ts';
import { logFormat } from '../sql-format.ts';
import { type OpenFile, openFile, openSqlite } from '../sqlite-file.ts';
import { openStore, type Store } from '../store.ts';
import { crashImage, type Disk, damagedImage } from './crash-images.ts';

const images = sizeOf('crashes');
const damages = Math.ceil(images / 2);

const root = mkdtempSync(join(tmpdir(), 'omerta-crash-'));
let folders = 0;
const freshFolder = (): string => join(root, String(++folders));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const commitNumber = (number: number): Commit => ({
  command: `k${number}`,
  at: number,
  device: 'writer',
  person: null,
  events: Array.from({ length: number % 5 === 4 ? 40 : 1 + (number % 3) }, (_, i) => ({
    type: 'Written',
    data: { number, i, text: 'x'.repeat(300) },
  })),
});
const streamOf = (number: number): string => `stream-${number % 3}`;

const diskOf = (folder: string): Disk => ({
  main: readFileSync(join(folder, 'log.sqlite')),
  wal: readFileSync(join(folder, 'log.sqlite-wal')),
});

const written = ({ main, wal }: Disk): string => {
  const folder = freshFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'log.sqlite'), main);
  writeFileSync(join(folder, 'log.sqlite-wal'), wal);
  return folder;
};

/** The disk after each acknowledgement, with what was acknowledged by then. */
type Moment = { readonly disk: Disk; readonly receipts: readonly Receipt[]; readonly heads: readonly Head[] };

const steps = 60;

/** The write-ahead log is copied and begun anew every few commits instead of every thousand pages. */
const openSmall: OpenFile = (file) => {
  const db = openFile(file);
  db.exec('PRAGMA wal_autocheckpoint = 40');
  return db;
};

const moments = async function* (): AsyncGenerator<Moment> {
  const folder = freshFolder();
  const store = granted(await openStore(embeddedHome(folder, openSmall)));
  const receipts: Receipt[] = [];
  for (let number = 0; number < steps; number++) {
    yield { disk: diskOf(folder), receipts: [...receipts], heads: await store.heads() };
    const { version } = await store.head(streamOf(number));
    receipts.push(granted(await store.append(streamOf(number), version, commitNumber(number))));
  }
  yield { disk: diskOf(folder), receipts: [...receipts], heads: await store.heads() };
  await store.close();
};

const contentOf = async (store: Store): Promise<string> => canonical(await Array.fromAsync(store.export()));

/** Everything acknowledged is there, the next command whole or not at all, and sent again it is there once. */
const expectWhole = async (image: Disk, { receipts }: Moment): Promise<'next' | 'no next'> => {
  const folder = written(image);
  const store = granted(await openStore(embeddedHome(folder)));
  for (const [number, receipt] of receipts.entries())
    expect(await store.receipt(streamOf(number), `k${number}`)).toEqual(receipt);
  const next = receipts.length;
  const found = await store.receipt(streamOf(next), `k${next}`);
  const { version } = await store.head(streamOf(next));
  const again = granted(await store.append(streamOf(next), version, commitNumber(next)));
  if (found) expect(again).toEqual(found);
  const total = [...receipts, again].reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const { events } = await store.readAll(start, total + 10);
  expect([events.length, events.at(-1)?.position]).toEqual([total, total]);
  expect(await store.verify()).toBeUndefined();
  await store.close();
  rmSync(folder, { recursive: true });
  return found ? 'next' : 'no next';
};

describe('a folder on a disk that crashes', () => {
  it('is synced at every commit, and its write-ahead log is the one that is torn here', () => {
    const db = openSqlite(root, 'log.sqlite', logFormat);
    if (isRefusal(db)) throw new Error(db.code);
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });

  it(`loses nothing acknowledged in ${images} images of what the disk may hold`, {
    timeout: 3_600_000,
  }, async () => {
    const random = randomFrom(propertySeed);
    const outcomes = { next: 0, 'no next': 0 };
    let [copied, restarted] = [0, 0];
    let before: Moment | undefined;
    for await (const after of moments()) {
      for (let i = 0; before && i < Math.ceil(images / steps); i++)
        outcomes[await expectWhole(crashImage(random, before.disk, after.disk), before)] += 1;
      if (before && !before.disk.main.equals(after.disk.main)) copied++;
      if (before && !before.disk.wal.subarray(0, 32).equals(after.disk.wal.subarray(0, 32))) restarted++;
      before = after;
    }
    // The moments that matter were among them: pages on their way into the main file, and a new beginning.
    expect(copied).toBeGreaterThan(3);
    expect(restarted).toBeGreaterThan(3);
    expect(outcomes.next).toBeGreaterThan(0);
    expect(outcomes['no next']).toBeGreaterThan(0);
  });

  it(`that spoils what it had is found out in ${damages} images`, {
    timeout: 3_600_000,
  }, async () => {
    const random = randomFrom(propertySeed);
    const outcomes = { refused: 0, missed: 0, whole: 0 };
    let number = 0;
    for await (const moment of moments()) {
      // Every tenth: from an empty log to one that was copied several times.
      if (number++ % 10 !== 9) continue;
      const untouched = granted(await openStore(embeddedHome(written(moment.disk))));
      const content = await contentOf(untouched);
      await untouched.close();
      for (let i = 0; i < Math.ceil(damages / 6); i++) {
        const folder = written(damagedImage(random, moment.disk));
        const store = await openStore(embeddedHome(folder));
        if (isRefusal(store)) {
          expect(['store/damaged', 'store/not-a-store']).toContain(store.code);
          outcomes.refused += 1;
        } else {
          // A write-ahead log ends where its first spoilt frame is: only heads kept elsewhere know of the rest.
          const damage = await store.verify(moment.heads);
          if (damage) expect(damage.kind).toBe('missing');
          else expect(await contentOf(store)).toBe(content);
          outcomes[damage ? 'missed' : 'whole'] += 1;
          await store.close();
        }
        rmSync(folder, { recursive: true });
      }
    }
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0);
  });
});
