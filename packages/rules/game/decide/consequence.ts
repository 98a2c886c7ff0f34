// What the rules draw from an act by themselves: departures, cancelled votes, ties, kills and results.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { RuleName } from '../../rulebooks/rules.ts';
import { handsToLift, isComplete, tallyOf, topOf, unbeatable } from '../ballot.ts';
import type { Hands, LiftHands } from '../command.ts';
import type { Act, BestMovePlace, OutBy } from '../event.ts';
import { has, type Seat, size } from '../seat.ts';
import { isCancelled } from '../slot.ts';
import { type Ballot, type GameState, lastBallot, tonight } from '../state.ts';
import { circleDay, isLastSpeaker } from './circle.ts';
import { fix, happen, type Settling, testWin } from './course.ts';
import { returnVictim } from './miss-ruling.ts';
import { unanimousTarget } from './night.ts';
import { expel, giveLeftover, settleForfeit, voidRunningVote } from './removal.ts';
import { liftBar } from './voting.ts';

/** A candidate removed while the referee held the vote is out already. */
const takeOut = (course: Settling, list: readonly Seat[], how: OutBy, rule: RuleName): void => {
  for (const seat of list)
    if (has(course.state.alive, seat)) happen(course, rule, { type: 'PlayerLeft', seat, how });
};

const decideBallot = (course: Settling, leader: Seat): void => {
  happen(course, 'mostVotes', { type: 'CandidateLeads', seat: leader });
  takeOut(course, [leader], 'vote', 'mostVotes');
  testWin(course, 'vote');
};

const settleTie = (course: Settling, ballot: Ballot, tied: readonly Seat[]): void => {
  const { rulebook, state } = course;
  if (state.number === 1 && tied.length >= 3 && rulebook.rules.dayOneWideTie.value === 'night') {
    happen(course, 'dayOneWideTie', { type: 'LiftBarred', seats: tied });
    return;
  }
  if (ballot.round === 1 || tied.length < ballot.candidates.length) {
    happen(course, ballot.round === 1 ? 'tieSpeechSeconds' : 'smallerTie', {
      type: 'BallotTied',
      seats: tied,
    });
    return;
  }
  const bar = liftBar(rulebook, size(state.alive), tied.length);
  if (bar) happen(course, bar, { type: 'LiftBarred', seats: tied });
  else happen(course, 'lift', { type: 'LiftAsked', seats: tied });
};

const settleVotes = (course: Settling): void => {
  const ballot = lastBallot(course.state);
  if (!ballot || ballot.outcome === 'leaves') return;
  if (!isComplete(ballot)) {
    const leader = unbeatable(course.state, ballot);
    if (leader !== null) decideBallot(course, leader);
    return;
  }
  const top = topOf(ballot.candidates, tallyOf(course.state, ballot));
  const [only, another] = top;
  if (only !== undefined && another === undefined) decideBallot(course, only);
  else settleTie(course, ballot, top);
};

/** The rest of the table stands as names by then. */
const handsIn = (hands: Hands): number => {
  if (hands.kind === 'rest') return 0;
  return hands.kind === 'counted' ? hands.count : hands.seats.length;
};

const settleLift = (course: Settling, hands: LiftHands): void => {
  const { state } = course;
  const tied = state.day?.tied ?? [];
  const passed = hands.kind === 'outcome' ? hands.passed : handsIn(hands) >= handsToLift(size(state.alive));
  happen(course, 'lift', { type: passed ? 'LiftPassed' : 'LiftFailed', seats: tied });
  if (!passed) return;
  takeOut(course, tied, 'lift', 'lift');
  testWin(course, 'lift');
};

/** Two or more voted out on day 1 cost the first victim his best move where the rulebook says so. */
export const bestMovePlace = (rulebook: Rulebook, state: GameState): BestMovePlace | null => {
  if (state.number !== 2) return null;
  const votedOut = state.out.filter(
    (each) => each.at.kind === 'day' && (each.by === 'vote' || each.by === 'lift'),
  ).length;
  return rulebook.rules.bestMoveAfterTwoVotedOut.value === 'lost' && votedOut >= 2
    ? null
    : rulebook.rules.bestMove.value;
};

