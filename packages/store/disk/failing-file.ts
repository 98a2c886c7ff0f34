// A SQLite file of which one chosen call fails: before it was done, or after, when only the answer is lost.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { openFile } from '../sqlite-file.ts';

export type Failure = {
  /** The call that fails, counted from 1 over all files; 0 for none. */
  readonly at: number;
  readonly when: 'before' | 'after';
  /** SQLite's result code: 10 a failed read or write, 13 a full disk. */
  readonly code: 10 | 13;
};

export type FailingFiles = {
  readonly open: (file: string) => DatabaseSync;
  /** What the calls were, in their order. */
  readonly calls: readonly string[];
};

const failing = ['exec', 'prepare', 'run', 'get', 'all'];

export const failingFiles = ({ at, when, code }: Failure): FailingFiles => {
  const calls: string[] = [];
  const fail = (): never => {
    throw Object.assign(new Error('the disk fails'), { errcode: code });
  };
  const called = <T>(name: string, work: () => T): T => {
    const isFailing = calls.push(name) === at;
    if (isFailing && when === 'before') fail();
    const result = work();
    return isFailing ? fail() : result;
  };
  const wrap = <T extends DatabaseSync | StatementSync>(target: T): T =>
    new Proxy(target, {
      get: (_, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        if (!failing.includes(String(key))) return value.bind(target);
        return (...given: readonly unknown[]) =>
          called(`${String(key)} ${String(key === 'exec' || key === 'prepare' ? given[0] : '')}`, () => {
            const result: unknown = Reflect.apply(value, target, given);
            return key === 'prepare' ? wrap(result as StatementSync) : result;
          });
      },
    });
  return { open: (file) => wrap(openFile(file)), calls };
};
