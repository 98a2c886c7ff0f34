// The index of tests in a browser and the parts of the web they open.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openedSince } from '@omerta/testkit/machine/opened.ts';
import { importGraph } from './import-graph.ts';
import { type OpenedParts, partOf } from './touched.ts';

const indexFile = join(import.meta.dirname, 'opened-parts.json');

export const openedParts = (): OpenedParts =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(indexFile, 'utf8')) as Readonly<Record<string, readonly string[]>>,
    ),
  );

/** A part that is fetched when it is first asked for is told by its own name; the rest comes with it. */
const partsFetchedLater = (): ReadonlySet<string> =>
  new Set(
    [...importGraph()].flatMap(([file, named]) =>
      file.startsWith('apps/web/') ? named.filter(({ later }) => later).map((each) => partOf(each.file)) : [],
    ),
  );

export const writeIndex = (): void => {
  const parts = partsFetchedLater();
  const index = [...openedSince()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([test, opened]) => [test, opened.filter((part) => parts.has(part))]);
  writeFileSync(indexFile, `${JSON.stringify(Object.fromEntries(index), null, 1)}\n`);
};
