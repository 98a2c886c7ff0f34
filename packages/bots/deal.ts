// Cards for bots: a random deal, and a fixed one for positions that tests count from.
import type { Random } from '@omerta/base/random.ts';
import { type Cards, cardsFrom } from '@omerta/rules/game/cards.ts';
import { deck, type Role, roles } from '@omerta/rules/game/role.ts';

const cards: readonly Role[] = roles.flatMap((role) => Array.from({ length: deck[role] }, () => role));

export const randomDeal = (random: Random): Cards => cardsFrom([null, ...random.shuffle(cards)]);

/** The deal of the notation's example. */
export const exampleDeal: Cards = {
  1: 'red',
  2: 'black',
  3: 'red',
  4: 'sheriff',
  5: 'red',
  6: 'black',
  7: 'red',
  8: 'red',
  9: 'don',
  10: 'red',
};
