// Codes that people type: signs that no hurried eye takes for each other.
import { randomInt } from 'node:crypto';
import { tidyCode } from '@omerta/base/typed-code.ts';

/** No 0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const signs = '3479ACDEFHJKMNPRTWXY';

export const newCode = (length: number): string =>
  Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');

/** Whether it can be one of that length. */
export const mayBeCode = (typed: string, length: number): boolean => {
  const code = tidyCode(typed);
  return code.length === length && [...code].every((sign) => signs.includes(sign));
};
