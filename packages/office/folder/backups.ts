// The backups of a club's folder: written whole, thinned out by age, rewritten when a person is erased.
import { basename, join } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Head } from '@omerta/store/chain.ts';
import type { Store } from '@omerta/store/store.ts';
import { checkArchive } from '../archive/check.ts';
import { manifestOf, openArchive, packArchive } from '../archive/container.ts';
import { archiveClub } from '../archive/make.ts';
import { parsePeople, writePeople } from '../archive/people-file.ts';
import { peopleName } from '../archive/tournament-files.ts';
import type { GoodBackup, OfficeRefusal } from '../refusal.ts';
import {
  type Backup,
  type BackupReason,
  backupsAmong,
  freeBackup,
  isDue,
  outdated,
  parseBackupName,
} from './backup-names.ts';
import { filesUnder, namesIn, readBytes, removeFile, removeUnfinished, writeBytes } from './disk.ts';

const backupFolder = (folder: string): string => join(folder, 'backups');
export const backupFile = (folder: string, { name }: Pick<Backup, 'name'>): string =>
  join(backupFolder(folder), name);

/** Newest first; for whoever changes them: a folder that cannot be read is not an empty one. */
const backupsIn = (folder: string): Backup[] | OfficeRefusal => {
  const unremoved = removeUnfinished(backupFolder(folder));
  if (unremoved) return unremoved;
  const names = namesIn(backupFolder(folder));
  return isRefusal(names) ? names : backupsAmong(names);
};

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
  const there = backupsIn(folder);
  if (isRefusal(there)) return there;
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
  // One that cannot be removed goes with a later backup.
  for (const old of outdated(listBackups(folder), at)) removeFile(backupFile(folder, old));
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

/** `left`: archives that only a person can look through, by their places in the folder. */
export type Scrubbed = {
  readonly rewritten: number;
  readonly deleted: number;
  readonly left: readonly string[];
};

type ScrubbedFile = 'rewritten' | 'deleted' | 'left' | 'untouched';

/** As every zip begins. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A backup of ours that nobody can read is deleted; anything else that may be an archive is for a person to look at. */
const scrubFile = (file: string, person: string): ScrubbedFile | OfficeRefusal => {
  const bytes = readBytes(file);
  if (isRefusal(bytes)) return bytes;
  const isOurs = parseBackupName(basename(file)) !== undefined;
  if (!isOurs && !isZip(bytes)) return 'untouched';
  const archive = openArchive(bytes);
  if (isRefusal(archive) && archive.code === 'archive/newer-format') return 'left';
  const kept = isRefusal(archive) ? null : parsePeople(archive.files.get(peopleName) ?? '');
  if (isRefusal(archive) || kept === null) return isOurs ? (removeFile(file) ?? 'deleted') : 'left';
  if (!kept.people.has(person)) return 'untouched';
  const people = new Map([...kept.people].filter(([id]) => id !== person));
  const files = new Map([...archive.files, [peopleName, writePeople(people, [...kept.erased, person])]]);
  return writeBytes(file, packArchive(archive.manifest, files)) ?? 'rewritten';
};

/** The log and the people, with what SQLite keeps beside them. */
const isOwnFile = (file: string): boolean => /^(log|people)\.(sqlite(-\w+)?|key)$/.test(file);

/**
 * Rewrites every backup in the folder without this person, whatever its name. One whose bytes are no backup any more may still hold his data
 * and is deleted; one that the disk does not give is neither: the disk may give it again.
 */
export const scrubBackups = (folder: string, person: string): Scrubbed | OfficeRefusal => {
  const unremoved = removeUnfinished(backupFolder(folder));
  if (unremoved) return unremoved;
  const files = filesUnder(folder);
  if (isRefusal(files)) return files;
  const done: Record<ScrubbedFile, string[]> = { rewritten: [], deleted: [], left: [], untouched: [] };
  for (const file of files.filter((each) => !isOwnFile(each))) {
    const scrubbed = scrubFile(join(folder, file), person);
    if (typeof scrubbed !== 'string') return scrubbed;
    done[scrubbed].push(file);
  }
  return { rewritten: done.rewritten.length, deleted: done.deleted.length, left: done.left };
};
