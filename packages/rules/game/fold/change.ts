// Small changes of a state that both acts and consequences make.
import { yetToVote } from '../ballot.ts';
import { nobody, setOf } from '../seat.ts';
import { type Ballot, type Day, type GameState, lastBallot, type Night, tonight } from '../state.ts';

const replaceLast = <T>(list: readonly T[], item: T): readonly T[] => [...list.slice(0, -1), item];

/** A recorded step closes what came before it: whoever has spoken his last word is out of reach, a removed player has walked out. */
export const stepOver = (state: GameState): GameState => {
  const waiting = setOf(state.farewells);
  if (state.leavers === waiting && state.walkingOut === nobody) return state;
  return { ...state, leavers: waiting & state.leavers, walkingOut: nobody };
};

/** A step after the last words: those not held are skipped. */
export const farewellsOver = (state: GameState): GameState => {
  const step = stepOver(state);
  return step.farewells.length === 0 && step.leavers === nobody
    ? step
    : { ...step, farewells: [], leavers: nobody };
};

/** A ballot is over with its last line or the next step: votes not cast are fixed then. */
export const closeBallot = (state: GameState): GameState => {
  const ballot = lastBallot(state);
  if (!ballot || ballot.notCast || ballot.outcome === null || ballot.outcome === 'void') return state;
  return { ...state, ballots: replaceLast(state.ballots, { ...ballot, notCast: yetToVote(state, ballot) }) };
};

export const withDay = (state: GameState, change: Partial<Day>): GameState =>
  state.day ? { ...state, day: { ...state.day, ...change } } : state;
export const withNight = (state: GameState, change: Partial<Night>): GameState => {
  const night = tonight(state);
  return night ? { ...state, nights: replaceLast(state.nights, { ...night, ...change }) } : state;
};
export const withBallot = (state: GameState, change: Partial<Ballot>): GameState => {
  const ballot = lastBallot(state);
  return ballot ? { ...state, ballots: replaceLast(state.ballots, { ...ballot, ...change }) } : state;
};
