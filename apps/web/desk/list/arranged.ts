// Which rows of a list are shown, and in which order.
import { type CellValue, decimalOf } from '@omerta/documents/exports/list-file.ts';
import type { ListColumn } from './column.ts';

export type ListOrder = { readonly key: string; readonly isDown: boolean };

export type Arrangement = {
  readonly search: string;
  /** By the column's key: the value that rows must have. */
  readonly filters: Readonly<Record<string, string>>;
  readonly order: ListOrder | null;
};

export const everything: Arrangement = { search: '', filters: {}, order: null };

/** As people look for names: without case, and with the same letters however they were typed. */
export const folded = (value: CellValue): string =>
  String(value ?? '')
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replaceAll('ё', 'е');

const matches = <Row>(row: Row, columns: readonly ListColumn<Row>[], words: readonly string[]): boolean => {
  const said = columns.map((column) => folded(column.value(row))).join('\n');
  return words.every((word) => said.includes(word));
};

const passes = <Row>(row: Row, columns: readonly ListColumn<Row>[], { filters }: Arrangement): boolean =>
  columns.every(({ key, value }) => filters[key] === undefined || String(value(row) ?? '') === filters[key]);

/** Numbers by size, words by the alphabet of the language; what is missing comes last, whichever way it goes. */
export const compareCells = (a: CellValue, b: CellValue, collator: Intl.Collator): number => {
  const [one, other] = [decimalOf(a), decimalOf(b)];
  return one !== null && other !== null ? one - other : collator.compare(String(a), String(b));
};

const isMissing = (value: CellValue): boolean => value === null || value === '';

export const arranged = <Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  arrangement: Arrangement,
  lang: string,
): readonly Row[] => {
  const words = folded(arrangement.search).split(/\s+/).filter(Boolean);
  const shown = rows.filter((row) => passes(row, columns, arrangement) && matches(row, columns, words));
  const { order } = arrangement;
  const by = columns.find(({ key }) => key === order?.key);
  if (!by || !order) return shown;
  const collator = new Intl.Collator(lang, { numeric: true });
  return shown.toSorted((one, other) => {
    const [a, b] = [by.value(one), by.value(other)];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return compareCells(a, b, collator) * (order.isDown ? -1 : 1);
  });
};

/** Every value that a column has, for choosing one. */
export const valuesOf = <Row>(
  rows: readonly Row[],
  { value }: ListColumn<Row>,
  lang: string,
): readonly string[] => {
  const collator = new Intl.Collator(lang, { numeric: true });
  return [...new Set(rows.map((row) => String(value(row) ?? '')))].filter(Boolean).toSorted(collator.compare);
};

/** Up, down, and as it came. */
export const turned = (order: ListOrder | null, key: string): ListOrder | null => {
  if (order?.key !== key) return { key, isDown: false };
  return order.isDown ? null : { key, isDown: true };
};
