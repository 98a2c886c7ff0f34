// For tests: archives taken apart, changed and put together again, by somebody who knows how they are made.
import { canonical } from '@omerta/base/canonical.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export type Entries = Map<string, string>;

export const unpacked = (bytes: Uint8Array): Entries =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

export const packed = (entries: Entries): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries([...entries].map(([name, text]) => [name, strToU8(text)])));

type Manifest = {
  kind: string;
  tournament: string | null;
  files: Record<string, string>;
  heads: { stream: string; version: number; hash: string }[];
  head?: string;
};

/** The head that the manifest would have. */
const sealManifest = (manifest: Manifest): void => {
  const { kind, tournament, heads, files } = manifest;
  manifest.head = sha256(canonical({ kind, tournament, heads, files }));
};

export const withManifest = (entries: Entries, change: (manifest: Manifest) => void): Entries => {
  const manifest = JSON.parse(entries.get('manifest.json') ?? '{}') as Manifest;
  change(manifest);
  return new Map([...entries, ['manifest.json', JSON.stringify(manifest)]]);
};

/** A changed file under a manifest that agrees with it, head and all. */
export const forged = (entries: Entries, name: string, text: string): Entries =>
  withManifest(new Map([...entries, [name, text]]), (manifest) => {
    manifest.files[name] = sha256(text);
    sealManifest(manifest);
  });
