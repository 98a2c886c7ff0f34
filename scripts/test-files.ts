// Which files are tests, which of them run here, and which a person means by a path.
import { globSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { tier } from '@omerta/testkit/properties/sizes.ts';
import type { TaskRefusal } from './needs.ts';

const root = join(import.meta.dirname, '..');

/** The index of clauses and the files of their tests, written by `npm run clause-index`. */
export const indexFile = join(root, 'packages/rules/register/clause-tests.json');

/** Tests against data outside the project run only where it is: the index must be the same everywhere. */
export const isEverywhere = (file: string): boolean => !file.endsWith('.data.test.ts');

export const included = [
  'packages/**/*.test.ts',
  'apps/**/*.test.ts',
  'scenarios/**/*.test.ts',
  'scripts/**/*.test.ts',
];

/**
 * Tests named `x.data.test.ts` compare with real data kept outside the project: they run where it is. Those
 * named `x.postgres.test.ts`, `x.browser.test.ts`, `x.webkit.test.ts`, `x.firefox.test.ts`, `x.coturn.test.ts` or
 * `x.curl.test.ts` need one, `x.postgres.browser.test.ts` both:
 * `npm test -- --without postgres,browser,webkit,firefox,coturn,curl,poppler,libreoffice` leaves them out.
 * Those named `x.soak.test.ts` run in `npm run soak` alone.
 */
export const excluded = (withData: boolean, without: readonly string[]): string[] => [
  '**/node_modules/**',
  ...(withData ? [] : ['**/*.data.test.ts']),
  ...(tier === 'soak' ? [] : ['**/*.soak.{test,*.test}.ts']),
  ...without.map((need) => `**/*.${need}.{test,*.test}.ts`),
];

/** The test files at the paths, each a test file or a folder of them; or the sentence that says which path has none. */
export const testFilesAt = (
  paths: readonly string[],
  left: readonly string[],
): readonly string[] | TaskRefusal => {
  const tests = globSync(included, { cwd: root, exclude: left });
  const found = paths.map((path) => {
    const here = relative(root, resolve(root, path));
    return tests.filter((test) => here === '' || test === here || test.startsWith(here + sep));
  });
  const empty = paths.filter((_, i) => found[i]?.length === 0);
  if (empty.length > 0)
    return {
      code: 'usage',
      sentence: `No test that runs here is at ${empty.join(', ')}: give a test file or a folder that holds some.`,
    };
  return [...new Set(found.flat())];
};
