// Files of this machine: read whole, written whole or not at all.
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { makeFolder } from '@omerta/store/make-folder.ts';
import type { OfficeRefusal, Trouble } from '../refusal.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const known: Readonly<Record<string, Trouble>> = {
  ENOENT: 'missing',
  ENOTDIR: 'not-folder',
  EEXIST: 'not-folder',
  EISDIR: 'is-folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOSPC: 'full',
};

export const troubleOf = (error: unknown): Trouble => known[codeOf(error)] ?? 'other';

/** No archive is larger, and none is read whole into the memory that is. */
const mostMegabytes = 256;

/** What stands under this name, if it is a file of a size that can be read at all: a device never ends. */
export const readBytes = (file: string): Uint8Array | OfficeRefusal => {
  try {
    const found = statSync(file);
    if (!found.isFile())
      return { code: 'file/unreadable', file, trouble: found.isDirectory() ? 'is-folder' : 'not-file' };
    if (found.size > mostMegabytes * 2 ** 20) return { code: 'file/too-large', file, most: mostMegabytes };
    return readFileSync(file);
  } catch (error) {
    return { code: 'file/unreadable', file, trouble: troubleOf(error) };
  }
};

/** Names in a folder; none where there is no such folder. */
export const namesIn = (folder: string): string[] | OfficeRefusal => {
  try {
    return readdirSync(folder);
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? [] : { code: 'folder/unwritable', folder, trouble: troubleOf(error) };
  }
};

/** Every file in a folder and in those within, by its place; links are not followed. */
export const filesUnder = (folder: string): string[] | OfficeRefusal => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .toSorted();
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? [] : { code: 'folder/unwritable', folder, trouble: troubleOf(error) };
  }
};

const syncFolder = (folder: string): void => {
  // Some systems do not open folders: there the name is as durable as they make it.
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {}
};

/** What a killed process leaves of a file it was writing. */
const unfinished = /^\..*\.tmp$/;

export const removeFile = (file: string): OfficeRefusal | undefined => {
  try {
    rmSync(file, { force: true });
    return undefined;
  } catch (error) {
    return { code: 'file/unwritable', file, trouble: troubleOf(error) };
  }
};

export const removeUnfinished = (folder: string): OfficeRefusal | undefined => {
  const names = namesIn(folder);
  if (isRefusal(names)) return names;
  return names
    .filter((name) => unfinished.test(name))
    .map((name) => removeFile(join(folder, name)))
    .find((refused) => refused !== undefined);
};

const writeThrough = (file: string, bytes: Uint8Array): void => {
  const descriptor = openSync(file, 'wx');
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Beside it first, on the disk, then under its name: a reader never sees half a file. */
export const writeBytes = (file: string, bytes: Uint8Array): OfficeRefusal | undefined => {
  const folder = dirname(file);
  const draft = join(folder, `.${basename(file)}.${process.pid}.tmp`);
  try {
    makeFolder(folder);
    rmSync(draft, { force: true });
    writeThrough(draft, bytes);
    renameSync(draft, file);
    syncFolder(folder);
    return undefined;
  } catch (error) {
    removeFile(draft);
    return { code: 'file/unwritable', file, trouble: troubleOf(error) };
  }
};

/** A file that must not be there yet: what somebody wrote is never overwritten. */
export const writeNewFile = (file: string, bytes: Uint8Array): OfficeRefusal | undefined => {
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch (error) {
    return codeOf(error) === 'EEXIST'
      ? { code: 'file/exists', file }
      : { code: 'file/unwritable', file, trouble: troubleOf(error) };
  }
  const refused = writeBytes(file, bytes);
  if (refused) removeFile(file);
  return refused;
};
