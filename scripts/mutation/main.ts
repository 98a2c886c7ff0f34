// The mutation run: plants every fault of the rules and points, one at a time, and tells which of them no test finds.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryAll } from './crew.ts';
import { type Fault, plant } from './faults.ts';
import { survivors, table } from './report.ts';
import { type FileResult, type Judged, keep, kept, keyOf } from './results.ts';
import { fingerprint, folders, home, root, targets } from './targets.ts';

const [asked = ''] = process.argv.slice(2);
const workers = Number(process.env['OMERTA_MUTATION_WORKERS'] ?? 2);
/** Bytes of program text. */
const sliceSize = 50_000;
const files = targets(asked.replace(/\/$/, ''));
if (files.length === 0) {
  process.stderr.write(`No file to mutate begins with ${asked}. Name a file or a folder under ${folders.join(', ')}.\n`);
  process.exit(2);
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const current = fingerprint();
const waiting = files.filter((path) => kept(path)?.fingerprint !== current);

/** What found a fault last time is tried first. */
const killersOf = (path: string, result: FileResult | undefined): ReadonlyMap<string, string> =>
  new Map(result?.faults.flatMap((fault) => (fault.by === undefined ? [] : [[`${path}\n${keyOf(fault)}`, fault.by] as const])));

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

const runSlice = async (paths: readonly string[]): Promise<void> => {
  const { sources, faults } = await plant(paths);
  mkdirSync(home, { recursive: true });
  const plantedFile = join(home, `planted-${process.pid}.json`);
  writeFileSync(plantedFile, JSON.stringify({ sources, faults }));
  const killers = new Map(paths.flatMap((path) => [...killersOf(path, kept(path))]));
  const judged = new Map<string, Judged[]>(paths.map((path) => [path, []]));
  const ofPath = (path: string): readonly Fault[] => faults.filter((fault) => fault.path === path);
  const faultOf = new Map(faults.map((fault) => [fault.id, fault]));

  const finish = (path: string): void => {
    const own = (judged.get(path) ?? []).sort((a, b) => a.from - b.from || a.to - b.to);
    keep(path, { fingerprint: current, faults: own });
    const alive = own.filter((fault) => fault.status === 'survived' || fault.status === 'no coverage').length;
    say(`${Math.round(performance.now() / 1000)} s  ${path}: ${alive} of ${own.length} not found`);
  };
  for (const path of paths) if (ofPath(path).length === 0) finish(path);
  const errands = faults.map((fault) => ({ id: fault.id, first: killers.get(`${fault.path}\n${keyOf(fault)}`) }));
  await tryAll(plantedFile, errands, workers, (id, verdict) => {
    const fault = faultOf.get(id);
    if (!fault) return;
    const { id: _, ...rest } = fault;
    const own = judged.get(fault.path) ?? [];
    own.push({ ...rest, ...verdict });
    if (own.length === ofPath(fault.path).length) finish(fault.path);
  });
  rmSync(plantedFile);
};

say(`${waiting.length} files to try; ${files.length - waiting.length} are as they were.`);
for (const slice of slices(waiting)) await runSlice(slice);
const all = files.flatMap((path) => kept(path)?.faults ?? []);
const text = `${survivors(all)}\n\n${table(all)}\n`;
writeFileSync(join(home, 'report.txt'), text);
say(text);
