// Styles come with the part that is drawn in them: whoever opens a page first sees it as whoever has been everywhere.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const entry = 'main.tsx';

/** The public pages of the server have a document of their own. */
const styles = globSync('**/*.css', { cwd: root }).filter((file) => !file.startsWith('live/'));
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.ts$|(^|\/)(e2e|testing|live)\//.test(file),
);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, each]) => each ?? []);

type Imports = { readonly atOnce: readonly string[]; readonly later: readonly string[] };

const importsOf = (file: string): Imports => {
  const text = textOf(file);
  const here = (path: string): string => join(dirname(file), path);
  return {
    atOnce: found(text, /^(?:import|export)\s(?!type\s)(?:[^'"();]*?\sfrom\s)?'(\.[^']+)'/gm).map(here),
    later: found(text, /\bimport\('(\.[^']+)'\)/g).map(here),
  };
};

const imports = new Map(sources.map((file) => [file, importsOf(file)]));

/** A part that is fetched whole, with everything that comes along. */
const partFrom = (start: string): ReadonlySet<string> => {
  const part = new Set([start]);
  for (const file of part) for (const next of imports.get(file)?.atOnce ?? []) part.add(next);
  return part;
};

const starts = [...new Set([entry, ...[...imports.values()].flatMap(({ later }) => later)])];
const parts = new Map(starts.map((start) => [start, partFrom(start)]));

/** The parts out of which another is fetched. */
const parentsOf = (start: string): readonly string[] =>
  [...parts].flatMap(([parent, files]) =>
    parent !== start && [...files].some((file) => imports.get(file)?.later.includes(start)) ? [parent] : [],
  );

/** The styles that are there whenever a part is drawn: its own, and what each way to it has brought. */
const stylesAt = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const own = (start: string): readonly string[] =>
    [...(parts.get(start) ?? [])].filter((file) => file.endsWith('.css'));
  const there = new Map(starts.map((start) => [start, new Set(start === entry ? own(start) : styles)]));
  const parents = new Map(starts.map((start) => [start, parentsOf(start)]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const start of starts.filter((each) => each !== entry)) {
      const [first, ...others] = (parents.get(start) ?? []).map(
        (parent) => there.get(parent) ?? new Set<string>(),
      );
      const brought = [...(first ?? [])].filter((file) => others.every((other) => other.has(file)));
      const now = new Set([...own(start), ...brought]);
      changed ||= now.size !== there.get(start)?.size;
      there.set(start, now);
    }
  }
  return there;
};

/** Whatever stands around it. */
const isAlone = (selector: string): boolean => /^[.\w-]+$/.test(selector);

type Rule = { readonly file: string; readonly selector: string; readonly classes: readonly string[] };

const rules: readonly Rule[] = styles.flatMap((file) => {
  const plain = textOf(file)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replaceAll(/@[^{}]*\{/g, '');
  return found(plain, /([^{}]+)\{[^{}]*\}/g)
    .flatMap((selectors) => selectors.split(/,(?![^(]*\))/))
    .map((each) => each.trim())
    .map((selector) => ({ file, selector, classes: found(selector, /\.([a-zA-Z][\w-]*)/g) }))
    .filter(({ classes }) => classes.length > 0);
});

/** Each list of classes that a source gives to something it draws. */
const drawnIn = (file: string): readonly ReadonlySet<string>[] =>
  [...textOf(file).matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
    .flatMap(([, plain, code]) =>
      plain === undefined
        ? found((code ?? '').replaceAll(/\$\{[^}]*\}/g, ' '), /['`]([^'`]*)['`]/g)
        : [plain],
    )
    .map((list) => new Set(list.split(/\s+/)));

it('what is drawn in a class has its style wherever it is drawn', () => {
  const there = stylesAt();
  const laidOut = rules.filter(({ selector }) => isAlone(selector));
  const bare = sources.flatMap((file) => {
    const drawn = drawnIn(file);
    const starting = starts.filter((start) => parts.get(start)?.has(file));
    return laidOut
      .filter(({ classes }) => drawn.some((list) => classes.every((each) => list.has(each))))
      .filter((rule) => starting.some((start) => !there.get(start)?.has(rule.file)))
      .map((rule) => `${file}: ${rule.selector} of ${rule.file}`);
  });
  expect([...new Set(bare)]).toEqual([]);
});

it('a part styles what is its own: what every screen is made of looks the same on each', () => {
  const isOfAll = ({ file }: Rule): boolean => file.startsWith('look/');
  const common = new Set(
    rules.filter(isOfAll).flatMap(({ selector, classes }) => (isAlone(selector) ? classes : [])),
  );
  const foreign = rules.filter(
    (rule) =>
      !isOfAll(rule) && !rule.selector.includes('[data-') && rule.classes.every((each) => common.has(each)),
  );
  expect(foreign.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

it('a property registered for the whole page bears the name of its file: no other part means something else by it', () => {
  const foreign = styles.flatMap((file) =>
    found(textOf(file), /@property\s+(--[\w-]+)/g)
      .filter((name) => !name.startsWith(`--${basename(file, '.css')}-`))
      .map((name) => `${file}: ${name}`),
  );
  expect(foreign).toEqual([]);
});
