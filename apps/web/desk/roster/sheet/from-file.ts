// A table out of a file, by what is in it and not by how it is called.
import { cellsOfText, type SheetCells, textOfBytes } from './from-text.ts';

/** Far more than two thousand rows of people. */
const mostBytes = 10 * 1024 * 1024;

export type SheetRefusal = { readonly code: 'too-large' | 'old-workbook' | 'no-table' };

const begins = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, i) => bytes[i] === byte);

export const cellsOfFile = async (file: Blob): Promise<SheetCells | SheetRefusal> => {
  if (file.size > mostBytes) return { code: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { code: 'old-workbook' };
  if (!begins(bytes, 0x50, 0x4b)) {
    const cells = cellsOfText(textOfBytes(bytes));
    return cells.length === 0 ? { code: 'no-table' } : cells;
  }
  const { cellsOfWorkbook } = await import('./from-workbook.ts');
  return cellsOfWorkbook(bytes).catch((): SheetRefusal => ({ code: 'no-table' }));
};
