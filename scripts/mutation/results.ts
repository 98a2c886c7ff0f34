// What is known of each file's faults, kept on disk: a run that was stopped goes on from here.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import { home } from './targets.ts';
import type { Verdict } from './worker.ts';

export type Judged = Omit<Fault, 'id'> & Verdict;
/** What the program and the tests were when these verdicts were given. */
export type Basis = { readonly program: string; readonly tests: Readonly<Record<string, string>> };
export type FileResult = Basis & { readonly faults: readonly Judged[] };

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

/** A verdict stands while the program is the same and so is what gave it: all tests for a survivor, the one that found it else. */
export const stands = (judged: Judged, then: Basis, now: Basis): boolean => {
  if (then.program !== now.program) return false;
  if (judged.status === 'refused by types') return true;
  if (judged.status !== 'killed') return JSON.stringify(then.tests) === JSON.stringify(now.tests);
  const [file = ''] = judged.by?.split(': ') ?? [];
  return then.tests[file] !== undefined && then.tests[file] === now.tests[file];
};
