// The test command: everything, or the tests at the paths given; its last line is `N passed, M failed`.
import { existsSync, readFileSync } from 'node:fs';
import { isRefusal } from '@omerta/base/refusal.ts';
import { registerProblems } from '@omerta/rules/register/check.ts';
import { type ClauseTests, clauseTestsOf, type TitledTest } from '@omerta/rules/register/register.ts';
import { runChecks } from './checks.ts';
import { bringNeeds, leftOut, needsOf, readWithout, type TaskRefusal, type TestNeed } from './needs.ts';
import { buildForTests, runTests } from './run-tests.ts';
import { excluded, indexFile, testFilesAt } from './test-files.ts';
import { count, giveUp, tell } from './verdict.ts';

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

const orGiveUp = <T>(found: readonly T[] | TaskRefusal): readonly T[] =>
  isRefusal(found) ? giveUp(found.sentence) : found;

/** What cannot be had is told at once, whatever else goes on meanwhile. */
const bring = async (wanted: readonly TestNeed[]): Promise<void> => {
  const problem = await bringNeeds(wanted);
  if (problem !== undefined) giveUp(problem);
};

/** What is neither a switch nor the word after `--without`. */
const pathsIn = (args: readonly string[]): readonly string[] =>
  args.filter((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--without');

const args = process.argv.slice(2);
const without = orGiveUp(readWithout(args));
const withData = Boolean(process.env['OMERTA_DATA']);
const paths = pathsIn(args);

if (args.includes('--checks-only')) {
  await runChecks();
} else if (paths.length > 0) {
  const files = orGiveUp(testFilesAt(paths, excluded(withData, without)));
  await bring(needsOf(files));
  if (needsOf(files).includes('browser')) await buildForTests();
  await runTests(without, files);
} else {
  if (!withData)
    process.stdout.write('OMERTA_DATA is not set: the tests against real games and tables do not run.\n');
  // Packages come over the network while the processor checks and builds.
  const bringing = bring(needsOf(orGiveUp(testFilesAt(['.'], excluded(true, without)))));
  await runChecks();
  await buildForTests();
  await bringing;
  checkRegister((await runTests(without)).titled, without);
}
tell(leftOut(without));
