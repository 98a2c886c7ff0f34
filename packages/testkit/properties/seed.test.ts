// Every run of the random tests draws the same, and once more what found a fault before.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { homeless, keptSeeds, propertySeed, seedsOf } from './seed.ts';

const seen: unknown[] = [];

describe('the seeds of the random tests', () => {
  it('a test is run again with every seed kept for it', () => {
    seen.push(fc.check(fc.property(fc.integer(), () => true)).seed);
  });

  it('a test without one draws from the seed of the run', () => {
    expect(fc.check(fc.property(fc.integer(), () => true)).seed).toBe(propertySeed);
  });

  it('a failing property tells its seed and the path to what was found', () => {
    const fails = () => fc.assert(fc.property(fc.nat(), (n) => n < 50));
    expect(fails).toThrow(new RegExp(`seed: ${propertySeed}, path: "[\\d:]+"`));
  });

  it('are those of the file and the title', () => {
    const kept = [
      { file: 'a.test.ts', test: 'x', seed: 1 },
      { file: 'a.test.ts', test: 'y', seed: 2 },
      { file: 'b.test.ts', test: 'x', seed: 3 },
      { file: 'a.test.ts', test: 'x', seed: 4 },
    ];
    expect(seedsOf(kept, 'a.test.ts', 'x')).toEqual([propertySeed, 1, 4]);
    expect(homeless(kept, 'a.test.ts', ['x', 'z'])).toEqual([kept[1]]);
    expect(homeless(kept, 'c.test.ts', [])).toEqual([]);
  });
});

afterAll(() => {
  const own = keptSeeds
    .filter(({ test }) => test === 'a test is run again with every seed kept for it')
    .map(({ seed }) => seed);
  expect(own).not.toEqual([]);
  expect(seen).toEqual([propertySeed, ...own]);
});
