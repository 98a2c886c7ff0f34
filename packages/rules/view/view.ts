// What each audience may see, built from nothing by picking: a type that must not hold a role has no place for one.

import type { Cards } from '../game/cards.ts';
import type { Expected, Step } from '../game/decide/expects.ts';
import type { Result } from '../game/event.ts';
import { isOf, type Role } from '../game/role.ts';
import { listOf, type Seat, seats } from '../game/seat.ts';
import { cancelledDays, candidatesOf } from '../game/slot.ts';
import type { BestMove, GameState, Night, Nomination } from '../game/state.ts';
import type { Rulebook } from '../rulebooks/rulebook.ts';
import { type BallotSeen, ballotsSeen } from './ballots.ts';
import {
  asSeen,
  hiddenVictim,
  type SeatLine,
  seatLines,
  seenCancelled,
  seenPhase,
  seenResult,
} from './table.ts';
import { stepNow, type Word } from './word.ts';

type Phase = { readonly kind: string; readonly number: number };
/** `ruling`: decided after the game, as only its tournament knows. */
type Outcome = (Pick<Result, 'winner'> & { readonly by: Result['by'] | 'ruling' }) | null;
/** By night the room sees only that it is night: a step would tell who is still called. */
type SeenStep = { readonly step: Step; readonly seat: Seat | null; readonly seconds: number | null } | null;

/** What anybody in the room sees. */
type Room = {
  readonly phase: Phase;
  readonly seats: readonly SeatLine[];
  readonly paused: boolean;
  readonly result: Outcome;
};

/** What was said and shown in discussion and votes. */
type Talk = {
  readonly nominations: readonly Nomination[];
  readonly voteCancelled: boolean;
  readonly ballots: readonly BallotSeen[];
};

/** What only the referee and the stream may know. */
type Secrets = {
  readonly roles: Cards;
  readonly nights: readonly Night[];
  readonly bestMove: BestMove | null;
};

type NamedSeats = { readonly by: Seat; readonly seats: readonly Seat[] };

/** The hall: the clock and who is in the game; never a nomination, never a secret. */
export type HallView = Room & { readonly audience: 'hall'; readonly now: SeenStep };

/** The public, delayed: what was said and shown at the table. */
export type PublicView = Room &
  Talk & { readonly audience: 'public'; readonly now: SeenStep; readonly bestMove: NamedSeats | null };

/** A side referee: the same table with the step of the script, no card. */
export type SideRefereeView = Room &
  Talk & {
    readonly audience: 'side-referee';
    readonly now: Expected | null;
    readonly bestMove: NamedSeats | null;
  };

/** A player: what he saw, his own card and what it lets him know; the nominations only where the rulebook lets the referee tell them. */
export type SeatView = Room & {
  readonly audience: 'seat';
  readonly seat: Seat;
  readonly now: SeenStep;
  readonly role: Role | null;
  readonly teammates: readonly Seat[];
  readonly checks: readonly { readonly night: number; readonly seat: Seat; readonly hit: boolean }[];
  readonly candidates: readonly Seat[] | null;
};

/** The stream: its viewers may know what the table must not. */
export type OverlayView = Room & Talk & Secrets & { readonly audience: 'overlay'; readonly now: SeenStep };

/** The referee: everything, the night's victim and its result at once. */
export type RefereeView = Room &
  Talk &
  Secrets & {
    readonly audience: 'referee';
    readonly now: Expected | null;
    readonly muted: readonly Seat[];
    readonly cancelledVotes: readonly number[];
    readonly killed: Seat | null;
    readonly fixed: Result | null;
  };

export type Audience = 'referee' | 'side-referee' | 'hall' | 'public' | 'overlay' | Seat;

const pickStep = (rulebook: Rulebook, state: GameState, word: Word): SeenStep => {
  if (state.phase === 'night' || state.phase === 'dealing' || seenResult(state)) return null;
  const step = stepNow(rulebook, asSeen(state), word);
  return step && { step: step.step, seat: step.seat, seconds: step.seconds };
};

const pickResult = (state: GameState): Outcome => {
  const result = seenResult(state);
  return result && { winner: result.winner, by: result.by };
};

const room = (rulebook: Rulebook, state: GameState): Room => ({
  phase: seenPhase(state),
  seats: seatLines(rulebook, state),
  paused: state.paused,
  result: pickResult(state),
});

