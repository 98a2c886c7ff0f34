// For tests: the file calls under one folder, of which a chosen one fails.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const patched = [
  'mkdirSync',
  'mkdtempSync',
  'openSync',
  'writeSync',
  'fsyncSync',
  'closeSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'readdirSync',
  'readFileSync',
  'writeFileSync',
] as const;

export type DiskError = 'EIO' | 'ENOSPC';

/** Runs the work; the `at`-th call fails, counted from 1. Tells what was called, and what came of the work. */
export const withFailingDisk = async <T>(
  root: string,
  at: number,
  code: DiskError,
  work: () => Promise<T>,
): Promise<{ readonly calls: readonly string[]; readonly result: T }> => {
  const calls: string[] = [];
  const own = new Set<unknown>();
  const real = Object.fromEntries(patched.map((name) => [name, fs[name]]));
  for (const name of patched) {
    const call = fs[name] as (...given: readonly unknown[]) => unknown;
    const failing = (...given: readonly unknown[]): unknown => {
      if (!String(given[0]).startsWith(root) && !own.has(given[0])) return call(...given);
      if (calls.push(name) === at) throw Object.assign(new Error(code), { code });
      const result = call(...given);
      if (name === 'openSync') own.add(result);
      return result;
    };
    Object.assign(fs, { [name]: failing });
  }
  syncBuiltinESMExports();
  try {
    return { calls, result: await work() };
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
};
