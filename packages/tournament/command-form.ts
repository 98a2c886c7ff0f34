// How a command from outside is read: its kind, who gave it and when, and the fields of that kind and no others.
import { type Invalid, isInvalid } from '@omerta/base/invalid.ts';
import { object, oneOf, type Read, reading, shape, text } from '@omerta/base/json-reader.ts';
import type { Meta } from './meta.ts';
import { type Refusal, refuse } from './refusal.ts';

type Given = Readonly<Record<string, unknown>>;
type Readers<F> = F extends unknown ? { readonly [K in keyof F]: Read<F[K]> } : never;

/** A reader for each field; chosen by what was given where a command has several forms. */
export type Fields<F> = Readers<F> | ((given: Given) => Readers<F>);

type AnyFields = Readonly<Record<string, Read<unknown>>>;
type Table<T extends string> = Readonly<Record<T, AnyFields | ((given: Given) => AnyFields)>>;

/** What came is no command: where and why. */
export const unreadable = (invalid: Invalid): Refusal =>
  refuse('command/unreadable', { path: invalid.path === '' ? '-' : invalid.path }, null, { invalid });

/** The table holds a reader for every field of every command, so what they read is one. */
export const readerOf =
  <C extends Meta & { readonly type: string }>(table: Table<C['type']>) =>
  (value: unknown): C | Refusal => {
    const types = Object.keys(table) as C['type'][];
    const read = reading(() => {
      const given = object(value, '');
      const type = oneOf(types)(given['type'], 'type');
      const fields = table[type];
      return shape({
        type: oneOf([type]),
        id: text,
        by: text,
        at: text,
        ...(typeof fields === 'function' ? fields(given) : fields),
      })(value, '');
    });
    return isInvalid(read) ? unreadable(read) : (read as unknown as C);
  };
