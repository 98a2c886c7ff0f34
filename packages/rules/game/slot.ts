// The one vote that a day owns: whether it is cancelled, which day a removal takes, whether it is due.
import type { Rulebook } from '../rulebooks/rulebook.ts';
import { has, type Seat } from './seat.ts';
import { type GameState, lastBallot } from './state.ts';

/** A referee's ruling on a day outweighs the removals. */
export const isCancelled = (state: GameState, day: number): boolean => {
  const ruling = state.slotRulings.find((each) => each.day === day);
  return ruling ? ruling.cancelled : state.cancellations.some((each) => each.day === day);
};

export const cancelledDays = (state: GameState): number[] => {
  if (state.cancellations.length === 0 && state.slotRulings.length === 0) return [];
  const days = new Set([...state.cancellations, ...state.slotRulings].map((each) => each.day));
  return [...days].filter((day) => isCancelled(state, day)).sort((a, b) => a - b);
};

/** The nearest vote whose result is not known yet. */
export const nearestSlot = (state: GameState): number => {
  if (state.phase === 'day') return state.day?.resultKnown ? state.number + 1 : state.number;
  return Math.max(1, state.number);
};

export const candidatesOf = (state: GameState): readonly Seat[] => {
  const nominations = state.day?.nominations ?? [];
  return nominations.filter((each) => has(state.alive, each.nominee)).map((each) => each.nominee);
};

export type NoVote = 'vote/cancelled' | 'vote/no-candidates' | 'vote/one-candidate-on-day-one';

/** Why today's circle will not be followed by a vote, or null when one is due. */
export const whyNoVote = (rulebook: Rulebook, state: GameState): NoVote | null => {
  if (isCancelled(state, state.number)) return 'vote/cancelled';
  const candidates = candidatesOf(state).length;
  if (candidates === 0) return 'vote/no-candidates';
  if (candidates === 1 && state.number === 1 && rulebook.rules.dayOneOneCandidate.value === 'no-vote')
    return 'vote/one-candidate-on-day-one';
  return null;
};

export const wasVoided = (state: GameState): boolean => {
  const ballot = lastBallot(state);
  return ballot?.day === state.number && ballot.outcome === 'void';
};
