// What was said and shown at the table so far, in order, as everybody there heard it: never a card, and of a night only what its morning tells.
import { hasLinesLeft } from '../game/ballot.ts';
import type { GameEvent, OutBy } from '../game/event.ts';
import { eventsOf } from '../game/fold/evolve.ts';
import type { Team } from '../game/role.ts';
import { listOf, type Seat } from '../game/seat.ts';
import type { GameState } from '../game/state.ts';
import { stopsPlay } from '../game/untold.ts';

/** When somebody speaks: in his turn, before a re-vote, leaving the game, or for a foul. */
export type SpeechOf = 'turn' | 'tie' | 'last' | 'out-of-turn';

/** `day` is the number of the day or night it was heard in; 0 before the first night. */
export type Heard = { readonly day: number } & (
  | { readonly kind: 'speech'; readonly by: Seat; readonly of: SpeechOf; readonly text?: string }
  | { readonly kind: 'claim'; readonly by: Seat; readonly check: Check | null }
  | { readonly kind: 'retracted'; readonly by: Seat }
  | { readonly kind: 'nominated' | 'withdrew'; readonly by: Seat; readonly seat: Seat }
  | {
      readonly kind: 'hands';
      readonly round: number;
      readonly candidate: Seat;
      readonly seats: readonly Seat[];
      /** With the votes not cast that fell to the last candidate. */
      readonly count: number;
    }
  /** A count that was not written down is null. */
  | {
      readonly kind: 'lift';
      readonly seats: readonly Seat[];
      readonly count: number | null;
      readonly passed: boolean;
    }
  | { readonly kind: 'left'; readonly seat: Seat; readonly how: OutBy }
  | { readonly kind: 'foul'; readonly seat: Seat }
  | { readonly kind: 'best'; readonly by: Seat; readonly seats: readonly Seat[] }
  /** Told in the morning; night 1 has no shots and is not told. */
  | { readonly kind: 'night'; readonly killed: Seat | null }
);
export type Check = { readonly target: Seat; readonly team: Team };

/** Words of a speech that were written instead of spoken: the log has none. `after` counts the events that stood before. */
export type SaidWords = {
  readonly by: Seat;
  readonly of: SpeechOf;
  readonly text: string;
  readonly after: number;
};

type Table = {
  readonly items: Heard[];
  readonly state: GameState;
  day: number;
  night: boolean;
  decided: boolean;
  /** Whose words stand already: his turn needs no second mention. */
  spoken: ReadonlySet<string>;
  /** What the morning will tell. */
  killed: Seat | null;
  best: { readonly by: Seat; readonly seats: readonly Seat[] } | null;
  /** The next hands of the ballots, which the votes follow in order. */
  ballot: number;
  place: number;
  /** Voted out while the rest of the ballot is still asked about: told with its last hands. */
  leaving: Seat | null;
};

type Item = Heard extends infer H ? (H extends Heard ? Omit<H, 'day'> : never) : never;

const hear = (table: Table, item: Item): void => {
  table.items.push({ day: table.day, ...item } as Heard);
};

const speak = (table: Table, by: Seat, of: SpeechOf, text?: string): void => {
  const key = `${of} ${by}`;
  const known = table.spoken.has(key);
  if (text !== undefined) {
    table.spoken = new Set([...table.spoken, key]);
    hear(table, { kind: 'speech', by, of, text });
  } else if (known) table.spoken = new Set([...table.spoken].filter((each) => each !== key));
  else hear(table, { kind: 'speech', by, of });
};

const hearHands = (table: Table): void => {
  const ballot = table.state.ballots[table.ballot];
  const hands = ballot?.hands[table.place];
  const candidate = ballot?.candidates[table.place];
  if (!ballot || !hands || candidate === undefined) return;
  const fell = table.place === ballot.candidates.length - 1 ? (ballot.notCast?.count ?? 0) : 0;
  hear(table, {
    kind: 'hands',
    round: ballot.round,
    candidate,
    seats: listOf(hands.seats),
    count: hands.count + fell,
  });
  table.place++;
  if (table.place < ballot.hands.length || hasLinesLeft(ballot)) return;
  table.ballot++;
  table.place = 0;
  endBallot(table);
};

/** Nobody leaves twice. */
const hearLeft = (table: Table, seat: Seat, how: OutBy): void => {
  if (!table.items.some((each) => each.kind === 'left' && each.seat === seat))
    hear(table, { kind: 'left', seat, how });
};

