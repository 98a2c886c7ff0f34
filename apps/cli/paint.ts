// Colour where a person looks at a terminal, plain text everywhere else.
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
export type Paint = (style: Style, text: string) => string;

export const wantsColour = (): boolean => process.stdout.isTTY === true && !process.env['NO_COLOR'];

const sharedMark = (): string => {
  const kept = getEnvironmentData('omerta-paint');
  const mark = typeof kept === 'string' ? kept : randomUUID();
  setEnvironmentData('omerta-paint', mark);
  return mark;
};

/**
 * Stands for the escape sign until a text is written: nobody can guess it, so a file cannot bring colours, or
 * worse, of its own. Worker threads have the same.
 */
const mark = sharedMark();

const painted: Paint = (style, text) => {
  const [on, off] = inspect.colors[style] ?? [0, 0];
  return `${mark}[${on}m${text}${mark}[${off}m`;
};

export const paintIn = (coloured: boolean): Paint => (coloured ? painted : (_, text) => text);

/** What would move the cursor, change colours or reverse the reading order. */
const unsafe = '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]';
const unsafeOrMark = new RegExp(`${mark}|${unsafe}`, 'g');
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Whatever is written goes through here: a control character is spelled out, in JSON as in a sentence, and
 * paint becomes colour.
 */
export const writable = (text: string): string =>
  text.replace(unsafeOrMark, (found) => (found === mark ? '\u001b' : escaped(found)));

/** A name or a sentence from outside as part of a line: it cannot begin another one. */
const unsafeInLine = new RegExp(`${unsafe}|[\\t\\n]`, 'g');
export const harmless = (text: string): string => text.replace(unsafeInLine, '\uFFFD');
