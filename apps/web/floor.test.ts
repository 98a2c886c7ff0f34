// The built pages use nothing that the oldest browsers lack.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newerIn } from '@omerta/testkit/floor/newer.ts';
import { expect, it } from 'vitest';
import { buildWeb } from './build.ts';

const told = (file: string, code: string): readonly string[] =>
  [...newerIn(file, code).uses].map(([name, lackedBy]) => `${name} (${lackedBy.join(', ')})`);

it.each([
  ['Map.groupBy(a, b)', 'Map.groupBy'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['await Array.fromAsync(a)', 'Array.fromAsync'],
  ['places.keys().filter(mayRest)', 'a step of an iterator'],
  ['element.checkVisibility()', 'checkVisibility'],
  ['new Set(a).union(b)', 'union'],
  ['new Float16Array(4)', 'Float16Array'],
])('%s is newer', (code, name) => {
  expect(told('a.js', code).join()).toContain(name);
});

it.each([
  'a.toSorted(); b.isWellFormed(); structuredClone(c); new CompressionStream("deflate-raw")',
  'typeof a.checkVisibility === "function" ? a.checkVisibility() : b',
  'navigator.vibrate?.(40)',
  '"wakeLock" in navigator && navigator.wakeLock.request("screen")',
  'Object.keys(a).filter(b)',
])('%s is not, or is asked for first', (code) => {
  expect(told('a.js', code)).toEqual([]);
});

/** Asked for in another file than the one that uses it, or no thing of a browser. */
const accepted: Readonly<Record<string, string>> = {
  SpeechSynthesisUtterance: 'a device that has no voice is not offered one',
  wakeLock: '`canStayAwake` asks for it',
  popover: 'the name of a property of React',
  startViewTransition: 'React calls it for a part of its own that no page of ours uses',
  'Error.stackTraceLimit': 'set, and read by nobody where it is not known',
};

it('nothing in what is built is newer than the floor', async () => {
  const folder = await buildWeb(() => undefined);
  const seen = globSync('**/*.js', { cwd: folder }).map((file) => ({
    file,
    ...newerIn(file, readFileSync(join(folder, file), 'utf8')),
  }));
  const own = new Set(seen.flatMap((each) => [...each.own]));
  const newer = seen.flatMap(({ file, uses }) =>
    [...uses]
      .filter(([name]) => !own.has(name) && !(name in accepted))
      .map(([name, lackedBy]) => `${file}: ${name} (${lackedBy})`),
  );
  expect(seen.length).toBeGreaterThan(100);
  expect(newer).toEqual([]);
});