const endBallot = (table: Table): void => {
  if (table.leaving !== null) hearLeft(table, table.leaving, 'vote');
  table.leaving = null;
};

/** The end of a night tells who was killed and what the first victim left. */
const endNight = (table: Table): void => {
  if (!table.night) return;
  table.night = false;
  if (table.day > 1) hear(table, { kind: 'night', killed: table.killed });
  if (table.killed !== null) hearLeft(table, table.killed, 'shot');
  if (table.best) hear(table, { kind: 'best', ...table.best });
  table.killed = null;
  table.best = null;
};

const hearLift = (table: Table, event: Extract<GameEvent, { type: 'LiftCounted' }>): void => {
  const { hands } = event;
  const passed = table.state.ballots.some(
    (ballot) => ballot.day === table.day && ballot.outcome === 'lift-passed',
  );
  if (hands.kind === 'outcome' || hands.kind === 'rest')
    return hear(table, { kind: 'lift', seats: [], count: null, passed });
  const count = hands.kind === 'counted' ? hands.count : hands.seats.length;
  hear(table, { kind: 'lift', seats: hands.seats, count, passed });
};

const hearEvent = (table: Table, event: GameEvent): void => {
  switch (event.type) {
    case 'NightFell':
    case 'DayBroke':
      if (event.type === 'DayBroke') endNight(table);
      table.day = event.number;
      table.night = event.type === 'NightFell';
      table.spoken = new Set();
      return;
    case 'SpeechGiven':
      return speak(table, event.seat, 'turn');
    case 'TieSpeechGiven':
      return speak(table, event.seat, 'tie');
    case 'LastWordGiven':
      endNight(table);
      return speak(table, event.seat, 'last');
    case 'ClaimMade':
      return hear(table, { kind: 'claim', by: event.seat, check: event.check });
    case 'ClaimsRetracted':
      return hear(table, { kind: 'retracted', by: event.seat });
    case 'PlayerNominated':
      return hear(table, { kind: 'nominated', by: event.seat, seat: event.nominee });
    case 'NominationWithdrawn':
      return hear(table, { kind: 'withdrew', by: event.seat, seat: event.nominee });
    case 'VotesCounted':
      return hearHands(table);
    case 'LiftCounted':
      return hearLift(table, event);
    case 'FoulGiven':
      return hear(table, { kind: 'foul', seat: event.seat });
    case 'PlayerKilled':
      table.killed = event.seat;
      return;
    case 'VictimReturned':
      table.killed = null;
      table.best = null;
      return;
    case 'PlayerLeft':
      if (event.how === 'vote' && table.place > 0) table.leaving = event.seat;
      else hearLeft(table, event.seat, event.how);
      return;
    case 'ResultFixed':
      table.decided = true;
      if (stopsPlay(event.result)) endBallot(table);
      return;
    case 'RemovalOrdered':
      // After the result no consequence follows, but he was seen to go.
      if (table.decided) hearLeft(table, event.seat, 'removal');
      return;
    case 'LastWordLost':
      // Shot and not told yet: the room sees him removed.
      if (table.night && event.seat === table.killed) hearLeft(table, event.seat, event.how);
      return;
    case 'BestMoveMade': {
      const made = table.state.bestMove;
      if (event.seats.length === 0 || !made) return;
      if (table.night) table.best = { by: made.by, seats: event.seats };
      else hear(table, { kind: 'best', by: made.by, seats: event.seats });
      return;
    }
    default:
      return;
  }
};

/** The standing lines alone: what was taken back was never heard. */
export const heard = (state: GameState, said: readonly SaidWords[] = []): readonly Heard[] => {
  const table: Table = {
    items: [],
    state,
    day: 0,
    night: false,
    decided: false,
    spoken: new Set(),
    killed: null,
    best: null,
    ballot: 0,
    place: 0,
    leaving: null,
  };
  let next = 0;
  const sayUpTo = (count: number): void => {
    for (let words = said[next]; words && words.after <= count; words = said[++next])
      speak(table, words.by, words.of, words.text);
  };
  for (const [i, event] of eventsOf(state.log).entries()) {
    sayUpTo(i);
    hearEvent(table, event);
  }
  sayUpTo(Number.POSITIVE_INFINITY);
  return table.items;
};
