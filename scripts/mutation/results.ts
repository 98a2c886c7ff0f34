// What is known of each file's faults, kept on disk: a run that was stopped goes on from here.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import { home } from './targets.ts';
import type { Verdict } from './worker.ts';

export type Judged = Omit<Fault, 'id'> & Verdict;
export type FileResult = { readonly fingerprint: string; readonly faults: readonly Judged[] };

const folder = join(home, 'results');
const fileOf = (path: string): string => join(folder, `${path.replaceAll('/', '__')}.json`);

export const keep = (path: string, result: FileResult): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(path), `${JSON.stringify(result, null, 1)}\n`);
};

export const kept = (path: string): FileResult | undefined =>
  existsSync(fileOf(path)) ? (JSON.parse(readFileSync(fileOf(path), 'utf8')) as FileResult) : undefined;

/** The same fault of the same text, wherever its line has moved to. */
export const keyOf = (fault: Pick<Fault, 'mutator' | 'original' | 'replacement' | 'from'>): string =>
  [fault.mutator, fault.from, fault.original, fault.replacement].join('\n');
