// From one state and one event to the next state: no rule is decided here, nothing is refused.
import type { EventType, TournamentEvent } from './event.ts';
import { evolveDay } from './evolve-day.ts';
import { evolveGame } from './evolve-game.ts';
import { evolvePeople } from './evolve-people.ts';
import { evolveProceedings } from './evolve-proceedings.ts';
import { evolveSetup } from './evolve-setup.ts';
import type { Folds } from './fold.ts';
import { withSeen } from './seen.ts';
import { initialState, type TournamentState } from './state.ts';

const folds: Folds<EventType> = {
  ...evolveSetup,
  ...evolveDay,
  ...evolvePeople,
  ...evolveGame,
  ...evolveProceedings,
};

export const evolve = (state: TournamentState, event: TournamentEvent): TournamentState => {
  const fold = folds[event.type] as (state: TournamentState, event: TournamentEvent) => TournamentState;
  const next = fold(state, event);
  return { ...next, at: event.at, seen: withSeen(next.seen, event.command) };
};

export const foldEvents = (
  events: readonly TournamentEvent[],
  start: TournamentState = initialState,
): TournamentState => events.reduce(evolve, start);
