// The offices of a tournament, and who may stand in a rule as its judge.
import type { PersonId } from './meta.ts';

export const offices = [
  'organiser',
  'administrator',
  'chief',
  'deputy',
  'referee',
  'side-referee',
  'duty',
  'committee',
  'discipline',
  'appeals',
] as const;
export type Post = (typeof offices)[number];

/** An office, or whoever referees the game in question. */
export const judges = [...offices, 'table-referee'] as const;
export type Judge = (typeof judges)[number];

/** A side that must agree to a ruling: one of several judges speaks for it. */
export type Side = {
  /** With those who hold the office and may judge this game. */
  readonly of: readonly { readonly judge: Judge; readonly people: readonly PersonId[] }[];
  /** Who of those who agreed stands for it; null: it is still missing. */
  readonly by: PersonId | null;
};
