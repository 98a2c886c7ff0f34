// A list as it goes out: its titles and cells, whatever the file is.
import { type CellValue, isNumeric, type ListColumn } from './column.ts';

export type SheetOf = {
  readonly title: string;
  readonly heads: readonly string[];
  readonly cells: readonly (readonly CellValue[])[];
};

export const sheetOf = <Row>(
  title: string,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): SheetOf => ({
  title,
  heads: columns.map((column) => column.title),
  cells: rows.map((row) => columns.map(({ value }) => value(row))),
});

export const written = (cell: CellValue): string => String(cell ?? '');

/** A spreadsheet would run a text that begins like a formula: whoever chose the nickname is not to be obeyed. */
const harmless = (cell: CellValue): string =>
  typeof cell === 'string' && !isNumeric(cell) && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : written(cell);

const quoted = (said: string): string => (/[",;\n\r]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said);

/** With a byte order mark, by which spreadsheets know the alphabet. */
export const csvOf = ({ heads, cells }: SheetOf): string =>
  `\ufeff${[heads, ...cells].map((line) => line.map((cell) => quoted(harmless(cell))).join(',')).join('\r\n')}\r\n`;

/** For a chat, where every letter may be of another width: no columns, one line a row. */
export const textOf = ({ title, cells }: SheetOf): string =>
  [title, ...cells.map((line) => line.map(written).filter(Boolean).join(' · '))].join('\n');

/** A name that every system takes. */
export const fileName = (title: string, ending: string): string =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'list'}.${ending}`;
