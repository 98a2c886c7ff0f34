// The workbook opens in LibreOffice: converted there to CSV, it still holds every sheet.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isRefusal } from '@omerta/base/refusal.ts';
import { exported } from '@omerta/documents/exports/export.ts';
import { exportedGames } from '@omerta/documents/exports/exported-game.ts';
import { readSheetsCsv } from '@omerta/documents/exports/spreadsheet.ts';
import { expect, it } from 'vitest';
import { simulatedPaper } from './testing/papers.ts';

/** Comma, quotes, UTF-8, cells as they are shown, every sheet into a file of its own. */
const asCsv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

it('opens in LibreOffice with its two sheets, and the games come out as they went in', async () => {
  const paper = await simulatedPaper({ players: 12, tables: 1, rounds: 2, rulebook: 'fiim-2018', seed: 5 });
  const folder = mkdtempSync(join(tmpdir(), 'omerta-office-'));
  try {
    writeFileSync(join(folder, 'cup.xlsx'), await exported(paper, 'xlsx'));
    const home = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await promisify(execFile)('soffice', [
      home,
      '--headless',
      '--convert-to',
      asCsv,
      '--outdir',
      folder,
      join(folder, 'cup.xlsx'),
    ]);
    const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
    expect(files.toSorted()).toEqual(['cup-Games.csv', 'cup-Standings.csv']);
    const read = readSheetsCsv(readFileSync(join(folder, 'cup-Games.csv'), 'utf8'));
    if (isRefusal(read)) throw new Error(JSON.stringify(read));
    expect(read.map(({ sheet }) => [sheet.seats, sheet.winner, sheet.extra.length])).toEqual(
      exportedGames(paper).map(({ sheet }) => [sheet.seats, sheet.winner, sheet.extra.length]),
    );
    const standings = readFileSync(join(folder, 'cup-Standings.csv'), 'utf8').trim().split('\n');
    expect(standings).toHaveLength(1 + (paper.standings?.rows.length ?? 0));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
