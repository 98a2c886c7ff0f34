// A written game opened here: its course and the lines of its stream.
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { advance, type Course, startCourse } from '@omerta/stream/course.ts';
import type { LineEntry } from '@omerta/stream/entry.ts';
import { openingOfRecord } from '@omerta/stream/opening.ts';

export type NotedGame = { readonly course: Course; readonly lines: readonly LineEntry[] };

/** Where a text is no record, or which of its lines the rules do not allow. */
export type NotationRefusal = Refusal<'not-a-record' | 'refused-line'> & { readonly line: number };

export const readNotation = (text: string): NotedGame | NotationRefusal => {
  const record = parse(text);
  if (isRefusal(record)) return { code: 'not-a-record', line: record.line };
  let course = startCourse(openingOfRecord(record), record.rulebook);
  const lines: LineEntry[] = [];
  for (const { line, command } of record.lines) {
    const next = advance(course, command);
    if (isRefusal(next)) return { code: 'refused-line', line };
    course = next.course;
    lines.push(next.line);
  }
  return { course, lines };
};
