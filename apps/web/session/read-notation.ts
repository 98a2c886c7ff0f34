// A written game opened here: its course and the commands of its log.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { advance, type Course, startCourse } from './course.ts';
import { openingOfRecord } from './opening.ts';

export type NotedGame = { readonly course: Course; readonly commands: readonly Command[] };

/** Where a text is no record, or which of its lines the rules do not allow. */
export type NotationRefusal = { readonly code: 'not-a-record' | 'refused-line'; readonly line: number };

export const readNotation = (text: string): NotedGame | NotationRefusal => {
  const record = parse(text);
  if (isRefusal(record)) return { code: 'not-a-record', line: record.line };
  let course = startCourse(openingOfRecord(record), record.rulebook);
  for (const { line, command } of record.lines) {
    const next = advance(course, command);
    if (isRefusal(next)) return { code: 'refused-line', line };
    course = next;
  }
  return { course, commands: record.lines.map(({ command }) => command) };
};
