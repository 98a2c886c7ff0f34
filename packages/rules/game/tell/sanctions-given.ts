// Every sanction of a game with its moment, its clause and what the referee wrote beside it.
import type { Sanction } from '../../rulebooks/violation.ts';
import { sanctions } from '../../rulebooks/violation.ts';
import type { Moment } from '../event.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import { givenLines } from './given-lines.ts';
import { sanctionWord } from './offers.ts';

export type SanctionGiven = {
  /** Its place among the lines, from 1. */
  readonly line: number;
  readonly seat: Seat;
  readonly sanction: Sanction;
  readonly moment: Moment;
  readonly clause: string | null;
  readonly note: string | null;
};

export const sanctionsGiven = (state: GameState): readonly SanctionGiven[] =>
  givenLines(state).flatMap(({ line, command, moment }) => {
    const sanction = sanctions.find((each) => sanctionWord[each] === command.type);
    if (!sanction || !('seat' in command)) return [];
    const { seat, clause = null, note = null } = command;
    return [{ line, seat, sanction, moment, clause, note }];
  });
