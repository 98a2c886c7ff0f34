// A clock shows the hours of a whole day in every language: nobody at a table asks which eight o'clock is meant.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const formats = globSync('{apps/{web,cli},packages/{documents,pages}}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:DateTimeFormat\([^)]*|formatIn\([^)]*|const time = \{[^}]*)/g,
      ),
    ].map(([text]) => ({ file, text })),
  );

it('every time of day is asked for in twenty-four hours', () => {
  const ofTime = formats.filter(({ text }) => /timeStyle|hour:/.test(text));
  expect(ofTime.length).toBeGreaterThan(8);
  expect(ofTime.filter(({ text }) => !text.includes("hourCycle: 'h23'")).map(({ file }) => file)).toEqual([]);
});
