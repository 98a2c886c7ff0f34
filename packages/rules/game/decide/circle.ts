// The day's discussion: whose turn it is, nominations and their withdrawal.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { RuleName } from '../../rulebooks/rules.ts';
import { actFor } from '../event.ts';
import { type RuleRefusal, refuse } from '../refusal.ts';
import { distance, has, nextAfter, type Seat } from '../seat.ts';
import { type Day, type GameState, openerOf } from '../state.ts';
import type { LineGuards } from './answer.ts';

/** The day while its circle runs. */
export const circleDay = (state: GameState): Day | null =>
  state.phase === 'day' && state.day?.stage === 'circle' ? state.day : null;

const place = (state: GameState, day: Day, seat: Seat): number => distance(openerOf(state, day), seat);

/** The next living seat whose turn is not recorded yet, or null at the end of the circle. */
export const nextSpeaker = (state: GameState, day: Day): Seat | null => {
  const opener = openerOf(state, day);
  if (day.turn === null) return has(state.alive, opener) ? opener : null;
  const next = nextAfter(state.alive, day.turn);
  return next !== null && distance(opener, next) > distance(opener, day.turn) ? next : null;
};

/** The circle only moves on: -1 his turn has passed, 0 he is speaking, 1 his turn is to come. */
export const turnOf = (state: GameState, day: Day, seat: Seat): -1 | 0 | 1 => {
  if (day.turn === null) return 1;
  return Math.sign(place(state, day, seat) - place(state, day, day.turn)) as -1 | 0 | 1;
};

/** Nobody in the game comes after him in this circle. */
export const isLastSpeaker = (state: GameState, day: Day, seat: Seat): boolean => {
  const next = nextAfter(state.alive, seat);
  return next === null || place(state, day, next) <= place(state, day, seat);
};

const ownTurn = (rulebook: Rulebook, state: GameState, seat: Seat, rule: RuleName): RuleRefusal | null => {
  const day = circleDay(state);
  if (!has(state.alive, seat)) return refuse(rulebook, 'seat/out', { seat }, rule);
  if (!day) return refuse(rulebook, 'nomination/not-now', { seat });
  return turnOf(state, day, seat) < 0 ? refuse(rulebook, 'nomination/turn-passed', { seat }, rule) : null;
};

export const circleChecks: LineGuards<'speech' | 'nominate' | 'withdraw'> = {
  speech: (rulebook, state, command) => {
    const { seat } = command;
    const day = circleDay(state);
    if (!day) return refuse(rulebook, 'speech/not-now', { seat });
    if (!has(state.alive, seat)) return refuse(rulebook, 'seat/out', { seat });
    if (turnOf(state, day, seat) < 1) return refuse(rulebook, 'speech/turn-recorded', { seat });
    return actFor(command);
  },
  nominate: (rulebook, state, command) => {
    const { seat, nominee } = command;
    const problem = ownTurn(rulebook, state, seat, 'nomination');
    if (problem) return problem;
    if (!has(state.alive, nominee))
      return refuse(rulebook, 'nomination/nominee-out', { seat, other: nominee });
    const nominations = state.day?.nominations ?? [];
    const repeated = nominations.some((each) => each.nominee === nominee);
    if (!repeated && nominations.some((each) => each.by === seat))
      return refuse(rulebook, 'nomination/second-in-one-day', { seat, other: nominee });
    return actFor(command);
  },
  withdraw: (rulebook, state, command) => {
    const { seat, nominee } = command;
    if (!rulebook.rules.withdrawal.value) return refuse(rulebook, 'withdrawal/not-provided', { seat });
    const problem = ownTurn(rulebook, state, seat, 'withdrawal');
    if (problem) return problem;
    const own = state.day?.nominations.some((each) => each.by === seat && each.nominee === nominee);
    return own ? actFor(command) : refuse(rulebook, 'withdrawal/not-own', { seat, other: nominee });
  },
};
