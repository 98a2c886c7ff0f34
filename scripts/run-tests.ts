// Runs test files in this process and counts what came of each test; with what they share made beforehand.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TitledTest } from '@omerta/rules/register/register.ts';
import { buildWeb } from '@omerta/web/build.ts';
import { startVitest, type TestModule } from 'vitest/node';
import type { TestNeed } from './needs.ts';
import { isEverywhere } from './test-files.ts';
import { type FileTime, TestTimes, timeOf } from './test-times.ts';
import { count, countTest } from './verdict.ts';

const titledTests = (module: TestModule): readonly TitledTest[] =>
  [...module.children.allTests()].map(({ name: title }) => ({ file: module.relativeModuleId, title }));

type TestsRun = { readonly titled: readonly TitledTest[]; readonly times: readonly FileTime[] };

/** Built once before the workers begin: each would find nothing built, and build it. */
export const buildForTests = (): Promise<string> =>
  buildWeb((text) => void process.stdout.write(`${text}\n`));

/** What tests leave behind, a killed server's folder among it, goes with the run. PostgreSQL, another user, goes in too. */
const ownTemporaryFolder = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-run-'));
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};

/** All of them, or those of the files given. */
export const runTests = async (
  without: readonly TestNeed[],
  files: readonly string[] = [],
): Promise<TestsRun> => {
  process.env['OMERTA_WITHOUT'] = without.join(',');
  ownTemporaryFolder();
  const vitest = await startVitest('test', [...files], {
    run: true,
    reporters: ['default', new TestTimes()],
  });
  const modules = vitest.state.getTestModules();
  await vitest.close();
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  for (const test of tests) countTest(test.result().state === 'passed');
  // A file that cannot even be loaded has no failed test of its own.
  const broken = modules.filter(
    (module) => module.state() === 'failed' && [...module.children.allTests()].length === 0,
  );
  const loads = modules.length > 0 && broken.length === 0;
  if (!loads || vitest.state.getUnhandledErrors().length > 0)
    count(false, 'every test file loads', broken.map(({ relativeModuleId }) => relativeModuleId).join('\n'));
  return {
    titled: modules.filter(({ moduleId }) => isEverywhere(moduleId)).flatMap(titledTests),
    times: modules.map(timeOf),
  };
};
