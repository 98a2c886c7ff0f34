// Exact points: what can be read, how it adds up and how it is printed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  equals,
  type Fraction,
  fraction,
  isMultiple,
  isZero,
  makeExact,
  makeRounded,
  multiply,
  negate,
  parseDecimal,
  points,
  subtract,
  sum,
  zero,
} from './fraction.ts';

const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const nonZero = whole.filter((value) => value !== 0n);
const any = fc.tuple(whole, nonZero).map(([over, under]) => fraction(over, under));
const anyNonZero = any.filter((value) => !isZero(value));

const gcd = (a: bigint, b: bigint): bigint => {
  if (b !== 0n) return gcd(b, a % b);
  return a < 0n ? -a : a;
};
const isLowest = ({ over, under }: Fraction): boolean => under > 0n && gcd(over, under) === 1n;
/** Whether a fraction is `over / under`, without dividing. */
const isRatio = (value: Fraction, over: bigint, under: bigint): boolean =>
  value.over * under === over * value.under && isLowest(value);

describe('parseDecimal', () => {
  it('reads decimals as people write them', () => {
    expect(parseDecimal('0.4')).toEqual({ over: 2n, under: 5n });
    expect(parseDecimal('-1')).toEqual({ over: -1n, under: 1n });
    expect(parseDecimal('-0.25')).toEqual({ over: -1n, under: 4n });
    expect(parseDecimal('12.25')).toEqual({ over: 49n, under: 4n });
    expect(parseDecimal('007.50')).toEqual({ over: 15n, under: 2n });
    expect(parseDecimal('-0')).toEqual(zero);
    expect(parseDecimal('-0.00')).toEqual(zero);
    expect(parseDecimal('123456789.123456789')).toEqual(fraction(123_456_789_123_456_789n, 1_000_000_000n));
  });

  it('reads nothing else', () => {
    for (const text of [
      '',
      ' 1',
      '1 ',
      '+1',
      '.5',
      '1.',
      '1,5',
      '1e3',
      '--1',
      '0x1',
      'li1',
      'NaN',
      '1/2',
      '1234567890',
      '0.1234567890',
      '１',
    ])
      expect(parseDecimal(text)).toBeNull();
  });

  it('makes a mistake in our own data loud', () => {
    expect(points('0.7')).toEqual(fraction(7n, 10n));
    expect(() => points('0,7')).toThrow('0,7');
  });
});

describe('fraction', () => {
  it('keeps lowest terms and the sign above', () => {
    expect(fraction(4n, -2n)).toEqual({ over: -2n, under: 1n });
    expect(fraction(-4n, -6n)).toEqual({ over: 2n, under: 3n });
    expect(fraction(0n, -7n)).toEqual(zero);
    expect(fraction(7n)).toEqual({ over: 7n, under: 1n });
    fc.assert(fc.property(whole, nonZero, (over, under) => isRatio(fraction(over, under), over, under)));
  });

  it('has nothing over zero', () => {
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
    expect(() => divide(points('1'), zero)).toThrow(RangeError);
  });

  it('adds, takes away, multiplies and divides exactly', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const under = a.under * b.under;
        expect(isRatio(add(a, b), a.over * b.under + b.over * a.under, under)).toBe(true);
        expect(isRatio(subtract(a, b), a.over * b.under - b.over * a.under, under)).toBe(true);
        expect(isRatio(multiply(a, b), a.over * b.over, under)).toBe(true);
        expect(add(a, negate(a))).toEqual(zero);
      }),
    );
    fc.assert(
      fc.property(any, anyNonZero, (a, b) => isRatio(divide(a, b), a.over * b.under, a.under * b.over)),
    );
  });

  it('sums in any order', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (list) => equals(sum(list), sum([...list].reverse()))),
    );
    expect(sum([])).toEqual(zero);
    expect(makeExact(sum(['0.1', '0.2', '-0.3'].map(points)))).toBe('0');
  });

  it('compares by cross-multiplication', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [left, right] = [a.over * b.under, b.over * a.under];
        expect(compare(a, b)).toBe(Number(left > right) - Number(left < right));
        expect(equals(a, b)).toBe(left === right);
      }),
    );
  });

  it('knows whole numbers of a step', () => {
    expect(isMultiple(points('0.7'), points('0.1'))).toBe(true);
    expect(isMultiple(points('0.15'), points('0.1'))).toBe(false);
    expect(isMultiple(points('-0.3'), points('0.1'))).toBe(true);
    expect(isMultiple(zero, points('0.1'))).toBe(true);
    fc.assert(
      fc.property(whole, anyNonZero, (times, step) => isMultiple(multiply(fraction(times), step), step)),
    );
  });
});

describe('makeExact', () => {
  it('prints a decimal that ends, else a fraction', () => {
    const exact = (over: bigint, under = 1n): string => makeExact(fraction(over, under));
    expect([
      exact(0n),
      exact(3n),
      exact(-3n),
      exact(1n, 2n),
      exact(-1n, 8n),
      exact(1n, 125n),
      exact(-1n, 100n),
    ]).toEqual(['0', '3', '-3', '0.5', '-0.125', '0.008', '-0.01']);
    expect([exact(4n, 15n), exact(-2n, 35n), exact(373n, 30n), exact(10n, 3n)]).toEqual([
      '4/15',
      '-2/35',
      '373/30',
      '10/3',
    ]);
  });

  it('gives back what was read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999, max: 999_999 }),
        fc.integer({ min: 0, max: 6 }),
        (digits, places) => {
          const value = fraction(BigInt(digits), 10n ** BigInt(places));
          expect(parseDecimal(makeExact(value))).toEqual(value);
          expect(makeExact(value)).toMatch(/^(0|-?[1-9]\d*|-?\d+\.\d*[1-9])$/);
        },
      ),
    );
  });
});

describe('makeRounded', () => {
  it('rounds to two decimals, half away from zero, without trailing zeros and never -0', () => {
    const rounded = (over: bigint, under = 1n): string => makeRounded(fraction(over, under));
    expect([
      rounded(1n, 200n),
      rounded(-1n, 200n),
      rounded(-1n, 201n),
      rounded(1n, 201n),
      rounded(0n),
    ]).toEqual(['0.01', '-0.01', '0', '0', '0']);
    expect([rounded(373n, 30n), rounded(2n, 3n), rounded(-2n, 3n), rounded(569n, 30n)]).toEqual([
      '12.43',
      '0.67',
      '-0.67',
      '18.97',
    ]);
    expect([
      rounded(999n, 1000n),
      rounded(-1999n, 2000n),
      rounded(1n, 10n),
      rounded(5n),
      rounded(-12n),
    ]).toEqual(['1', '-1', '0.1', '5', '-12']);
    expect([
      makeRounded(points('1.125')),
      makeRounded(points('-1.125')),
      makeRounded(points('1.124999999')),
    ]).toEqual(['1.13', '-1.13', '1.12']);
  });

  it('is the nearest hundredth, and of two the one further from zero', () => {
    fc.assert(
      fc.property(any, (value) => {
        const text = makeRounded(value);
        expect(text).toMatch(/^(0|-?[1-9]\d*|-?\d+\.\d?[1-9])$/);
        const [, sign = '', large = '', small = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
        const shown = BigInt(`${sign}${large}${small.padEnd(2, '0')}`);
        const gap = shown * value.under - value.over * 100n;
        const size = 2n * (gap < 0n ? -gap : gap);
        expect(size < value.under || (size === value.under && (value.over < 0n ? gap < 0n : gap > 0n))).toBe(
          true,
        );
      }),
    );
  });
});
