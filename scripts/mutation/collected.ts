// Stands in for vitest in mutation runs: collects what `it` and `describe` are given; `expect` is vitest's
// own.
import { format } from 'node:util';

export { expect } from '../../node_modules/vitest/dist/index.js';

export type Test = { readonly title: string; readonly body: () => unknown };

let tests: Test[] = [];

/** What was collected since the last call. */
export const takeTests = (): readonly Test[] => {
  const taken = tests;
  tests = [];
  return taken;
};

type Body = (...args: readonly unknown[]) => unknown;

const argsOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

/** A test may be given settings before its body; none of them matters here. */
const bodyOf = (given: readonly unknown[]): Body => given.find((each) => typeof each === 'function') as Body;

const collect = (title: string, ...given: readonly unknown[]): void => {
  tests.push({ title, body: () => bodyOf(given)() });
};
const within = (_: string, ...given: readonly unknown[]): unknown => bodyOf(given)();

const withEach = (one: (title: string, ...given: readonly unknown[]) => unknown) =>
  Object.assign(one, {
    each:
      (rows: readonly unknown[]) =>
      (title: string, ...given: readonly unknown[]) => {
        for (const row of rows) one(format(title, ...argsOf(row)), () => bodyOf(given)(...argsOf(row)));
      },
  });

export const describe = withEach(within);
export const it = withEach(collect);
export const test = withEach((title, ...given) => collect(title, ...given));
