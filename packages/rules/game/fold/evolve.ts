// From one state and one event to the next state: no rule is decided here.
import { cardsFrom } from '../cards.ts';
import type { LineCommand } from '../command.ts';
import { commandOf, type GameEvent, isAct, type LineReplaced } from '../event.ts';
import { isInert } from '../line-kinds.ts';
import { type GameState, initialState, type LogCell } from '../state.ts';
import { evolveAct } from './evolve-act.ts';
import { evolveConsequence } from './evolve-consequence.ts';

/** Oldest first. */
export const eventsOf = (log: LogCell | null): GameEvent[] => {
  const events: GameEvent[] = [];
  for (let cell = log; cell !== null; cell = cell.before) events.push(cell.event);
  return events.reverse();
};

/** The commands whose lines stand, oldest first. */
export const linesOf = (state: GameState): LineCommand[] => eventsOf(state.log).filter(isAct).map(commandOf);

const fold = (start: GameState, events: readonly GameEvent[]): GameState => events.reduce(evolve, start);

const withoutLastLine = (log: LogCell | null): LogCell | null => {
  let cell = log;
  while (cell !== null && !isAct(cell.event)) cell = cell.before;
  return cell === null ? null : cell.before;
};

const takeBack = (state: GameState): GameState => {
  const cell = state.log;
  if (cell !== null && isAct(cell.event) && isInert(commandOf(cell.event).type))
    return { ...state, log: cell.before };
  return fold(initialState(state.dealtRoles), eventsOf(withoutLastLine(cell)));
};

const replaceLine = (state: GameState, event: LineReplaced): GameState =>
  fold(initialState(event.dealt ? cardsFrom(event.dealt) : state.dealtRoles), event.events);

export const evolve = (state: GameState, event: GameEvent): GameState => {
  if (event.type === 'LineReplaced') return replaceLine(state, event);
  if (event.type === 'LineTakenBack') return takeBack(state);
  const next: { -readonly [K in keyof GameState]: GameState[K] } = isAct(event)
    ? evolveAct(state, event)
    : evolveConsequence(state, event);
  const log = { event, before: state.log };
  if (next === state) return { ...state, log };
  // A state that is not the one given was made just now by this call: nobody else holds it.
  next.log = log;
  return next;
};
