// Which tests a change can touch: those that lead to it by imports, and those that open a screen made of it.
import { basename, extname } from 'node:path';
import { type ImportGraph, reaching } from './import-graph.ts';
import { kindOf, type TestKind } from './test-kinds.ts';

/** The parts of the web that each test in a browser fetches. */
export type OpenedParts = ReadonlyMap<string, readonly string[]>;

const ofWeb = /^apps\/web\/(?!.*(\.test\.ts$|\/e2e\/|\/testing\/))/;
const entry = 'apps/web/main.tsx';

/** A screen that is fetched when it is opened changes nothing of whoever leads to it. */
const reachedIn = (graph: ImportGraph, changed: readonly string[]): ReadonlySet<string> =>
  reaching(graph, changed, (importer, { later }) => !(later && ofWeb.test(importer)));

export const partOf = (file: string): string => basename(file, extname(file));

/** Whether a page that the test opens is made of what was reached; of a test that is not in the index nothing is known. */
const opens = (test: string, reached: ReadonlySet<string>, opened: OpenedParts): boolean => {
  if (!test.includes('.browser.') || ![...reached].some((file) => ofWeb.test(file))) return false;
  const parts = opened.get(test);
  if (parts === undefined || reached.has(entry)) return true;
  const touched = new Set([...reached].map(partOf));
  return parts.some((part) => touched.has(part));
};

const quick: ReadonlySet<TestKind> = new Set(['everything else', 'random loops', 'real data']);

const workspaceOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** What takes long runs where the change was made: in its own package, and a browser for the web and its server. */
const isNear = (test: string, changed: readonly string[]): boolean =>
  changed.some(
    (file) =>
      workspaceOf(file) === workspaceOf(test) ||
      (test.includes('.browser.') && /^apps\/(web|server)\//.test(file)),
  );

export type TouchedTests = {
  readonly tests: readonly string[];
  /** TouchedTests too, and left to `npm test`. */
  readonly left: readonly string[];
};

export const touchedBy = (
  changed: readonly string[],
  tests: readonly string[],
  graph: ImportGraph,
  opened: OpenedParts,
): TouchedTests => {
  const reached = reachedIn(graph, changed);
  const touched = tests.filter((test) => reached.has(test) || opens(test, reached, opened));
  const isNow = (test: string): boolean => quick.has(kindOf(test)) || isNear(test, changed);
  return { tests: touched.filter(isNow), left: touched.filter((test) => !isNow(test)) };
};
