// In which order the test files begin: what takes minutes first, so that no worker is left alone with it at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the longest: whole games through the screen, servers and writers killed, other screens, random games. */
const longest = [
  /\/e2e\/[^/]+\.browser\.test\.ts$/,
  /\/kill\/[^/]+\.test\.ts$/,
  /\.browser\.test\.ts$/,
  /\.property\.test\.ts$/,
  /\.postgres\.test\.ts$/,
];

export const turnOf = (file: string): number => {
  const turn = longest.findIndex((kind) => kind.test(file));
  return turn < 0 ? longest.length : turn;
};

/** A fresh checkout knows no durations, and the length of a file says little of how long it runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => turnOf(a.moduleId) - turnOf(b.moduleId));
  }
}
