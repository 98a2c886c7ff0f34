// A JSON file from disk or standard input: its value, or where and why it cannot be read.
import { readText } from './game-file.ts';
import { firstWrong } from './json-place.ts';
import type { CliTexts } from './texts/texts.ts';
import { type JsonCode, type Trouble, troubles } from './trouble.ts';

export type JsonRefusal = {
  readonly line: number;
  readonly column: number;
  readonly code: JsonCode | Trouble;
  readonly found?: string;
};
type ReadJson = { readonly value: unknown };

const placeOf = (text: string, at: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

export const parseJson = (text: string): ReadJson | JsonRefusal => {
  if (text.trim() === '') return { line: 1, column: 1, code: 'file-empty' };
  try {
    return { value: JSON.parse(text) };
  } catch {
    const at = firstWrong(text) ?? text.length;
    const found = text.codePointAt(at);
    return found === undefined
      ? { ...placeOf(text, at), code: 'json-end' }
      : { ...placeOf(text, at), code: 'json-sign', found: String.fromCodePoint(found) };
  }
};

export const readJson = (name: string): ReadJson | JsonRefusal => {
  const text = readText(name);
  return typeof text === 'string' ? parseJson(text) : text;
};

const isTrouble = (code: JsonCode | Trouble): code is Trouble =>
  (troubles as readonly string[]).includes(code);

export const notJsonText = ({ code, found = '' }: JsonRefusal, texts: CliTexts): string =>
  isTrouble(code) ? texts.troubles[code] : texts.points.json[code](found);

/** The place in the text as a path, `3:7`; empty where there is no text. */
export const notJsonPath = ({ code, line, column }: JsonRefusal): string =>
  isTrouble(code) ? '' : `${line}:${column}`;
