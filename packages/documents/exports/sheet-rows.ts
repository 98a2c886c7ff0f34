// The sheets of a tournament as one plain table, a row for each seat; nothing of a sheet is lost in it.
import { makeRounded } from '@omerta/base/fraction.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { bucketOf, totalOf } from '@omerta/scoring/game/score.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { nickIn, type TournamentPaper } from '../tournament/paper.ts';
import { type ExportedGame, exportedGames } from './exported-game.ts';

/** In the order of the columns; whoever reads goes by these names. */
export const sheetColumns = [
  'stage',
  'round',
  'table',
  'winner',
  'by',
  'firstKilled',
  'bestMove',
  'outDay1',
  'forfeitBy',
  'approvals',
  'ruled',
  'seat',
  'player',
  'nick',
  'role',
  'removed',
  'redCard',
  'atTable',
  'yellow',
  'purple',
  'extra',
  'penalties',
  'waived',
  'fines',
  'points',
  'additional',
  'other',
  'total',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Between two entries of one cell. */
export const between = '; ';

const tick = (is: boolean): string => (is ? 'yes' : 'no');

const ofSeat = <T extends { readonly seat: Seat }>(
  list: readonly T[],
  seat: Seat,
  tell: (entry: T) => string,
): string =>
  list
    .filter((entry) => entry.seat === seat)
    .map(tell)
    .join(between);

/** `-` is a best move of no number: an empty cell is none at all. */
const bestMoveCell = ({ bestMove }: Sheet): string => {
  if (bestMove === null) return '';
  return bestMove.join(' ') || '-';
};

const gameCells = ({ stage, round, table, sheet, game }: ExportedGame) => ({
  stage,
  round: String(round),
  table: String(table),
  winner: sheet.winner,
  by: sheet.by,
  firstKilled: String(sheet.firstKilled ?? ''),
  bestMove: bestMoveCell(sheet),
  outDay1: String(sheet.outDay1),
  forfeitBy: String(sheet.forfeitBy ?? ''),
  approvals: sheet.approvals.map(({ what, by }) => `${what} ${by}`).join(between),
  ruled: game.ruled ?? '',
});

const rowsOf = (exported: ExportedGame, nick: (id: string) => string): Record<SheetColumn, string>[] =>
  exported.score.players.map(({ seat, player, role, items }) => {
    const { sheet } = exported;
    return {
      ...gameCells(exported),
      seat: String(seat),
      player,
      nick: nick(player),
      role,
      removed: tick(sheet.removed.includes(seat)),
      redCard: tick(sheet.redCards.includes(seat)),
      atTable: sheet.atTable === null ? '' : tick(sheet.atTable.includes(seat)),
      yellow: String(sheet.yellow.filter((each) => each === seat).length),
      purple: ofSeat(sheet.purple, seat, ({ reason }) => reason),
      extra: ofSeat(sheet.extra, seat, ({ points, by }) => `${points} ${by}`),
      penalties: ofSeat(sheet.penalties, seat, ({ clause, by }) => `${clause} ${by}`),
      waived: ofSeat(sheet.waived, seat, ({ clause, by }) => `${clause} ${by}`),
      // A reason is free text: quoted, it may hold what stands between entries.
      fines: ofSeat(sheet.fines, seat, ({ points, reason }) => `${points} ${JSON.stringify(reason)}`),
      points: makeRounded(bucketOf(items, 'main')),
      additional: makeRounded(bucketOf(items, 'additional')),
      other: makeRounded(bucketOf(items, 'other')),
      total: makeRounded(totalOf(items)),
    };
  });

/** The names of the columns first. */
export const sheetRows = (paper: TournamentPaper): readonly (readonly string[])[] => {
  const rows = exportedGames(paper).flatMap((game) => rowsOf(game, nickIn(paper)));
  return [sheetColumns, ...rows.map((row) => sheetColumns.map((column) => row[column]))];
};
