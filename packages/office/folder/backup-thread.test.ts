// Backups by a thread of their own: the same bytes, of the moment they were asked for; one that fails is told and replaced.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { afterAll, expect, it } from 'vitest';
import { checkArchive } from '../archive/check.ts';
import { playingClub } from '../testing/club.ts';
import { heldBackups } from '../testing/held-backups.ts';
import { granted } from '../testing/played.ts';
import { type BackupThread, backupThread } from './backup-thread.ts';
import { type ClubPlace, clubPlace, listBackups, makeBackup } from './backups.ts';
import { openNewFolder } from './club-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-backup-thread-'));
afterAll(() => rmSync(root, { recursive: true }));
const noon = Date.parse('2026-01-10T12:00:00Z');

const withThread = async (
  name: string,
  thread: BackupThread,
  work: (place: ClubPlace, store: Store) => Promise<void>,
): Promise<void> => {
  const folder = join(root, name);
  const store = granted(await openNewFolder(folder));
  try {
    await playingClub(undefined, store);
    await work(clubPlace(folder), store);
  } finally {
    await thread.end();
    await store.close();
  }
};

const newestBytes = (place: ClubPlace): Buffer => readFileSync(listBackups(place)[0]?.file ?? '');

it('gives the bytes that the thread of its caller gives, and nothing where nothing has changed', async () => {
  const thread = backupThread();
  await withThread('same', thread, async (place, store) => {
    const beside = { ...place, backups: join(root, 'beside') };
    await makeBackup(beside, store, 'hand', noon);
    expect(await thread.make(place, store, 'hand', noon)).toMatchObject({ reason: 'hand', at: noon });
    expect(newestBytes(place).equals(newestBytes(beside))).toBe(true);
    expect(await thread.make(place, store, 'hand', noon + 60_000)).toBeNull();
    expect(await thread.make(beside, store, 'hand', noon + 60_000)).toBeNull();
  });
});

it('while one is made the log is written on; what comes later is not in it, and it is whole', async () => {
  const thread = heldBackups();
  await withThread('meanwhile', thread, async (place, store) => {
    const before = await store.heads();
    const making = thread.make(place, store, 'hand', noon);
    await thread.begun();
    const commit = { command: 'k', at: 1, device: 'd', person: null, events: [{ type: 'Noted', data: {} }] };
    granted(await store.append('audit/late', 0, commit));
    expect(listBackups(place)).toEqual([]);
    thread.goOn();
    expect(await making).toMatchObject({ reason: 'hand' });
    const checked = await checkArchive(newestBytes(place));
    if (isRefusal(checked)) throw new Error(JSON.stringify(checked));
    const byStream = (a: { stream: string }, b: { stream: string }) => (a.stream < b.stream ? -1 : 1);
    expect(checked.archive.manifest.heads).toEqual(before.toSorted(byStream));
  });
});

it('is of one moment also where the log is written while it is read', async () => {
  const thread = backupThread();
  await withThread('read', thread, async (place, store) => {
    const events = Array.from({ length: 1_500 }, (_, n) => ({ type: 'Noted', data: { n } }));
    const write = async (command: string, expected: number): Promise<void> =>
      void granted(
        await store.append('audit/long', expected, { command, at: 1, device: 'd', person: null, events }),
      );
    await write('k1', 0);
    const writtenMeanwhile: Store = {
      ...store,
      export: async function* (streams) {
        let line = 0;
        for await (const each of store.export(streams)) {
          if (++line === 1_200) await write('k2', events.length);
          yield each;
        }
      },
    };
    granted((await thread.make(place, writtenMeanwhile, 'hand', noon)) ?? {});
    expect(await store.head('audit/long')).toMatchObject({ version: 2 * events.length });
    const checked = await checkArchive(newestBytes(place));
    if (isRefusal(checked)) throw new Error(JSON.stringify(checked));
    expect(checked.archive.manifest.heads).toContainEqual(
      expect.objectContaining({ stream: 'audit/long', version: events.length }),
    );
  });
});

const programs = {
  ends: ['data:text/javascript,process.exit(3)', 'the thread ended with 3'],
  throws: ['data:text/javascript,throw new Error("broken")', 'broken'],
} as const;

it.each(Object.entries(programs))(
  'one that %s is a fault each time, and nobody waits for ever',
  async (name, [program, reason]) => {
    const thread = backupThread(new URL(program));
    await withThread(name, thread, async (place, store) => {
      for (let i = 0; i < 2; i++)
        await expect(thread.make(place, store, 'hand', noon)).rejects.toMatchObject({
          refusal: { code: 'store/out-of-reach', home: place.backups, reason },
        });
      expect(listBackups(place)).toEqual([]);
    });
  },
);

it('what the disk refuses is its answer', async () => {
  const thread = backupThread();
  await withThread('refused', thread, async (place, store) => {
    writeFileSync(place.backups, 'a file in its place');
    expect(await thread.make(place, store, 'hand', noon)).toMatchObject({ code: 'folder/unwritable' });
    rmSync(place.backups);
    expect(await thread.make(place, store, 'hand', noon)).toMatchObject({ reason: 'hand' });
  });
});
