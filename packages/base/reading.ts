// What comes from outside, described once: a descriptor reads a value, and is its JSON Schema (draft 2020-12)
// and its type.
import type { Invalid } from './invalid.ts';
import { fail, keyPath, reading, shown } from './unfit.ts';

export type Schema = { readonly [key: string]: unknown };

/**
 * `read` gives what the value means, or fails with the place and the reason; it never takes a key or a kind
 * it does not name.
 */
export type Descriptor<T> = {
  readonly read: (value: unknown, path: string) => T;
  readonly schema: Schema;
};

/** What a descriptor reads. */
export type Of<D> = D extends Descriptor<infer T> ? T : never;

/** What was read, or the first place that is not as described. */
export const read = <T>(descriptor: Descriptor<T>, value: unknown, path = ''): T | Invalid =>
  reading(() => descriptor.read(value, path));

type Given = Readonly<Record<string, unknown>>;

export const object: Descriptor<Given> = {
  read: (value, path) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Given)
      : fail(path, 'type/object', { found: shown(value) }),
  schema: { type: 'object' },
};

/** Read elsewhere, where its meaning is known. */
export const raw: Descriptor<unknown> = { read: (value) => value, schema: {} };

export const text: Descriptor<string> = {
  read: (value, path) =>
    typeof value === 'string' ? value : fail(path, 'type/text', { found: shown(value) }),
  schema: { type: 'string' },
};

export const flag: Descriptor<boolean> = {
  read: (value, path) =>
    typeof value === 'boolean' ? value : fail(path, 'type/flag', { found: shown(value) }),
  schema: { type: 'boolean' },
};

const manyEnough = 1_000_000;

/**
 * A whole number from `least` to `most`; where no `most` is given the schema names none, and a million is
 * more than is ever counted here.
 */
export const whole = (least: number, most?: number): Descriptor<number> => ({
  read: (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value))
      return fail(path, 'type/number', { found: shown(value) });
    return value >= least && value <= (most ?? manyEnough)
      ? value
      : fail(path, 'value/count', { found: shown(value), wanted: `${least} ... ${most ?? manyEnough}` });
  },
  schema: { type: 'integer', minimum: least, ...(most === undefined ? {} : { maximum: most }) },
});

export const oneOf = <const T extends string>(values: readonly T[]): Descriptor<T> => ({
  read: (value, path) =>
    values.find((each) => each === value) ??
    fail(path, 'value/unlisted', { found: shown(value), wanted: values.join(' | ') }),
  schema: { enum: values },
});

export const orNull = <T>({ read: readOne, schema }: Descriptor<T>): Descriptor<T | null> => ({
  read: (value, path) => (value === null ? null : readOne(value, path)),
  schema: { anyOf: [schema, { type: 'null' }] },
});

export const listOf = <T>({ read: readOne, schema }: Descriptor<T>): Descriptor<readonly T[]> => ({
  read: (value, path) =>
    Array.isArray(value)
      ? value.map((each, i) => readOne(each, `${path}[${i}]`))
      : fail(path, 'type/list', { found: shown(value) }),
  schema: { type: 'array', items: schema },
});

/** An object with any keys, every value described alike. */
export const mapOf = <T>({
  read: readOne,
  schema,
}: Descriptor<T>): Descriptor<Readonly<Record<string, T>>> => ({
  read: (value, path) =>
    Object.fromEntries(
      Object.entries(object.read(value, path)).map(([key, each]) => [key, readOne(each, keyPath(path, key))]),
    ),
  schema: { type: 'object', additionalProperties: schema },
});

/** Held to more than its kind says; `told` is as much of it as a schema can say. */
export const checked = <T>(
  { read: readOne, schema }: Descriptor<T>,
  check: (value: T, path: string) => void,
  told: Schema = {},
): Descriptor<T> => ({
  read: (value, path) => {
    const given = readOne(value, path);
    check(given, path);
    return given;
  },
  schema: { ...schema, ...told },
});

