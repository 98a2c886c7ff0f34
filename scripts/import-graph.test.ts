// What a file names, and who leads to it.
import { expect, it } from 'vitest';
import { type ImportGraph, importGraph, namedIn, reaching } from './import-graph.ts';

it('an import, a screen fetched later, a worker and a file to read are named; an import of types is not', () => {
  const text = `import { a } from './a.ts';
import type { B } from './b.ts';
import {
  c,
  type D,
} from '@omerta/rules/game/c.ts';
const later = () => import('../doors/e-page.tsx');
const worker = new Worker(new URL('./f.ts', import.meta.url));
const server = join(root, 'apps/server/main.ts');`;
  expect(namedIn('apps/web/play/x.ts', text)).toEqual([
    { file: 'apps/web/play/a.ts', later: false },
    { file: 'packages/rules/game/c.ts', later: false },
    { file: 'apps/web/doors/e-page.tsx', later: true },
    { file: 'apps/web/play/f.ts', later: false },
    { file: 'apps/server/main.ts', later: false },
  ]);
});

it('whoever leads to a file is reached, through others too, as far as one follows', () => {
  const named = (file: string, later = false) => [{ file, later }];
  const graph: ImportGraph = new Map([
    ['a', named('b')],
    ['b', named('c', true)],
    ['c', []],
    ['d', named('c')],
  ]);
  expect([...reaching(graph, ['c'])].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect([...reaching(graph, ['c'], (_, { later }) => !later)].toSorted()).toEqual(['c', 'd']);
});

it('every file that a source of the project imports from the project is there', () => {
  const graph = importGraph();
  const imported = [...graph].flatMap(([file, named]) =>
    named.filter((each) => /\.tsx?$/.test(each.file) && !file.includes('.test.')).map((each) => each.file),
  );
  expect(imported.length).toBeGreaterThan(5_000);
  expect(graph.has('packages/rules/game/decide/night.ts')).toBe(true);
  expect([...reaching(graph, ['packages/rules/game/decide/night.ts'])]).toContain(
    'packages/rules/game/decide/night.test.ts',
  );
});
