// What a device keeps for itself, read so that a wrong value costs only itself: it is as usual, or left out.
import { type Descriptor, listOf, object, raw } from './reading.ts';
import { reading } from './unfit.ts';

type Taken<T> = { readonly taken: T };

const taken = <T>(descriptor: Descriptor<T>, value: unknown, path: string): Taken<T> | null => {
  const got = reading<Taken<T>>(() => ({ taken: descriptor.read(value, path) }));
  return 'taken' in got ? got : null;
};

/** What does not fit is as usual: nothing is ever refused. */
export const orUsual = <T>(descriptor: Descriptor<T>, usual: T): Descriptor<T> => ({
  read: (value, path) => (taken(descriptor, value, path) ?? { taken: usual }).taken,
  schema: {},
});

/** Field by field: what does not fit or is not there is as usual, and a key that nobody knows is dropped. */
export const keptFields = <T extends object>(
  fields: { readonly [K in keyof T]-?: Descriptor<T[K]> },
  usual: T,
): Descriptor<T> => ({
  read: (value, path) => {
    const given = orUsual(object, {}).read(value, path);
    const found = Object.entries<Descriptor<unknown>>(fields).flatMap(([key, field]) => {
      const got = Object.hasOwn(given, key) ? taken(field, given[key], key) : null;
      return got ? [[key, got.taken] as const] : [];
    });
    return { ...usual, ...Object.fromEntries(found) };
  },
  schema: {},
});

/** What does not fit is left out. */
export const keptList = <T>(each: Descriptor<T>): Descriptor<readonly T[]> => ({
  read: (value, path) =>
    orUsual(listOf(raw), [])
      .read(value, path)
      .flatMap((one, i) => taken(each, one, `${path}[${i}]`) ?? [])
      .map((got) => got.taken),
  schema: {},
});
