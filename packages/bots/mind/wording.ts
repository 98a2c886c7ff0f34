// Words made from what a bot shows to believe: nothing else of its thought is used.
import { listOf, type Seat } from '@omerta/rules/game/seat.ts';
import type { BotWords, SaidReason } from '../speech/words.ts';
import type { BotClaim } from './claims.ts';
import { reasonsIn } from './reason.ts';
import { blackness, type Thought } from './thought.ts';

/** From here on a seat looks black, up to here it looks red: thousandths. */
const suspicious = 360;
const trustworthy = 120;

const isSame = (one: SaidReason | null, other: SaidReason | null): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

export const wordsOf = (
  { shown, alive, seat, voice }: Pick<Thought, 'shown' | 'alive' | 'seat' | 'voice'>,
  claims: readonly BotClaim[],
  nominee: Seat | null,
): BotWords => {
  const others = listOf(alive).filter((each) => each !== seat);
  const sorted = voice.shuffle(others).sort((a, b) => blackness(shown, b) - blackness(shown, a));
  const [first, second] = sorted.filter((each) => blackness(shown, each) >= suspicious);
  const reasonFor = reasonsIn(shown);
  const because = first === undefined ? null : reasonFor(first);
  const both = second !== undefined && isSame(because, reasonFor(second));
  const last = sorted.at(-1);
  return {
    suspects: [first, both ? second : undefined].filter((each) => each !== undefined).sort((a, b) => a - b),
    because,
    trusted: last !== undefined && blackness(shown, last) <= trustworthy ? last : null,
    claims,
    nominee,
    form: voice.below(60),
  };
};
