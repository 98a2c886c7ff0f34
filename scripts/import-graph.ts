// Which file leads to which, read off the words of their imports: every import of ours names a file with its ending.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');

/** An import for types alone leaves nothing behind when the program runs: what it breaks, the compiler finds. */
const ofTypes = /^(?:import|export) type [^;]*;$/gm;
/** Also a worker's address, a program to start and a file to read, which are words and no import. */
const named =
  /(import\()?['"`]((?:\.{1,2}\/|@omerta\/|(?:packages|apps|scripts|bench|scenarios)\/)[\w@./-]+\.\w+)['"`]/g;

const apps: ReadonlySet<string> = new Set(['web', 'server', 'cli']);

/** The file of the project that a word of `file` means, from the root. */
const meant = (file: string, word: string): string => {
  if (word.startsWith('.')) return join(dirname(file), word).replaceAll(sep, '/');
  const [, name = '', rest = ''] = /^@omerta\/([^/]+)\/(.*)$/.exec(word) ?? [];
  return name === '' ? word : `${apps.has(name) ? 'apps' : 'packages'}/${name}/${rest}`;
};

/** What a file names; `later`: fetched when it is first asked for, as a screen is. */
export type NamedFile = { readonly file: string; readonly later: boolean };

export const namedIn = (file: string, text: string): readonly NamedFile[] =>
  [...text.replaceAll(ofTypes, '').matchAll(named)].map(([, later, word = '']) => ({
    file: meant(file, word),
    later: later !== undefined,
  }));

export type ImportGraph = ReadonlyMap<string, readonly NamedFile[]>;

const sources = ['{packages,apps,scripts,bench,scenarios}/**/*.{ts,tsx,mjs,css}', '*.ts'];

export const importGraph = (): ImportGraph =>
  new Map(
    globSync(sources, { cwd: root, exclude: ['**/node_modules/**'] }).map((each) => {
      const file = each.replaceAll(sep, '/');
      return [file, namedIn(file, readFileSync(join(root, file), 'utf8'))];
    }),
  );

/** The files themselves and everything that leads to one of them, as far as `follows` lets it. */
export const reaching = (
  graph: ImportGraph,
  files: readonly string[],
  follows: (importer: string, named: NamedFile) => boolean = () => true,
): ReadonlySet<string> => {
  const importers = new Map<string, string[]>();
  for (const [importer, all] of graph)
    for (const each of all)
      if (follows(importer, each)) importers.set(each.file, [...(importers.get(each.file) ?? []), importer]);
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
};
