// A column of a list: what it says of a row, as a value that sorts and goes out to files.

import { type CellValue, isNumeric, type ListFile } from '@omerta/documents/exports/list-file.ts';

export type ListColumn<Row> = {
  readonly key: string;
  readonly title: string;
  readonly value: (row: Row) => CellValue;
  /** Chosen from its values, beside the search. */
  readonly isFilter?: boolean;
  /** Left out where the list is narrow. */
  readonly isWideOnly?: boolean;
  /** How wide it is drawn, beside the others; 1 unless said. */
  readonly share?: number;
  /** In letters: what is drawn in the place of its value needs so much. */
  readonly least?: number;
  /** The same where the list is narrow. */
  readonly leastNarrow?: number;
};

/** Numbers stand to the right, and their head over them. */
export const isNumbers = <Row>({ value }: ListColumn<Row>, rows: readonly Row[]): boolean =>
  rows.some((row) => isNumeric(value(row))) &&
  rows.every((row) => (value(row) ?? '') === '' || isNumeric(value(row)));

/** Heads are written smaller. */
const headSize = 0.9;

/** A longer word may be broken: no column is wide enough for everything. */
const longestWord = 14;

const longestIn = (said: string): number => Math.max(...said.split(/\s+/).map(({ length }) => length));

/** In letters: as much as its longest word needs, of its head or of a row. */
export const leastOf = <Row>({ title, value, least = 0 }: ListColumn<Row>, rows: readonly Row[]): number =>
  Math.max(
    least,
    longestIn(title) * headSize,
    ...rows.map((row) => Math.min(longestWord, longestIn(String(value(row) ?? '')))),
  );

/** A list as it goes out: its titles and cells, whatever the file is. */
export const listFileOf = <Row>(
  title: string,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): ListFile => ({
  title,
  heads: columns.map((column) => column.title),
  cells: rows.map((row) => columns.map(({ value }) => value(row))),
});