const talk = (state: GameState): Talk => ({
  nominations: state.day?.nominations ?? [],
  voteCancelled: seenCancelled(state),
  ballots: ballotsSeen(state),
});

const secrets = (state: GameState): Secrets => ({
  roles: state.roles,
  nights: state.nights,
  bestMove: state.bestMove,
});

/** Said aloud, but in the night: the room may speak of it from the morning on. */
const spokenBestMove = (state: GameState): NamedSeats | null =>
  state.phase === 'day' && state.bestMove ? { by: state.bestMove.by, seats: state.bestMove.seats } : null;

const hall = (rulebook: Rulebook, state: GameState, word: Word): HallView => {
  const step = pickStep(rulebook, state, word);
  return {
    audience: 'hall',
    ...room(rulebook, state),
    now: step?.step === 'vote' ? { step: 'vote', seat: null, seconds: null } : step,
  };
};

const publicView = (rulebook: Rulebook, state: GameState, word: Word): PublicView => ({
  audience: 'public',
  ...room(rulebook, state),
  ...talk(state),
  now: pickStep(rulebook, state, word),
  bestMove: spokenBestMove(state),
});

const sideReferee = (rulebook: Rulebook, state: GameState, word: Word): SideRefereeView => ({
  audience: 'side-referee',
  ...room(rulebook, state),
  ...talk(state),
  now: state.phase === 'night' ? null : stepNow(rulebook, asSeen(state), word),
  bestMove: spokenBestMove(state),
});

/** Blacks meet in night 1. */
const pickTeammates = (state: GameState, seat: Seat): readonly Seat[] => {
  const role = state.roles[seat];
  if (!isOf('black', role) || state.phase === 'dealing') return [];
  return seats.filter((other) => other !== seat && isOf('black', state.roles[other]));
};

const pickChecks = (state: GameState, role: Role | null): SeatView['checks'] => {
  if (role !== 'don' && role !== 'sheriff') return [];
  return state.nights.flatMap((night) => {
    const check = night[role];
    return check ? [{ night: night.number, seat: check.seat, hit: check.hit }] : [];
  });
};

const seatView = (rulebook: Rulebook, state: GameState, seat: Seat, word: Word): SeatView => {
  const role = state.roles[seat];
  const told = rulebook.rules.nominationInfo.value === 'told' && state.phase === 'day';
  return {
    audience: 'seat',
    seat,
    ...room(rulebook, state),
    now: pickStep(rulebook, state, word),
    role,
    teammates: pickTeammates(state, seat),
    checks: pickChecks(state, role),
    candidates: told ? candidatesOf(state) : null,
  };
};

const overlay = (rulebook: Rulebook, state: GameState, word: Word): OverlayView => ({
  audience: 'overlay',
  ...room(rulebook, state),
  ...talk(state),
  ...secrets(state),
  now: pickStep(rulebook, state, word),
});

const referee = (rulebook: Rulebook, state: GameState, word: Word): RefereeView => ({
  audience: 'referee',
  ...room(rulebook, state),
  ...talk(state),
  ...secrets(state),
  now: stepNow(rulebook, asSeen(state), word),
  muted: listOf(state.muted),
  cancelledVotes: cancelledDays(state),
  killed: hiddenVictim(state),
  fixed: state.result,
});

export type ViewFor<A extends Audience> = A extends 'referee'
  ? RefereeView
  : A extends 'side-referee'
    ? SideRefereeView
    : A extends 'hall'
      ? HallView
      : A extends 'public'
        ? PublicView
        : A extends 'overlay'
          ? OverlayView
          : SeatView;

const builders = { referee, 'side-referee': sideReferee, hall, public: publicView, overlay } as const;

/** `word`: whose speech the referee's clock runs, where he says so. */
export const view = <A extends Audience>(
  rulebook: Rulebook,
  state: GameState,
  audience: A,
  word?: Word,
): ViewFor<A> => {
  const named: Exclude<Audience, Seat> | null = typeof audience === 'number' ? null : audience;
  return (
    named === null
      ? seatView(rulebook, state, audience as Seat, word)
      : builders[named](rulebook, state, word)
  ) as ViewFor<A>;
};
