// Everything a game is at one moment, folded from its events.
import { type Cards, noCards } from './cards.ts';
import type { LiftHands, Shot } from './command.ts';
import type { BestMovePlace, GameEvent, LostBy, Moment, OutBy, Result } from './event.ts';
import { type BySeat, bySeat, everybody, nextAfter, nobody, type Seat, type SeatSet } from './seat.ts';

export type Departure = { readonly seat: Seat; readonly by: OutBy; readonly at: Moment };

/** A removal that takes a day's vote, by which clause; `night` is set when it happened in the night before that day. */
export type Cancellation = {
  readonly day: number;
  readonly seat: Seat;
  readonly night: number | null;
  readonly clause: string;
};

export type Nomination = { readonly by: Seat; readonly nominee: Seat };

/** What is known of the hands for one candidate; `seats` may be fewer than `count` where only the count was written. */
export type CandidateHands = { readonly seats: SeatSet; readonly count: number };

export type BallotOutcome = 'leaves' | 'tie' | 'lift-passed' | 'lift-failed' | 'no-lift' | 'void';

export type Ballot = {
  readonly day: number;
  readonly round: number;
  /** Who sat at the table when it began. */
  readonly table: SeatSet;
  readonly candidates: readonly Seat[];
  /** One entry for each candidate already called, in order. */
  readonly hands: readonly CandidateHands[];
  /** Some line gave only a count: then the counts decide. */
  readonly counted: boolean;
  /** Hands raised by players themselves for the candidate being called. */
  readonly raised: SeatSet;
  /** Players whose votes not cast fell to the last candidate, fixed when the ballot is over. */
  readonly notCast: { readonly seats: SeatSet; readonly count: number } | null;
  /** Where the table was asked about all the tied: the hands, and who sat there then. */
  readonly lift: { readonly hands: LiftHands; readonly table: SeatSet } | null;
  readonly outcome: BallotOutcome | null;
  readonly leaving: readonly Seat[];
};

/** Where the day stands: talking, in a ballot, before a re-vote, at the lift, or with nothing left to decide. */
export type DayStage = 'circle' | 'ballot' | 'tie' | 'lift' | 'done';

export type Day = {
  /** The circle opens with the first living seat after this one. */
  readonly openerAfter: Seat;
  /** Fixed by the first line of the circle, the vote or the night. */
  readonly opener: Seat | null;
  /** The last seat whose turn is recorded. */
  readonly turn: Seat | null;
  /** Whose turn a nomination has recorded while he spoke: he speaks on, and no line tells where he ends. */
  readonly speaks: { readonly seat: Seat; readonly silenced: boolean } | null;
  readonly nominations: readonly Nomination[];
  readonly stage: DayStage;
  /** The players tied in the last ballot, for the re-vote or the lift. */
  readonly tied: readonly Seat[];
  /** Tied players who may still speak before the re-vote. */
  readonly tieSpeeches: readonly Seat[];
  readonly liftRaised: SeatSet;
  readonly resultKnown: boolean;
  /** The only candidate, named in the last speech, whose naming fixed the result. */
  readonly soleCandidate: Seat | null;
  readonly removals: number;
};

export type Answered = { readonly seat: Seat; readonly hit: boolean };

export type NightStage = 'opening' | 'shots' | 'don' | 'sheriff' | 'best' | 'done';

export type Night = {
  readonly number: number;
  readonly stage: NightStage;
  /** How many of the timed steps of night 1 are over. */
  readonly passed: number;
  readonly fired: readonly Shot[];
  readonly shots: readonly Shot[];
  readonly killed: Seat | null;
  /** He owed a lost speech when he was killed: a ruling that brings him back brings it back too. */
  readonly victimMuted: boolean;
  /** A player removed this night whose number all blacks shot: the vote he cost was given back. */
  readonly savedVote: Seat | null;
  readonly don: Answered | null;
  readonly sheriff: Answered | null;
  /** How many were in the game when the night fell. */
  readonly atStart: number;
};

export type BestMove = { readonly by: Seat; readonly seats: readonly Seat[]; readonly blacks: number };

/** The log so far as a chain, newest first: undo folds it again without its last line. */
export type LogCell = { readonly event: GameEvent; readonly before: LogCell | null };

export type GameState = {
  readonly roles: Cards;
  /** The roles known before the first line: undo may not cross them. */
  readonly dealtRoles: Cards;
  readonly phase: Moment['kind'];
  readonly number: number;
  readonly alive: SeatSet;
  readonly out: readonly Departure[];
  /** Removed before they had a card. */
  readonly removedBare: SeatSet;
  readonly fouls: BySeat<number>;
  readonly yellow: BySeat<number>;
  readonly muted: SeatSet;
  readonly warnedAfterResult: SeatSet;
  readonly cancellations: readonly Cancellation[];
  readonly slotRulings: readonly { readonly day: number; readonly cancelled: boolean }[];
  readonly day: Day | null;
  readonly ballots: readonly Ballot[];
  readonly nights: readonly Night[];
  /** Leaving players whose last word is still to come, in order. */
  readonly farewells: readonly Seat[];
  /** Players out of the game who can still be sanctioned. */
  readonly leavers: SeatSet;
  /** Removed since the last step: they are still walking out. */
  readonly walkingOut: SeatSet;
  /** Leaving players who were removed or forfeited all the same, and how. */
  readonly expelled: readonly { readonly seat: Seat; readonly how: LostBy }[];
  readonly firstKilled: Seat | null;
  /** The first victim who may still make the best move. */
  readonly bestMoveRight: { readonly seat: Seat; readonly place: BestMovePlace } | null;
  readonly bestMove: BestMove | null;
  readonly result: Result | null;
  readonly annulled: boolean;
  readonly paused: boolean;
  readonly log: LogCell | null;
};

const zeros = bySeat(() => 0);

/** Before the first line; the cards that are known then, or none. The same in every rulebook. */
export const initialState = (roles: Cards = noCards): GameState => ({
  roles,
  dealtRoles: roles,
  phase: 'dealing',
  number: 0,
  alive: everybody,
  out: [],
  removedBare: nobody,
  fouls: zeros,
  yellow: zeros,
  muted: nobody,
  warnedAfterResult: nobody,
  cancellations: [],
  slotRulings: [],
  day: null,
  ballots: [],
  nights: [],
  farewells: [],
  leavers: nobody,
  walkingOut: nobody,
  expelled: [],
  firstKilled: null,
  bestMoveRight: null,
  bestMove: null,
  result: null,
  annulled: false,
  paused: false,
  log: null,
});

export const now = (state: GameState): Moment => ({ kind: state.phase, number: state.number });
export const tonight = (state: GameState): Night | undefined => state.nights.at(-1);
export const openerOf = (state: GameState, day: Day): Seat =>
  day.opener ?? nextAfter(state.alive, day.openerAfter) ?? day.openerAfter;
export const lastBallot = (state: GameState): Ballot | undefined => state.ballots.at(-1);
