// Cards for bots: a random deal, and a fixed one for positions that tests count from.
import type { Random } from '@omerta/base/random.ts';
import { deck, type Role, roles } from '@omerta/rules/game/role.ts';

const cards: readonly Role[] = roles.flatMap((role) => Array.from({ length: deck[role] }, () => role));

/** By seat; index 0 is nobody. */
export type Deal = readonly (Role | null)[];

export const randomDeal = (random: Random): Deal => [null, ...random.shuffle(cards)];

/** The deal of the notation's example. */
export const exampleDeal: Deal = [
  null,
  'red',
  'black',
  'red',
  'sheriff',
  'red',
  'black',
  'red',
  'red',
  'don',
  'red',
];

export const noDeal: Deal = Array.from({ length: 11 }, () => null);
