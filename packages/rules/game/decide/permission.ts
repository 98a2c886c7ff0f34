// Who may give which command: officials, the system, and each player for himself.
import type { Offence } from '../../rulebooks/acts.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
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

/** The clause under which the rulebook lists an act. */
export const clauseOf = ({ violations }: Rulebook, act: Offence): string | null =>
  violations.find((each) => each.act === act)?.clause ?? null;

/**
 * Of the players' own lines the system writes the empty ones, when their time is over. It judges two acts, which need no eye: a player
 * asked to speak out of turn, and a player left.
 */
const isOfSystem = (rulebook: Rulebook, command: Command): boolean => {
  switch (command.type) {
    case 'don':
    case 'sheriff':
      return command.target === null;
    case 'best':
      return command.seats.length === 0;
    case 'foul':
      return command.clause === clauseOf(rulebook, 'speech-out-of-turn');
    case 'remove':
      return command.clause === clauseOf(rulebook, 'leaving-table');
    default:
      return true;
  }
};

/** Whether this actor may give it, whoever it names as its giver. */
export const isFor = (rulebook: Rulebook, state: GameState, actor: Actor, command: Command): boolean => {
  if (typeof actor === 'number') return mayPlayerGive(command.type) && isOwn(state, actor, command);
  return mayOfficialGive(command.type, actor) && (actor !== 'system' || isOfSystem(rulebook, command));
};

export const mayGive = (rulebook: Rulebook, state: GameState, command: Command): boolean =>
  isFor(rulebook, state, actorOf(command), command);
