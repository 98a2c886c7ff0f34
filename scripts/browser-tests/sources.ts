// What browser tests are made of: their files, and whatever of tests these use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportGraph, importGraph } from '../import-graph.ts';
import { isOfTests, isOfWords, type Source, sourceOf } from '../measure/sources.ts';

const root = join(import.meta.dirname, '../..');

const isBrowserTest = (path: string): boolean => /\.(browser|webkit|firefox)\.test\.ts$/.test(path);

/** Clubs, tournaments and games are made here, before anybody looks at a screen. */
const worlds = ['apps/web/e2e/worlds.ts', 'apps/web/e2e/tournament-hall.ts'];

const usedBy = (graph: ImportGraph, files: readonly string[]): ReadonlySet<string> => {
  const used = new Set(files);
  for (const file of used)
    for (const named of graph.get(file) ?? [])
      if (isOfTests({ path: named.file }) && /\.tsx?$/.test(named.file)) used.add(named.file);
  return used;
};

const read = (path: string): Source => sourceOf(path, readFileSync(join(root, path), 'utf8'));

export type BrowserTests = {
  /** Everything that browser tests run. */
  readonly all: readonly Source[];
  /** The same without what makes worlds. */
  readonly atScreens: readonly Source[];
  /** The product: whatever may show an address to somebody. */
  readonly product: readonly Source[];
};

export const readBrowserTests = (): BrowserTests => {
  const graph = importGraph();
  const files = [...graph.keys()].sort();
  const used = usedBy(graph, files.filter(isBrowserTest));
  const making = usedBy(graph, worlds);
  const isMade = ({ path }: Source): boolean =>
    path.includes('/testing/') || (making.has(path) && path.includes('/e2e/'));
  const all = [...used].map(read);
  return {
    all,
    atScreens: all.filter((source) => !isMade(source)),
    product: files
      .filter((path) => /^(apps\/(web|server)|packages\/documents)\/.*\.tsx?$/.test(path))
      .filter((path) => !isOfTests({ path }) && !isOfWords({ path }))
      .map(read),
  };
};
