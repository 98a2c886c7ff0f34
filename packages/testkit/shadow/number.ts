// Exact numbers of the shadow count: two whole numbers, the lower one positive, nothing in common.

export type Num = { readonly top: bigint; readonly bottom: bigint };

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

const pair = (top: bigint, bottom: bigint): Num => {
  if (bottom === 0n) throw new Error('nothing is divided by zero');
  const sign = bottom < 0n ? -1n : 1n;
  const shared = common(top < 0n ? -top : top, bottom * sign);
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared };
};

/** `0.25`, `-1`, `4/15`. */
export const num = (text: string): Num => {
  const parts = /^(-?)(\d+)(?:\.(\d+)|\/(\d+))?$/.exec(text);
  if (parts === null) throw new Error(`no number: ${text}`);
  const [, minus = '', whole = '', decimals = '', below = '1'] = parts;
  const size = pair(BigInt(whole + decimals), 10n ** BigInt(decimals.length) * BigInt(below));
  return minus === '' ? size : pair(-size.top, size.bottom);
};

export const whole = (count: number): Num => pair(BigInt(count), 1n);
export const none = whole(0);
export const one = whole(1);

export const plus = (a: Num, b: Num): Num => pair(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Num, b: Num): Num => pair(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Num, b: Num): Num => pair(a.top * b.bottom, a.bottom * b.top);
export const minus = (a: Num): Num => pair(-a.top, a.bottom);
export const sum = (all: readonly Num[]): Num => all.reduce(plus, none);

/** Below zero: `a` is the smaller. */
export const compared = (a: Num, b: Num): number => {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference === 0n ? 0 : Number(difference / (difference < 0n ? -difference : difference));
};

export const isNone = ({ top }: Num): boolean => top === 0n;

const withPoint = (digits: bigint, places: number): string => {
  const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
  const [before, after] = [text.slice(0, text.length - places), text.slice(text.length - places)];
  const decimals = after.replace(/0+$/, '');
  return `${digits < 0n ? '-' : ''}${before}${decimals === '' ? '' : `.${decimals}`}`;
};

const mostPlaces = 40;

/** A decimal if it ends, else a fraction. */
export const exactly = ({ top, bottom }: Num): string => {
  for (let places = 0; places <= mostPlaces; places++) {
    const raised = top * 10n ** BigInt(places);
    if (raised % bottom === 0n) return withPoint(raised / bottom, places);
  }
  return `${top}/${bottom}`;
};

/** Two decimals, half away from zero. */
export const shown = ({ top, bottom }: Num): string => {
  const size = top < 0n ? -top : top;
  const hundredths = (200n * size + bottom) / (2n * bottom);
  return withPoint(top < 0n ? -hundredths : hundredths, 2);
};
