// Runs the tests in one process: once without a fault to see which test reaches which, then fault by fault.
import { readFileSync } from 'node:fs';
import { takeTests } from './collected.ts';
import type { Fault, Planted } from './faults.ts';
import { type Depth, loaderWith } from './loading.ts';
import { concerns, testFiles } from './targets.ts';
import { typeJudge } from './types.ts';

/** Killed: a test failed; by names it. */
export type Verdict = {
  readonly status: 'killed' | 'survived' | 'no coverage' | 'timeout' | 'refused by types';
  readonly by?: string;
};
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'alive' }
  | { readonly type: 'tired' }
  | { readonly type: 'broken'; readonly reason: string }
  | { readonly type: 'verdict'; readonly id: string; readonly verdict: Verdict };
/** `first` found it last time; `only` are the test files that have changed since it was found by none. */
export type Errand = { readonly id: string; readonly first?: string; readonly only?: readonly string[] };
export type ToWorker = (Errand & { readonly type: 'try' }) | { readonly type: 'end' };

type Hits = Record<string, number>;
/** What Stryker's switches read and write. */
type Switches = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  counted?: boolean;
  mutantCoverage: { static: Hits; perTest: Record<string, Hits> };
};
type Runnable = {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly body: () => unknown;
  ms: number;
};

const [plantedFile = '', files = ''] = process.argv.slice(2);
/** The test files this run needs. */
const needed = files === '' ? testFiles() : files.split(',');
const planted = JSON.parse(readFileSync(plantedFile, 'utf8')) as Planted;
const faultOf = new Map(planted.faults.map((fault) => [fault.id, fault]));
const refuses = typeJudge(Object.keys(planted.sources));
const loader = loaderWith(planted.sources);
const switches: Switches = { mutantCoverage: { static: {}, perTest: {} } };
(globalThis as { __stryker__?: Switches }).__stryker__ = switches;

/** A fault that makes a loop endless is stopped after so many rounds more than without it. */
const patience = 100;
const leastRounds = 10_000;
const loadRounds = 3_000_000;
/** Every loading anew stays in memory: a worker that holds this much asks to be replaced. */
const enoughMemory = 1_500_000_000;

const say = (message: FromWorker): void => {
  process.send?.(message);
};

let shown = 0;
const showLife = (): void => {
  if (performance.now() - shown < 1_000) return;
  shown = performance.now();
  say({ type: 'alive' });
};

