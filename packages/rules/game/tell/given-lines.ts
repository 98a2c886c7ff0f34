// The lines of a game as they stand, each with the day or night it was given in.
import type { LineCommand } from '../command.ts';
import type { Moment } from '../event.ts';
import { linesOf } from '../fold/evolve.ts';
import type { GameState } from '../state.ts';

export type GivenLine = {
  /** Its place among the lines, from 1. */
  readonly line: number;
  readonly command: LineCommand;
  readonly moment: Moment;
};

export const givenLines = (state: GameState): readonly GivenLine[] => {
  let moment: Moment = { kind: 'dealing', number: 0 };
  return linesOf(state).map((command, i) => {
    if (command.type === 'day' || command.type === 'night')
      moment = { kind: command.type, number: command.number };
    return { line: i + 1, command, moment };
  });
};
