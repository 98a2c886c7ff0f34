// A club's folder on this machine: opened, verified, made anew from an archive, a person erased from it.
import { existsSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { embeddedHome } from '@omerta/store/embedded.ts';
import { makeFolder } from '@omerta/store/make-folder.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { type CheckedArchive, checkArchive, logLines } from '../archive/check.ts';
import type { Archive } from '../archive/container.ts';
import { type KeptPeople, parsePeople, peopleName } from '../archive/people-file.ts';
import { namedIn } from '../archive/tournament-files.ts';
import type { OfficeRefusal } from '../refusal.ts';
import { entriesOf } from '../same-person.ts';
import { type Verified, verifyLog } from '../verify.ts';
import {
  type ClubPlace,
  damagedBackups,
  headsInBackups,
  listBackups,
  makeBackup,
  type Scrubbed,
  scrubBackups,
} from './backups.ts';
import { namesIn, troubleOf } from './disk.ts';
import { newestGoodBackup } from './good-backup.ts';

/** What cannot be opened because its bytes are not what they were. */
const isDamage = ({ code }: StoreRefusal): boolean =>
  code === 'store/damaged' || code === 'store/not-a-store';

const ownFiles = ['log.sqlite', 'people.sqlite'];

/** Never makes one where there is none, nor an empty file in place of a lost one. */
export const openFolder = async (place: ClubPlace): Promise<Store | OfficeRefusal> => {
  const { folder } = place;
  const missing = ownFiles.filter((file) => !existsSync(join(folder, file)));
  if (missing[0] !== undefined) {
    const backup = await newestGoodBackup(place);
    const nothing = missing.length === ownFiles.length && backup === null;
    return nothing
      ? { code: 'folder/none', folder }
      : { code: 'folder/file-missing', folder, file: missing[0], backup };
  }
  const store = await openStore(embeddedHome(folder), upcasters);
  if (!isRefusal(store)) return store;
  return isDamage(store)
    ? { code: 'folder/damaged', refusal: store, backup: await newestGoodBackup(place) }
    : { code: 'store/refused', refusal: store };
};

/** For whoever is going to write: with a backup of how it was found. */
export const openClub = async (place: ClubPlace, at: number): Promise<Store | OfficeRefusal> => {
  const store = await openFolder(place);
  const made = isRefusal(store) ? null : await makeBackup(place, store, 'start', at);
  if (isRefusal(store) || made === null || !isRefusal(made)) return store;
  await store.close();
  return made;
};

const notEmpty = (folder: string): OfficeRefusal | undefined => {
  const names = namesIn(folder);
  if (isRefusal(names)) return names;
  return names.length === 0 ? undefined : { code: 'folder/not-empty', folder };
};

/** Only where there is nothing yet. */
export const openNewFolder = async (folder: string): Promise<Store | OfficeRefusal> => {
  const taken = notEmpty(folder);
  if (taken) return taken;
  const store = await openStore(embeddedHome(folder), upcasters);
  return isRefusal(store) ? { code: 'store/refused', refusal: store } : store;
};

export type VerifiedFolder = Verified & {
  readonly backups: number;
  readonly damagedBackups: readonly string[];
  /** Whose data are not what was put. */
  readonly damagedPeople: readonly string[];
};

export const verifyOpenFolder = async (
  place: ClubPlace,
  store: Store,
): Promise<VerifiedFolder | OfficeRefusal> => {
  const verified = await verifyLog(store);
  if (isRefusal(verified)) return verified;
  const damage = await store.verify(headsInBackups(place));
  if (damage) return { code: 'log/damaged', damage };
  return {
    ...verified,
    backups: listBackups(place).length,
    damagedBackups: damagedBackups(place),
    damagedPeople: await store.people.damaged(),
  };
};

export const verifyFolder = async (place: ClubPlace): Promise<VerifiedFolder | OfficeRefusal> => {
  const store = await openFolder(place);
  if (isRefusal(store)) return store;
  try {
    return await verifyOpenFolder(place, store);
  } finally {
    await store.close();
  }
};

/** Without personal data everybody keeps the name that the archive says. */
const peopleIn = ({ files }: Archive): KeptPeople => {
  const file = files.get(peopleName);
  if (file !== undefined) return parsePeople(file) ?? { people: new Map(), erased: [] };
  const named = (namedIn(files) ?? []).filter(({ id, nick, club }) => nick !== id || club !== null);
  return { people: new Map(named.map(({ id, nick, club }) => [id, { nick, club }])), erased: [] };
};

const fillFolder = async (folder: string, archive: Archive): Promise<OfficeRefusal | undefined> => {
  const store = await openStore(embeddedHome(folder), upcasters);
  if (isRefusal(store)) return { code: 'store/refused', refusal: store };
  try {
    const taken = await store.import(logLines(archive.files));
    if (isRefusal(taken)) return { code: 'archive/log', refusal: taken };
    const { people, erased } = peopleIn(archive);
    for (const [person, data] of people) await store.people.put(person, data);
    for (const person of erased) await store.people.erase(person);
    return undefined;
  } finally {
    await store.close();
  }
};

/** Checked whole, made beside the folder, then put in its place: a folder is there whole or not at all. */
export const restoreFolder = async (
  bytes: Uint8Array,
  folder: string,
): Promise<CheckedArchive | OfficeRefusal> => {
  const taken = notEmpty(folder);
  if (taken) return taken;
  const checked = await checkArchive(bytes);
  if (isRefusal(checked)) return checked;
  const place = resolve(folder);
  let draft: string | undefined;
  try {
    makeFolder(dirname(place));
    draft = mkdtempSync(join(dirname(place), `.${basename(place)}-`));
    const refused = await fillFolder(draft, checked.archive);
    if (refused) return refused;
    if (existsSync(place)) rmdirSync(place);
    renameSync(draft, place);
    draft = undefined;
    return checked;
  } catch (error) {
    return { code: 'folder/unwritable', folder, trouble: troubleOf(error) };
  } finally {
    if (draft !== undefined) rmSync(draft, { recursive: true, force: true });
  }
};

/**
 * Backups first, the folder last: after an interruption the person is still there and the command is
 * repeated.
 */
export const erasePerson = async (
  place: ClubPlace,
  store: Store,
  person: string,
): Promise<Scrubbed | OfficeRefusal> => {
  const done: Scrubbed[] = [];
  for (const id of await entriesOf(store.people, person)) {
    const scrubbed = scrubBackups(place, id);
    if (isRefusal(scrubbed)) return scrubbed;
    const erased = await store.people.erase(id);
    if (erased || scrubbed.rewritten + scrubbed.left.length > 0) done.push(scrubbed);
  }
  if (done.length === 0) return { code: 'person/nothing-kept', person };
  return {
    rewritten: done.reduce((sum, each) => sum + each.rewritten, 0),
    deleted: done.reduce((sum, each) => sum + each.deleted, 0),
    left: [...new Set(done.flatMap(({ left }) => left))],
  };
};
