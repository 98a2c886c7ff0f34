// The parts of the room of seating, and which of them is to be done next.
import type { DeskPicture, DeskStage } from '../wire/picture.ts';
import { isOpen } from './referees.ts';

export const parts = ['field', 'make', 'rounds', 'referees', 'pictures'] as const;
export type Part = (typeof parts)[number];
/** Pictures are looked at, not done. */
export type NextPart = Exclude<Part, 'pictures'>;

/** Null: the room has nothing more to do. */
export const nextPart = (
  { games }: Pick<DeskPicture, 'games'>,
  { stage, players, rounds, published }: DeskStage,
): NextPart | null => {
  if (players.length === 0) return 'field';
  if (rounds.length === 0) return 'make';
  if (games.some((game) => game.stage === stage && game.referee === null && isOpen(game))) return 'referees';
  return published < rounds.length ? 'rounds' : null;
};
