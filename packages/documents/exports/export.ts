// A tournament in the form that others take: one file for each.
import type { TournamentPaper } from '../tournament/paper.ts';
import type { ExportForm } from './forms.ts';
import { imafiaGames } from './imafia.ts';
import { mafiaratingsGames } from './mafiaratings.ts';
import { mwtForms } from './mwt.ts';
import { sheetsCsv, workbook } from './spreadsheet.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const jsonOf = (value: unknown): Uint8Array<ArrayBuffer> => bytesOf(`${JSON.stringify(value, null, 1)}\n`);

const writers: Readonly<
  Record<ExportForm, (paper: TournamentPaper) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>>
> = {
  xlsx: workbook,
  csv: (paper) => bytesOf(sheetsCsv(paper)),
  mwt: (paper) => jsonOf(mwtForms(paper)),
  imafia: (paper) => jsonOf(imafiaGames(paper)),
  mafiaratings: (paper) => jsonOf(mafiaratingsGames(paper)),
};

export const exported = async (paper: TournamentPaper, form: ExportForm): Promise<Uint8Array<ArrayBuffer>> =>
  writers[form](paper);
