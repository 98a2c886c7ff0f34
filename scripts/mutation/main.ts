// The mutation run: plants every fault of the rules and points, one at a time, and tells which of them no test finds.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryAll } from './crew.ts';
import { type Fault, plant } from './faults.ts';
import { survivors, table } from './report.ts';
import { after, type Basis, type Judged, keep, kept, keyOf } from './results.ts';
import { folders, home, programHash, root, targets, testHashes } from './targets.ts';
import type { Errand, Verdict } from './worker.ts';

const asked = process.argv.slice(2);
const workers = Number(process.env['OMERTA_MUTATION_WORKERS'] ?? 2);
/** Bytes of program text. */
const sliceSize = 80_000;
const files = targets(asked);
if (files.length === 0) {
  process.stderr.write(
    `No file to mutate begins with ${asked.join(' or ')}. Name files or folders under ${folders.join(', ')}.\n`,
  );
  process.exit(2);
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const now: Basis = { program: programHash(), tests: testHashes() };

/** Neighbouring files together, so that a slice is worth starting the workers for. */
const slices = (paths: readonly string[]): readonly (readonly string[])[] => {
  const lists: string[][] = [];
  let size = 0;
  for (const path of paths) {
    const own = statSync(join(root, path)).size;
    if (lists.length === 0 || size + own > sliceSize) {
      lists.push([]);
      size = 0;
    }
    lists.at(-1)?.push(path);
    size += own;
  }
  return lists;
};

const isFound = (fault: Judged): boolean => fault.status !== 'survived' && fault.status !== 'no coverage';

const runSlice = async (paths: readonly string[]): Promise<void> => {
  const planted = await plant(paths);
  mkdirSync(home, { recursive: true });
  const plantedFile = join(home, `planted-${process.pid}.json`);
  writeFileSync(plantedFile, JSON.stringify(planted));
  const last = new Map(paths.map((path) => [path, kept(path)]));
  const before = new Map(
    paths.flatMap((path) =>
      (last.get(path)?.faults ?? []).map((judged) => [`${path}\n${keyOf(judged)}`, judged] as const),
    ),
  );
  const knownOf = (fault: Fault): Judged | undefined => before.get(`${fault.path}\n${keyOf(fault)}`);
  const judged = new Map<string, Judged[]>(paths.map((path) => [path, []]));
  const faultOf = new Map(planted.faults.map((fault) => [fault.id, fault]));

  const note = (fault: Fault, verdict: Verdict): void => {
    const { id: _, ...rest } = fault;
    judged.get(fault.path)?.push({ ...rest, ...verdict });
  };
  const finish = (path: string): void => {
    const own = judged.get(path) ?? [];
    if (own.length < planted.faults.filter((fault) => fault.path === path).length) return;
    keep(path, { ...now, faults: own.sort((a, b) => a.from - b.from || a.to - b.to) });
    say(
      `${Math.round(performance.now() / 1000)} s  ${path}: ${own.filter((fault) => !isFound(fault)).length} of ${own.length} not found`,
    );
  };

  const errands: Errand[] = [];
  for (const fault of planted.faults) {
    const then = last.get(fault.path);
    const known = knownOf(fault);
    const next = then && known ? after(known, then, now) : 'try';
    if (known && next === 'stands')
      note(fault, { status: known.status, ...(known.by === undefined ? {} : { by: known.by }) });
    else
      errands.push({
        id: fault.id,
        ...(known?.by === undefined ? {} : { first: known.by }),
        ...(Array.isArray(next) ? { only: next } : {}),
      });
  }
  for (const path of paths) finish(path);
  if (errands.length > 0) {
    await tryAll(plantedFile, errands, workers, (id, verdict) => {
      const fault = faultOf.get(id);
      if (!fault) return;
      const known = knownOf(fault);
      // The changed tests alone may not come to a fault that others come to.
      note(
        fault,
        verdict.status === 'no coverage' && known?.status === 'survived' ? { status: 'survived' } : verdict,
      );
      finish(fault.path);
    });
  }
  rmSync(plantedFile);
};

const isDone = (path: string): boolean => {
  const then = kept(path);
  return (
    then !== undefined && JSON.stringify({ program: then.program, tests: then.tests }) === JSON.stringify(now)
  );
};
const waiting = files.filter((path) => !isDone(path));
say(`${waiting.length} files to try; ${files.length - waiting.length} are as they were.`);
for (const slice of slices(waiting)) await runSlice(slice);
const all = files.flatMap((path) => kept(path)?.faults ?? []);
const text = `${survivors(all)}\n\n${table(all)}\n`;
writeFileSync(join(home, 'report.txt'), text);
say(text);
