// A list as it goes out: its titles and cells, whatever the file is.
import { byteOrderMark } from '@omerta/base/bytes.ts';

export type CellValue = string | number | null;

/** As languages write numbers, with a comma and a true minus too; null where it is a word. */
export const decimalOf = (value: CellValue): number | null => {
  if (typeof value === 'number') return value;
  return value !== null && /^[-−]?\d+([.,]\d+)?$/.test(value)
    ? Number(value.replace('−', '-').replace(',', '.'))
    : null;
};

export const isNumeric = (value: CellValue): boolean => decimalOf(value) !== null;

export type ListFile = {
  readonly title: string;
  readonly heads: readonly string[];
  readonly cells: readonly (readonly CellValue[])[];
};

export const written = (cell: CellValue): string => String(cell ?? '');

/** A spreadsheet would run a text that begins like a formula: whoever chose the nickname is not to be obeyed. */
const harmless = (cell: CellValue): string =>
  typeof cell === 'string' && !isNumeric(cell) && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : written(cell);

const quoted = (said: string): string => (/[",;\n\r]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said);

export const csvOf = ({ heads, cells }: ListFile): string =>
  `${byteOrderMark}${[heads, ...cells].map((line) => line.map((cell) => quoted(harmless(cell))).join(',')).join('\r\n')}\r\n`;

/** For a chat, where every letter may be of another width: no columns, one line a row. */
export const textOf = ({ title, cells }: ListFile): string =>
  [title, ...cells.map((line) => line.map(written).filter(Boolean).join(' · '))].join('\n');

/** A name that every system takes. */
export const fileName = (title: string, ending: string): string =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'list'}.${ending}`;
