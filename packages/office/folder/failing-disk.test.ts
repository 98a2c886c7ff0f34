// A club's folder on a disk that fails one call, each in turn: a refusal, and log and backups are as good as before.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { OfficeRefusal } from '../refusal.ts';
import { type DiskError, withFailingDisk } from '../testing/failing-disk.ts';
import { archiveOf, granted, playedTournament } from '../testing/played.ts';
import { backupName } from './backup-names.ts';
import { clubPlace, damagedBackups, listBackups, makeBackup } from './backups.ts';
import { erasePerson, openFolder, openNewFolder, restoreFolder, verifyFolder } from './club-folder.ts';
import { newestGoodBackup } from './good-backup.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-failing-disk-'));
let folders = 0;
const fresh = (): string => join(root, String(++folders));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const start = Date.parse('2026-01-10T12:00:00Z');
const minute = 60_000;

/** A folder with its log, two people and so many backups, all of one hour. */
const clubFolder = async (backups: number): Promise<{ readonly folder: string; readonly store: Store }> => {
  const folder = fresh();
  const store = granted(await openNewFolder(folder));
  const commit = { command: 'c1', at: 1, device: 'd', person: null, events: [{ type: 'Founded', data: {} }] };
  await store.append('notes', 0, commit);
  await store.people.put('p1', { nick: 'Erased-Nick' });
  for (let i = 0; i < backups; i++) {
    await store.people.put('p2', { nick: `Nick ${i}` });
    granted((await makeBackup(clubPlace(folder), store, 'hand', start + i * minute)) ?? {});
  }
  await store.people.put('p2', { nick: 'newest' });
  return { folder, store };
};

/** Every call of the work fails in turn, on a ground made anew for each. */
const eachCall = async <G>(
  ground: () => Promise<G>,
  work: (ground: G) => Promise<object | null>,
  after: (ground: G, result: object | null) => Promise<void>,
): Promise<void> => {
  const step = sizeOf('everyCall');
  for (const [turn, code] of (['EIO', 'ENOSPC'] as const satisfies readonly DiskError[]).entries()) {
    const sound = await ground();
    const { calls, result } = await withFailingDisk(root, 0, code, () => work(sound));
    expect(calls.length).toBeGreaterThan(4);
    expect(result !== null && isRefusal(result as OfficeRefusal)).toBe(false);
    for (let at = 1 + (turn % step); at <= calls.length; at += step) {
      const each = await ground();
      await after(each, (await withFailingDisk(root, at, code, () => work(each))).result);
    }
  }
};

describe('on a disk that fails one call', () => {
  it('a backup is made whole or refused, the ones before stay, and the log goes on', async () => {
    const at = start + 20 * minute;
    await eachCall(
      // One is to go with the next.
      () => clubFolder(10),
      ({ folder, store }) => makeBackup(clubPlace(folder), store, 'hand', at),
      async ({ folder, store }, result) => {
        const isMade = result !== null && !isRefusal(result);
        expect(existsSync(join(`${folder}-backups`, backupName(at, 'hand')))).toBe(isMade);
        expect(damagedBackups(clubPlace(folder))).toEqual([]);
        expect(listBackups(clubPlace(folder)).length).toBeGreaterThanOrEqual(10);
        granted((await makeBackup(clubPlace(folder), store, 'hand', at + minute)) ?? {});
        expect(await newestGoodBackup(clubPlace(folder))).not.toBeNull();
        expect(readdirSync(`${folder}-backups`).filter((name) => name.startsWith('.'))).toEqual([]);
        await store.close();
      },
    );
  });

  it('a person is erased from everywhere, or it is refused and done when repeated', async () => {
    const bytes = (folder: string): string =>
      listBackups(clubPlace(folder))
        .map(({ file }) => readFileSync(file).toString('latin1'))
        .join('');
    await eachCall(
      () => clubFolder(2),
      ({ folder, store }) => erasePerson(clubPlace(folder), store, 'p1'),
      async ({ folder, store }, result) => {
        if (result && isRefusal(result)) granted(await erasePerson(clubPlace(folder), store, 'p1'));
        expect(await store.people.get('p1')).toBeUndefined();
        expect(damagedBackups(clubPlace(folder))).toEqual([]);
        expect(listBackups(clubPlace(folder))).toHaveLength(2);
        expect(bytes(folder)).not.toContain('Erased-Nick');
        await store.close();
      },
    );
  });

  it('a folder is restored whole or not at all', async () => {
    const archive = await archiveOf(await playedTournament('fiim-2018', 2), true);
    await eachCall(
      async () => fresh(),
      (folder) => restoreFolder(archive, folder),
      async (folder, result) => {
        if (result && isRefusal(result)) {
          expect(existsSync(folder)).toBe(false);
          granted(await restoreFolder(archive, folder));
        }
        granted(await verifyFolder(clubPlace(folder)));
        await granted(await openFolder(clubPlace(folder))).close();
        rmSync(folder, { recursive: true });
      },
    );
  });
});