const settleShots = (course: Settling): void => {
  const { rulebook, state } = course;
  const night = tonight(state);
  const target = night ? unanimousTarget(rulebook, night.shots) : null;
  if (target !== null && has(state.alive, target)) {
    happen(course, 'kill', { type: 'PlayerKilled', seat: target, bestMove: bestMovePlace(rulebook, state) });
    testWin(course, 'shot');
    return;
  }
  happen(course, 'miss', { type: 'NobodyKilled', night: state.number });
  const saved = state.cancellations.find((each) => each.seat === target && each.night === state.number);
  if (saved && rulebook.rules.shotAtRemoved.value === 'saves-the-vote') {
    happen(course, 'shotAtRemoved', { type: 'VoteRestored', day: saved.day, seat: saved.seat });
  }
};

/** How many were in the game when the first of three nights with shots fell, `night` being the last; null where there were fewer. */
const tableBeforeThreeNights = (state: GameState, night: number): number | null =>
  night >= 4 ? (state.nights[night - 3]?.atStart ?? null) : null;

const settleMorning = (course: Settling): void => {
  const { rulebook, state } = course;
  if (state.result) return;
  const before = tableBeforeThreeNights(state, state.number);
  if (before === null || before !== size(state.alive)) return;
  const at = { kind: 'night', number: state.number } as const;
  const { threeMisses, draw } = rulebook.rules;
  if (threeMisses.value === 'red-wins-at-four' && before === 4)
    fix(course, { winner: 'red', by: 'misses', at }, threeMisses.clause);
  else if (draw.value === 'after-third-night') fix(course, { winner: 'draw', by: 'draw', at }, draw.clause);
};

const settleNightfall = (course: Settling): void => {
  const { rulebook, state } = course;
  const { draw } = rulebook.rules;
  const day = state.number - 1;
  if (draw.value !== 'after-third-day' || tableBeforeThreeNights(state, day) !== size(state.alive)) return;
  fix(course, { winner: 'draw', by: 'draw', at: { kind: 'day', number: day } }, draw.clause);
};

/** The only candidate, named in the speech after which nobody speaks: at once, or once a ruling holds a vote that was cancelled. */
const settleSoleCandidate = (course: Settling): void => {
  const { rulebook, state } = course;
  const day = circleDay(state);
  if (!day || rulebook.rules.soleCandidateOfLastSpeech.value !== 'fixes-the-result') return;
  const [only, another] = day.nominations;
  if (!only || another || day.soleCandidate !== null || !has(state.alive, only.nominee)) return;
  if (
    state.number > 1 &&
    day.turn === only.by &&
    isLastSpeaker(state, day, only.by) &&
    !isCancelled(state, state.number)
  ) {
    happen(course, 'soleCandidateOfLastSpeech', { type: 'ResultMoved', seat: only.nominee });
  }
};

const settleFoul = (course: Settling, seat: Seat): void => {
  const { rulebook, state } = course;
  if (state.result) return;
  const fouls = state.fouls[seat];
  if (fouls === rulebook.rules.removedAtFouls.value) expel(course, seat, 'fouls');
  else if (fouls === rulebook.rules.silencedAtFouls.value && has(state.alive, seat))
    happen(course, 'silencedAtFouls', { type: 'PlayerSilenced', seat });
};

const settleDeal = (course: Settling): void => {
  giveLeftover(course);
  testWin(course, 'removal');
};

export const settle = (course: Settling, act: Act): void => {
  switch (act.type) {
    case 'CardDealt':
      return settleDeal(course);
    case 'NightFell':
      return settleNightfall(course);
    case 'DayBroke':
      return settleMorning(course);
    case 'PlayerNominated':
      return settleSoleCandidate(course);
    case 'VotesCounted':
      return settleVotes(course);
    case 'LiftCounted':
      return settleLift(course, act.hands);
    case 'ShotsCounted':
      return settleShots(course);
    case 'FoulGiven':
      return settleFoul(course, act.seat);
    case 'YellowCardShown':
      if (
        !course.state.result &&
        course.state.yellow[act.seat] === course.rulebook.rules.redCardAtYellows.value
      ) {
        expel(course, act.seat, 'red-card');
      }
      return;
    case 'RemovalOrdered':
      if (!course.state.result) expel(course, act.seat, 'removal');
      return;
    case 'ForfeitDeclared':
      return settleForfeit(course, act.seat, act.clause);
    case 'RulingGiven':
      if (act.decision?.kind === 'miss') returnVictim(course);
      if (act.decision?.kind === 'best-void' && course.state.bestMove) {
        happen(course, 'bestMoveVoidRuling', { type: 'BestMoveVoided', seat: course.state.bestMove.by });
      }
      if (act.decision?.kind === 'cancel-vote')
        voidRunningVote(course, course.rulebook.rules.removalBeforeResult.clause);
      if (act.decision?.kind === 'hold-vote') settleSoleCandidate(course);
      return;
    default:
      return;
  }
};
