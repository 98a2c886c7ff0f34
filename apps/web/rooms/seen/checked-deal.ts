// The deal of a finished game, done again here from the parts that were shown: seats and cards, or what does not add up.
import type { Dealt } from '@omerta/play/deal.ts';
import { repeatDeal } from '@omerta/play/deal-file.ts';
import type { DealSeen } from '@omerta/play/picture.ts';
import type { Cards } from '@omerta/rules/game/cards.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';

/** What the deal is held against, besides itself. */
type Known = {
  /** The seat of each chair as the game showed it. */
  readonly seats: readonly (Seat | null)[];
  /** The cards of the finished record. */
  readonly cards: Cards | null;
};

export type CheckedDeal =
  | { readonly is: 'early' }
  | { readonly is: 'wrong'; readonly what: 'commitment' | 'seed' | 'seats' | 'cards' }
  | {
      readonly is: 'right';
      readonly dealt: Dealt;
      readonly seed: string;
    };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const checkDeal = (deal: DealSeen, { seats, cards }: Known): CheckedDeal => {
  if (!('server' in deal) || deal.seed === null) return { is: 'early' };
  const again = repeatDeal(deal);
  if (!again.commitmentHolds) return { is: 'wrong', what: 'commitment' };
  if (!again.seedHolds) return { is: 'wrong', what: 'seed' };
  const dealt: Dealt = { seats: again.seats, cards: again.cards };
  if (!same(dealt.seats, seats)) return { is: 'wrong', what: 'seats' };
  if (cards && !same(dealt.cards, cards)) return { is: 'wrong', what: 'cards' };
  return { is: 'right', dealt, seed: deal.seed };
};
