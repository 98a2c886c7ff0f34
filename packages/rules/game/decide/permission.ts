// Who may give which command: officials, the system, and each player for himself.
import type { Actor, Command, CommandType } from '../command.ts';
import type { GameState } from '../state.ts';
import { seatOf } from './night.ts';

/** A side referee helps to keep the record; the referee decides. */
const sideWords: ReadonlySet<CommandType> = new Set([
  'claim',
  'retract',
  'split',
  'note',
  'incident',
] satisfies CommandType[]);

/** The system keeps the script going; it never judges. */
const systemWords: ReadonlySet<CommandType> = new Set([
  'deal',
  'night',
  'day',
  'speech',
  'next',
  'vote',
  'tie-speech',
  'lift',
  'last',
  'shots',
] satisfies CommandType[]);

/** What only a player does himself: an official records the whole line instead. */
const playerWords: ReadonlySet<CommandType> = new Set(['hand', 'lift-hand', 'shoot'] satisfies CommandType[]);

const isOwn = (state: GameState, seat: number, command: Command): boolean => {
  switch (command.type) {
    case 'nominate':
    case 'withdraw':
    case 'hand':
    case 'lift-hand':
    case 'shoot':
    case 'speech':
    case 'tie-speech':
    case 'last':
    case 'claim':
    case 'retract':
    case 'protest':
      return command.seat === seat;
    case 'don':
    case 'sheriff':
      return seatOf(state, command.type) === seat;
    case 'best':
      return state.bestMoveRight?.seat === seat;
    default:
      return false;
  }
};

export const actorOf = (command: Command): Actor => command.by ?? 'referee';

export const mayGive = (state: GameState, command: Command): boolean => {
  const actor = actorOf(command);
  if (actor === 'referee') return !playerWords.has(command.type);
  if (actor === 'side-referee') return sideWords.has(command.type);
  if (actor === 'system') return systemWords.has(command.type);
  return isOwn(state, actor, command);
};
