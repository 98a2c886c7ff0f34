// A written game opened here: its course and the commands of its log.
import type { Problem } from '@omerta/base/problem.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { isProblem, parse } from '@omerta/rules/notation/parse.ts';
import { advance, type Course, startCourse } from './course.ts';
import { openingOfRecord } from './opening.ts';

export type Read =
  | { readonly course: Course; readonly commands: readonly Command[] }
  | { readonly problem: Problem }
  | { readonly refusal: RuleRefusal; readonly line: number };

/** The game, or where it cannot be read or is not allowed. */
export const readNotation = (text: string): Read => {
  const record = parse(text);
  if (isProblem(record)) return { problem: record };
  let course = startCourse(openingOfRecord(record), record.rulebook);
  for (const { line, command } of record.lines) {
    const next = advance(course, command);
    if ('refusal' in next) return { refusal: next.refusal, line };
    course = next;
  }
  return { course, commands: record.lines.map(({ command }) => command) };
};
