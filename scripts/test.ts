// The test command: everything, or the tests at the paths given; its last line is `N passed, M failed`.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isRefusal } from '@omerta/base/refusal.ts';
import { registerProblems } from '@omerta/rules/register/check.ts';
import { type ClauseTests, clauseTestsOf, type TitledTest } from '@omerta/rules/register/register.ts';
import { bringNeeds, leftOut, readWithout, type TaskRefusal, type TestNeed, unneeded } from './needs.ts';
import { excluded, indexFile, isEverywhere, testFilesAt } from './test-files.ts';

const root = join(import.meta.dirname, '..');
const reportFile = join(root, '.setup/test-report.json');

type Checked = { readonly ok: boolean; readonly output: string };

const check = (args: readonly string[]): Promise<Checked> =>
  new Promise((checked) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
      checked({ ok: error === null, output: `${stdout}${stderr}` }),
    );
  });

const checks: readonly (readonly [title: string, ...args: string[]])[] = [
  ['types', 'node_modules/typescript-native/bin/tsc', '-p', '.'],
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  [
    'imports go down only',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'apps',
    'bench',
    'scenarios',
  ],
  [
    'folders import each other one way',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser-folders.mjs',
    'packages',
    'apps',
    'bench',
  ],
  ['no dead code', 'node_modules/knip/bin/knip.js'],
  ['one name, one thing; one way to see a failure', 'scripts/measure.ts', '--names-and-failures'],
];

let passed = 0;
let failed = 0;

const count = (ok: boolean, title: string, output = ''): void => {
  if (ok) passed++;
  else failed++;
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${title}\n${ok ? '' : `${output}\n`}`);
};

/** Side by side: each by itself would keep one core busy. */
const runChecks = async (): Promise<void> => {
  const running = checks.map(([title, ...args]) => ({ title, checked: check(args) }));
  for (const { title, checked } of running) {
    const { ok, output } = await checked;
    count(ok, title, output);
  }
};

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly TestFile[];
};
type TestFile = {
  readonly name: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly title: string }[];
};

const titledTests = ({ name, assertionResults }: TestFile): readonly TitledTest[] =>
  assertionResults.map(({ title }) => ({ file: relative(root, name).replaceAll(sep, '/'), title }));

/** All of them, or those of the files given. */
const runTests = (without: readonly TestNeed[], files: readonly string[] = []): readonly TitledTest[] => {
  mkdirSync(join(root, '.setup'), { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${reportFile}`];
  const done = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files],
    { cwd: root, stdio: 'inherit', env: { ...process.env, OMERTA_WITHOUT: without.join(',') } },
  );
  if (!existsSync(reportFile)) {
    count(false, 'the tests ran');
    return [];
  }
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A file that cannot even be loaded has no failed test of its own.
  if (done.status !== 0 && report.numFailedTests === 0) count(false, 'every test file loads');
  return report.testResults.filter(({ name }) => isEverywhere(name)).flatMap(titledTests);
};

const readIndex = (): ClauseTests =>
  existsSync(indexFile) ? (JSON.parse(readFileSync(indexFile, 'utf8')) as ClauseTests) : {};

const isWithin = (tests: ClauseTests, index: ClauseTests): boolean =>
  Object.entries(tests).every(([clause, files]) => files.every((file) => index[clause]?.includes(file)));

/** The index is of a whole run: what is left out of this one is taken from it. */
const checkRegister = (titled: readonly TitledTest[], without: readonly TestNeed[]): void => {
  const [tests, index] = [clauseTestsOf(titled), readIndex()];
  const whole = without.length === 0;
  const problems = registerProblems(whole ? tests : index);
  count(problems.length === 0, 'the clause register', problems.join('\n'));
  const current = whole ? JSON.stringify(tests) === JSON.stringify(index) : isWithin(tests, index);
  count(
    current,
    'the index of clauses and tests',
    'It is not the one of these tests: run `npm run clause-index` and commit it.',
  );
};

const giveUp = (problem: string): never => {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
};

const orGiveUp = <T>(found: readonly T[] | TaskRefusal): readonly T[] =>
  isRefusal(found) ? giveUp(found.sentence) : found;

const bring = (without: readonly TestNeed[]): void => {
  const problem = bringNeeds(without);
  if (problem !== undefined) giveUp(problem);
};

/** What is neither a switch nor the word after `--without`. */
const pathsIn = (args: readonly string[]): readonly string[] =>
  args.filter((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--without');

const args = process.argv.slice(2);
const without = orGiveUp(readWithout(args));
const withData = Boolean(process.env['OMERTA_DATA']);
const paths = pathsIn(args);

const tell = (): void => {
  process.stdout.write(`${leftOut(without)}${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
};

if (args.includes('--checks-only')) {
  await runChecks();
  tell();
} else if (paths.length > 0) {
  const files = orGiveUp(testFilesAt(paths, excluded(withData, without)));
  bring([...without, ...unneeded(files)]);
  runTests(without, files);
  tell();
} else {
  bring(without);
  if (!withData)
    process.stdout.write('OMERTA_DATA is not set: the tests against real games and tables do not run.\n');
  await runChecks();
  checkRegister(runTests(without), without);
  tell();
}
