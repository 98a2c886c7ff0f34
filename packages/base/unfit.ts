// How reading ends where a value does not fit: the first that fails says where and why.
import type { Invalid, InvalidCode } from './invalid.ts';

/** Thrown while something is read, caught by `reading`: it never leaves a file's reading, and nobody looks where it came from. */
class Unfit {
  readonly invalid: Invalid;

  constructor(invalid: Invalid) {
    this.invalid = invalid;
  }
}

export const fail = (path: string, code: InvalidCode, more: Omit<Invalid, 'path' | 'code'> = {}): never => {
  throw new Unfit({ path, code, ...more });
};

/** Gives what was read, or the first problem. */
export const reading = <T>(read: () => T): T | Invalid => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unfit) return error.invalid;
    throw error;
  }
};

export const keyPath = (path: string, key: string): string => {
  if (!/^\w+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
};

/** A value as a person would point at it; a long one is cut. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};
