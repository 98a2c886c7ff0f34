// The night: its steps in order, shots, checks, and what the morning must wait for.
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { RuleName } from '../../rulebooks/rules.ts';
import type { Shot } from '../command.ts';
import { type Act, actFor } from '../event.ts';
import { type RuleRefusal, refuse } from '../refusal.ts';
import { isOf, type Role } from '../role.ts';
import { has, listOf, type Seat, seats } from '../seat.ts';
import { type GameState, type NightStage, tonight } from '../state.ts';
import type { LineGuards } from './answer.ts';

export const seatOf = (state: GameState, role: Role): Seat | undefined =>
  seats.find((seat) => state.roles[seat] === role);

export const blacksInGame = (state: GameState): Seat[] =>
  listOf(state.alive).filter((seat) => isOf('black', state.roles[seat]));

/** A player shot this very night leaves with the morning: until then he checks. */
export const checksTonight = (state: GameState, role: 'don' | 'sheriff'): boolean => {
  const seat = seatOf(state, role);
  if (seat === undefined) return false;
  return (
    has(state.alive, seat) ||
    (tonight(state)?.killed === seat && !state.expelled.some((each) => each.seat === seat))
  );
};

/** Whether an act of this kind was recorded since the night fell. */
export const happenedTonight = (state: GameState, type: Act['type']): boolean => {
  for (let cell = state.log; cell !== null && cell.event.type !== 'NightFell'; cell = cell.before)
    if (cell.event.type === type) return true;
  return false;
};

const order: readonly NightStage[] = ['opening', 'shots', 'don', 'sheriff', 'best', 'done'];

/** The steps after the current one that must be recorded before `stage` may be: the rest are optional. */
const mustComeFirst = (state: GameState, stage: NightStage): NightStage | null => {
  const current = tonight(state)?.stage ?? 'opening';
  for (const step of order.slice(order.indexOf(current), order.indexOf(stage))) {
    if (step === 'shots') return step;
    if (state.result) continue;
    if ((step === 'don' || step === 'sheriff') && checksTonight(state, step)) return step;
    if (step === 'best' && state.bestMoveRight?.place === 'at-night') return step;
  }
  return null;
};

const isPast = (state: GameState, stage: NightStage): boolean =>
  order.indexOf(tonight(state)?.stage ?? 'opening') > order.indexOf(stage);

const laterNight = (state: GameState): boolean => state.phase === 'night' && state.number > 1;

/** May this step of the night be recorded now? */
export const nightStepOpen = (state: GameState, stage: NightStage): boolean =>
  laterNight(state) && !isPast(state, stage) && mustComeFirst(state, stage) === null;

const ruleOfStep: Readonly<Record<'shots' | 'don' | 'sheriff' | 'best', RuleName>> = {
  shots: 'shotsCall',
  don: 'donCall',
  sheriff: 'sheriffCall',
  best: 'bestMove',
};

const checkProblem = (
  rulebook: Rulebook,
  state: GameState,
  role: 'don' | 'sheriff',
  target: Seat | null,
): RuleRefusal | null => {
  const night = tonight(state);
  if (laterNight(state) && isPast(state, role) && night && night.stage !== 'shots')
    return refuse(rulebook, 'check/second-in-one-night', { word: role });
  if (!nightStepOpen(state, role)) return refuse(rulebook, 'check/not-now', { word: role });
  if (target !== null && !checksTonight(state, role))
    return refuse(rulebook, 'check/role-is-out', { word: role }, ruleOfStep[role]);
  return null;
};

const shotsProblem = (rulebook: Rulebook, state: GameState, shots: readonly Shot[]): RuleRefusal | null => {
  if (!nightStepOpen(state, 'shots')) return refuse(rulebook, 'shots/not-now');
  const blacks = blacksInGame(state);
  for (const [i, shot] of shots.entries()) {
    if (!blacks.includes(shot.by)) return refuse(rulebook, 'shots/not-black', { seat: shot.by });
    if (shots.findIndex((each) => each.by === shot.by) !== i)
      return refuse(rulebook, 'seat/twice', { seat: shot.by });
  }
  const missing = blacks.find((seat) => !shots.some((shot) => shot.by === seat));
  return missing === undefined ? null : refuse(rulebook, 'shots/black-missing', { seat: missing });
};

/** The one seat that every black shot, or null: somebody shot elsewhere, at several, or not at all. */
export const unanimousTarget = (rulebook: Rulebook, shots: readonly Shot[]): Seat | null => {
  const [first] = shots;
  const target = first?.targets[0];
  if (target === undefined) return null;
  const single = rulebook.rules.doubleShot.value === 'miss';
  const agrees = (shot: Shot) =>
    shot.targets.length > 0 &&
    shot.targets.every((each) => each === target) &&
    (!single || shot.targets.length === 1);
  return shots.every(agrees) ? target : null;
};

export const nightChecks: LineGuards<'day' | 'shoot' | 'shots' | 'don' | 'sheriff'> = {
  day: (rulebook, state, command) => {
    if (state.phase !== 'night') return refuse(rulebook, 'day/not-now', { number: command.number });
    if (command.number !== state.number)
      return refuse(rulebook, 'phase/wrong-number', { number: state.number, word: 'day' });
    const missing = state.number > 1 ? mustComeFirst(state, 'done') : null;
    if (missing === null || missing === 'opening' || missing === 'done') return actFor(command);
    return refuse(rulebook, 'day/night-not-finished', { word: missing }, ruleOfStep[missing]);
  },
  shoot: (rulebook, state, command) => {
    if (!nightStepOpen(state, 'shots')) return refuse(rulebook, 'shots/not-now');
    return blacksInGame(state).includes(command.seat)
      ? actFor(command)
      : refuse(rulebook, 'shots/not-black', { seat: command.seat });
  },
  shots: (rulebook, state, command) => {
    const problem = shotsProblem(rulebook, state, command.shots);
    return problem ?? actFor(command);
  },
  don: (rulebook, state, command) => checkProblem(rulebook, state, 'don', command.target) ?? actFor(command),
  sheriff: (rulebook, state, command) =>
    checkProblem(rulebook, state, 'sheriff', command.target) ?? actFor(command),
};
