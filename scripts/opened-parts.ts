// The index of tests in a browser and the parts of the web they open: kept with the project, so that a fresh checkout knows it too.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { openedHere } from '@omerta/testkit/machine/opened.ts';
import { importGraph } from './import-graph.ts';
import type { OpenedParts } from './touched.ts';

const indexFile = join(import.meta.dirname, 'opened-parts.json');

const readIndex = (): OpenedParts =>
  new Map(
    Object.entries(
      existsSync(indexFile)
        ? (JSON.parse(readFileSync(indexFile, 'utf8')) as Readonly<Record<string, readonly string[]>>)
        : {},
    ),
  );

/** A part that is fetched when it is first asked for is told by its own name; the rest comes with it. */
const partsFetchedLater = (): ReadonlySet<string> =>
  new Set(
    [...importGraph()].flatMap(([file, named]) =>
      file.startsWith('apps/web/')
        ? named.filter(({ later }) => later).map((each) => basename(each.file, extname(each.file)))
        : [],
    ),
  );

const noted = (): OpenedParts => {
  const parts = partsFetchedLater();
  return new Map([...openedHere()].map(([test, opened]) => [test, opened.filter((part) => parts.has(part))]));
};

/** What ran here is newer than the index. */
export const openedParts = (): OpenedParts => new Map([...readIndex(), ...noted()]);

/** What was opened in the runs of this checkout and the index does not know. */
export const unindexed = (): readonly string[] => {
  const index = readIndex();
  return [...noted()].flatMap(([test, parts]) =>
    parts.filter((part) => !index.get(test)?.includes(part)).map((part) => `${test} opens ${part}`),
  );
};

export const writeIndex = (tests: readonly string[]): void => {
  const known = openedParts();
  const kept = tests.flatMap((test) => {
    const parts = known.get(test);
    return parts === undefined ? [] : [[test, parts] as const];
  });
  writeFileSync(indexFile, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
};
