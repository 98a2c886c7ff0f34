// Cards: dealing them, and the leftovers of players removed before they had one.
import { actFor } from '../event.ts';
import { refuse } from '../refusal.ts';
import { deck, type Role, roles } from '../role.ts';
import { has, listOf, type Seat, seats, size } from '../seat.ts';
import type { GameState } from '../state.ts';
import type { LineGuards } from './answer.ts';

export const withoutCard = (state: GameState): Seat[] => seats.filter((seat) => state.roles[seat] === null);

export const cardsLeft = (state: GameState, role: Role): number =>
  deck[role] - seats.filter((seat) => state.roles[seat] === role).length;

/** The card that falls to the only player removed before his card, once everybody else has one. */
export const leftover = (state: GameState): { readonly seat: Seat; readonly role: Role } | null => {
  if (size(state.removedBare) !== 1) return null;
  const [seat, another] = withoutCard(state);
  if (seat === undefined || another !== undefined || !has(state.removedBare, seat)) return null;
  const role = roles.find((each) => cardsLeft(state, each) > 0);
  return role ? { seat, role } : null;
};

/** Players in the game first; then the removed ones, in seat order. */
export const nextToDeal = (state: GameState): Seat | null => {
  const waiting = withoutCard(state);
  return waiting.find((seat) => has(state.alive, seat)) ?? waiting[0] ?? null;
};

/** Any player in the game may be next; a removed one only in his turn. */
export const mayBeDealt = (state: GameState, seat: Seat): boolean =>
  has(state.alive, seat) ||
  (listOf(state.alive).every((each) => state.roles[each] !== null) && nextToDeal(state) === seat);

export const dealingChecks: LineGuards<'deal'> = {
  deal: (rulebook, state, command) => {
    const { seat, role } = command;
    if (state.phase !== 'dealing') return refuse(rulebook, 'deal/not-now', { seat });
    if (state.roles[seat] !== null)
      return refuse(
        rulebook,
        'deal/has-a-card',
        { seat },
        has(state.removedBare, seat) ? 'leftoverCard' : 'dealing',
      );
    if (!mayBeDealt(state, seat)) return refuse(rulebook, 'deal/removed-come-last', { seat });
    if (cardsLeft(state, role) === 0) return refuse(rulebook, 'deal/card-not-in-deck', { seat, word: role });
    return actFor(command);
  },
};
