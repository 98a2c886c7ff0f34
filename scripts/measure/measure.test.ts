// The measures find what they are for: planted faults are told, and what is right is not.
import { expect, it } from 'vitest';
import { otherWays } from './failures.ts';
import { folderCircles } from './folders.ts';
import { sourceOf } from './sources.ts';
import { twoMeanings } from './type-names.ts';

it('a type name declared twice with another meaning is told with its files', () => {
  const sources = [
    sourceOf('packages/a/x.ts', 'export type Check = string;\nexport type Same = 1;\ntype Own = 1;'),
    sourceOf('packages/b/y.ts', 'export type Check = number;\nexport type Same = 1;\ntype Own = 2;'),
  ];
  expect(twoMeanings(sources)).toEqual([{ name: 'Check', paths: ['packages/a/x.ts', 'packages/b/y.ts'] }]);
});

it('a second predicate of a refusal and a test of its keys are ways of their own', () => {
  const refusal = sourceOf('packages/a/refusal.ts', 'export type NoSheet = { readonly code: string };');
  const waysOf = (text: string): readonly string[] =>
    otherWays([refusal, sourceOf('packages/b/y.ts', text)]).map(({ way, line }) => `${line} ${way}`);
  expect(waysOf("export const isNoSheet = (x: object): x is NoSheet => 'sheet' in x;")).toEqual([
    '1 a predicate of NoSheet',
  ]);
  expect(waysOf("\nif ('refusal' in done || 'code' in done) stop();")).toEqual([
    "2 'refusal' in",
    "2 'code' in",
  ]);
  expect(waysOf("const code = error instanceof Error && 'code' in error ? error.code : '';")).toEqual([]);
  expect(waysOf("if (isRefusal(done) || 'seat' in done) stop();")).toEqual([]);
});

it('folders that lead to each other are a circle; tests do not count', () => {
  const sources = [
    sourceOf('packages/a/x.ts', "import { y } from './deep/y.ts';"),
    sourceOf('packages/a/deep/y.ts', "import { z } from '@omerta/b/z.ts';"),
    sourceOf('packages/b/z.ts', "import type { X } from '../a/x.ts';"),
    sourceOf('packages/c/up.ts', "import { x } from '@omerta/a/x.ts';"),
    sourceOf('packages/a/x.test.ts', "import { up } from '../c/up.ts';"),
  ];
  expect(folderCircles(sources)).toEqual([['packages/a', 'packages/b']]);
});

it('within a package, parts that lead to each other are a circle; a part and the whole it belongs to are none', () => {
  const sources = [
    sourceOf('packages/a/x.ts', "import { y } from './one/y.ts';"),
    sourceOf('packages/a/one/y.ts', "import { x } from '../x.ts';\nimport { z } from '../two/z.ts';"),
    sourceOf('packages/a/two/z.ts', "import type { Y } from '../one/y.ts';"),
  ];
  expect(folderCircles(sources)).toEqual([['packages/a/one', 'packages/a/two']]);
  expect(folderCircles(sources.slice(0, 2))).toEqual([]);
});
