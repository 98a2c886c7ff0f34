// Each ballot with what every voter is known to have done, its lines, the table it was held at and the lift it led to.
import { isComplete } from '@omerta/rules/game/ballot.ts';
import { has, type Seat, type SeatSet, setOf, size } from '@omerta/rules/game/seat.ts';
import type { Ballot, BallotOutcome, GameState } from '@omerta/rules/game/state.ts';
import type { PlayedStep } from './course.ts';
import { decisiveVotes } from './facts.ts';

type Lift = {
  readonly line: number;
  readonly passed: boolean;
  /** Null where only a count or the outcome was written down. */
  readonly hands: SeatSet | null;
};

export type BallotFacts = {
  readonly ballot: Ballot;
  readonly outcome: BallotOutcome;
  /** The state in which its votes were settled. */
  readonly state: GameState;
  /** Where in the course it was opened. */
  readonly opened: number;
  /** At the table before it. */
  readonly alive: SeatSet;
  readonly lines: readonly number[];
  readonly decisive: SeatSet;
  /** Every accepted hand is known by name: else nothing is said of a voter. */
  readonly named: boolean;
  /** The tied round before it, on the same day. */
  readonly tieBefore: BallotFacts | null;
  readonly lift: Lift | null;
};

/** A vote by hand, or one not cast that fell to the last candidate: never proof of intent. */
type Vote = { readonly candidate: Seat; readonly automatic: boolean };

export const voteOf = ({ ballot, named }: BallotFacts, seat: Seat): Vote | null => {
  if (!named) return null;
  const place = ballot.hands.findIndex((hands) => has(hands.seats, seat));
  const candidate = ballot.candidates[place];
  if (candidate !== undefined) return { candidate, automatic: false };
  const last = ballot.candidates.at(-1);
  const fell = isComplete(ballot) && ballot.notCast !== null && has(ballot.notCast.seats, seat);
  return fell && last !== undefined ? { candidate: last, automatic: true } : null;
};

export const leaverOf = ({ ballot, outcome }: BallotFacts): Seat | null =>
  outcome === 'leaves' ? (ballot.leaving[0] ?? null) : null;

const liftIn = (steps: readonly PlayedStep[]): Lift | null => {
  for (const { act, line, consequences } of steps) {
    if (act.type !== 'LiftCounted') continue;
    const { hands } = act;
    const named = hands.kind === 'named' || (hands.kind === 'counted' && hands.count === hands.seats.length);
    return {
      line,
      passed: consequences.some((each) => each.type === 'LiftPassed'),
      hands: named ? setOf(hands.seats) : null,
    };
  }
  return null;
};

/** Ballots that came to a result; a void one decides nothing. */
export const ballotsOf = (steps: readonly PlayedStep[], final: GameState): readonly BallotFacts[] => {
  const found: BallotFacts[] = [];
  for (const [i, ballot] of final.ballots.entries()) {
    const own = steps.filter((step) => step.after.ballots.length === i + 1);
    const first = own[0];
    const voting = own.filter(({ act, before }) => act.type === 'VotesCounted' && before.phase === 'day');
    const settled = voting.at(-1);
    if (!first || !settled || ballot.outcome === null || ballot.outcome === 'void') continue;
    const previous = found.at(-1);
    found.push({
      ballot,
      outcome: ballot.outcome,
      state: settled.after,
      opened: steps.indexOf(first),
      alive: first.before.alive,
      lines: voting.map((step) => step.line),
      decisive: decisiveVotes(settled.after, ballot),
      named: ballot.hands.every((hands) => size(hands.seats) === hands.count),
      tieBefore: previous?.ballot.day === ballot.day && previous.outcome === 'tie' ? previous : null,
      lift: liftIn(own),
    });
  }
  return found;
};

export type SplitFacts = {
  readonly at: number;
  readonly line: number;
  readonly day: number;
  readonly seats: readonly Seat[];
};

export const splitsOf = (steps: readonly PlayedStep[]): readonly SplitFacts[] =>
  steps.flatMap(({ act, line, before }, at) =>
    act.type === 'SplitAgreed' ? [{ at, line, day: before.number, seats: act.seats }] : [],
  );

/** The split agreed that day before this ballot, if the seat is part of it. */
export const splitWith = (
  splits: readonly SplitFacts[],
  { ballot, opened }: BallotFacts,
  seat: Seat,
): SplitFacts | null => {
  const agreed = splits.filter((split) => split.day === ballot.day && split.at < opened).at(-1);
  return agreed?.seats.includes(seat) ? agreed : null;
};
