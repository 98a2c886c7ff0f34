// Seeded random numbers, equal on every machine. Seating files record their seed: these numbers never change.

export type Random = {
  /** 32 random bits. */
  bits(): number;
  /** A number from 0 up to, but not, 1. */
  next(): number;
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/**
 * Marsaglia's 32-bit xorshift plus a Weyl sequence: never stuck at zero, no repetition in billions of steps.
 */
export const randomFrom = (seed: number): Random => {
  const high = Math.floor(seed / 2 ** 32);
  let x = (Math.imul(seed ^ 0x5bd1e995, 0x85ebca6b) ^ Math.imul(high, 0xc2b2ae35) ^ 0x2545f491) >>> 0 || 1;
  let weyl = (seed ^ high) >>> 0;
  const bits = (): number => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    weyl = (weyl + 0x9e3779b9) | 0;
    return (x + weyl) >>> 0;
  };
  const next = (): number => bits() / 2 ** 32;
  // The high bits times the count: no division and no bias worth naming for counts of a few thousand.
  const below = (count: number): number => Math.floor(next() * count);
  return {
    bits,
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
  };
};

/** The same seed may feed many games: each gets a stream of its own. */
export const seedOf = (seed: number, index: number): number =>
  (Math.imul(seed ^ 0x5bd1e995, 0x85ebca6b) + Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
