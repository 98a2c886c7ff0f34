// A game as a written one: the standing lines under the tags of its opening, as `omerta replay` reads them.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { makeLine, print } from '@omerta/rules/notation/print.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import type { Course } from './course.ts';
import { tagsOf } from './opening.ts';

/** A player's own hand or shot is part of the referee's line and has none of its own. */
const isWritten = (command: Parameters<typeof makeLine>[0]): boolean => makeLine(command) !== '';

export const recordOf = ({
  opening,
  rulebook,
  state,
}: Pick<Course, 'opening' | 'rulebook' | 'state'>): GameRecord => {
  const tags = tagsOf(opening, state.dealtRoles);
  return {
    rulebook,
    tags,
    seats: tags.flatMap(({ tag }) => (tag.kind === 'seat' ? [tag] : [])),
    lines: linesOf(state)
      .filter(isWritten)
      .map((command, i) => ({ line: tags.length + i + 1, command, before: [], comment: null })),
    after: [],
  };
};

export const makeNotation = (course: Pick<Course, 'opening' | 'rulebook' | 'state'>): string =>
  print(recordOf(course));
