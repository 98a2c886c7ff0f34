// A table out of a workbook (XLSX): its first sheet, cell by cell, with the cells that hold an error instead of a text.
import { readSheet } from 'read-excel-file/universal';
import { type SheetCells, unreadable } from './from-text.ts';
import { zippedText } from './zipped.ts';

const written = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  // What looked like a day was turned into one: what was typed is not in the file any more.
  return value instanceof Date ? unreadable : String(value);
};

const first = (text: string | null, pattern: RegExp): string | null => pattern.exec(text ?? '')?.[1] ?? null;

/** Where the first sheet of the workbook lies in it. */
const firstSheet = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
  const id = first(await zippedText(bytes, 'xl/workbook.xml'), /<(?:\w+:)?sheet\b[^>]*\br:id="([^"]+)"/);
  const links = await zippedText(bytes, 'xl/_rels/workbook.xml.rels');
  const link = [...(links ?? '').matchAll(/<Relationship\b[^>]*>/g)].find(([each]) =>
    each.includes(`Id="${id}"`),
  );
  const target = first(link?.[0] ?? null, /\bTarget="([^"]+)"/);
  if (target === null) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

type Erring = { readonly row: number; readonly column: number; readonly said: string };

/** The reader leaves such cells out, as if nothing had stood there. */
const errorsIn = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly Erring[]> => {
  const path = await firstSheet(bytes);
  const sheet = path === null ? null : await zippedText(bytes, path);
  return [...(sheet ?? '').matchAll(/<c\b([^>]*\bt="e"[^>]*)>(.*?)<\/c>/gs)].flatMap(
    ([, head = '', body = '']) => {
      const [, letters, number] = /\br="([A-Z]+)(\d+)"/.exec(head) ?? [];
      return letters && number
        ? [
            {
              row: Number(number) - 1,
              column: columnOf(letters),
              said: first(body, /<v>([^<]*)<\/v>/) ?? '#',
            },
          ]
        : [];
    },
  );
};

const withError = (cells: SheetCells, { row, column, said }: Erring): SheetCells => {
  const lines = Array.from({ length: Math.max(cells.length, row + 1) }, (_, i) => cells[i] ?? []);
  const line = lines[row] ?? [];
  const wide = Array.from({ length: Math.max(line.length, column + 1) }, (_, i) => line[i] ?? '');
  return lines.with(row, wide.with(column, said));
};

/** It throws where the file is no workbook. */
export const cellsOfWorkbook = async (bytes: Uint8Array<ArrayBuffer>): Promise<SheetCells> => {
  const lines = await readSheet(bytes.slice().buffer, { trim: false });
  const errors = await errorsIn(bytes);
  return errors.reduce(
    withError,
    lines.map((line) => line.map(written)),
  );
};
