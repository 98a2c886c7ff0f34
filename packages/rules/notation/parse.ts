// Text to game: `parse(print(record))` is the same record.
import type { Problem } from '@omerta/base/problem.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { readAction } from './action.ts';
import type { GameRecord, LineItem, TagItem } from './record.ts';
import { headingOf, type PlacedTag, readTags } from './tags.ts';

/** Splits a line at the `#` that begins its comment, quotes respected. */
const splitComment = (line: string): readonly [text: string, comment: string | null] => {
  const hash = line.indexOf('#');
  if (hash < 0) return [line, null];
  let inside = false;
  for (let i = 0; i < line.length; i++) {
    const char = line.charAt(i);
    if (char === '"') inside = !inside;
    else if (char === '#' && !inside) return [line.slice(0, i), line.slice(i + 1).trimEnd()];
  }
  return [line, null];
};

/** A line end closes a line: the text after the last one is a line only where there is some. */
const linesOf = (text: string): string[] => (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');

export const parse = (text: string): GameRecord | Problem => {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (source.trim() === '') return { line: 1, column: 1, code: 'file-empty' };
  const placed: PlacedTag[] = [];
  const tags: TagItem[] = [];
  const lines: LineItem[] = [];
  let waiting: string[] = [];
  let end = 0;
  let number = 0;
  for (const line of linesOf(source)) {
    number++;
    const raw = line.endsWith('\r') ? line.slice(0, -1) : line;
    const nul = raw.indexOf('\0');
    if (nul >= 0) return { line: number, column: nul + 1, code: 'file-binary' };
    const [content, comment] = splitComment(raw);
    const trimmed = content.trim();
    if (trimmed === '') {
      if (comment !== null) waiting.push(comment);
      continue;
    }
    if (trimmed.startsWith('[')) {
      const column = content.indexOf('[') + 1;
      if (lines.length > 0) return { line: number, column, code: 'tag-after-action' };
      const read = readTags(content, number);
      if (isRefusal(read)) return read;
      read.forEach((each, i) => {
        placed.push(each);
        tags.push({
          tag: each.tag,
          before: i === 0 ? waiting : [],
          comment: i === read.length - 1 ? comment : null,
        });
      });
    } else {
      if (lines.length === 0) end = number;
      const command = readAction(content, number);
      if (isRefusal(command)) return command;
      lines.push({ line: number, command, before: waiting, comment });
    }
    waiting = [];
  }
  const heading = headingOf(placed, end || number);
  return isRefusal(heading) ? heading : { ...heading, tags, lines, after: waiting };
};
