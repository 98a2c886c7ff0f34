// A table out of text: pasted from a spreadsheet, or a CSV file in the alphabets and with the signs that people really save.
import Papa from 'papaparse';

export type SheetCells = readonly (readonly string[])[];

/** What a file could not tell: a cell whose value is not the text that somebody typed. */
export const unreadable = '\ufffd';

const marks: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** By its byte order mark; without one UTF-8 where it is that, and otherwise as Windows writes Russian. */
export const textOfBytes = (bytes: Uint8Array): string => {
  const marked = marks.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
};

const isBlank = (line: readonly string[]): boolean => line.every((cell) => cell.trim() === '');

/** Cells in quotes, in which a sign divides nothing. */
const quotedCells = /(^|[\t;,])"(?:[^"]|"")*"/gm;

/** What stands between cells in at least half of the lines; a comma in one nickname divides nothing. */
const delimiterOf = (text: string): string => {
  const lines = text
    .replaceAll(quotedCells, '$1_')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const divides = (delimiter: string): boolean =>
    lines.filter((line) => line.includes(delimiter)).length * 2 >= lines.length;
  return ['\t', ';', ','].find(divides) ?? '\t';
};

/** Line for line as it came, so that a row has the number that it has in the file; nothing after the last that says something. */
export const cellsOfText = (text: string): SheetCells => {
  const clean = text.replace(/^\ufeff/, '');
  const lines = Papa.parse<readonly string[]>(clean, { delimiter: delimiterOf(clean) }).data;
  return lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1);
};
