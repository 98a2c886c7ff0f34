// What is known of each file's faults, kept on disk: a run that was stopped goes on from here.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import { home } from './targets.ts';
import type { Verdict } from './worker.ts';

export type Judged = Omit<Fault, 'id'> & Verdict;
/** What the program and the tests were when these verdicts were given. */
export type Basis = { readonly program: string; readonly tests: Readonly<Record<string, string>> };
type FileResult = Basis & { readonly faults: readonly Judged[] };

const folder = join(home, 'results');
const fileOf = (path: string): string => join(folder, `${path.replaceAll('/', '__')}.json`);

export const keep = (path: string, result: FileResult): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(path), `${JSON.stringify(result, null, 1)}\n`);
};

export const kept = (path: string): FileResult | undefined =>
  existsSync(fileOf(path)) ? (JSON.parse(readFileSync(fileOf(path), 'utf8')) as FileResult) : undefined;

/** One fault of a file, whatever number it has in a run. */
export const keyOf = (fault: Pick<Fault, 'mutator' | 'original' | 'replacement' | 'from'>): string =>
  [fault.mutator, fault.from, fault.original, fault.replacement].join('\n');

/**
 * What is left to do for a fault judged before: nothing while the program is the same and so is what gave the
 * verdict; only the changed tests for one that no test found; else everything.
 */
export const after = (judged: Judged, then: Basis, now: Basis): 'stands' | 'try' | readonly string[] => {
  if (then.program !== now.program || judged.status === 'timeout') return 'try';
  if (judged.status === 'refused by types') return 'stands';
  if (judged.status === 'killed') {
    const [file = ''] = judged.by?.split(': ') ?? [];
    return then.tests[file] !== undefined && then.tests[file] === now.tests[file] ? 'stands' : 'try';
  }
  const changed = Object.keys(now.tests).filter((file) => now.tests[file] !== then.tests[file]);
  return changed.length === 0 ? 'stands' : changed;
};
