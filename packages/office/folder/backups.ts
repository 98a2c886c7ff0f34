// The backups of a club's folder: written whole, thinned out by age, rewritten when a person is erased.
import { basename, join, resolve } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Head } from '@omerta/store/chain.ts';
import type { Store } from '@omerta/store/store.ts';
import { type ClubContents, contentsOf, packClub } from '../archive/club.ts';
import { manifestOf, openArchive, packArchive } from '../archive/container.ts';
import { parsePeople, peopleName, writePeople } from '../archive/people-file.ts';
import type { OfficeRefusal } from '../refusal.ts';
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

/** A club's folder and where its backups are put: beside it, so that what takes the one leaves the other. */
export type ClubPlace = { readonly folder: string; readonly backups: string };

export const clubPlace = (folder: string, backups: string = `${resolve(folder)}-backups`): ClubPlace => ({
  folder,
  backups,
});

/** Earlier programs put them into the folder: those are found and grow old with the others. */
const backupFolders = ({ folder, backups }: ClubPlace): readonly string[] => [
  backups,
  join(folder, 'backups'),
];

export type FoundBackup = Backup & { readonly file: string };

/** Newest first. */
const foundIn = (
  folders: readonly (readonly [folder: string, names: readonly string[]])[],
): FoundBackup[] => {
  const found = folders.flatMap(([folder, names]) =>
    backupsAmong(names).map((backup) => ({ ...backup, file: join(folder, backup.name) })),
  );
  return found.toSorted((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));
};

/** Newest first; for whoever changes them: a folder that cannot be read is not an empty one. */
const backupsIn = (place: ClubPlace): FoundBackup[] | OfficeRefusal => {
  const folders: [string, string[]][] = [];
  for (const folder of backupFolders(place)) {
    const unremoved = removeUnfinished(folder);
    if (unremoved) return unremoved;
    const names = namesIn(folder);
    if (isRefusal(names)) return names;
    folders.push([folder, names]);
  }
  return foundIn(folders);
};

/** Newest first. */
export const listBackups = (place: ClubPlace): FoundBackup[] =>
  foundIn(
    backupFolders(place).map((folder) => {
      const names = namesIn(folder);
      return [folder, isRefusal(names) ? [] : names];
    }),
  );

const isSameAs = (bytes: Uint8Array, file: string): boolean => {
  const known = readBytes(file);
  return !isRefusal(known) && Buffer.compare(known, bytes) === 0;
};

/** What is to be kept, why and when: plain data, so that another thread can be asked for it. */
export type BackupAsked = {
  readonly place: ClubPlace;
  readonly contents: ClubContents;
  readonly reason: BackupReason;
  readonly at: number;
};

/** Null where nothing has changed since the newest one. */
export type BackupMade = FoundBackup | null | OfficeRefusal;

/** Written whole; then those that have grown too old go. */
export const writeBackup = ({ place, contents, reason, at }: BackupAsked): BackupMade => {
  const there = backupsIn(place);
  if (isRefusal(there)) return there;
  const [newest] = there;
  const bytes = packClub(contents);
  const made = freeBackup(
    there.map(({ name }) => name),
    at,
    reason,
  );
  const file = join(place.backups, made.name);
  const isNew = newest === undefined || !isSameAs(bytes, newest.file);
  const refused = isNew ? writeBytes(file, bytes) : undefined;
  if (refused) return refused;
  const old = new Set(outdated(listBackups(place), at).map(({ name }) => name));
  // One that cannot be removed goes with a later backup.
  for (const each of listBackups(place)) if (old.has(each.name)) removeFile(each.file);
  return isNew ? { ...made, file } : null;
};

/** Of the moment it was asked for. */
export type MakeBackup = (
  place: ClubPlace,
  store: Store,
  reason: BackupReason,
  at: number,
) => Promise<BackupMade>;

/** In this thread, which does nothing else meanwhile. */
export const makeBackup: MakeBackup = async (place, store, reason, at) =>
  writeBackup({ place, contents: await contentsOf(store), reason, at });

/** While games are played, and otherwise. */
const often = { play: 600_000, hourly: 3_600_000 };

/** `foundSame`: when the newest was last found to hold everything. */
export const isBackupDue = (
  place: ClubPlace,
  at: number,
  reason: keyof typeof often,
  foundSame = Number.NEGATIVE_INFINITY,
): boolean => isDue([...listBackups(place).map((backup) => backup.at), foundSame], at, often[reason]);

/** Files that are no longer what they were. */
export const damagedBackups = (place: ClubPlace): string[] =>
  listBackups(place)
    .filter(({ file }) => {
      const bytes = readBytes(file);
      return isRefusal(bytes) || isRefusal(openArchive(bytes));
    })
    .map(({ name }) => name);

/** Heads recorded in backups: a log that was rewritten as a whole does not have them. */
export const headsInBackups = (place: ClubPlace): Head[] =>
  listBackups(place).flatMap(({ file }): readonly Head[] => {
    const bytes = readBytes(file);
    const manifest = isRefusal(bytes) ? bytes : manifestOf(bytes);
    return isRefusal(manifest) ? [] : manifest.heads;
  });

/** `left`: archives that only a person can look through, by their places in the folder or beside it. */
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

/** As a person finds it: from the folder on, or where the backups lie. */
type Scrubbable = { readonly file: string; readonly called: string };

const scrubbableIn = ({ folder, backups }: ClubPlace): Scrubbable[] | OfficeRefusal => {
  const own = filesUnder(folder);
  if (isRefusal(own)) return own;
  const beside = filesUnder(backups);
  if (isRefusal(beside)) return beside;
  return [
    ...own.filter((each) => !isOwnFile(each)).map((each) => ({ file: join(folder, each), called: each })),
    ...beside.map((each) => ({ file: join(backups, each), called: join(backups, each) })),
  ];
};

/**
 * Rewrites every backup of the folder without this person, whatever its name. One whose bytes are no backup any more may still hold his data
 * and is deleted; one that the disk does not give is neither: the disk may give it again.
 */
export const scrubBackups = (place: ClubPlace, person: string): Scrubbed | OfficeRefusal => {
  const unfinished = backupFolders(place)
    .map(removeUnfinished)
    .find((refused) => refused !== undefined);
  if (unfinished) return unfinished;
  const files = scrubbableIn(place);
  if (isRefusal(files)) return files;
  const done: Record<ScrubbedFile, string[]> = { rewritten: [], deleted: [], left: [], untouched: [] };
  for (const { file, called } of files) {
    const scrubbed = scrubFile(file, person);
    if (typeof scrubbed !== 'string') return scrubbed;
    done[scrubbed].push(called);
  }
  return { rewritten: done.rewritten.length, deleted: done.deleted.length, left: done.left };
};
