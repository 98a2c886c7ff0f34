// Backups by themselves: none of what was signed is missing from the newest, and they do not get in each other's way.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace, listBackups, makeBackup } from '@omerta/office/folder/backups.ts';
import { openFolder, openNewFolder, restoreFolder } from '@omerta/office/folder/club-folder.ts';
import { newestGoodBackup } from '@omerta/office/folder/good-backup.ts';
import { give, playingClub, type TestClub } from '@omerta/office/testing/club.ts';
import { afterAll, expect, it } from 'vitest';
import { freshFolder } from '../testing/talk.ts';
import { isInPlay, keepBackups, toldBackups } from './keep-backups.ts';

const root = freshFolder();
afterAll(() => rmSync(root, { recursive: true }));
const noon = Date.parse('2026-01-10T12:00:00Z');

const opened = async (name: string) => {
  const folder = join(root, name);
  const store = await openNewFolder(folder);
  if (isRefusal(store)) throw new Error(store.code);
  const club: TestClub = await playingClub(undefined, store);
  const clock = { at: noon };
  const place = clubPlace(folder);
  return {
    folder,
    place,
    store,
    club,
    clock,
    backups: keepBackups(place, club.office, () => clock.at, makeBackup),
  };
};

it('what was written before it was asked for is in the backup, also of many who ask at once', async () => {
  const { folder, place, store, backups, clock } = await opened('signed');
  await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      await store.people.put(`p${i}`, { nick: `Nick ${i}` });
      expect(await backups.beforeSigned()).toBeUndefined();
    }),
  );
  clock.at += 60_000;
  await store.people.put('last', { nick: 'Last' });
  expect(await backups.beforeSigned()).toBeUndefined();
  const [newest] = listBackups(place);
  expect(newest).toMatchObject({ reason: 'signed', at: noon + 60_000 });
  // Those who came together share what is made.
  expect(listBackups(place).length).toBeLessThan(5);
  await store.close();
  rmSync(folder, { recursive: true });
  const good = await newestGoodBackup(place);
  const restored = await restoreFolder(readFileSync(good?.file ?? ''), folder);
  expect(isRefusal(restored)).toBe(false);
  const again = await openFolder(place);
  if (isRefusal(again)) throw new Error(again.code);
  expect(await again.people.list()).toEqual(expect.arrayContaining(['p0', 'p19', 'last']));
  await again.close();
});

it('every ten minutes while a game is played, every hour when none is', async () => {
  const { place, store, club, clock, backups } = await opened('play');
  expect(await isInPlay(club.office)).toBe(true);
  const after = async (minutes: number): Promise<readonly string[]> => {
    clock.at += minutes * 60_000;
    await store.people.put('p1', { nick: `Nick ${clock.at}` });
    await backups.whenDue();
    return listBackups(place).map(({ reason }) => reason);
  };
  expect(await after(0)).toEqual(['play']);
  expect(await after(9)).toEqual(['play']);
  expect(await after(1)).toEqual(['play', 'play']);
  await give(club, 'ref', 'announce-result', { game: 'q/1/1', winner: 'red' });
  expect(await isInPlay(club.office)).toBe(false);
  expect(await after(59)).toHaveLength(2);
  expect(await after(1)).toEqual(['hourly', 'play', 'play']);
  await store.close();
});

it('a log in which nothing is written is packed once an hour, not at every look', async () => {
  const { place, store, club, clock } = await opened('idle');
  await give(club, 'ref', 'announce-result', { game: 'q/1/1', winner: 'red' });
  let packed = 0;
  const backups = keepBackups(
    place,
    club.office,
    () => clock.at,
    (...asked) => {
      packed += 1;
      return makeBackup(...asked);
    },
  );
  const looks = async (minutes: number): Promise<number> => {
    for (let i = 0; i < minutes; i++) {
      clock.at += 60_000;
      await backups.whenDue();
    }
    return packed;
  };
  expect(await looks(1)).toBe(1);
  expect(await looks(120)).toBe(3);
  await store.people.put('p1', { nick: 'Nick' });
  expect(await looks(60)).toBe(4);
  expect(listBackups(place)).toHaveLength(2);
  await store.close();
});

it('a place that cannot be written is told, and the next one is tried again', async () => {
  const { place, store, backups } = await opened('unwritable');
  writeFileSync(place.backups, 'a file in its place');
  expect(await backups.beforeSigned()).toMatchObject({ code: 'folder/unwritable' });
  rmSync(place.backups);
  expect(await backups.beforeSigned()).toBeUndefined();
  await store.close();
});

it('that copies fail is told once where the owner looks, and once that they are good again; nothing is thrown', async () => {
  const { place, store, backups, clock } = await opened('told');
  const noted: unknown[] = [];
  const told = toldBackups(backups, {
    note: async (by, type, data) => void noted.push([by.device, type, data]),
  });
  expect(await told.whenDue()).toBeUndefined();
  rmSync(place.backups, { recursive: true });
  writeFileSync(place.backups, 'a file in its place');
  for (let i = 0; i < 3; i++) expect(await told.beforeSigned()).toMatchObject({ code: 'folder/unwritable' });
  expect(noted).toEqual([['server', 'BackupFailed', { reason: 'signed', code: 'folder/unwritable' }]]);
  rmSync(place.backups);
  clock.at += 60_000;
  await told.beforeSigned();
  await told.beforeSigned();
  expect(noted.slice(1)).toEqual([['server', 'BackupGood', { reason: 'signed' }]]);
  await store.close();
  expect(await told.beforeSigned()).toMatchObject({ code: 'store/refused' });
});
