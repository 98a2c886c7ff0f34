// What is checked without running the product: types, layout and lint, imports, dead code, names.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { count } from './verdict.ts';

const root = join(import.meta.dirname, '..');

type Check = readonly [title: string, ...args: string[]];
type Checked = { readonly ok: boolean; readonly output: string };

const checked = (args: readonly string[]): Promise<Checked> =>
  new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
      done({ ok: error === null, output: `${stdout}${stderr}` }),
    );
  });

/** What was found right before is not read again: the compiler keeps what it knows in the set-up's folder. */
const typesOf = (title: string, project: string): Check => [
  title,
  'node_modules/typescript-native/bin/tsc',
  '-p',
  project,
  // More of them do the same work again, and the other checks have the other core.
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  `.setup/${project}.tsbuildinfo`,
];

const types = typesOf('types', 'tsconfig.json');
/** The language of the floor's browsers: a page that speaks a newer one does not compile. */
const pageTypes = typesOf('types of the pages, in the oldest browsers', 'tsconfig.page.json');

const lintOf = (...files: readonly string[]): Check => [
  'lint and format',
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--no-errors-on-unmatched',
  ...files,
];

const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

const all: readonly Check[] = [
  types,
  pageTypes,
  lintOf('.'),
  [
    'imports go down only',
    cruiser,
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'apps',
    'bench',
    'scenarios',
  ],
  [
    'folders import each other one way',
    cruiser,
    '--config',
    '.dependency-cruiser-folders.mjs',
    'packages',
    'apps',
    'bench',
  ],
  ['no dead code', 'node_modules/knip/bin/knip.js'],
  ['one name, one thing; one way to see a failure', 'scripts/measure.ts', '--names-and-failures'],
];

/** Side by side: each by itself would keep one core busy. */
const run = async (checks: readonly Check[]): Promise<void> => {
  const running = checks.map(([title, ...args]) => ({ title, checking: checked(args) }));
  for (const { title, checking } of running) {
    const { ok, output } = await checking;
    count(ok, title, output);
  }
};

export const runChecks = (): Promise<void> => run(all);

/** Of a change: types everywhere, since a change may break what imports it; lint where it was made. */
export const checkChange = (files: readonly string[]): Promise<void> =>
  run([types, pageTypes, lintOf(...files)]);
