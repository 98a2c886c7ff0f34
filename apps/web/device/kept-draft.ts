// What somebody has begun to fill in: kept in the browser under a name of its own until it is sent or emptied.
import { orUsual } from '@omerta/base/kept.ts';
import type { Descriptor } from '@omerta/base/reading.ts';

/** The browser's, or a map in its place. */
export type DraftShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type DraftKind<T> = {
  /** Another one is another draft. */
  readonly name: string;
  readonly reads: Descriptor<T>;
  readonly empty: T;
};

const keyOf = (name: string): string => `omerta.${name}`;

const parsed = (said: string): unknown => {
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
};

/** As it lies on the shelf; null where nothing was begun. */
export const saidOn = (shelf: DraftShelf | null, name: string): string | null =>
  shelf?.getItem(keyOf(name)) ?? null;

/** The empty one where nothing was begun; what another version kept is forgotten. */
export const draftSaid = <T>({ reads, empty }: Omit<DraftKind<T>, 'name'>, said: string | null): T =>
  said === null ? empty : orUsual(reads, empty).read(parsed(said), '');

/** Null for one that says no more than the empty one. */
export const sayingOf = <T>({ empty }: Pick<DraftKind<T>, 'empty'>, draft: T): string | null => {
  const said = JSON.stringify(draft);
  return said === JSON.stringify(empty) ? null : said;
};

/** A full shelf keeps nothing: what is on the screen goes on. */
export const putOn = (shelf: DraftShelf | null, name: string, said: string | null): void => {
  try {
    if (said === null) shelf?.removeItem(keyOf(name));
    else shelf?.setItem(keyOf(name), said);
  } catch {
    return;
  }
};
