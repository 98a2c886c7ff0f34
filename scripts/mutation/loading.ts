// How a worker loads the project: with the planted faults in its files, and as often anew as it is asked to.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from './targets.ts';

const standIn = new URL('./collected.ts', import.meta.url).href;
const ours = [pathToFileURL(`${root}/packages/`).href, pathToFileURL(`${root}/scenarios/`).href];

/** What only tests import. */
const ofTests = /\.test\.ts$|\/testing\/|\/testkit\//;

/** Anew: the tests and what they share alone, or everything they import as well. */
export type Depth = 'tests' | 'all';
type Loader = {
  /** Loads a file of the project anew, as deep as said; what is not loaded anew is what was loaded at first. */
  readonly load: (path: string, depth: Depth) => Promise<void>;
  /** The files that a file imports, and those they import, itself included. */
  readonly reach: (path: string) => ReadonlySet<string>;
};

const pathOf = (url: string): string => relative(root, fileURLToPath(url.split('?')[0] ?? url));

export const loaderWith = (planted: Readonly<Record<string, string>>): Loader => {
  const plain = new Map<string, string>();
  const imports = new Map<string, Set<string>>();
  let count = 0;
  let depth: Depth = 'tests';

  const sourceOf = (path: string): string => {
    const known = plain.get(path);
    if (known !== undefined) return known;
    const source = stripTypeScriptTypes(planted[path] ?? readFileSync(`${root}/${path}`, 'utf8'));
    plain.set(path, source);
    return source;
  };

  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = (url: string | undefined): boolean =>
        url !== undefined && ours.some((start) => url.startsWith(start));
      if (specifier === 'vitest' && isOurs(context.parentURL)) return { url: standIn, shortCircuit: true };
      const found = next(specifier, context);
      if (!isOurs(found.url) || !found.url.endsWith('.ts')) return found;
      if (context.parentURL && isOurs(context.parentURL)) {
        const from = pathOf(context.parentURL);
        imports.set(from, (imports.get(from) ?? new Set()).add(pathOf(found.url)));
      }
      const anew = depth === 'all' || ofTests.test(found.url);
      return { ...found, url: `${found.url}?generation=${anew ? count : 0}` };
    },
    load(url, context, next) {
      if (!url.includes('?generation=')) return next(url, context);
      return { format: 'module', source: sourceOf(pathOf(url)), shortCircuit: true };
    },
  });

  const reach = (path: string): ReadonlySet<string> => {
    const seen = new Set([path]);
    for (const each of seen) for (const imported of imports.get(each) ?? []) seen.add(imported);
    return seen;
  };

  return {
    load: async (path, asked) => {
      count++;
      depth = asked;
      await import(pathToFileURL(`${root}/${path}`).href);
    },
    reach,
  };
};
