// Set up before every test file: fast-check takes the run's seed, and tests with kept seeds run again with
// each.
import fc from 'fast-check';
import { beforeAll, beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { homeless, keptSeeds, seedsOf } from './seed.ts';

const testsIn = (tasks: readonly RunnerTask[]): readonly RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));

const seedsFor = (test: Readonly<RunnerTestCase>): readonly number[] =>
  seedsOf(keptSeeds, test.file.name, test.name);

// biome-ignore lint/correctness/noEmptyPattern: vitest takes no other first argument where the second is wanted
beforeAll(({}, { file, tasks }) => {
  const tests = testsIn(tasks);
  for (const test of tests) {
    const again = seedsFor(test).length - 1;
    if (again > 0) test.repeats = again;
  }
  const [lost] = homeless(
    keptSeeds,
    file.name,
    tests.map(({ name }) => name),
  );
  if (lost)
    throw new Error(
      `kept-seeds.json keeps seed ${lost.seed} for "${lost.test}", which is no test of ${lost.file}.`,
    );
});

beforeEach(({ task }) => {
  fc.configureGlobal({ seed: seedsFor(task)[task.result?.repeatCount ?? 0] ?? Number.NaN });
});