const failure = async (body: () => unknown): Promise<string | null> => {
  try {
    await body();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const collect = async (file: string, depth: Depth): Promise<Runnable[]> => {
  takeTests();
  await loader.load(file, depth);
  return takeTests().map((test, index) => ({ id: `${file}#${index}`, file, ...test, ms: 0 }));
};

const tests: Runnable[] = [];
const loadMs = new Map<string, number>();

const timed = async (action: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await action();
  return performance.now() - start;
};

/** Does the test file come to any of the planted files at all? */
const reaches = (file: string): boolean =>
  [...loader.reach(file)].some((path) => planted.sources[path] !== undefined);

/** The files themselves first: what they do as they load belongs to no test. */
const loadAll = async (): Promise<void> => {
  switches.currentTestId = undefined;
  for (const path of Object.keys(planted.sources)) await loader.load(path, 'tests');
  for (const file of needed) {
    switches.currentTestId = file;
    loadMs.set(
      file,
      await timed(async () => {
        const own = await collect(file, 'tests');
        if (reaches(file)) tests.push(...own);
      }),
    );
  }
};

const runAll = async (): Promise<string | null> => {
  for (const test of tests) {
    switches.currentTestId = test.id;
    const start = performance.now();
    const problem = Object.keys(planted.sources).some((path) => concerns(test.title, path))
      ? await failure(test.body)
      : null;
    test.ms = performance.now() - start;
    if (problem !== null) return `${test.file}: ${test.title}: ${problem}`;
  }
  return null;
};

const testsOf = new Map<string, Runnable[]>();
const loadersOf = new Map<string, string[]>();

const learn = (): void => {
  const { perTest } = switches.mutantCoverage;
  const push = <T>(map: Map<string, T[]>, key: string, value: T): void =>
    void (map.get(key)?.push(value) ?? map.set(key, [value]));
  for (const test of [...tests].sort((a, b) => a.ms - b.ms))
    for (const id of Object.keys(perTest[test.id] ?? {})) push(testsOf, id, test);
  const cost = (file: string): number =>
    (loadMs.get(file) ?? 0) +
    tests.filter((test) => test.file === file).reduce((sum, test) => sum + test.ms, 0);
  const byCost = needed
    .map((file) => ({ file, ms: cost(file) }))
    .sort((a, b) => a.ms - b.ms)
    .map((each) => each.file);
  for (const file of byCost) {
    const reached = loader.reach(file);
    for (const fault of planted.faults) {
      const asItLoads = switches.mutantCoverage.static[fault.id] !== undefined && reached.has(fault.path);
      if (asItLoads || perTest[file]?.[fault.id] !== undefined) push(loadersOf, fault.id, file);
    }
  }
};

const runOne = async (test: Runnable, limit: number): Promise<string | null> => {
  switches.hitCount = 0;
  switches.hitLimit = limit;
  showLife();
  return (await failure(test.body)) === null ? null : `${test.file}: ${test.title}`;
};

/** The file loaded anew with the fault in it from the first line on. */
const runAnew = async (file: string, path: string, depth: Depth): Promise<string | null> => {
  switches.hitCount = 0;
  switches.hitLimit = loadRounds;
  let loaded: Runnable[] = [];
  const problem = await failure(async () => {
    loaded = await collect(file, depth);
  });
  if (problem !== null) return `${file}: does not load`;
  for (const test of loaded.filter((each) => concerns(each.title, path))) {
    const by = await runOne(test, loadRounds);
    if (by !== null) return by;
  }
  return null;
};

const nameOf = (test: Runnable): string => `${test.file}: ${test.title}`;
const firstOf = <T>(items: readonly T[], isFirst: (item: T) => boolean): readonly T[] => [
  ...items.filter(isFirst),
  ...items.filter((item) => !isFirst(item)),
];

const runMet = async (id: string, met: readonly Runnable[]): Promise<string | null> => {
  for (const test of met) {
    const hits = switches.mutantCoverage.perTest[test.id]?.[id] ?? 0;
    const by = await runOne(test, hits * patience + leastRounds);
    if (by !== null) return by;
  }
  return null;
};

const runLoaders = async (files: readonly string[], path: string, depth: Depth): Promise<string | null> => {
  for (const file of files) {
    const by = await runAnew(file, path, depth);
    if (by !== null) return by;
  }
  return null;
};

/** So many tests are quicker than asking the types. */
const quick = 200;

const judge = async (fault: Fault, { id, first, only }: Errand): Promise<Verdict> => {
  const isWanted = (file: string): boolean => only === undefined || only.includes(file);
  const near = (testsOf.get(id) ?? []).filter(
    (test) => isWanted(test.file) && concerns(test.title, fault.path),
  );
  const met = firstOf(near, (test) => nameOf(test) === first);
  const loaders = firstOf(
    (loadersOf.get(id) ?? []).filter(isWanted),
    (file) => first?.startsWith(`${file}: `) === true,
  );
  const depth = switches.mutantCoverage.static[id] === undefined ? 'tests' : 'all';
  const early = await runMet(id, met.slice(0, quick));
  if (early !== null) return { status: 'killed', by: early };
  if (only === undefined && refuses(fault)) return { status: 'refused by types' };
  if (met.length + loaders.length === 0) return { status: 'no coverage' };
  const by =
    (await runLoaders(loaders.slice(0, 1), fault.path, depth)) ??
    (await runMet(id, met.slice(quick))) ??
    (await runLoaders(loaders.slice(1), fault.path, depth));
  return by === null ? { status: 'survived' } : { status: 'killed', by };
};

const withFault = async (fault: Fault, errand: Errand): Promise<Verdict> => {
  switches.activeMutant = fault.id;
  const verdict = await judge(fault, errand);
  switches.activeMutant = undefined;
  return verdict;
};

const end = async (): Promise<void> => {
  const left = await runAll();
  if (left !== null) say({ type: 'broken', reason: `a fault outlived its turn: ${left}` });
  process.disconnect();
};

process.on('message', async (message: ToWorker) => {
  if (message.type === 'end') return end();
  const fault = faultOf.get(message.id);
  if (!fault) return say({ type: 'broken', reason: `no such fault: ${message.id}` });
  const verdict = await withFault(fault, message);
  if (process.memoryUsage().heapUsed > enoughMemory) say({ type: 'tired' });
  say({ type: 'verdict', id: message.id, verdict });
});

process.on('disconnect', () => process.exit());

await loadAll();
const wrong = await runAll();
if (wrong === null) {
  learn();
  switches.counted = true;
  say({ type: 'ready' });
} else say({ type: 'broken', reason: `without any fault: ${wrong}` });
