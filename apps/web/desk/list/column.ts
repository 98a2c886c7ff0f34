// A column of a list: what it says of a row, as a value that sorts and goes out to files.

export type CellValue = string | number | null;

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
};

/** As languages write numbers, with a comma and a true minus too; null where it is a word. */
export const decimalOf = (value: CellValue): number | null => {
  if (typeof value === 'number') return value;
  return value !== null && /^[-−]?\d+([.,]\d+)?$/.test(value)
    ? Number(value.replace('−', '-').replace(',', '.'))
    : null;
};

export const isNumeric = (value: CellValue): boolean => decimalOf(value) !== null;

/** Numbers stand to the right, and their head over them. */
export const isNumbers = <Row>({ value }: ListColumn<Row>, rows: readonly Row[]): boolean =>
  rows.some((row) => isNumeric(value(row))) &&
  rows.every((row) => (value(row) ?? '') === '' || isNumeric(value(row)));

/** Heads are written smaller. */
const headSize = 0.9;

/** A longer word may be broken: no column is wide enough for everything. */
const longestWord = 16;

const longestIn = (said: string): number => Math.max(...said.split(/\s+/).map(({ length }) => length));

/** In letters: as much as its longest word needs, of its head or of a row. */
export const leastOf = <Row>({ title, value, least = 0 }: ListColumn<Row>, rows: readonly Row[]): number =>
  Math.max(
    least,
    longestIn(title) * headSize,
    ...rows.map((row) => Math.min(longestWord, longestIn(String(value(row) ?? '')))),
  );
