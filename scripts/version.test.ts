// The product has one version, and its changes are told under it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Manifest = { readonly name: string; readonly version: string } & Partial<
  Record<'dependencies' | 'devDependencies', Record<string, string>>
>;

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const manifest = (path: string): Manifest => JSON.parse(read(path));
const { version } = manifest('package.json');

it('every package and app has the version of the whole, and asks for the others in it', () => {
  const paths = globSync(['packages/*/package.json', 'apps/*/package.json', 'bench/package.json'], {
    cwd: root,
  });
  const found = paths.flatMap((path) => {
    const { name, version: own, dependencies = {}, devDependencies = {} } = manifest(path);
    const asked = Object.entries({ ...dependencies, ...devDependencies }).filter(([other]) =>
      other.startsWith('@omerta/'),
    );
    return [`${name} ${own}`, ...asked.map(([other, wanted]) => `${name} asks for ${other} ${wanted}`)];
  });
  expect(found.length).toBeGreaterThan(paths.length);
  expect(found.filter((line) => !line.endsWith(` ${version}`))).toEqual([]);
});

it('the newest version of the changelog is this one', () => {
  expect(/^## (.+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
