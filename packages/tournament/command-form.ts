// How a command from outside is read: its kind, who gave it, and the fields of that kind and no others.
import type { Invalid } from '@omerta/base/invalid.ts';
import { type Descriptor, object, oneOf, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { reading } from '@omerta/base/unfit.ts';
import type { CommandMeta } from './meta.ts';
import { refuse, type TournamentRefusal } from './refusal.ts';

type Given = Readonly<Record<string, unknown>>;
type Described<F> = F extends unknown ? { readonly [K in keyof F]: Descriptor<F[K]> } : never;

/** A descriptor for each field; chosen by what was given where a command has several forms. */
export type Fields<F> = Described<F> | ((given: Given) => Described<F>);

type AnyFields = Readonly<Record<string, Descriptor<unknown>>>;
type Table<T extends string> = Readonly<Record<T, AnyFields | ((given: Given) => AnyFields)>>;

/** What came is no command: where and why. */
export const unreadable = (invalid: Invalid): TournamentRefusal =>
  refuse('command/unreadable', { path: invalid.path === '' ? '-' : invalid.path }, null, { invalid });

/** The table describes every field of every command, so what is read is one. */
export const readerOf =
  <C extends CommandMeta & { readonly type: string }>(table: Table<C['type']>) =>
  (value: unknown): C | TournamentRefusal => {
    const types = Object.keys(table) as C['type'][];
    const read = reading(() => {
      const given = object.read(value, '');
      const type = oneOf(types).read(given['type'], 'type');
      const fields = table[type];
      return shape({
        type: oneOf([type]),
        id: text,
        by: text,
        ...(typeof fields === 'function' ? fields(given) : fields),
      }).read(value, '');
    });
    return isRefusal(read) ? unreadable(read) : (read as unknown as C);
  };
