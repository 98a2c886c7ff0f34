// The backups of a club's folder: written whole, thinned out by age, rewritten when a person is erased.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Head } from '@omerta/store/chain.ts';
import type { Store } from '@omerta/store/store.ts';
import { checkArchive } from '../archive/check.ts';
import { manifestOf, openArchive, packArchive } from '../archive/container.ts';
import { archiveClub } from '../archive/make.ts';
import { parsePeople, writePeople } from '../archive/people-file.ts';
import { peopleName } from '../archive/tournament-files.ts';
import type { GoodBackup, OfficeRefusal } from '../refusal.ts';
import { type Backup, type BackupReason, backupsAmong, freeBackup, isDue, outdated } from './backup-names.ts';
import { namesIn, readBytes, removeUnfinished, writeBytes } from './disk.ts';

const backupFolder = (folder: string): string => join(folder, 'backups');
export const backupFile = (folder: string, { name }: Pick<Backup, 'name'>): string =>
  join(backupFolder(folder), name);

/** Newest first. */
export const listBackups = (folder: string): Backup[] => {
  const names = namesIn(backupFolder(folder));
  return isRefusal(names) ? [] : backupsAmong(names);
};

const isSameAs = (bytes: Uint8Array, file: string): boolean => {
  const known = readBytes(file);
  return !isRefusal(known) && Buffer.compare(known, bytes) === 0;
};

/** Null where nothing has changed since the newest one; then those that have grown too old go. */
export const makeBackup = async (
  folder: string,
  store: Store,
  reason: BackupReason,
  at: number,
): Promise<Backup | null | OfficeRefusal> => {
  removeUnfinished(backupFolder(folder));
  const there = listBackups(folder);
  const [newest] = there;
  const bytes = await archiveClub(store);
  const made = freeBackup(
    there.map(({ name }) => name),
    at,
    reason,
  );
  const isNew = newest === undefined || !isSameAs(bytes, backupFile(folder, newest));
  const refused = isNew ? writeBytes(backupFile(folder, made), bytes) : undefined;
  if (refused) return refused;
  for (const old of outdated(listBackups(folder), at)) rmSync(backupFile(folder, old), { force: true });
  return isNew ? made : null;
};

/** Call it as often as you like with the time: it makes a backup at most once an hour. */
export const backUpHourly = async (
  folder: string,
  store: Store,
  at: number,
): Promise<Backup | null | OfficeRefusal> =>
  isDue(listBackups(folder), at) ? makeBackup(folder, store, 'hourly', at) : null;

/** The newest whose files, log and games are all in order. */
export const newestGoodBackup = async (folder: string): Promise<GoodBackup | null> => {
  for (const backup of listBackups(folder)) {
    const file = backupFile(folder, backup);
    const bytes = readBytes(file);
    if (!isRefusal(bytes) && !isRefusal(await checkArchive(bytes)))
      return { file, at: new Date(backup.at).toISOString() };
  }
  return null;
};

/** Files that are no longer what they were. */
export const damagedBackups = (folder: string): string[] =>
  listBackups(folder)
    .filter((backup) => {
      const bytes = readBytes(backupFile(folder, backup));
      return isRefusal(bytes) || isRefusal(openArchive(bytes));
    })
    .map(({ name }) => name);

/** Heads recorded in backups: a log that was rewritten as a whole does not have them. */
export const headsInBackups = (folder: string): Head[] =>
  listBackups(folder).flatMap((backup): readonly Head[] => {
    const bytes = readBytes(backupFile(folder, backup));
    const manifest = isRefusal(bytes) ? bytes : manifestOf(bytes);
    return isRefusal(manifest) ? [] : manifest.heads;
  });

export type Scrubbed = { readonly rewritten: number; readonly deleted: number };

/** Rewrites every backup without this person; an unreadable one may still hold his data and is deleted. */
export const scrubBackups = (folder: string, person: string): Scrubbed | OfficeRefusal => {
  removeUnfinished(backupFolder(folder));
  let rewritten = 0;
  let deleted = 0;
  for (const backup of listBackups(folder)) {
    const file = backupFile(folder, backup);
    const bytes = readBytes(file);
    const archive = isRefusal(bytes) ? bytes : openArchive(bytes);
    const people = isRefusal(archive) ? null : parsePeople(archive.files.get(peopleName) ?? '');
    if (isRefusal(archive) || people === null) {
      rmSync(file, { force: true });
      deleted++;
    } else if (people.has(person)) {
      const left = new Map([...people].filter(([id]) => id !== person));
      const refused = writeBytes(
        file,
        packArchive(archive.manifest, new Map([...archive.files, [peopleName, writePeople(left)]])),
      );
      if (refused) return refused;
      rewritten++;
    }
  }
  return { rewritten, deleted };
};
