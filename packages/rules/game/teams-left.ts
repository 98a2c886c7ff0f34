// How many of each team are still in the game.
import { type Team, teamOf } from './role.ts';
import { has, seats } from './seat.ts';
import type { GameState } from './state.ts';

export type TeamsLeft = Readonly<Record<Team, number>>;

/** Unknown while a card is not dealt. */
export const teamsLeft = (state: GameState): TeamsLeft | null => {
  const left = { red: 0, black: 0 };
  for (const seat of seats) {
    const role = state.roles[seat];
    if (role === null) return null;
    if (has(state.alive, seat)) left[teamOf(role)]++;
  }
  return left;
};
