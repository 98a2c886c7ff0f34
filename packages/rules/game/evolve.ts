// From one state and one event to the next state: no rule is decided here.
import { yetToVote } from './ballot.ts';
import type { Hands } from './command.ts';
import { type Act, type ActType, type Consequence, type GameEvent, isAct, type LineReplaced } from './event.ts';
import { teamOf } from './role.ts';
import { distance, has, listOf, minus, nobody, plus, type Seat, seats, setOf, size } from './seat.ts';
import { candidatesOf } from './slot.ts';
import {
  type Ballot,
  type CandidateHands,
  type Day,
  type GameState,
  initialState,
  type LogCell,
  lastBallot,
  type Night,
  now,
  openerOf,
  tonight,
} from './state.ts';

const replaceLast = <T>(list: readonly T[], item: T): readonly T[] => [...list.slice(0, -1), item];
const bump = (counts: readonly number[], seat: Seat): readonly number[] => counts.map((count, i) => (i === seat ? count + 1 : count));

/** A recorded step closes what came before it: whoever has spoken his last word is out of reach, a removed player has walked out. */
const stepOver = (state: GameState): GameState => {
  const waiting = setOf(state.farewells);
  if (state.leavers === waiting && state.walkingOut === nobody) return state;
  return { ...state, leavers: waiting & state.leavers, walkingOut: nobody };
};

/** A step after the last words: those not held are skipped. */
const farewellsOver = (state: GameState): GameState => {
  const step = stepOver(state);
  return step.farewells.length === 0 && step.leavers === nobody ? step : { ...step, farewells: [], leavers: nobody };
};

/** A ballot is over with its last line or the next step: votes not cast are fixed then. */
const closeBallot = (state: GameState): GameState => {
  const ballot = lastBallot(state);
  if (!ballot || ballot.notCast || ballot.outcome === null || ballot.outcome === 'void') return state;
  return { ...state, ballots: replaceLast(state.ballots, { ...ballot, notCast: yetToVote(state, ballot) }) };
};

const withDay = (state: GameState, change: Partial<Day>): GameState => (state.day ? { ...state, day: { ...state.day, ...change } } : state);
const withNight = (state: GameState, change: Partial<Night>): GameState => {
  const night = tonight(state);
  return night ? { ...state, nights: replaceLast(state.nights, { ...night, ...change }) } : state;
};
const withBallot = (state: GameState, change: Partial<Ballot>): GameState => {
  const ballot = lastBallot(state);
  return ballot ? { ...state, ballots: replaceLast(state.ballots, { ...ballot, ...change }) } : state;
};

/** Moves the circle on to a seat: the silenced players it passes have served their loss. */
const moveCircle = (state: GameState, seat: Seat): GameState => {
  const day = state.day;
  if (!day) return state;
  const opener = openerOf(state, day);
  const from = day.turn === null ? -1 : distance(opener, day.turn);
  const to = distance(opener, seat);
  let muted = state.muted;
  if (muted !== nobody) for (const each of seats) if (distance(opener, each) > from && distance(opener, each) <= to) muted = minus(muted, each);
  return { ...state, muted, day: { ...day, opener, turn: seat } };
};

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
  candidates,
  hands: [],
  counted: false,
  raised: nobody,
  notCast: null,
  outcome: null,
  leaving: [],
});

