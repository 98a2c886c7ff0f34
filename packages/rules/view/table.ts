// What everybody in the room has seen and heard: the base that every view is built from.
import type { OutBy, Result } from '../game/event.ts';
import { has, plus, type Seat, seats } from '../game/seat.ts';
import { isCancelled } from '../game/slot.ts';
import { type Ballot, type GameState, tonight } from '../game/state.ts';
import { isStopped, isUntold, openBallot } from '../game/untold.ts';
import type { Rulebook } from '../rulebooks/rulebook.ts';
import { sentOff } from './sent-off.ts';

/** The victim is named in the morning, or by his last word: until then he sits among the others. */
export const hiddenVictim = (state: GameState): Seat | null => {
  const killed = state.phase === 'night' && !isStopped(state) ? (tonight(state)?.killed ?? null) : null;
  return killed !== null && state.farewells.includes(killed) ? killed : null;
};

const expelledAs = (state: GameState, seat: Seat): OutBy | undefined =>
  state.expelled.find((each) => each.seat === seat)?.how;

/** Whoever will leave by it, and sits among the others. */
const hiddenLeaver = (state: GameState): Seat | null => {
  const [leader] = openBallot(state)?.leaving ?? [];
  return leader !== undefined && expelledAs(state, leader) === undefined ? leader : null;
};

export type Leaving = { readonly seat: Seat; readonly by: OutBy };

/** Sent off a decided game: no rule takes them out any more, but they are seen to go. */
const sentOffTheTable = (rulebook: Rulebook, state: GameState): readonly Leaving[] =>
  sentOff(rulebook, state).filter(({ seat }) => has(state.alive, seat));

/** Who is seen to be out: whoever was removed before the morning, or in the ballot that he lost, was seen to be removed. */
export const seenOut = (rulebook: Rulebook, state: GameState): readonly Leaving[] => {
  const hidden = [hiddenVictim(state), hiddenLeaver(state)];
  const untold = [state.phase === 'night' ? tonight(state)?.killed : null, openBallot(state)?.leaving[0]];
  const out = state.out
    .filter(({ seat }) => !hidden.includes(seat))
    .map(({ seat, by }) => ({ seat, by: (untold.includes(seat) && expelledAs(state, seat)) || by }));
  return [...out, ...sentOffTheTable(rulebook, state)];
};

/**
 * A result fixed by tonight's kill is a secret as long as the victim is; one fixed in a ballot as long as it is open; and
 * one fixed before a last word is told after it: until then the game looks like one that goes on.
 */
export const seenResult = (state: GameState): Result | null => (isUntold(state) ? null : state.result);

/** A ballot as it stands before its outcome. */
const reopened = (state: GameState, ballot: Ballot): GameState => {
  const leader = hiddenLeaver(state);
  return {
    ...state,
    alive: leader === null ? state.alive : plus(state.alive, leader),
    out: state.out.filter(({ seat }) => seat !== leader),
    farewells: state.farewells.filter((seat) => seat !== leader),
    ballots: state.ballots.with(-1, { ...ballot, outcome: null, leaving: [] }),
    day: state.day && { ...state.day, stage: 'ballot', resultKnown: false },
  };
};

/** As it stands for whoever knows neither the result nor the outcome of an open ballot: also the clause of a last word would tell it. */
export const asSeen = (state: GameState): GameState => {
  const ballot = openBallot(state);
  const seen = ballot ? reopened(state, ballot) : state;
  return seenResult(state) === state.result ? seen : { ...seen, result: null };
};

export type PhaseSeen = { readonly kind: GameState['phase'] | 'over' | 'annulled'; readonly number: number };

export const seenPhase = (state: GameState): PhaseSeen => {
  if (state.annulled) return { kind: 'annulled', number: state.number };
  const result = seenResult(state);
  return result ? { kind: 'over', number: result.at.number } : { kind: state.phase, number: state.number };
};

export type SeatLine = {
  readonly seat: Seat;
  readonly inGame: boolean;
  readonly left: OutBy | null;
  readonly fouls: number;
  readonly yellow: number;
};

export const seatLines = (rulebook: Rulebook, state: GameState): readonly SeatLine[] => {
  const out = seenOut(rulebook, state);
  return seats.map((seat) => {
    const left = out.find((each) => each.seat === seat)?.by ?? null;
    return {
      seat,
      inGame: left === null,
      left,
      fouls: state.fouls[seat],
      yellow: state.yellow[seat],
    };
  });
};

/** Today's vote, as far as the room knows that it falls. */
export const seenCancelled = (state: GameState): boolean =>
  state.phase === 'day' && isCancelled(state, state.number);
