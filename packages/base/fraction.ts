// Exact points: whole numbers over whole numbers, never binary floats.

/** Kept in lowest terms, the denominator above zero: equal values have equal parts. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x < 0n ? -x : x;
};

export const fraction = (over: bigint, under = 1n): Fraction => {
  if (under === 0n) throw new RangeError('a fraction over zero');
  const divisor = under < 0n ? -gcd(over, under) : gcd(over, under);
  return { over: over / divisor, under: under / divisor };
};

export const zero: Fraction = { over: 0n, under: 1n };

export const whole = (count: number): Fraction => fraction(BigInt(count));

/** A decimal as people write it: `0.4`, `-1`, `12.25`; null for anything else. */
export const parseDecimal = (text: string): Fraction | null => {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '0', part = ''] = match;
  return fraction(BigInt(`${sign}${whole}${part}`), 10n ** BigInt(part.length));
};

/** A decimal, or a fraction such as `1/3`. */
export const parsePoints = (text: string): Fraction | null => {
  const match = /^(-?\d{1,9})\/(\d{1,9})$/.exec(text);
  const under = BigInt(match?.[2] ?? 0);
  return match && under !== 0n ? fraction(BigInt(match[1] ?? 0), under) : parseDecimal(text);
};

/** A decimal constant of our own data. */
export const points = (text: string): Fraction => {
  const value = parseDecimal(text);
  if (value === null) throw new Error(`not a decimal: ${text}`);
  return value;
};

export const add = (a: Fraction, b: Fraction): Fraction => {
  if (a.over === 0n) return b;
  if (b.over === 0n) return a;
  return a.under === b.under
    ? fraction(a.over + b.over, a.under)
    : fraction(a.over * b.under + b.over * a.under, a.under * b.under);
};
export const negate = (a: Fraction): Fraction => ({ over: -a.over, under: a.under });
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b));
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over);

/** Over one common denominator, brought to lowest terms once: sums of a whole tournament are mostly tenths. */
export const sum = (list: Iterable<Fraction>): Fraction => {
  let [over, under] = [0n, 1n];
  for (const each of list) {
    if (each.over === 0n) continue;
    if (each.under === under) over += each.over;
    else if (under % each.under === 0n) over += each.over * (under / each.under);
    else {
      const widened = each.under / gcd(under, each.under);
      over = over * widened + each.over * ((under * widened) / each.under);
      under *= widened;
    }
  }
  return fraction(over, under);
};

/** Below zero, zero or above zero, as `a` is less than, equal to or more than `b`. */
export const compare = (a: Fraction, b: Fraction): number => {
  const [left, right] = [a.over * b.under, b.over * a.under];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};
export const equals = (a: Fraction, b: Fraction): boolean => a.over === b.over && a.under === b.under;
export const isZero = (a: Fraction): boolean => a.over === 0n;

/** `value` is a whole number of `step`s. */
export const isMultiple = (value: Fraction, step: Fraction): boolean => divide(value, step).under === 1n;

const decimalPlaces = (under: bigint): number | null => {
  let rest = under;
  let [twos, fives] = [0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos++;
  for (; rest % 5n === 0n; rest /= 5n) fives++;
  return rest === 1n ? Math.max(twos, fives) : null;
};

const withPoint = (scaled: bigint, places: number): string => {
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const part = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${sign}${whole}${part === '' ? '' : `.${part}`}`;
};

/** A decimal if it ends, else a fraction. */
export const makeExact = (value: Fraction): string => {
  const places = decimalPlaces(value.under);
  return places === null
    ? `${value.over}/${value.under}`
    : withPoint((value.over * 10n ** BigInt(places)) / value.under, places);
};

/** Two decimals, half away from zero, trailing zeros dropped, never `-0`. */
export const makeRounded = (value: Fraction): string => {
  const scaled = value.over * 200n + (value.over < 0n ? -value.under : value.under);
  return withPoint(scaled / (2n * value.under), 2);
};
