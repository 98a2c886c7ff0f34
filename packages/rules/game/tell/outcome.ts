// What a vote takes and how it came out: for whoever counts the hands and announces it.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { handsToLead, handsToLift } from '../ballot.ts';
import type { LiftHands } from '../command.ts';
import { expects } from '../decide/expects.ts';
import { openVote } from '../decide/voting.ts';
import { listOf, nobody, type Seat, setOf, size } from '../seat.ts';
import { type Ballot, type BallotOutcome, type GameState, lastBallot } from '../state.ts';

export type CandidateVotes = {
  readonly seat: Seat;
  /** Null: the outcome was known before he was called. */
  readonly votes: number | null;
  /** The hands that are known by name. */
  readonly hands: readonly Seat[];
  /** Votes not cast that fell to him as the last candidate. */
  readonly fell: number;
  /** The last of several: every vote that was left is his. */
  readonly rest: boolean;
};

export const votesIn = ({ candidates, hands, notCast }: Ballot): readonly CandidateVotes[] =>
  candidates.map((seat, i) => {
    const [own, last] = [hands[i], i === candidates.length - 1];
    const fell = last ? (notCast?.count ?? 0) : 0;
    return {
      seat,
      votes: own || fell > 0 ? (own?.count ?? 0) + fell : null,
      hands: listOf(own?.seats ?? nobody),
      fell,
      rest: last && i > 0 && hands.length === candidates.length,
    };
  });

type LiftCount = {
  /** Null: only the outcome is known. */
  readonly votes: number | null;
  readonly hands: readonly Seat[];
  readonly needed: number;
  /** How many were at the table. */
  readonly table: number;
};

export const liftHands = (hands: LiftHands): Pick<LiftCount, 'votes' | 'hands'> => {
  if (hands.kind === 'outcome' || hands.kind === 'rest') return { votes: null, hands: [] };
  return {
    votes: hands.kind === 'counted' ? hands.count : hands.seats.length,
    hands: listOf(setOf(hands.seats)),
  };
};

const liftOf = ({ lift }: Ballot): LiftCount | null => {
  if (!lift) return null;
  const table = size(lift.table);
  return { ...liftHands(lift.hands), table, needed: handsToLift(table) };
};

export type VoteRound = {
  readonly round: number;
  readonly candidates: readonly CandidateVotes[];
  readonly outcome: BallotOutcome | null;
  readonly leaving: readonly Seat[];
  /** The tied of this round are about to be put to a lift. */
  readonly toLift: boolean;
  /** Where the table was asked about all the tied of this round. */
  readonly lift: LiftCount | null;
};

/** The ballots of this day, the first one first. */
export const roundsToday = (state: GameState): readonly VoteRound[] =>
  state.phase !== 'day'
    ? []
    : state.ballots
        .filter(({ day }) => day === state.number)
        .map((ballot) => ({
          round: ballot.round,
          candidates: votesIn(ballot),
          outcome: ballot.outcome,
          leaving: ballot.leaving,
          toLift: state.day?.stage === 'lift' && ballot === lastBallot(state),
          lift: liftOf(ballot),
        }));

/** How many hands decide it, for the candidate who is asked about now or for a lift; null where no number can. */
export const handsNeeded = (rulebook: Rulebook, state: GameState): number | null => {
  const step = expects(rulebook, state)?.step;
  if (step === 'lift') return handsToLift(size(state.alive));
  const vote = step === 'vote' ? openVote(rulebook, state) : null;
  return vote && handsToLead(state, vote.ballot, vote.candidates.length);
};

/** What has just come to its end, as long as nothing has followed from it. */
export const outcomeNow = (rulebook: Rulebook, state: GameState): 'vote' | 'lift' | null => {
  const ballot = lastBallot(state);
  if (state.phase !== 'day' || ballot?.day !== state.number) return null;
  const step = expects(rulebook, state)?.step;
  const nobodySpoke = step === 'last' && state.farewells.length === ballot.leaving.length;
  switch (ballot.outcome) {
    case 'tie': {
      const { tied = [], tieSpeeches = [], liftRaised = nobody } = state.day ?? {};
      return (step === 'tie-speech' && tieSpeeches.length === tied.length) ||
        (step === 'lift' && liftRaised === nobody)
        ? 'vote'
        : null;
    }
    case 'leaves':
      return nobodySpoke ? 'vote' : null;
    case 'no-lift':
      return step === 'night' ? 'vote' : null;
    case 'lift-passed':
      return nobodySpoke ? 'lift' : null;
    case 'lift-failed':
      return step === 'night' ? 'lift' : null;
    default:
      return null;
  }
};
