// Ballots, tie speeches and the lift: which line is allowed now.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { RuleName } from '../../rulebooks/rules.ts';
import { hasLinesLeft, votersOf, yetToVote } from '../ballot.ts';
import type { Hands, LiftHands } from '../command.ts';
import { actFor } from '../event.ts';
import { type RuleRefusal, refuse } from '../refusal.ts';
import { has, listOf, nobody, type Seat, type SeatSet, size } from '../seat.ts';
import { candidatesOf, whyNoVote } from '../slot.ts';
import { type Ballot, type GameState, lastBallot } from '../state.ts';
import type { LineGuards } from './answer.ts';

/** The candidate who is asked about now, and how his ballot stands before his hands are counted. */
export type OpenVote = {
  readonly candidate: Seat;
  readonly candidates: readonly Seat[];
  /** Null before the first line of a round. */
  readonly ballot: Ballot | null;
  /** How many were asked about before. */
  readonly place: number;
  readonly isLast: boolean;
  readonly voters: SeatSet;
  /** Who has not voted yet: before the first line of a round, everybody at the table. */
  readonly left: { readonly seats: SeatSet; readonly count: number };
  /** Whose departure is already certain. */
  readonly decided: Seat | null;
};

const voteOn = (
  state: GameState,
  candidate: Seat,
  candidates: readonly Seat[],
  ballot: Ballot | null,
): OpenVote => {
  const place = ballot?.hands.length ?? 0;
  return {
    candidate,
    candidates,
    ballot,
    place,
    isLast: place === candidates.length - 1,
    voters: ballot ? votersOf(state, ballot) : state.alive,
    left: ballot ? yetToVote(state, ballot) : { seats: state.alive, count: size(state.alive) },
    decided: ballot?.outcome === 'leaves' ? (ballot.leaving[0] ?? null) : null,
  };
};

/** The vote that the next `vote` line belongs to, or why there is none. */
export const nextVote = (rulebook: Rulebook, state: GameState): OpenVote | RuleRefusal => {
  const day = state.day;
  const ballot = lastBallot(state);
  const running = ballot && ballot.day === state.number && state.phase === 'day' ? ballot : undefined;
  if (running && (hasLinesLeft(running) || day?.stage === 'ballot')) {
    const candidate = running.candidates[running.hands.length];
    if (candidate !== undefined) return voteOn(state, candidate, running.candidates, running);
  }
  if (state.phase !== 'day' || !day || state.result) return refuse(rulebook, 'vote/not-now');
  const candidates = day.stage === 'tie' ? day.tied : candidatesOf(state);
  const [first] = candidates;
  const noVote = day.stage === 'circle' ? whyNoVote(rulebook, state) : null;
  if (noVote === 'vote/cancelled') return refuseCancelled(rulebook, state);
  if (noVote) return refuse(rulebook, noVote);
  if ((day.stage !== 'circle' && day.stage !== 'tie') || first === undefined)
    return voteIsOver(rulebook, state);
  return voteOn(state, first, candidates, null);
};

export const openVote = (rulebook: Rulebook, state: GameState): OpenVote | null => {
  const vote = nextVote(rulebook, state);
  return isRefusal(vote) ? null : vote;
};

/** Hands as somebody enters them: a count, names, or both. */
export type Entered = { readonly count: number | null; readonly seats: readonly Seat[] };

/** The count that was said stands until the referee changes it; without one the names are counted, and nothing entered is all that are left. */
export const countOf = (vote: OpenVote, { count, seats }: Entered): number => {
  if (count !== null) return count;
  return seats.length === 0 && vote.isLast ? vote.left.count : seats.length;
};

const refuseCancelled = (rulebook: Rulebook, state: GameState): RuleRefusal => {
  const refusal = refuse(rulebook, 'vote/cancelled', { number: state.number });
  const taken = state.cancellations.find((each) => each.day === state.number);
  return taken ? { ...refusal, clause: taken.clause } : refusal;
};

const voteIsOver = (rulebook: Rulebook, state: GameState): RuleRefusal =>
  lastBallot(state)?.day === state.number && lastBallot(state)?.outcome === 'void'
    ? refuseCancelled(rulebook, state)
    : refuse(rulebook, 'vote/not-now');

const twice = (list: readonly Seat[]): Seat | undefined => list.find((seat, i) => list.indexOf(seat) !== i);

/** The hands of everybody who has not voted. */
export const handsOfRest = (left: OpenVote['left']): Hands =>
  size(left.seats) === left.count
    ? { kind: 'named', seats: listOf(left.seats) }
    : { kind: 'counted', count: left.count, seats: [] };

