// The arithmetic of a ballot: who may still vote, who leads beyond reach, who is tied, where votes not cast fall.
import { plus, type Seat, type SeatSet, size } from './seat.ts';
import type { Ballot, GameState } from './state.ts';

const namedHands = (ballot: Ballot): SeatSet => ballot.hands.reduce((set, hands) => set | hands.seats, 0);
const countedHands = (ballot: Ballot): number => ballot.hands.reduce((sum, hands) => sum + hands.count, 0);

/** Whoever leads is already out of the game but votes on; whoever was removed does not. */
export const votersOf = (state: GameState, ballot: Ballot): SeatSet => {
  let voters = state.alive;
  for (const seat of ballot.leaving) {
    const removed =
      state.expelled.some((each) => each.seat === seat) ||
      state.out.some((each) => each.seat === seat && each.by !== 'vote');
    if (!removed) voters = plus(voters, seat);
  }
  return voters;
};

/** Those who have not voted: by name where every hand is known, else as a number. */
export const yetToVote = (
  state: GameState,
  ballot: Ballot,
): { readonly seats: SeatSet; readonly count: number } => {
  const voters = votersOf(state, ballot);
  const seats = voters & ~namedHands(ballot);
  if (!ballot.counted) return { seats, count: size(seats) };
  // A removed player whose hand is known by name has voted; one about whom nothing is known counts as not having voted.
  return { seats, count: Math.max(0, size(voters | namedHands(ballot)) - countedHands(ballot)) };
};

/** Accepted hands, with the votes not cast added to the last candidate. */
export const tallyOf = (state: GameState, ballot: Ballot): number[] => {
  const accepted = ballot.candidates.map((_, i) => ballot.hands[i]?.count ?? 0);
  if (ballot.outcome !== 'void') {
    const last = accepted.length - 1;
    accepted[last] = (accepted[last] ?? 0) + (ballot.notCast ?? yetToVote(state, ballot)).count;
  }
  return accepted;
};

export const topOf = (candidates: readonly Seat[], tally: readonly number[]): readonly Seat[] => {
  const most = Math.max(...tally);
  return candidates.filter((_, i) => tally[i] === most);
};

/** The candidate with more accepted hands than any other can still reach, or null. */
export const unbeatable = (state: GameState, ballot: Ballot): Seat | null => {
  const called = ballot.hands.length;
  const top = topOf(
    ballot.candidates.slice(0, called),
    ballot.hands.map((hands) => hands.count),
  );
  const [leader] = top;
  if (leader === undefined || top.length > 1) return null;
  const most = Math.max(...ballot.hands.map((hands) => hands.count));
  return yetToVote(state, ballot).count < most ? leader : null;
};

/** How many hands make the candidate called next unbeatable; null where none can, and for the last one, who gets all that are left anyway. */
export const handsToLead = (state: GameState, ballot: Ballot | null, candidates: number): number | null => {
  const accepted = ballot?.hands.map((hands) => hands.count) ?? [];
  const left = ballot ? yetToVote(state, ballot).count : size(state.alive);
  const hands = Math.max(Math.floor(left / 2), ...accepted) + 1;
  return accepted.length === candidates - 1 || ballot?.outcome === 'leaves' || hands > left ? null : hands;
};

/** More than half of the table. */
export const handsToLift = (table: number): number => Math.floor(table / 2) + 1;

export const isComplete = (ballot: Ballot): boolean => ballot.hands.length === ballot.candidates.length;

/** A decided ballot whose remaining lines may still be written down. */
export const hasLinesLeft = (ballot: Ballot | undefined): ballot is Ballot =>
  ballot !== undefined && ballot.outcome === 'leaves' && ballot.notCast === null;
