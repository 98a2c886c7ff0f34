// A written game opened here: its course and the lines of its stream.
import type { Problem } from '@omerta/base/problem.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Refusal } from '@omerta/rules/game/refusal.ts';
import { isProblem, parse } from '@omerta/rules/notation/parse.ts';
import { advance, type Course, startCourse } from '@omerta/stream/course.ts';
import type { LineEntry } from '@omerta/stream/entry.ts';
import { openingOfRecord } from '@omerta/stream/opening.ts';

export type Read =
  | { readonly course: Course; readonly lines: readonly LineEntry[] }
  | { readonly problem: Problem }
  | { readonly refusal: Refusal; readonly line: number };

/** The game, or where it cannot be read or is not allowed. */
export const readNotation = (text: string): Read => {
  const record = parse(text);
  if (isProblem(record)) return { problem: record };
  let course = startCourse(openingOfRecord(record), record.rulebook);
  const lines: LineEntry[] = [];
  for (const { line, command } of record.lines) {
    const next = advance(course, command);
    if (isRefusal(next)) return { refusal: next, line };
    course = next.course;
    lines.push(next.line);
  }
  return { course, lines };
};
