// Who is a party to a game: whoever plays it, played it or was to.
import type { PersonId } from './meta.ts';
import { type Game, gameOf, gamesOf, type Ruling, type TournamentState } from './state.ts';

/** Sits in it, sat in it, or was to: of a replay also whoever sat in the game that it stands for. */
export const isParty = (state: TournamentState, game: Game, person: PersonId): boolean =>
  game.seats.includes(person) ||
  game.gone.includes(person) ||
  (game.attempt > 1 &&
    gamesOf(state).some((other) => other.replay === game.id && isParty(state, other, person)));

/** A party to the game, or to the replay that the ruling would order. */
export const isPartyTo = (
  state: TournamentState,
  { game: id, change }: Pick<Ruling, 'game' | 'change'>,
  person: PersonId,
): boolean => {
  const game = gameOf(state, id);
  const replays = change.kind === 'replay' && change.seats.includes(person);
  return replays || (game !== undefined && isParty(state, game, person));
};
