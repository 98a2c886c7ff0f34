// Words made from what a bot shows to believe: nothing else of its thought is used.
import { listOf, type Seat } from '@omerta/rules/game/seat.ts';
import type { Claim } from '../mind/claims.ts';
import { blackness, type Thought } from '../mind/thought.ts';
import type { Words } from './words.ts';

export const wordsOf = (
  { shown, alive, seat, random }: Pick<Thought, 'shown' | 'alive' | 'seat' | 'random'>,
  claims: readonly Claim[],
  nominee: Seat | null,
): Words => {
  const others = listOf(alive).filter((each) => each !== seat);
  const sorted = others.sort((a, b) => blackness(shown, b) - blackness(shown, a));
  return { suspects: sorted.slice(0, 2), reason: null, trusted: null, claims, nominee, form: random.below(1000) };
};
