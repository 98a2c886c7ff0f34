// The index of the test files: how long each takes, and which parts of the web one in a browser opens.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const indexFile = join(import.meta.dirname, 'test-index.json');

export type TestFacts = {
  /** Of a worker, in a whole run; nothing is written of what takes less than one. */
  readonly seconds?: number;
  readonly opens?: readonly string[];
};
export type TestIndex = ReadonlyMap<string, TestFacts>;

export const readTestIndex = (): TestIndex =>
  new Map(Object.entries(JSON.parse(readFileSync(indexFile, 'utf8')) as Readonly<Record<string, TestFacts>>));

export const writeTestIndex = (index: TestIndex): void => {
  const sorted = [...index].toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(indexFile, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
};
