// Whole-number counting behind every bound: how evenly a number can be split, and what that costs in squares.

/** The least sum of squares of `parts` whole numbers that add up to `total`. */
export const evenSquares = (total: number, parts: number): number => {
  const low = Math.floor(total / parts);
  const high = total - low * parts;
  return high * (low + 1) ** 2 + (parts - high) * low ** 2;
};

/** `part` of `whole` in percent with two digits, rounded half up, as text: exact for whole numbers. */
export const percent = (part: number, whole: number): string => {
  const hundredths = Math.floor((20_000 * part + whole) / (2 * whole));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
};
