// A column of a list: what it says of a row, as a value that sorts and goes out to files.

export type CellValue = string | number | null;

export type ListColumn<Row> = {
  readonly key: string;
  readonly title: string;
  readonly value: (row: Row) => CellValue;
  /** Chosen from its values, beside the search. */
  readonly isFilter?: boolean;
  /** Left out where the screen is narrow. */
  readonly isWideOnly?: boolean;
  /** How wide it is drawn, beside the others; 1 unless said. */
  readonly share?: number;
};

export const isNumeric = (value: CellValue): boolean =>
  typeof value === 'number' || (value !== null && /^-?\d+([.,]\d+)?$/.test(value));
