// Small readers of parsed JSON: each checks one thing, and the first that fails says where and why.
import { compare, type Fraction, parseDecimal, zero } from './fraction.ts';
import type { Invalid, InvalidCode } from './invalid.ts';

/** Thrown by a reader, caught by `reading`: it never leaves a file's reading. */
class Unfit extends Error {
  readonly invalid: Invalid;

  constructor(invalid: Invalid) {
    super(`${invalid.path}: ${invalid.code}`);
    this.invalid = invalid;
  }
}

export const fail = (path: string, code: InvalidCode, more: Omit<Invalid, 'path' | 'code'> = {}): never => {
  throw new Unfit({ path, code, ...more });
};

/** Runs readers and gives what they read, or the first problem. */
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

export type Read<T> = (value: unknown, path: string) => T;
type Field<T> = Read<T> | { readonly read: Read<T>; readonly otherwise: T };
type Fields = Readonly<Record<string, Field<unknown>>>;
type Shaped<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** A key that may be left out. */
export const orElse = <T>(
  read: Read<T>,
  otherwise: T,
): { readonly read: Read<T>; readonly otherwise: T } => ({ read, otherwise });

export const object: Read<Readonly<Record<string, unknown>>> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : fail(path, 'type/object', { found: shown(value) });

/** An object with these keys and no others. */
export const shape =
  <F extends Fields>(fields: F): Read<Shaped<F>> =>
  (value, path) => {
    const given = object(value, path);
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(fields, key))
        fail(keyPath(path, key), 'key/unknown', { found: key, wanted: Object.keys(fields).join(' | ') });
    }
    const result: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields)) {
      if (Object.hasOwn(given, key))
        result[key] = (typeof field === 'function' ? field : field.read)(given[key], keyPath(path, key));
      else
        result[key] =
          typeof field === 'function'
            ? fail(keyPath(path, key), 'key/missing', { wanted: key })
            : field.otherwise;
    }
    return result as Shaped<F>;
  };

export const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, path) =>
    Array.isArray(value)
      ? value.map((each, i) => read(each, `${path}[${i}]`))
      : fail(path, 'type/list', { found: shown(value) });

/** An object with any keys, every value read alike. */
export const mapOf =
  <T>(read: Read<T>): Read<Readonly<Record<string, T>>> =>
  (value, path) =>
    Object.fromEntries(
      Object.entries(object(value, path)).map(([key, each]) => [key, read(each, keyPath(path, key))]),
    );

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

export const raw: Read<unknown> = (value) => value;

export const text: Read<string> = (value, path) =>
  typeof value === 'string' ? value : fail(path, 'type/text', { found: shown(value) });

/** An id or a name: text with something in it. */
export const name: Read<string> = (value, path) => {
  const given = text(value, path);
  return given.trim() === '' ? fail(path, 'type/text', { found: shown(value) }) : given;
};

export const flag: Read<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : fail(path, 'type/flag', { found: shown(value) });

/** A whole number from `least` to `most`. */
export const whole =
  (least: number, most = 1_000_000): Read<number> =>
  (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value))
      return fail(path, 'type/number', { found: shown(value) });
    return value >= least && value <= most
      ? value
      : fail(path, 'value/count', { found: shown(value), wanted: `${least} ... ${most}` });
  };

export const oneOf =
  <T extends string>(values: readonly T[]): Read<T> =>
  (value, path) =>
    values.find((each) => each === value) ??
    fail(path, 'value/unlisted', { found: shown(value), wanted: values.join(' | ') });

const decimal: Read<Fraction> = (value, path) =>
  (typeof value === 'string' ? parseDecimal(value) : null) ??
  fail(path, 'value/decimal', { found: shown(value) });

export const positive: Read<Fraction> = (value, path) => {
  const given = decimal(value, path);
  return compare(given, zero) > 0 ? given : fail(path, 'value/positive', { found: shown(value) });
};

/** Text that `read` accepts, kept as it was written. */
export const written =
  (read: Read<unknown>): Read<string> =>
  (value, path) => {
    read(value, path);
    return value as string;
  };

export const points = written(decimal);

/** The first line of every file of ours: which kind of file it is. */
export const format =
  (wanted: string): Read<string> =>
  (value, path) =>
    value === wanted ? wanted : fail(path, 'value/format', { found: shown(value), wanted });
