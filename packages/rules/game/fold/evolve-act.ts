// What each recorded act changes.
import type { Hands } from '../command.ts';
import type { Act } from '../event.ts';
import { isOf, teamOf } from '../role.ts';
import {
  type BySeat,
  distance,
  has,
  listOf,
  minus,
  nobody,
  plus,
  type Seat,
  seats,
  setOf,
  size,
  withSeat,
} from '../seat.ts';
import { candidatesOf } from '../slot.ts';
import {
  type Ballot,
  type CandidateHands,
  type Day,
  type GameState,
  lastBallot,
  type Night,
  openerOf,
  tonight,
} from '../state.ts';
import { closeBallot, farewellsOver, stepOver, withBallot, withDay, withNight } from './change.ts';

/** Taking a line back is no act of play: it folds the log again. */
export type PlayAct = Exclude<Act, { readonly type: 'LineTakenBack' }>;

const bump = (counts: BySeat<number>, seat: Seat): BySeat<number> => withSeat(counts, seat, counts[seat] + 1);

/** Moves the circle on to a seat: the silenced players it passes have served their loss. */
const moveCircle = (state: GameState, seat: Seat): GameState => {
  const day = state.day;
  if (!day) return state;
  const opener = openerOf(state, day);
  const from = day.turn === null ? -1 : distance(opener, day.turn);
  const to = distance(opener, seat);
  let muted = state.muted;
  if (muted !== nobody)
    for (const each of seats)
      if (distance(opener, each) > from && distance(opener, each) <= to) muted = minus(muted, each);
  return { ...state, muted, day: { ...day, opener, turn: seat } };
};

/** A nomination ends no speech, and opens none again that a line has ended. */
const speaksOn = ({ day, muted }: GameState, seat: Seat): Day['speaks'] =>
  day?.turn === seat ? day.speaks : { seat, silenced: has(muted, seat) };

/** The circle is at its end: nobody is left to speak. */
const endCircle = (state: GameState): GameState => {
  const day = state.day;
  if (day?.stage !== 'circle') return state;
  const opener = openerOf(state, day);
  return moveCircle(state, (((opener + 8) % 10) + 1) as Seat);
};

const handsOf = (hands: Hands): CandidateHands =>
  hands.kind === 'rest'
    ? { seats: nobody, count: 0 }
    : { seats: setOf(hands.seats), count: hands.kind === 'counted' ? hands.count : hands.seats.length };

const newBallot = (state: GameState, candidates: readonly Seat[], round: number): Ballot => ({
  day: state.number,
  round,
  table: state.alive,
  candidates,
  hands: [],
  counted: false,
  raised: nobody,
  notCast: null,
  lift: null,
  outcome: null,
  leaving: [],
});

/** The first hand of a round opens its ballot. */
const openBallot = (state: GameState): GameState => {
  const day = state.day;
  if (!day || day.stage === 'ballot' || day.stage === 'done') return state;
  const before = lastBallot(state);
  const ballot =
    day.stage === 'tie' && before
      ? newBallot(state, day.tied, before.round + 1)
      : newBallot(state, candidatesOf(state), 1);
  const opened = farewellsOver(endCircle(state));
  return { ...withDay(opened, { stage: 'ballot', tieSpeeches: [] }), ballots: [...opened.ballots, ballot] };
};

const countVotes = (state: GameState, hands: Hands): GameState => {
  const opened = stepOver(openBallot(state));
  const ballot = lastBallot(opened);
  if (!ballot) return opened;
  const counted = withBallot(opened, {
    hands: [...ballot.hands, handsOf(hands)],
    counted: ballot.counted || hands.kind === 'counted',
    raised: nobody,
  });
  // A decided ballot is over with its last line: who is removed later has voted.
  return ballot.outcome === 'leaves' && ballot.hands.length + 1 === ballot.candidates.length
    ? closeBallot(counted)
    : counted;
};

const night = (number: number, atStart: number): Night => ({
  number,
  stage: number === 1 ? 'opening' : 'shots',
  passed: 0,
  fired: [],
  shots: [],
  killed: null,
  victimMuted: false,
  savedVote: null,
  don: null,
  sheriff: null,
  atStart,
});