export const votingChecks: LineGuards<'hand' | 'vote' | 'tie-speech' | 'lift-hand' | 'lift'> = {
  hand: (rulebook, state, command) => {
    const vote = openVote(rulebook, state);
    if (vote?.candidate !== command.candidate)
      return refuse(rulebook, 'hand/not-now', { seat: command.seat });
    const raised = vote.ballot?.raised ?? nobody;
    return has(vote.left.seats & ~raised, command.seat)
      ? actFor(command)
      : refuse(rulebook, 'vote/already-voted', { seat: command.seat });
  },
  vote: (rulebook, state, command) => {
    const next = nextVote(rulebook, state);
    if (isRefusal(next)) return next;
    if (next.candidate !== command.candidate)
      return refuse(rulebook, 'vote/wrong-candidate', { seat: command.candidate, other: next.candidate });
    const { voters, left } = next;
    if (command.hands.kind === 'rest') return actFor({ ...command, hands: handsOfRest(left) });
    const { seats } = command.hands;
    const double = twice(seats);
    if (double !== undefined) return refuse(rulebook, 'seat/twice', { seat: double });
    const stranger = seats.find((seat) => !has(voters, seat));
    if (stranger !== undefined) return refuse(rulebook, 'vote/not-at-table', { seat: stranger });
    const again = seats.find((seat) => !has(left.seats, seat));
    if (again !== undefined) return refuse(rulebook, 'vote/already-voted', { seat: again });
    const count = command.hands.kind === 'counted' ? command.hands.count : seats.length;
    if (count > left.count || seats.length > count)
      return refuse(rulebook, 'vote/too-many-hands', { number: left.count });
    return actFor({ ...command, hands: { ...command.hands, seats: [...seats].sort((a, b) => a - b) } });
  },
  'tie-speech': (rulebook, state, command) => {
    const tied = state.day?.stage === 'tie' && state.phase === 'day' ? state.day.tieSpeeches : [];
    if (tied.includes(command.seat)) return actFor(command);
    const ballot = lastBallot(state);
    const wideTie =
      ballot?.day === 1 && state.number === 1 && ballot.round === 1 && ballot.outcome === 'no-lift';
    return refuse(
      rulebook,
      'tie-speech/not-now',
      { seat: command.seat },
      wideTie ? 'dayOneWideTie' : 'tieSpeechSeconds',
    );
  },
  'lift-hand': (rulebook, state, command) => {
    const barred = liftProblem(rulebook, state);
    if (barred) return barred;
    if (!has(state.alive, command.seat)) return refuse(rulebook, 'vote/not-at-table', { seat: command.seat });
    return has(state.day?.liftRaised ?? nobody, command.seat)
      ? refuse(rulebook, 'vote/already-voted', { seat: command.seat })
      : actFor(command);
  },
  lift: (rulebook, state, command) => {
    const barred = liftProblem(rulebook, state);
    if (barred) return barred;
    const hands = liftHands(state, command.hands);
    if (hands.kind === 'outcome') return actFor(command);
    const double = twice(hands.seats);
    if (double !== undefined) return refuse(rulebook, 'seat/twice', { seat: double });
    const stranger = hands.seats.find((seat) => !has(state.alive, seat));
    if (stranger !== undefined) return refuse(rulebook, 'vote/not-at-table', { seat: stranger });
    const count = hands.kind === 'counted' ? hands.count : hands.seats.length;
    const most = size(state.alive);
    if (count > most || hands.seats.length > count)
      return refuse(rulebook, 'lift/too-many-hands', { number: most });
    return actFor({ ...command, hands: { ...hands, seats: [...hands.seats].sort((a, b) => a - b) } });
  },
};

const liftHands = (state: GameState, hands: LiftHands): Exclude<LiftHands, { kind: 'rest' }> =>
  hands.kind === 'rest' ? { kind: 'named', seats: listOf(state.alive) } : hands;

/** Which rule bars the lift of `tied` out of `table` players, or null when it is held. */
export const liftBar = (rulebook: Rulebook, table: number, tied: number): RuleName | null => {
  const { rules } = rulebook;
  if (tied === table) return 'liftOfAll';
  if (tied === 3 && table === 9 && rules.liftThreeOfNine.value === 'barred') return 'liftThreeOfNine';
  if (tied === 2 && table === 4 && rules.liftTwoOfFour.value === 'barred') return 'liftTwoOfFour';
  return null;
};

const liftProblem = (rulebook: Rulebook, state: GameState): RuleRefusal | null => {
  if (state.phase === 'day' && state.day?.stage === 'lift' && !state.result) return null;
  const ballot = lastBallot(state);
  const today = ballot?.day === state.number && state.phase === 'day' ? ballot : undefined;
  if (today?.outcome === 'void') return refuseCancelled(rulebook, state);
  const bar =
    today?.outcome === 'no-lift' ? liftBar(rulebook, size(state.alive), today.candidates.length) : null;
  return refuse(rulebook, 'lift/not-now', {}, bar ?? 'lift');
};
