// The last words of a test run: where its time went, by kind of test and in the ten slowest files.
import type { Reporter, TestModule } from 'vitest/node';
import { kindOf, testKinds } from './test-kinds.ts';

/** How long a worker was busy with a file, in milliseconds: loading it, its hooks and its tests. */
export type FileTime = { readonly file: string; readonly busy: number };

const slowest = 10;

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1).padStart(8);

const sum = (times: readonly FileTime[]): number => times.reduce((total, { busy }) => total + busy, 0);

export const timesTold = (times: readonly FileTime[]): string => {
  const ofKind = testKinds
    .map((kind) => ({ kind, times: times.filter(({ file }) => kindOf(file) === kind) }))
    .filter((each) => each.times.length > 0);
  const first = times.toSorted((a, b) => b.busy - a.busy).slice(0, slowest);
  return [
    '',
    `Worker time, in seconds:${seconds(sum(times))} in ${times.length} files`,
    ...ofKind.map((each) => `${seconds(sum(each.times))}  ${each.kind} (${each.times.length})`),
    'The slowest files:',
    ...first.map(({ file, busy }) => `${seconds(busy)}  ${file}`),
    '',
  ].join('\n');
};

export const timeOf = (module: TestModule): FileTime => {
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: module.relativeModuleId,
    busy: prepareDuration + collectDuration + setupDuration + duration,
  };
};

export class TestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    process.stdout.write(`${timesTold(modules.map(timeOf))}\n`);
  }
}
