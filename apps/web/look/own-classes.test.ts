// Pages share one sheet of styles once they have been seen: what one part lays out under a name, no other part lays out under the same.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The public pages of the server have a document of their own. */
const files = globSync('**/*.css', { cwd: root }).filter((file) => !file.startsWith('live/'));

/** Classes that rules outside of any condition lay out by themselves. */
const laidOutIn = (file: string): readonly string[] => {
  const plain = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/^(\.[^{}@]+)\{/gm)]
    .flatMap(([, selectors = '']) => selectors.split(',').map((each) => each.trim()))
    .filter((selector) => /^\.[\w-]+$/.test(selector));
};

it('a class belongs to the styles of one folder', () => {
  const folders = Map.groupBy(
    files.flatMap((file) => laidOutIn(file).map((name) => ({ name, folder: dirname(file) }))),
    ({ name }) => name,
  );
  const shared = [...folders]
    .map(([name, owners]) => [name, ...new Set(owners.map(({ folder }) => folder))])
    .filter(([, ...owners]) => owners.length > 1);
  expect(shared).toEqual([]);
});
