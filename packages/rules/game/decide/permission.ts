// Who may give which command: officials, the system, and each player for himself.
import type { Actor, Command } from '../command.ts';
import { mayOfficialGive, mayPlayerGive } from '../line-kinds.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import { seatOf } from './night.ts';

/** A line of a player names him, or belongs to the card or the right that he has. */
const isOwn = (state: GameState, seat: Seat, command: Command): boolean => {
  switch (command.type) {
    case 'don':
    case 'sheriff':
      return seatOf(state, command.type) === seat;
    case 'best':
      return state.bestMoveRight?.seat === seat;
    default:
      return 'seat' in command && command.seat === seat;
  }
};

export const actorOf = (command: Command): Actor => command.by ?? 'referee';

/** Whether this actor may give it, whoever it names as its giver. */
export const isFor = (state: GameState, actor: Actor, command: Command): boolean => {
  if (typeof actor !== 'number') return mayOfficialGive(command.type, actor);
  return mayPlayerGive(command.type) && isOwn(state, actor, command);
};

export const mayGive = (state: GameState, command: Command): boolean =>
  isFor(state, actorOf(command), command);
