// The sheets and the standings of a tournament as CSV and as a workbook, and the sheets back from either.
import type { Invalid } from '@omerta/base/invalid.ts';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import writeExcel from 'write-excel-file/universal';
import { nickIn, type TournamentPaper } from '../tournament/paper.ts';
import type { ReadGame } from './exported-game.ts';
import { csvOf, decimalOf } from './list-file.ts';
import { gamesInRows } from './read-rows.ts';
import { sheetRows } from './sheet-rows.ts';

export const sheetsCsv = (paper: TournamentPaper): string => {
  const [heads = [], ...cells] = sheetRows(paper);
  return csvOf({ title: paper.name, heads, cells });
};

export const readSheetsCsv = (text: string): readonly ReadGame[] | Invalid =>
  gamesInRows(
    Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter: ',', skipEmptyLines: true }).data,
  );

const standingColumns = [
  'place',
  'player',
  'total',
  'main',
  'compensation',
  'additional',
  'other',
  'games',
  'wins',
  'roleWins',
  'firstKills',
] as const;

const standingRows = (paper: TournamentPaper): readonly (readonly string[])[] => {
  const nick = nickIn(paper);
  const rows = (paper.standings?.rows ?? []).map((row) => ({ ...row, player: nick(row.player) }));
  return [standingColumns, ...rows.map((row) => standingColumns.map((column) => String(row[column] ?? '')))];
};

/** Numbers are numbers where people add them up; a sheet stays as it is written. */
const cellsOf = (rows: readonly (readonly string[])[], isCounted: boolean) =>
  rows.map((row, i) =>
    row.map((cell) => {
      const number = isCounted ? decimalOf(cell) : null;
      if (number !== null) return { value: number, type: Number };
      return i === 0
        ? { value: cell, type: String, fontWeight: 'bold' as const }
        : { value: cell, type: String };
    }),
  );

const gamesName = 'Games';

export const workbook = async (paper: TournamentPaper): Promise<Uint8Array<ArrayBuffer>> => {
  const blob = await writeExcel([
    { sheet: 'Standings', data: cellsOf(standingRows(paper), true), stickyRowsCount: 1 },
    { sheet: gamesName, data: cellsOf(sheetRows(paper), false), stickyRowsCount: 1 },
  ]).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
};

export const readWorkbook = async (
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly ReadGame[] | Invalid> => {
  const rows = await readSheet(bytes.slice().buffer, gamesName, { trim: false });
  return gamesInRows(rows.map((row) => row.map((cell) => String(cell ?? ''))));
};
