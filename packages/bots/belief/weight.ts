// From a logarithm to a weight without a binary float: e to the minus n thousandths, in whole numbers over 2^28.

/** The weight of the likeliest world: sums over all worlds, times a thousand, stay exact. */
export const fullWeight = 2 ** 28;

/** e to the minus one thousandth over 2^64: 1 - x + x^2/2 - x^3/6 + x^4/24, whose next term is below one part in 10^17. */
const step = ((): bigint => {
  const one = 1n << 64n;
  return one - one / 1_000n + one / 2_000_000n - one / 6_000_000_000n + one / 24_000_000_000_000n;
})();

const weights: readonly number[] = (() => {
  const list: number[] = [];
  for (let exact = BigInt(fullWeight) << 64n; exact >> 64n > 1n; exact = (exact * step) >> 64n)
    list.push(Number((exact + (1n << 63n)) >> 64n));
  return list;
})();

/** A world that is possible keeps some weight, however unlikely it has become. */
export const weightOf = (thousandthsBelow: number): number => weights[thousandthsBelow] ?? 1;
