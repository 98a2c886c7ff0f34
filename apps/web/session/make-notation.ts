// A game of this device as a written one.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { print } from '@omerta/rules/notation/print.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import type { Course } from './course.ts';
import { tagsOf } from './opening.ts';

/** The standing lines as a written game: what `omerta replay` reads. */
export const recordOf = ({ opening, rulebook, state }: Course): GameRecord => {
  const tags = tagsOf(opening, state.dealtRoles);
  return {
    rulebook,
    tags,
    seats: tags.flatMap(({ tag }) => (tag.kind === 'seat' ? [tag] : [])),
    lines: linesOf(state).map((command, i) => ({
      line: tags.length + i + 1,
      command,
      before: [],
      comment: null,
    })),
    after: [],
  };
};

export const makeNotation = (course: Course): string => print(recordOf(course));
