// The shape of folding, and how one thing among many is changed.
import type { EventOf, EventType } from './event.ts';
import type { PersonId } from './meta.ts';
import type { Entry, Game, StageState, TournamentState } from './state.ts';

export type Folds<T extends EventType> = {
  readonly [K in T]: (state: TournamentState, event: EventOf<K>) => TournamentState;
};

export const changeGame = (
  state: TournamentState,
  id: string,
  change: (game: Game) => Game,
): TournamentState => {
  const game = state.games[id];
  return game ? { ...state, games: { ...state.games, [id]: change(game) } } : state;
};

export const changeEntry = (
  state: TournamentState,
  person: string,
  change: Partial<Entry>,
): TournamentState => ({
  ...state,
  entries: state.entries.map((entry) => (entry.person === person ? { ...entry, ...change } : entry)),
});

export const changeStage = (
  state: TournamentState,
  id: string,
  change: Partial<StageState>,
): TournamentState => ({
  ...state,
  stages: state.stages.map((stage) => (stage.stage === id ? { ...stage, ...change } : stage)),
});

/** Somebody else has his seat; that it was his is kept. */
export const substituted = (
  { seats, gone }: Game,
  player: string,
  substitute: string,
): Pick<Game, 'seats' | 'gone'> => ({
  seats: seatInstead(seats, player, substitute),
  gone: seats.includes(player) ? [...gone, player] : gone,
});

export const seatInstead = (seats: readonly string[], player: string, substitute: string): string[] =>
  seats.map((person) => (person === player ? substitute : person));

/** One for the other, and everybody else for himself. */
export const exchangedFor = ([one, other]: readonly [PersonId, PersonId]): ((
  person: PersonId,
) => PersonId) => {
  const exchanged = new Map([
    [one, other],
    [other, one],
  ]);
  return (person) => exchanged.get(person) ?? person;
};
