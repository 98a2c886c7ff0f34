// The deal of a finished game done again: right as it was shown, and every part of it that was changed is found.
import { advance, usualBots } from '@omerta/play/advance.ts';
import { type DealSeen, seatPicture } from '@omerta/play/picture.ts';
import { expect, it } from 'vitest';
import { ownChair, roomOf } from '../alone/kept-game.ts';
import { firstKept } from '../alone/testing/table-of-bots.ts';
import { checkDeal } from './checked-deal.ts';

const begun = roomOf(firstKept(1), usualBots);
if (!begun) throw new Error('no room');
const over = advance(begun, Number.MAX_SAFE_INTEGER, usualBots);
const { deal, chairs } = seatPicture(over, ownChair);
const known = { seats: chairs.map((each) => each?.seat ?? null), cards: over.dealt?.cards ?? null };

it('is shown when the game is over, and adds up', () => {
  expect(over.phase).toBe('over');
  expect(checkDeal(seatPicture(begun, ownChair).deal, known)).toEqual({ is: 'early' });
  expect(checkDeal(deal, known)).toEqual({ is: 'right', dealt: over.dealt, seed: over.seed });
});

it.each([
  ['commitment', { server: '11'.repeat(32) }, {}],
  ['seed', { entropies: Array.from({ length: 10 }, () => '00'.repeat(32)) }, {}],
  ['seats', {}, { seats: known.seats.toReversed() }],
  ['cards', {}, { cards: { ...known.cards, 1: known.cards?.[1] === 'don' ? 'red' : 'don' } }],
] as const)('finds a changed %s', (what, change, other) => {
  const changed = { ...deal, ...change } as DealSeen;
  expect(checkDeal(changed, { ...known, ...other } as typeof known)).toEqual({ is: 'wrong', what });
});
