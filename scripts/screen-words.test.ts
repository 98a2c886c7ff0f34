// A screen comes with its words: a part whose words come after it is hidden for a third of a second, and the screen with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ImportGraph, importGraph } from './import-graph.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** `import('./a.tsx')` alone, or `withTexts(import('./a.tsx'), 'area', …)`. */
const fetched = /import\('\.\/(doors\/[^']+)'\)((?:,\s*'\w+')*)/g;
const said = /useTranslation\(\s*(\[[^\]]*\]|'\w+')/g;

const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);

/** What every screen finds there. */
const atStart = wordsIn(/const first: [^=]*=([^;]*);/.exec(read('apps/web/texts/load.ts'))?.[1] ?? '');

/** The file and what stands as soon as it does: not what it fetches later. */
const atOnce = (graph: ImportGraph, file: string): ReadonlySet<string> => {
  const reached = new Set([file]);
  for (const each of reached)
    for (const named of graph.get(each) ?? [])
      if (!named.later && /\.tsx?$/.test(named.file)) reached.add(named.file);
  return reached;
};

it('every screen is fetched together with all the words that it and its parts can say', () => {
  const graph = importGraph();
  const screens = [...read('apps/web/router.tsx').matchAll(fetched)].map(([, file = '', areas = '']) => ({
    file: `apps/web/${file}`,
    brought: [...atStart, ...wordsIn(areas)],
  }));
  const late = screens.flatMap(({ file, brought }) =>
    [...atOnce(graph, file)].flatMap((part) =>
      [...read(part).matchAll(said)]
        .flatMap(([, areas = '']) => wordsIn(areas))
        .filter((area) => !brought.includes(area))
        .map((area) => `${file}: ${area}, said by ${part}`),
    ),
  );
  expect(atStart).toContain('common');
  expect(screens.length).toBeGreaterThan(25);
  expect([...new Set(late)]).toEqual([]);
});
