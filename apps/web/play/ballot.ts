// The ballot as the screen needs it: who is asked about, who may still vote, and the line that the entered hands make.
import { yetToVote } from '@omerta/rules/game/ballot.ts';
import type { CommandOf, Hands, LiftHands } from '@omerta/rules/game/command.ts';
import { nextVote } from '@omerta/rules/game/decide/voting.ts';
import { type Seat, type SeatSet, size } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Draft } from '../session/aside.ts';

export type OpenVote = {
  readonly candidate: Seat;
  readonly candidates: readonly Seat[];
  /** How many were asked about before. */
  readonly place: number;
  readonly left: { readonly seats: SeatSet; readonly count: number };
  readonly isLast: boolean;
  /** Whose departure is already certain. */
  readonly decided: Seat | null;
};

export const openVote = (rulebook: Rulebook, state: GameState): OpenVote | null => {
  const next = nextVote(rulebook, state);
  if (!('candidate' in next)) return null;
  const { candidate, candidates, ballot } = next;
  const place = ballot?.hands.length ?? 0;
  const left = ballot ? yetToVote(state, ballot) : { seats: state.alive, count: size(state.alive) };
  const decided = ballot?.outcome === 'leaves' ? (ballot.leaving[0] ?? null) : null;
  return { candidate, candidates, place, left, isLast: place === candidates.length - 1, decided };
};

export const isUntouched = ({ count, seats }: Draft): boolean => count === null && seats.length === 0;

/** The count that was said stands until the referee changes it; without one the names are counted, and nothing entered is all that are left. */
export const countOf = (vote: OpenVote, { count, seats }: Draft): number =>
  count ?? (seats.length > 0 ? seats.length : vote.isLast ? vote.left.count : 0);

/** Hands in favour of a lift: whoever raises none is against it. */
export const liftCountOf = ({ count, seats }: Draft): number => count ?? seats.length;

/** More names are marked than hands were counted: one of the two is a slip, and only the referee knows which. */
export const hasTooManyNames = ({ count, seats }: Draft): boolean => count !== null && seats.length > count;

const handsOf = ({ count, seats }: Draft): Exclude<Hands, { kind: 'rest' }> =>
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
