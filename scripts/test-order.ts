// In which order the test files begin: what takes minutes first, so that no worker is left alone with it at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { kindOf, testKinds } from './test-kinds.ts';

export const turnOf = (file: string): number => testKinds.indexOf(kindOf(file));

/** A fresh checkout knows no durations, and the length of a file says little of how long it runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => turnOf(a.moduleId) - turnOf(b.moduleId));
  }
}
