// A static site as a folder: there whole in the end, or as it was before; and as one file to put somewhere else.
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { zip } from '../archive/zip-write.ts';
import type { OfficeRefusal } from '../refusal.ts';
import { troubleOf } from './disk.ts';

const isPacked = (name: string): boolean => name.endsWith('.gz');

/** Says that a folder was made here, and may be made again. */
const mark = '.omerta-site';

const taken = (place: string, folder: string): OfficeRefusal | undefined => {
  if (!existsSync(place)) return undefined;
  if (!statSync(place).isDirectory()) return { code: 'folder/unwritable', folder, trouble: 'is-file' };
  const isFree = readdirSync(place).length === 0 || existsSync(join(place, mark));
  return isFree ? undefined : { code: 'folder/not-empty', folder };
};

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, each) => sum + statSync(join(each.parentPath, each.name)).size, 0);

/** `assets`: the folder of the pages' own style and scripts. The size is in bytes. */
export const writeSite = (
  folder: string,
  files: ReadonlyMap<string, string>,
  assets: string,
): { readonly size: number } | OfficeRefusal => {
  const place = resolve(folder);
  const aside = `${place}.${randomUUID()}.tmp`;
  try {
    const refused = taken(place, folder);
    if (refused) return refused;
    mkdirSync(aside, { recursive: true });
    for (const [name, text] of files) {
      mkdirSync(dirname(join(aside, name)), { recursive: true });
      writeFileSync(join(aside, name), text);
    }
    cpSync(assets, join(aside, 'assets'), { recursive: true, filter: (from) => !isPacked(from) });
    writeFileSync(join(aside, mark), '');
    const size = sizeOf(aside);
    rmSync(place, { recursive: true, force: true });
    renameSync(aside, place);
    return { size };
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    return { code: 'folder/unwritable', folder, trouble: troubleOf(error) };
  }
};

/** The same files in a zip. */
export const zipSite = (files: ReadonlyMap<string, string>, assets: string): Uint8Array<ArrayBuffer> => {
  const all = new Map<string, Uint8Array>();
  for (const [name, text] of files) all.set(name, Buffer.from(text));
  for (const name of readdirSync(assets))
    if (!isPacked(name)) all.set(`assets/${name}`, readFileSync(join(assets, name)));
  return zip(all);
};
