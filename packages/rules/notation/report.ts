// What `omerta replay --json` answers: the state of a replayed game in the words of the contract.
import { tallyOf } from '../game/ballot.ts';
import { type Expected, expects } from '../game/decide/expects.ts';
import type { Moment } from '../game/event.ts';
import { type BySeat, listOf, seats } from '../game/seat.ts';
import { cancelledDays } from '../game/slot.ts';
import { type Ballot, type BallotOutcome, type GameState, openerOf } from '../game/state.ts';
import type { Rulebook } from '../rulebooks/rulebook.ts';

export const makeMoment = (at: Moment): string =>
  at.kind === 'dealing' ? 'dealing' : `${at.kind} ${at.number}`;

const countsBySeat = (counts: BySeat<number>): Record<string, number> => {
  const result: Record<string, number> = {};
  for (const seat of seats) if (counts[seat]) result[seat] = counts[seat];
  return result;
};

/** Candidates in nomination order: integer-like keys of a plain object would be sorted by engines, but their values stand. */
const ballotReport = (state: GameState, ballot: Ballot & { readonly outcome: BallotOutcome }) => {
  const tally = tallyOf(state, ballot);
  return {
    day: ballot.day,
    round: ballot.round,
    candidates: ballot.candidates,
    tally: Object.fromEntries(ballot.candidates.map((seat, i) => [seat, tally[i] ?? 0])),
    outcome: ballot.outcome,
    leaving: ballot.leaving,
  };
};

const isKnown = (ballot: Ballot): ballot is Ballot & { readonly outcome: BallotOutcome } =>
  ballot.outcome !== null;

const phaseOf = (state: GameState) => {
  if (state.annulled) return { kind: 'annulled', number: state.number } as const;
  return state.result
    ? ({ kind: 'over', number: state.result.at.number } as const)
    : ({ kind: state.phase, number: state.number } as const);
};

export type StateReport = ReturnType<typeof reportState>;

export const reportState = (rulebook: Rulebook, state: GameState) => {
  const expected: Expected | null = expects(rulebook, state);
  return {
    phase: phaseOf(state),
    expects: expected && {
      step: expected.step,
      seat: expected.seat,
      seconds: expected.seconds,
      clause: expected.clause,
    },
    alive: listOf(state.alive),
    out: state.out.map((each) => ({ seat: each.seat, by: each.by, at: makeMoment(each.at) })),
    result: state.result && { ...state.result, at: makeMoment(state.result.at) },
    ballots: state.ballots.filter(isKnown).map((ballot) => ballotReport(state, ballot)),
    cancelledVotes: cancelledDays(state),
    nights: state.nights
      .filter((night) => night.shots.length > 0)
      .map((night) => ({
        night: night.number,
        killed: night.killed,
        don: night.don && { seat: night.don.seat, sheriff: night.don.hit },
        sheriff: night.sheriff && { seat: night.sheriff.seat, black: night.sheriff.hit },
      })),
    fouls: countsBySeat(state.fouls),
    yellow: countsBySeat(state.yellow),
    muted: listOf(state.muted & state.alive),
    circle: state.day && { day: circleDayNumber(state), opener: openerOf(state, state.day) },
    firstKilled: state.firstKilled,
    bestMove: state.bestMove,
  };
};

/** At night the circle of the day before stands. */
const circleDayNumber = (state: GameState): number =>
  state.phase === 'night' ? state.number - 1 : state.number;
