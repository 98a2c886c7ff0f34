// In which order the test files begin: what takes minutes first, so that no worker is left alone with it at the end.
import { join, relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readTestIndex, type TestIndex } from './test-index.ts';

const root = join(import.meta.dirname, '..');

/** By its seconds in the index; one that is not in it is short. */
export const longestFirst = (index: TestIndex, files: readonly string[]): readonly string[] => {
  const secondsOf = (file: string): number => index.get(file)?.seconds ?? 0;
  return files.toSorted((a, b) => secondsOf(b) - secondsOf(a));
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byName = new Map(files.map((each) => [relative(root, each.moduleId).replaceAll(sep, '/'), each]));
    return longestFirst(readTestIndex(), [...byName.keys()]).flatMap((name) => byName.get(name) ?? []);
  }
}
