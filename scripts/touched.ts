// Which tests a change can touch: those that lead to it by imports, and those that open a screen made of it.
import { basename, dirname, extname } from 'node:path';
import { type ImportGraph, reaching } from './import-graph.ts';
import type { TestIndex } from './test-index.ts';
import { kindOf, type TestKind } from './test-kinds.ts';

const ofWeb = /^apps\/web\/(?!.*(\.test\.ts$|\/e2e\/|\/testing\/))/;
const entry = 'apps/web/main.tsx';

/** A screen that is fetched when it is opened changes nothing of whoever leads to it. */
const reachedIn = (graph: ImportGraph, changed: readonly string[]): ReadonlySet<string> =>
  reaching(graph, changed, (importer, { later }) => !(later && ofWeb.test(importer)));

/** By which name a built file is fetched. */
export const partOf = (file: string): string => basename(file, extname(file));

/** Whether a page that the test opens is made of what was reached; of a test that is not in the index nothing is known. */
const opens = (test: string, reached: ReadonlySet<string>, index: TestIndex): boolean => {
  if (!test.includes('.browser.') || ![...reached].some((file) => ofWeb.test(file))) return false;
  const facts = index.get(test);
  if (facts === undefined) return true;
  if (facts.opens === undefined) return false;
  const touched = new Set([...reached].map(partOf));
  return reached.has(entry) || facts.opens.some((part) => touched.has(part));
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

/** Of all workers together: as many tests as this allows are over in two minutes on two cores. */
const mostSeconds = 300;

export type TouchedTests = {
  readonly tests: readonly string[];
  /** Touched too, and left to `npm test`. */
  readonly left: readonly string[];
};

/** Those beside the change first, then the quickest, as far as the time goes; a changed test runs whatever it takes. */
const inTime = (near: readonly string[], changed: readonly string[], index: TestIndex): readonly string[] => {
  const folders = new Set(changed.map(dirname));
  const secondsOf = (test: string): number => index.get(test)?.seconds ?? 0.3;
  const isBeside = (test: string): boolean => folders.has(dirname(test));
  let spent = 0;
  return near
    .toSorted((a, b) => Number(isBeside(b)) - Number(isBeside(a)) || secondsOf(a) - secondsOf(b))
    .filter((test) => {
      if (changed.includes(test)) return true;
      spent += secondsOf(test);
      return spent <= mostSeconds;
    });
};

export const touchedBy = (
  changed: readonly string[],
  tests: readonly string[],
  graph: ImportGraph,
  index: TestIndex,
): TouchedTests => {
  const reached = reachedIn(graph, changed);
  const touched = tests.filter((test) => reached.has(test) || opens(test, reached, index));
  const near = touched.filter((test) => quick.has(kindOf(test)) || isNear(test, changed));
  const now = inTime(near, changed, index);
  return { tests: now, left: touched.filter((test) => !now.includes(test)) };
};
