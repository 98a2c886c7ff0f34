// Seeded chance of whole numbers only: the same seed gives the same numbers on every machine.

export type Random = {
  /** 32 random bits. */
  bits(): number;
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  shuffle<T>(list: readonly T[]): T[];
};

/** Marsaglia's 32-bit xorshift with a Weyl sequence: never stuck at zero, a long enough period for billions of steps. */
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
  // The high bits times the count: no division and no bias worth naming for counts of a few thousand.
  const below = (count: number): number => Math.floor((bits() / 2 ** 32) * count);
  return {
    bits,
    below,
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
