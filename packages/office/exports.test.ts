// A tournament handed on and taken back by our own readers: the same sheets, as far as each form has room for them.
import type { Invalid } from '@omerta/base/invalid.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { exported } from '@omerta/documents/exports/export.ts';
import { exportedGames, type ReadGame } from '@omerta/documents/exports/exported-game.ts';
import { readImafiaGames } from '@omerta/documents/exports/imafia.ts';
import { readMafiaratingsGames } from '@omerta/documents/exports/mafiaratings.ts';
import { readMwtForms } from '@omerta/documents/exports/mwt.ts';
import { readSheetsCsv, readWorkbook } from '@omerta/documents/exports/spreadsheet.ts';
import type { TournamentPaper } from '@omerta/documents/tournament/paper.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { simulatedPaper } from './testing/papers.ts';

const granted = (read: readonly ReadGame[] | Invalid): readonly ReadGame[] => {
  if (isRefusal(read)) throw new Error(JSON.stringify(read));
  return read;
};

const bySeat = <T extends { readonly seat: Seat }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => a.seat - b.seat);

/** Lists by seat: a table has one row for each. */
const inOrder = (sheet: Sheet): Sheet => ({
  ...sheet,
  removed: sheet.removed.toSorted((a, b) => a - b),
  redCards: sheet.redCards.toSorted((a, b) => a - b),
  atTable: sheet.atTable?.toSorted((a, b) => a - b) ?? null,
  yellow: sheet.yellow.toSorted((a, b) => a - b),
  purple: bySeat(sheet.purple),
  extra: bySeat(sheet.extra),
  penalties: bySeat(sheet.penalties),
  waived: bySeat(sheet.waived),
  fines: bySeat(sheet.fines),
});

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const json = async (paper: TournamentPaper, form: 'mwt' | 'imafia' | 'mafiaratings'): Promise<unknown> =>
  JSON.parse(textOf(await exported(paper, form)));

const told = (games: readonly ReadGame[], tell: (sheet: Sheet) => unknown) =>
  games.map(({ stage, round, table, sheet }) => ({ stage, round, table, sheet: tell(sheet) }));

/** What every list of games tells. */
const result = ({ seats, winner, by, firstKilled }: Sheet) => ({ seats, winner, by, firstKilled });

/** Numbers without a first victim have no place in lists that hang them on him. */
const named = ({ bestMove }: Sheet): readonly Seat[] => bestMove ?? [];

describe.each(rulebookIds)('%s', (rulebook) => {
  let paper: TournamentPaper;
  let games: readonly ReadGame[];
  beforeAll(async () => {
    paper = await simulatedPaper({ players: 20, tables: 2, rounds: 4, rulebook, seed: 11 });
    games = exportedGames(paper);
  }, 60_000);

  it('as CSV: every sheet whole', async () => {
    const read = granted(readSheetsCsv(textOf(await exported(paper, 'csv'))));
    expect(told(read, inOrder)).toEqual(told(games, inOrder));
    expect(read.length).toBeGreaterThan(8);
  });

  it('as a workbook: every sheet whole', async () => {
    const read = granted(await readWorkbook(await exported(paper, 'xlsx')));
    expect(told(read, inOrder)).toEqual(told(games, inOrder));
  });

  it('as forms of MWT and FIIM: players, roles, result, best move, who left on day 1', async () => {
    const tell = (sheet: Sheet) => ({ ...result(sheet), best: named(sheet), outDay1: sheet.outDay1 });
    const read = granted(readMwtForms(await json(paper, 'mwt')));
    expect(told(read, tell)).toEqual(told(games, tell));
  });

  it('as games of imafia: players, roles, result, first victim and best move', async () => {
    const tell = (sheet: Sheet) => ({ ...result(sheet), best: named(sheet) });
    const read = granted(readImafiaGames(await json(paper, 'imafia')));
    expect(told(read, tell)).toEqual(told(games, tell));
  });

  it('as games of mafiaratings: players, roles, result, first victim, legacy, who left on day 1', async () => {
    const tell = (sheet: Sheet) => ({
      ...result(sheet),
      best: sheet.firstKilled === null ? [] : named(sheet),
      outDay1: sheet.outDay1,
    });
    const read = granted(readMafiaratingsGames(await json(paper, 'mafiaratings')));
    expect(told(read, tell)).toEqual(told(games, tell));
  });
});