/** The first hand of a round opens its ballot. */
const openBallot = (state: GameState): GameState => {
  const day = state.day;
  if (!day || day.stage === 'ballot' || day.stage === 'done') return state;
  const before = lastBallot(state);
  const ballot = day.stage === 'tie' && before ? newBallot(state, day.tied, before.round + 1) : newBallot(state, candidatesOf(state), 1);
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
  return ballot.outcome === 'leaves' && ballot.hands.length + 1 === ballot.candidates.length ? closeBallot(counted) : counted;
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

const evolveAct = (state: GameState, act: Act): GameState => {
  switch (act.type) {
    case 'CardDealt':
      return { ...state, roles: state.roles.map((role, i) => (i === act.seat ? act.role : role)) };
    case 'NightFell': {
      const over = farewellsOver(closeBallot(endCircle(state)));
      const settled = withDay(over, { stage: 'done', tieSpeeches: [] });
      return { ...settled, phase: 'night', number: act.number, nights: [...state.nights, night(act.number, size(state.alive))] };
    }
    case 'DayBroke': {
      const openerAfter = state.day ? openerOf(state, state.day) : 10;
      const day: Day = {
        openerAfter,
        opener: null,
        turn: null,
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
      return moveCircle(farewellsOver(state), act.seat);
    case 'PlayerNominated': {
      const moved = moveCircle(farewellsOver(state), act.seat);
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
      return withDay(farewellsOver(state), { stage: 'done', resultKnown: true });
    case 'LastWordGiven': {
      const step = stepOver(closeBallot(state));
      // Before the result a word not held is skipped by the next; after it every leaving player keeps his.
      const farewells = step.result ? step.farewells.filter((seat) => seat !== act.seat) : step.farewells.slice(step.farewells.indexOf(act.seat) + 1);
      return { ...step, farewells, leavers: plus(setOf(farewells), act.seat) };
    }
    case 'StepPassed':
      return withNight(stepOver(state), { passed: (tonight(state)?.passed ?? 0) + 1 });
    case 'ShotFired': {
      const fired = tonight(state)?.fired ?? [];
      return withNight(state, { fired: [...fired.filter((shot) => shot.by !== act.seat), { by: act.seat, targets: act.targets }] });
    }
    case 'ShotsCounted':
      return withNight(stepOver(state), { stage: 'don', shots: act.shots });
    case 'DonChecked':
      return withNight(stepOver(state), {
        stage: 'sheriff',
        don: act.target === null ? null : { seat: act.target, hit: state.roles[act.target] === 'sheriff' },
      });
    case 'SheriffChecked': {
      const role = act.target === null ? null : (state.roles[act.target] ?? null);
      return withNight(stepOver(state), {
        stage: state.bestMoveRight?.place === 'at-night' ? 'best' : 'done',
        sheriff: act.target === null || role === null ? null : { seat: act.target, hit: teamOf(role) === 'black' },
      });
    }
    case 'BestMoveMade': {
      const by = state.bestMoveRight?.seat;
      const step = stepOver(state.phase === 'night' ? withNight(state, { stage: 'done' }) : state);
      if (by === undefined || act.seats.length === 0) return { ...step, bestMoveRight: null };
      const blacks = listOf(setOf(act.seats)).filter((seat) => teamOf(state.roles[seat] ?? 'red') === 'black').length;
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
      return { ...state, slotRulings: [...others, { day: decision.day, cancelled: decision.kind === 'cancel-vote' }] };
    }
    case 'GamePaused':
      return { ...state, paused: true };
    case 'GameResumed':
      return { ...state, paused: false };
    case 'GameAnnulled':
      return { ...state, annulled: true, paused: false };
    case 'LineTakenBack':
      return takeBack(state);
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

const playerLeft = (state: GameState, seat: Seat, how: GameState['out'][number]['by']): GameState => {
  const left = {
    ...state,
    alive: minus(state.alive, seat),
    muted: minus(state.muted, seat),
    out: [...state.out, { seat, by: how, at: now(state) }],
  };
  if (how === 'vote' || how === 'lift' || how === 'shot') {
    return { ...left, farewells: [...state.farewells, seat], leavers: plus(state.leavers, seat) };
  }
  const bare = state.roles[seat] === null ? plus(state.removedBare, seat) : state.removedBare;
  return { ...left, walkingOut: plus(state.walkingOut, seat), removedBare: bare };
};

const evolveConsequence = (state: GameState, event: Consequence): GameState => {
  switch (event.type) {
    case 'CardLeftOver':
      return { ...state, roles: state.roles.map((role, i) => (i === event.seat ? event.role : role)) };
    case 'PlayerSilenced':
      return { ...state, muted: plus(state.muted, event.seat) };
    case 'PlayerLeft':
      return playerLeft(state, event.seat, event.how);
    case 'LastWordLost': {
      const right = state.bestMoveRight?.seat === event.seat ? null : state.bestMoveRight;
      const night = tonight(state);
      const step = right === null && night?.stage === 'best' ? withNight(state, { stage: 'done' }) : state;
      return {
        ...step,
        farewells: state.farewells.filter((seat) => seat !== event.seat),
        leavers: minus(state.leavers, event.seat),
        walkingOut: plus(state.walkingOut, event.seat),
        expelled: [...state.expelled, { seat: event.seat, how: event.how }],
        bestMoveRight: right,
      };
    }
    case 'VoteCancelled': {
      // A ruling to hold the vote spoke of what had happened by then: a later removal takes the vote again.
      const slotRulings = state.slotRulings.filter((each) => each.day !== event.day || each.cancelled);
      const cancellation = { day: event.day, seat: event.seat, night: state.phase === 'night' ? state.number : null, clause: event.clause };
      const before = state.phase === 'day' && event.day === state.number ? withDay(state, { removals: (state.day?.removals ?? 0) + 1 }) : state;
      const unsaved = tonight(before)?.savedVote === event.seat ? withNight(before, { savedVote: null }) : before;
      return { ...unsaved, slotRulings, cancellations: [...state.cancellations, cancellation] };
    }
    case 'VoteRestored':
      return {
        ...withNight(state, { savedVote: event.seat }),
        cancellations: state.cancellations.filter((each) => each.day !== event.day || each.seat !== event.seat),
      };
    case 'BallotVoided': {
      const ballot = lastBallot(state);
      const done = withDay(state, { stage: 'done', tieSpeeches: [] });
      return ballot?.day === event.day ? withBallot(done, { outcome: 'void', leaving: [], notCast: null }) : done;
    }
    case 'ResultMoved':
      return withDay(state, { resultKnown: true, soleCandidate: event.seat });
    case 'CandidateLeads': {
      const decided = withDay(withBallot(state, { outcome: 'leaves', leaving: [event.seat] }), { stage: 'done', resultKnown: true });
      const ballot = lastBallot(decided);
      return ballot && ballot.hands.length === ballot.candidates.length ? closeBallot(decided) : decided;
    }
    case 'BallotTied':
      return withDay(closeBallot(withBallot(state, { outcome: 'tie' })), { stage: 'tie', tied: event.seats, tieSpeeches: event.seats });
    case 'LiftAsked':
      return withDay(closeBallot(withBallot(state, { outcome: 'tie' })), { stage: 'lift', tied: event.seats, liftRaised: nobody });
    case 'LiftBarred':
      return withDay(closeBallot(withBallot(state, { outcome: 'no-lift', leaving: [] })), { stage: 'done', resultKnown: true });
    case 'LiftPassed':
      return withBallot(state, { outcome: 'lift-passed', leaving: event.seats });
    case 'LiftFailed':
      return withBallot(state, { outcome: 'lift-failed', leaving: [] });
    case 'NobodyKilled':
      return state;
    case 'PlayerKilled': {
      const victimMuted = has(state.muted, event.seat);
      const killed = withNight(playerLeft(state, event.seat, 'shot'), { killed: event.seat, victimMuted });
      if (state.number !== 2) return killed;
      const right = event.bestMove ? { seat: event.seat, place: event.bestMove } : null;
      return { ...killed, firstKilled: event.seat, bestMoveRight: right };
    }
    case 'VictimReturned': {
      const seat = event.seat;
      const night = tonight(state);
      return {
        ...withNight(state, { killed: null, stage: event.stage }),
        alive: plus(state.alive, seat),
        muted: night?.victimMuted ? plus(state.muted, seat) : state.muted,
        out: state.out.filter((each) => each.seat !== seat),
        farewells: state.farewells.filter((each) => each !== seat),
        leavers: minus(state.leavers, seat),
        expelled: state.expelled.filter((each) => each.seat !== seat),
        firstKilled: state.firstKilled === seat ? null : state.firstKilled,
        bestMoveRight: null,
        bestMove: state.bestMove?.by === seat ? null : state.bestMove,
        result: state.result?.by === 'forfeit' ? state.result : null,
      };
    }
    case 'BestMoveVoided':
      return { ...state, bestMove: null };
    case 'ResultFixed':
      return { ...state, result: event.result };
  }
};

/** Oldest first. */
export const eventsOf = (log: LogCell | null): GameEvent[] => {
  const events: GameEvent[] = [];
  for (let cell = log; cell !== null; cell = cell.before) events.push(cell.event);
  return events.reverse();
};

const fold = (start: GameState, events: readonly GameEvent[]): GameState => events.reduce(evolve, start);

const withoutLastLine = (log: LogCell | null): LogCell | null => {
  let cell = log;
  while (cell !== null && !isAct(cell.event)) cell = cell.before;
  return cell === null ? null : cell.before;
};

/** Acts that only stand in the log: taking one back needs no folding. */
const inertActs: ReadonlySet<ActType> = new Set([
  'PurpleCardShown',
  'ClaimMade',
  'ClaimsRetracted',
  'SplitAgreed',
  'NoteTaken',
  'IncidentRecorded',
  'ExtraAwarded',
  'ApprovalGiven',
  'PenaltyWaived',
  'PenaltyImposed',
  'FineImposed',
  'ProtestFiled',
] satisfies ActType[]);

const takeBack = (state: GameState): GameState => {
  const cell = state.log;
  if (cell !== null && isAct(cell.event) && inertActs.has(cell.event.type)) return { ...state, log: cell.before };
  return fold(initialState(state.dealtRoles), eventsOf(withoutLastLine(cell)));
};

const replaceLine = (state: GameState, event: LineReplaced): GameState => fold(initialState(state.dealtRoles), event.events);

export const evolve = (state: GameState, event: GameEvent): GameState => {
  if (event.type === 'LineReplaced') return replaceLine(state, event);
  if (event.type === 'LineTakenBack') return takeBack(state);
  const next: { -readonly [K in keyof GameState]: GameState[K] } = isAct(event) ? evolveAct(state, event) : evolveConsequence(state, event);
  const log = { event, before: state.log };
  if (next === state) return { ...state, log };
  // A state that is not the one given was made just now by this call: nobody else holds it.
  next.log = log;
  return next;
};
