// A JSON file from disk or standard input: its value, or where and why it cannot be read.
import { type JsonCode, readJson as readStrictly } from '@omerta/base/json.ts';
import { readText } from './game-file.ts';
import type { CliTexts } from './texts/texts.ts';
import { type TextCode, type Trouble, troubles } from './trouble.ts';

export type JsonRefusal = {
  readonly line: number;
  readonly column: number;
  readonly code: JsonCode | TextCode | Trouble;
  readonly found?: string;
};
type ReadJson = { readonly value: unknown };

export const parseJson = (text: string): ReadJson | JsonRefusal =>
  text.trim() === '' ? { line: 1, column: 1, code: 'file-empty' } : readStrictly(text);

export const readJson = (name: string): ReadJson | JsonRefusal => {
  const text = readText(name);
  return typeof text === 'string' ? parseJson(text) : text;
};

const isTrouble = (code: JsonRefusal['code']): code is Trouble =>
  (troubles as readonly string[]).includes(code);
export const notJsonText = ({ code, found = '' }: JsonRefusal, texts: CliTexts): string =>
  isTrouble(code) ? texts.troubles[code] : texts.points.json[code](found);

/** The place in the text as a path, `3:7`; empty where there is no text. */
export const notJsonPath = ({ code, line, column }: JsonRefusal): string =>
  isTrouble(code) ? '' : `${line}:${column}`;
