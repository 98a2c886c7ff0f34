// The parts of the game and the situations of a player that the lists of violations speak of.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { GamePart, Situation } from '../../rulebooks/violation.ts';
import { expects } from '../decide/expects.ts';
import { bestMoveOpen } from '../decide/farewell.ts';
import { happenedTonight } from '../decide/night.ts';
import type { OutBy } from '../event.ts';
import { eventsOf } from '../fold/evolve.ts';
import { has, type Seat } from '../seat.ts';
import { type GameState, tonight } from '../state.ts';

const byVote: readonly OutBy[] = ['vote', 'lift'];
const byShot: readonly OutBy[] = ['shot'];

const isLeaving = (state: GameState, seat: Seat, ways: readonly OutBy[]): boolean =>
  has(state.leavers, seat) && state.out.some((each) => each.seat === seat && ways.includes(each.by));

/** The best move held by day belongs to the last word; a word already given lasts until the next step. */
const speaksLast = (rulebook: Rulebook, state: GameState, seat: Seat): boolean => {
  if (!has(state.leavers, seat)) return false;
  if (!state.farewells.includes(seat)) return true;
  const expected = expects(rulebook, state);
  return (
    expected?.seat === seat &&
    (expected.step === 'last' || (expected.step === 'best' && state.phase === 'day'))
  );
};

/** Night conduct binds players from the deal on, and in a break by day where the rulebook says so. */
const atNight = (rulebook: Rulebook, state: GameState): boolean =>
  state.phase !== 'day' || (state.paused && rulebook.rules.breakConduct.value === 'as-at-night');

/** From the moment the vote is due to the night: a hand is also punished when its ballot is already counted. */
const atVote = (rulebook: Rulebook, state: GameState): boolean =>
  state.day?.stage !== 'circle' || expects(rulebook, state)?.step === 'vote';

/** A kill that decided the game needs no morning: its last word is heard as by day. */
const saysFarewellAtNight = (state: GameState): boolean => state.result !== null && state.phase === 'night';

const votedOutToday = (state: GameState): boolean =>
  state.out.some(({ by, at }) => byVote.includes(by) && at.kind === 'day' && at.number === state.number);

const isPart: Readonly<Record<GamePart, (rulebook: Rulebook, state: GameState) => boolean>> = {
  dealing: (_, state) => state.phase === 'dealing',
  night: atNight,
  day: (rulebook, state) => !atNight(rulebook, state) || saysFarewellAtNight(state),
  vote: (rulebook, state) => !atNight(rulebook, state) && atVote(rulebook, state),
  'before-night': (rulebook, state) =>
    !atNight(rulebook, state) && votedOutToday(state) && expects(rulebook, state)?.step === 'night',
  'first-victim-speaks': (rulebook, state) =>
    state.firstKilled !== null && speaksLast(rulebook, state, state.firstKilled),
};

export const isNow = (rulebook: Rulebook, state: GameState, part: GamePart): boolean =>
  isPart[part](rulebook, state);

/** A killed player hears it when he is called to the best move, else in the morning. */
const isTold = (state: GameState, seat: Seat): boolean => {
  if (state.phase === 'day') return true;
  if (tonight(state)?.stage === 'best') return true;
  return state.firstKilled === seat && state.number === 2 && happenedTonight(state, 'BestMoveMade');
};

/** Named as a black check by a claimed Sheriff who has not taken it back, nor named him red since. */
const inVersion = (state: GameState, seat: Seat): boolean => {
  const accusers = new Set<Seat>();
  for (const event of eventsOf(state.log)) {
    if (event.type === 'ClaimsRetracted') accusers.delete(event.seat);
    if (event.type !== 'ClaimMade' || event.check?.target !== seat) continue;
    if (event.check.team === 'black') accusers.add(event.seat);
    else accusers.delete(event.seat);
  }
  return accusers.size > 0;
};

const hasLeft = (state: GameState, seat: Seat): boolean =>
  !has(state.alive, seat) && !has(state.leavers, seat);

/** Out of the game with his last word behind him: the next step has not begun, and all the same he has left. */
const isDone = (state: GameState, seat: Seat): boolean =>
  !has(state.alive, seat) && !state.farewells.includes(seat);

const situations: Readonly<Record<Situation, (rulebook: Rulebook, state: GameState, seat: Seat) => boolean>> =
  {
    'voted-out': (_, state, seat) => isLeaving(state, seat, byVote),
    'killed-told': (_, state, seat) => isLeaving(state, seat, byShot) && isTold(state, seat),
    'last-word': speaksLast,
    farewell: (rulebook, state, seat) => isLeaving(state, seat, byVote) && speaksLast(rulebook, state, seat),
    'best-move': (_, state, seat) => state.bestMoveRight?.seat === seat && bestMoveOpen(state),
    'out-of-room': (_, state, seat) => hasLeft(state, seat),
    'off-game': (_, state, seat) => isDone(state, seat) || state.result !== null || state.annulled,
    'in-version': (_, state, seat) => inVersion(state, seat),
  };

export const isIn = (rulebook: Rulebook, state: GameState, seat: Seat, situation: Situation): boolean =>
  situations[situation](rulebook, state, seat);