export const evolveAct = (state: GameState, act: PlayAct): GameState => {
  switch (act.type) {
    case 'CardDealt':
      return { ...state, roles: withSeat(state.roles, act.seat, act.role) };
    case 'NightFell': {
      const over = farewellsOver(closeBallot(endCircle(state)));
      const settled = withDay(over, { stage: 'done', tieSpeeches: [] });
      return {
        ...settled,
        phase: 'night',
        number: act.number,
        nights: [...state.nights, night(act.number, size(state.alive))],
      };
    }
    case 'DayBroke': {
      const openerAfter = state.day ? openerOf(state, state.day) : 10;
      const day: Day = {
        openerAfter,
        opener: null,
        turn: null,
        speaks: null,
        nominations: [],
        stage: 'circle',
        tied: [],
        tieSpeeches: [],
        liftRaised: nobody,
        resultKnown: false,
        soleCandidate: null,
        removals: 0,
      };
      return { ...stepOver(withNight(state, { stage: 'done' })), phase: 'day', number: act.number, day };
    }
    case 'SpeechGiven':
      return withDay(moveCircle(farewellsOver(state), act.seat), { speaks: null });
    case 'PlayerNominated': {
      const moved = withDay(moveCircle(farewellsOver(state), act.seat), {
        speaks: speaksOn(state, act.seat),
      });
      const nominations = moved.day?.nominations ?? [];
      if (nominations.some((each) => each.nominee === act.nominee)) return moved;
      return withDay(moved, { nominations: [...nominations, { by: act.seat, nominee: act.nominee }] });
    }
    case 'NominationWithdrawn': {
      const day = state.day;
      if (!day) return state;
      const nominations = day.nominations.filter((each) => each.nominee !== act.nominee);
      const sole = day.soleCandidate === act.nominee;
      return withDay(farewellsOver(state), {
        nominations,
        soleCandidate: sole ? null : day.soleCandidate,
        resultKnown: day.resultKnown && !sole,
      });
    }
    case 'HandRaised': {
      const opened = openBallot(state);
      return withBallot(opened, { raised: plus(lastBallot(opened)?.raised ?? nobody, act.seat) });
    }
    case 'VotesCounted':
      return countVotes(state, act.hands);
    case 'TieSpeechGiven': {
      const left = state.day?.tieSpeeches ?? [];
      return withDay(stepOver(state), { tieSpeeches: left.slice(left.indexOf(act.seat) + 1) });
    }
    case 'LiftHandRaised':
      return withDay(state, { liftRaised: plus(state.day?.liftRaised ?? nobody, act.seat) });
    case 'LiftCounted':
      return withBallot(withDay(farewellsOver(state), { stage: 'done', resultKnown: true }), {
        lift: { hands: act.hands, table: state.alive },
      });
    case 'LastWordGiven': {
      const step = stepOver(closeBallot(state));
      // Before the result a word not held is skipped by the next; after it every leaving player keeps his.
      const farewells = step.result
        ? step.farewells.filter((seat) => seat !== act.seat)
        : step.farewells.slice(step.farewells.indexOf(act.seat) + 1);
      return { ...step, farewells, leavers: plus(setOf(farewells), act.seat) };
    }
    case 'StepPassed':
      return withNight(stepOver(state), { passed: (tonight(state)?.passed ?? 0) + 1 });
    case 'ShotFired': {
      const fired = tonight(state)?.fired ?? [];
      return withNight(state, {
        fired: [...fired.filter((shot) => shot.by !== act.seat), { by: act.seat, targets: act.targets }],
      });
    }
    case 'ShotsCounted':
      return withNight(stepOver(state), { stage: 'don', shots: act.shots });
    case 'DonChecked':
      return withNight(stepOver(state), {
        stage: 'sheriff',
        don: act.target === null ? null : { seat: act.target, hit: state.roles[act.target] === 'sheriff' },
      });
    case 'SheriffChecked': {
      const role = act.target === null ? null : state.roles[act.target];
      return withNight(stepOver(state), {
        stage: state.bestMoveRight?.place === 'at-night' ? 'best' : 'done',
        sheriff:
          act.target === null || role === null ? null : { seat: act.target, hit: teamOf(role) === 'black' },
      });
    }
    case 'BestMoveMade': {
      const by = state.bestMoveRight?.seat;
      const step = stepOver(state.phase === 'night' ? withNight(state, { stage: 'done' }) : state);
      if (by === undefined || act.seats.length === 0) return { ...step, bestMoveRight: null };
      const blacks = listOf(setOf(act.seats)).filter((seat) => isOf('black', state.roles[seat])).length;
      return { ...step, bestMoveRight: null, bestMove: { by, seats: act.seats, blacks } };
    }
    case 'PlayerWarned':
      return state.result ? { ...state, warnedAfterResult: plus(state.warnedAfterResult, act.seat) } : state;
    case 'FoulGiven':
      return { ...state, fouls: bump(state.fouls, act.seat) };
    case 'YellowCardShown':
      return { ...state, yellow: bump(state.yellow, act.seat) };
    case 'RulingGiven': {
      const decision = act.decision;
      if (decision?.kind !== 'cancel-vote' && decision?.kind !== 'hold-vote') return state;
      const others = state.slotRulings.filter((each) => each.day !== decision.day);
      return {
        ...state,
        slotRulings: [...others, { day: decision.day, cancelled: decision.kind === 'cancel-vote' }],
      };
    }
    case 'GamePaused':
      return { ...state, paused: true };
    case 'GameResumed':
      return { ...state, paused: false };
    case 'GameAnnulled':
      return { ...state, annulled: true, paused: false };
    case 'PurpleCardShown':
    case 'RemovalOrdered':
    case 'ForfeitDeclared':
    case 'ClaimMade':
    case 'ClaimsRetracted':
    case 'SplitAgreed':
    case 'NoteTaken':
    case 'IncidentRecorded':
    case 'ExtraAwarded':
    case 'ApprovalGiven':
    case 'PenaltyWaived':
    case 'PenaltyImposed':
    case 'FineImposed':
    case 'ProtestFiled':
      return state;
  }
};
