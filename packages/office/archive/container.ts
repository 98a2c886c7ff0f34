// The `.omerta` container: a zip of text files with a manifest of their hashes and of the heads of the log, and
// one head over all of it.
import { canonical } from '@omerta/base/canonical.ts';
import { readJson } from '@omerta/base/json.ts';
import { listOf, mapOf, oneOf, optional, orNull, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { name } from '@omerta/base/values.ts';
import type { Head } from '@omerta/store/chain.ts';
import { sha256 } from '../memory-store.ts';
import type { OfficeRefusal } from '../refusal.ts';
import { decoded, largest, unzip, type ZipRefusal } from './zip.ts';
import { zip } from './zip-write.ts';

const archiveFormat = 2;
/** From this format on a head stands over the files. */
const headFormat = 2;
const formatName = 'omerta.archive/';
const manifestName = 'manifest.json';
export const logName = 'log.jsonl';

/** `club`: everything, as a backup holds it; `tournament`: one tournament with its games. */
const archiveKinds = ['tournament', 'club'] as const;

type Contents = {
  readonly kind: (typeof archiveKinds)[number];
  readonly tournament: string | null;
  readonly heads: readonly Head[];
  /** The SHA-256 of each file by its name. */
  readonly files: Readonly<Record<string, string>>;
};

export type Manifest = Contents & {
  readonly format: string;
  /** Over everything above: whoever kept it knows this archive again. Null in format 1, which had none. */
  readonly head: string | null;
};

export type Files = ReadonlyMap<string, string>;
export type Archive = { readonly manifest: Manifest; readonly files: Files };

const headOf = ({ kind, tournament, heads, files }: Contents): string =>
  sha256(canonical({ kind, tournament, heads, files }));

export const packArchive = (
  about: Pick<Manifest, 'kind' | 'tournament' | 'heads'>,
  files: ReadonlyMap<string, string | Uint8Array>,
): Uint8Array<ArrayBuffer> => {
  const contentOf = (content: string | Uint8Array): Uint8Array =>
    typeof content === 'string' ? Buffer.from(content) : content;
  const sorted = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => [name, contentOf(content)] as const);
  const { kind, tournament, heads } = about;
  const contents: Contents = {
    kind,
    tournament,
    heads: heads
      .toSorted((a, b) => (a.stream < b.stream ? -1 : 1))
      .map(({ stream, version, hash }) => ({ stream, version, hash })),
    files: Object.fromEntries(sorted.map(([name, content]) => [name, sha256(content)])),
  };
  const manifest: Manifest = {
    format: `${formatName}${archiveFormat}`,
    ...contents,
    head: headOf(contents),
  };
  const manifestText = `${JSON.stringify(manifest, null, 1)}\n`;
  return zip(new Map([[manifestName, Buffer.from(manifestText)], ...sorted]));
};

const manifestFile = shape({
  format: text,
  kind: oneOf(archiveKinds),
  tournament: orNull(name),
  heads: listOf(shape({ stream: name, version: whole(1, Number.MAX_SAFE_INTEGER), hash: text })),
  files: mapOf(text),
  head: optional(text),
});

const refusalOf = (refusal: ZipRefusal): OfficeRefusal => {
  switch (refusal.code) {
    case 'zip/broken':
      return { code: 'archive/not-a-zip' };
    case 'zip/too-large':
      return { code: 'archive/too-large', most: largest.megabytes, times: largest.times };
    case 'zip/twice':
      return { code: 'archive/file-twice', entry: refusal.entry };
  }
};

const formatOf = (value: unknown): number => {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  const isOurs = typeof format === 'string' && format.startsWith(formatName);
  const number = isOurs ? Number(format.slice(formatName.length)) : 0;
  return Number.isInteger(number) && number > 0 ? number : 0;
};

const manifestIn = (entries: ReadonlyMap<string, Uint8Array>): Manifest | OfficeRefusal => {
  const bytes = entries.get(manifestName);
  if (!bytes) return { code: 'archive/foreign' };
  const given = readJson(decoded(bytes) ?? '');
  if (isRefusal(given)) return { code: 'archive/manifest' };
  const number = formatOf(given.value);
  if (number === 0) return { code: 'archive/foreign' };
  if (number > archiveFormat) return { code: 'archive/newer-format', found: number, known: archiveFormat };
  const manifest = read(manifestFile, given.value);
  if (isRefusal(manifest) || (manifest.head === undefined) === number >= headFormat)
    return { code: 'archive/manifest' };
  const { head = null, ...contents } = manifest;
  return head === null || head === headOf(contents) ? { ...contents, head } : { code: 'archive/head' };
};

/** The manifest alone: quick, and nothing of it is checked against the files. */
export const manifestOf = (bytes: Uint8Array): Manifest | OfficeRefusal => {
  const entries = unzip(bytes, (entry) => entry === manifestName);
  return isRefusal(entries) ? refusalOf(entries) : manifestIn(entries);
};

/** Every file that the manifest names, with its hash, and no other. */
export const openArchive = (bytes: Uint8Array): Archive | OfficeRefusal => {
  const entries = unzip(bytes, () => true);
  if (isRefusal(entries)) return refusalOf(entries);
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
