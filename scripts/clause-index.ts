// Writes which test files cite which clause: the tests are collected, not run.
import { writeFileSync } from 'node:fs';
import { registerProblems } from '@omerta/rules/register/check.ts';
import { clauseTestsOf, type TitledTest } from '@omerta/rules/register/register.ts';
import { createVitest } from 'vitest/node';
import { indexFile, isEverywhere } from './test-files.ts';

const vitest = await createVitest('test', { watch: false });
const { testModules, unhandledErrors } = await vitest.collect([], { staticParse: false });
await vitest.close();
const tests: readonly TitledTest[] = testModules
  .map(({ relativeModuleId: file, children }) => ({ file, children }))
  .filter(({ file }) => isEverywhere(file))
  .flatMap(({ file, children }) => [...children.allTests()].map(({ name: title }) => ({ file, title })));

const broken = [
  ...unhandledErrors.map(String),
  ...testModules.filter((module) => module.state() === 'failed').map((module) => module.relativeModuleId),
];
if (broken.length > 0) {
  process.stderr.write(`These cannot be read, and the index stays as it was:\n${broken.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const index = clauseTestsOf(tests);
  writeFileSync(indexFile, `${JSON.stringify(index, null, 1)}\n`);
  process.stdout.write(
    `${[`${Object.keys(index).length} clauses cited`, ...registerProblems(index)].join('\n')}\n`,
  );
}
