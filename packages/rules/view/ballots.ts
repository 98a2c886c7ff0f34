// The ballots of a game as far as the room knows them: of an open one its accepted hands alone.
import { isComplete, tallyOf } from '../game/ballot.ts';
import { listOf, type Seat, size } from '../game/seat.ts';
import type { Ballot, GameState } from '../game/state.ts';
import { liftHands } from '../game/tell/outcome.ts';
import { asSeen } from './table.ts';

/** `count` is null for a candidate nobody was asked about. */
type HandsSeen = {
  readonly candidate: Seat;
  readonly seats: readonly Seat[];
  readonly count: number | null;
};

/** Votes that nobody cast and the last candidate got when he was called; `seats` only where all of them are known by name. */
type VotesFallen = { readonly seats: readonly Seat[]; readonly count: number };

/** `count` is null where only the outcome was written down. */
type LiftSeen = {
  readonly seats: readonly Seat[];
  readonly count: number | null;
  readonly table: readonly Seat[];
};

export type BallotSeen = {
  readonly day: number;
  readonly round: number;
  /** Who sat at the table when it began. */
  readonly table: readonly Seat[];
  readonly outcome: Ballot['outcome'];
  readonly hands: readonly HandsSeen[];
  readonly fell: VotesFallen;
  readonly lift: LiftSeen | null;
  readonly leaving: readonly Seat[];
};

const pickFallen = (ballot: Ballot): VotesFallen => {
  if (!ballot.notCast || !isComplete(ballot)) return { seats: [], count: 0 };
  const { seats: left, count } = ballot.notCast;
  return { seats: size(left) === count ? listOf(left) : [], count };
};

const pickLift = ({ lift }: Ballot): LiftSeen | null => {
  if (!lift) return null;
  const { hands, votes } = liftHands(lift.hands);
  return { seats: hands, count: votes, table: listOf(lift.table) };
};

const pickBallot = (state: GameState, ballot: Ballot): BallotSeen => {
  const tally = ballot.outcome === null ? ballot.hands.map((hands) => hands.count) : tallyOf(state, ballot);
  return {
    day: ballot.day,
    round: ballot.round,
    table: listOf(ballot.table),
    outcome: ballot.outcome,
    hands: ballot.candidates.map((candidate, i) => ({
      candidate,
      seats: listOf(ballot.hands[i]?.seats ?? 0),
      count: ballot.hands[i] ? (tally[i] ?? 0) : null,
    })),
    fell: pickFallen(ballot),
    lift: pickLift(ballot),
    leaving: ballot.leaving,
  };
};

/** Every ballot of the game as far as the room knows it. */
export const ballotsSeen = (state: GameState): readonly BallotSeen[] =>
  asSeen(state).ballots.map((ballot) => pickBallot(state, ballot));
