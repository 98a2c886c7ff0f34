// The `.omerta` container: a zip of text files with a manifest of their hashes and of the heads of the log.
import { listOf, mapOf, oneOf, orNull, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { name } from '@omerta/base/values.ts';
import type { Head } from '@omerta/store/chain.ts';
import { parseJson } from '@omerta/store/envelope.ts';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { sha256 } from '../memory-store.ts';
import type { OfficeRefusal } from '../refusal.ts';

const archiveFormat = 1;
const formatName = 'omerta.archive/';
const manifestName = 'manifest.json';
export const logName = 'log.jsonl';

/** `club`: everything, as a backup holds it; `tournament`: one tournament with its games. */
const archiveKinds = ['tournament', 'club'] as const;

type Manifest = {
  readonly format: string;
  readonly kind: (typeof archiveKinds)[number];
  readonly tournament: string | null;
  readonly heads: readonly Head[];
  /** The SHA-256 of each file by its name. */
  readonly files: Readonly<Record<string, string>>;
};

export type Files = ReadonlyMap<string, string>;
export type Archive = { readonly manifest: Manifest; readonly files: Files };

/** A zip keeps the time of the wall: the same on every day and in every zone, at noon, which no zone ever skipped. */
const noTime = new Date(1980, 0, 1, 12);
const level = 6;
const largestMegabytes = 1_024;

export const packArchive = (
  about: Pick<Manifest, 'kind' | 'tournament' | 'heads'>,
  files: Files,
): Uint8Array<ArrayBuffer> => {
  const names = [...files.keys()].sort();
  const { kind, tournament, heads } = about;
  const manifest: Manifest = {
    format: `${formatName}${archiveFormat}`,
    kind,
    tournament,
    heads: heads
      .toSorted((a, b) => (a.stream < b.stream ? -1 : 1))
      .map(({ stream, version, hash }) => ({ stream, version, hash })),
    files: Object.fromEntries(names.map((each) => [each, sha256(files.get(each) ?? '')])),
  };
  const zippable: Zippable = { [manifestName]: strToU8(`${JSON.stringify(manifest, null, 1)}\n`) };
  for (const each of names) zippable[each] = strToU8(files.get(each) ?? '');
  return zipSync(zippable, { level, mtime: noTime });
};

const manifestFile = shape({
  format: text,
  kind: oneOf(archiveKinds),
  tournament: orNull(name),
  heads: listOf(shape({ stream: name, version: whole(1, Number.MAX_SAFE_INTEGER), hash: text })),
  files: mapOf(text),
});

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decoded = (bytes: Uint8Array): string | null => {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
};

/** The entries that `wanted` names, by name; a refusal where this is no zip, or one that would fill the memory. */
const unzip = (
  bytes: Uint8Array,
  wanted: (entry: string) => boolean,
): ReadonlyMap<string, Uint8Array> | OfficeRefusal => {
  let size = 0;
  const most = largestMegabytes * 2 ** 20;
  try {
    const found = unzipSync(bytes, {
      filter: (file) => {
        if (!wanted(file.name)) return false;
        size += file.originalSize;
        return size <= most;
      },
    });
    return size <= most
      ? new Map(Object.entries(found))
      : { code: 'archive/too-large', most: largestMegabytes };
  } catch {
    return { code: 'archive/not-a-zip' };
  }
};

const manifestIn = (entries: ReadonlyMap<string, Uint8Array>): Manifest | OfficeRefusal => {
  const bytes = entries.get(manifestName);
  if (!bytes) return { code: 'archive/foreign' };
  const value = parseJson(decoded(bytes) ?? '');
  if (value === undefined) return { code: 'archive/manifest' };
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  const number =
    typeof format === 'string' && format.startsWith(formatName) ? Number(format.slice(formatName.length)) : 0;
  if (!Number.isInteger(number) || number < 1) return { code: 'archive/foreign' };
  if (number > archiveFormat) return { code: 'archive/newer-format', found: number, known: archiveFormat };
  const manifest = read(manifestFile, value);
  return isRefusal(manifest) ? { code: 'archive/manifest' } : manifest;
};

/** The manifest alone: quick, and nothing of it is checked against the files. */
export const manifestOf = (bytes: Uint8Array): Manifest | OfficeRefusal => {
  const entries = unzip(bytes, (entry) => entry === manifestName);
  return isRefusal(entries) ? entries : manifestIn(entries);
};

/** Every file that the manifest names, with its hash, and no other. */
export const openArchive = (bytes: Uint8Array): Archive | OfficeRefusal => {
  const entries = unzip(bytes, () => true);
  if (isRefusal(entries)) return entries;
  const manifest = manifestIn(entries);
  if (isRefusal(manifest)) return manifest;
  const files = new Map<string, string>();
  for (const [entry, hash] of Object.entries(manifest.files)) {
    const content = entries.get(entry);
    if (!content) return { code: 'archive/file-missing', entry };
    const read = decoded(content);
    if (read === null || sha256(read) !== hash) return { code: 'archive/file-changed', entry };
    files.set(entry, read);
  }
  const stranger = [...entries.keys()].find((entry) => entry !== manifestName && !files.has(entry));
  return stranger === undefined ? { manifest, files } : { code: 'archive/file-unknown', entry: stranger };
};
