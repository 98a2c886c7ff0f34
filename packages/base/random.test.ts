// The numbers of a seed are those they always were: a seating file names its seed, and anybody may make it again.
import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

describe('the numbers of a seed', () => {
  it.each([
    [0, [103139481, 2766150219, 3029638711], 371, [6, 10, 7, 9, 2, 3, 5, 1, 4, 8]],
    [1, [1619414674, 1054720613, 2287137686], 39, [7, 6, 3, 4, 2, 8, 9, 10, 5, 1]],
    [2 ** 32 + 1, [1508481648, 1201817399, 584719499], 996, [9, 1, 4, 3, 5, 2, 10, 7, 8, 6]],
  ] as const)('%i', (seed, bits, below, shuffled) => {
    const random = randomFrom(seed);
    expect(bits.map(() => random.bits())).toEqual(bits);
    expect(random.below(1_000)).toBe(below);
    expect(random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual(shuffled);
  });
});
