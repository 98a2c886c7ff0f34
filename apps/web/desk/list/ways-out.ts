// Hands a list out of the page: as a spreadsheet, a picture, or a text to paste into a chat.

import {
  csvOf,
  decimalOf,
  fileName,
  type ListFile,
  textOf,
  written,
} from '@omerta/documents/exports/list-file.ts';
import { drawSheet } from './draw-sheet.ts';

export const waysOut = ['xlsx', 'csv', 'png', 'text'] as const;
export type WayOut = (typeof waysOut)[number];

const save = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

const xlsx = async ({ heads, cells }: ListFile): Promise<Blob> => {
  const { default: writeExcel } = await import('write-excel-file/browser');
  const head = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const lines = cells.map((line) =>
    line.map((cell) => {
      const number = decimalOf(cell);
      return number === null ? { value: written(cell), type: String } : { value: number, type: Number };
    }),
  );
  return writeExcel([head, ...lines]).toBlob();
};

export const takeOut = async (sheet: ListFile, way: WayOut): Promise<void> => {
  switch (way) {
    case 'xlsx':
      return save(await xlsx(sheet), fileName(sheet.title, 'xlsx'));
    case 'csv':
      return save(new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' }), fileName(sheet.title, 'csv'));
    case 'png':
      return save(await drawSheet(sheet), fileName(sheet.title, 'png'));
    case 'text':
      return navigator.clipboard.writeText(textOf(sheet));
  }
};
