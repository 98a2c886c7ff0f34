// Hands as the screen takes them: what is entered for a ballot or a lift, and the line that it makes.
import type { CommandOf, Hands, LiftHands } from '@omerta/rules/game/command.ts';
import type { Entered, OpenVote } from '@omerta/rules/game/decide/voting.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Draft } from '../session/aside.ts';

export const isUntouched = ({ count, seats }: Draft): boolean => count === null && seats.length === 0;

/** Hands in favour of a lift: whoever raises none is against it. */
export const liftCountOf = ({ count, seats }: Draft): number => count ?? seats.length;

/** More names are marked than hands were counted: one of the two is a slip, and only the referee knows which. */
export const hasTooManyNames = ({ count, seats }: Draft): boolean => count !== null && seats.length > count;

/** A count that has a name for every hand is told by the names. */
export const handsOf = ({ count, seats }: Entered): Exclude<Hands, { kind: 'rest' }> =>
  count === null || count === seats.length ? { kind: 'named', seats } : { kind: 'counted', count, seats };

export const voteCommand = (vote: OpenVote, draft: Draft): CommandOf<'vote'> => ({
  type: 'vote',
  candidate: vote.candidate,
  hands: vote.isLast && isUntouched(draft) ? { kind: 'rest' } : handsOf(draft),
});

export const liftCommand = (draft: Draft): CommandOf<'lift'> => {
  const hands: LiftHands = handsOf(draft);
  return { type: 'lift', hands };
};

/** A tap on a seat: its hand goes up, or down again, and nothing else changes. */
export const toggleHand = (draft: Draft, seat: Seat): Draft => ({
  ...draft,
  seats: draft.seats.includes(seat) ? draft.seats.filter((each) => each !== seat) : [...draft.seats, seat],
});