/** Published as this schema: what is held to it, or allowed beyond it, is read elsewhere. */
export const published = <T>({ read: readOne }: Descriptor<T>, schema: Schema): Descriptor<T> => ({
  read: readOne,
  schema,
});

/** One or the other; the first says what is wrong with a value that neither takes. */
export const either = <A, B>(one: Descriptor<A>, other: Descriptor<B>): Descriptor<A | B> => ({
  read: (value, path) => {
    const given = reading<{ readonly taken: B }>(() => ({ taken: other.read(value, path) }));
    return 'taken' in given ? given.taken : one.read(value, path);
  },
  schema: { anyOf: [one.schema, other.schema] },
});

/** A key that may be left out, and then is left out of what is read. */
type Optional<T> = Descriptor<T> & { readonly optional: true };
export const optional = <T>(descriptor: Descriptor<T>): Optional<T> => ({ ...descriptor, optional: true });

/** A key that may be left out, and then is read as `otherwise`. */
type OrElse<T> = Descriptor<T> & { readonly otherwise: T };
export const orElse = <T>(descriptor: Descriptor<T>, otherwise: T): OrElse<T> => ({
  ...descriptor,
  otherwise,
});

type Field = Descriptor<unknown> | Optional<unknown> | OrElse<unknown>;
type Fields = Readonly<Record<string, Field>>;
type OptionalKey<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type Shaped<F> = {
  readonly [K in Exclude<keyof F, OptionalKey<F>>]: Of<F[K]>;
} & { readonly [K in OptionalKey<F>]?: Of<F[K]> };

const mayLack = (field: Field): boolean => 'optional' in field || 'otherwise' in field;

const readField = (key: string, field: Field, given: Given, path: string): Given => {
  if (Object.hasOwn(given, key)) return { [key]: field.read(given[key], keyPath(path, key)) };
  if ('otherwise' in field) return { [key]: field.otherwise };
  return 'optional' in field ? {} : fail(keyPath(path, key), 'key/missing', { wanted: key });
};

/** An object with these keys and no others. */
export const shape = <F extends Fields>(fields: F): Descriptor<Shaped<F>> => {
  const keys = Object.keys(fields);
  return {
    read: (value, path) => {
      const given = object.read(value, path);
      for (const key of Object.keys(given)) {
        if (!Object.hasOwn(fields, key))
          fail(keyPath(path, key), 'key/unknown', { found: key, wanted: keys.join(' | ') });
      }
      const parts = Object.entries(fields).map(([key, field]) => readField(key, field, given, path));
      return Object.assign({}, ...parts) as Shaped<F>;
    },
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])),
      required: keys.filter((key) => fields[key] && !mayLack(fields[key])),
      additionalProperties: false,
    },
  };
};

type Tagged<K extends string, T extends Readonly<Record<string, Fields>>, C> = {
  [W in keyof T]: { readonly [key in K]: W } & Shaped<T[W]> & Shaped<C>;
}[keyof T];

/** An object whose `key` says which of several shapes it has; `common` may stand in all of them. */
export const tagged = <
  K extends string,
  const T extends Readonly<Record<string, Fields>>,
  C extends Fields = Readonly<Record<never, Field>>,
>(
  key: K,
  table: T,
  common?: C,
): Descriptor<Tagged<K, T, C>> => {
  const words = Object.keys(table);
  const shapes = new Map(
    words.map((word) => [word, shape({ [key]: oneOf([word]), ...table[word], ...common })]),
  );
  return {
    read: (value, path) => {
      const word = oneOf(words).read(object.read(value, path)[key], keyPath(path, key));
      return shapes.get(word)?.read(value, path) as unknown as Tagged<K, T, C>;
    },
    schema: { anyOf: [...shapes.values()].map(({ schema }) => schema) },
  };
};
