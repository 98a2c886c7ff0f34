// What a screen offers against one seat now: each listed violation that can happen, with the sanction that applies.
import type { Text } from '../messages/lang.ts';
import { type Act, acts } from '../rulebooks/acts.ts';
import type { Rulebook } from '../rulebooks/rulebook.ts';
import type { Aggravation, Sanction, Violation } from '../rulebooks/violation.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { eventsOf } from './evolve.ts';
import { expects } from './expects.ts';
import type { RefusalCode } from './refusal.ts';
import { has, type Seat } from './seat.ts';
import { type GameState, tonight } from './state.ts';

export type Offer = {
  readonly act: Act;
  readonly text: Text;
  /** Several where the rulebook leaves the choice to the referee, the usual one first. */
  readonly sanctions: readonly [Sanction, ...Sanction[]];
  readonly clause: string;
  /** The rulebook asks for a verbal warning before the sanction. */
  readonly warnFirst: boolean;
  /** Records the first sanction. */
  readonly command: Command;
  /** Why that command would be refused now, or null. */
  readonly refused: RefusalCode | null;
};

const wordOf = {
  warning: 'warn',
  foul: 'foul',
  yellow: 'yellow',
  purple: 'purple',
  removal: 'remove',
  forfeit: 'forfeit',
} as const satisfies Record<Sanction, Command['type']>;

/** From the moment the vote is due to the night: a hand is also punished when its ballot is already counted. */
const atVote = (rulebook: Rulebook, state: GameState): boolean =>
  state.phase === 'day' && (state.day?.stage !== 'circle' || expects(rulebook, state)?.step === 'vote');

/** Night conduct binds players from the deal on, and in a break too. */
const canHappen = (rulebook: Rulebook, state: GameState, phase: Violation['phase']): boolean => {
  switch (phase) {
    case undefined:
      return true;
    case 'day':
      return state.phase === 'day';
    case 'vote':
      return atVote(rulebook, state);
    case 'night':
      return state.phase !== 'day' || state.paused;
    case 'dealing':
      return state.phase === 'dealing';
    case 'break':
      return state.paused;
  }
};

/** A killed player hears it when he is called to the best move, else in the morning. */
const isTold = (state: GameState, seat: Seat): boolean => {
  if (state.phase === 'day') return true;
  if (tonight(state)?.stage === 'best') return true;
  return state.firstKilled === seat && state.number === 2 && eventsOf(state.log).some((event) => event.type === 'BestMoveMade');
};

/** Named as a black check by a claimed Sheriff who has not taken it back. */
const inVersion = (state: GameState, seat: Seat): boolean => {
  const accusers = new Set<Seat>();
  for (const event of eventsOf(state.log)) {
    if (event.type === 'ClaimsRetracted') accusers.delete(event.seat);
    else if (event.type === 'ClaimMade' && event.check?.target === seat && event.check.team === 'black') accusers.add(event.seat);
  }
  return accusers.size > 0;
};

const isIn: Readonly<Record<Aggravation, (state: GameState, seat: Seat) => boolean>> = {
  'voted-out': (state, seat) => has(state.leavers, seat) && leftBy(state, seat, ['vote', 'lift']),
  'killed-told': (state, seat) => has(state.leavers, seat) && leftBy(state, seat, ['shot']) && isTold(state, seat),
  'last-word': (state, seat) => has(state.leavers, seat) && leftBy(state, seat, ['shot']) && state.phase === 'day',
  'out-of-room': (state, seat) => !has(state.alive, seat) && !has(state.leavers, seat),
  'in-version': inVersion,
};

const leftBy = (state: GameState, seat: Seat, ways: readonly string[]): boolean =>
  state.out.some((each) => each.seat === seat && ways.includes(each.by));

const offer = (rulebook: Rulebook, state: GameState, seat: Seat, violation: Violation): Offer => {
  const { act, clause, sanctions, warnFirst } = violation;
  const command: Command = { type: wordOf[sanctions[0]], seat, clause };
  const decided = decide(rulebook, state, command);
  return {
    act,
    text: acts[act],
    sanctions,
    clause,
    warnFirst: warnFirst === true,
    command,
    refused: 'refusal' in decided ? decided.refusal.code : null,
  };
};

/** Where the decided game suspends the worse sanction, the usual one of the act is left. */
const offerInPlace = (rulebook: Rulebook, state: GameState, seat: Seat, violation: Violation): Offer => {
  const worse = violation.worse?.find((each) => isIn[each.when](state, seat));
  const aggravated = worse && offer(rulebook, state, seat, { ...violation, clause: worse.clause, sanctions: [worse.sanction] });
  return aggravated && aggravated.refused !== 'forfeit/suspended' ? aggravated : offer(rulebook, state, seat, violation);
};

export const offers = (rulebook: Rulebook, state: GameState, seat: Seat): readonly Offer[] =>
  rulebook.violations
    .filter(({ only, phase }) => canHappen(rulebook, state, phase) && (only === undefined || isIn[only](state, seat)))
    .map((violation) => offerInPlace(rulebook, state, seat, violation));
