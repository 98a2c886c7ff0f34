// Sheets out of the plain table, whichever spreadsheet it came through: each is read as a sheet of a file is.
import type { Invalid } from '@omerta/base/invalid.ts';
import { read } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { sheet as sheetReader } from '@omerta/scoring/sheet/sheet-file.ts';
import type { ReadGame } from './exported-game.ts';
import { between, type SheetColumn } from './sheet-rows.ts';

type Cells = (column: SheetColumn) => string;
type Seated = { readonly seat: number; readonly cells: Cells };

/** A spreadsheet’s own guard against what looks like a formula. */
const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

const cellsOf =
  (heads: readonly string[], row: readonly string[]): Cells =>
  (column) =>
    unguarded(row[heads.indexOf(column)] ?? '');

const numberOrNull = (cell: string): number | null => (cell === '' ? null : Number(cell));

const entriesIn = (cell: string): string[] => cell.split(between).filter(Boolean);

/** `0.4 referee`: what, and by whom. */
const pairIn = (entry: string): readonly [string, string] => {
  const at = entry.lastIndexOf(' ');
  return [entry.slice(0, at), entry.slice(at + 1)];
};

const listed = <T>(
  seated: readonly Seated[],
  column: SheetColumn,
  make: (seat: number, entry: string) => T,
): T[] => seated.flatMap(({ seat, cells }) => entriesIn(cells(column)).map((entry) => make(seat, entry)));

const seatsWith = (seated: readonly Seated[], column: SheetColumn): number[] =>
  seated.filter(({ cells }) => cells(column) === 'yes').map(({ seat }) => seat);

const fine = /(\S+) ("(?:[^"\\]|\\.)*")/g;

const finesIn = (seated: readonly Seated[]) =>
  seated.flatMap(({ seat, cells }) =>
    [...cells('fines').matchAll(fine)].map(([, points = '', reason = '""']) => ({
      seat,
      points,
      reason: String(JSON.parse(reason)),
    })),
  );

const bestMoveIn = (cell: string): number[] | null => {
  if (cell === '') return null;
  return cell === '-' ? [] : cell.split(' ').map(Number);
};

const sanctionIn = (seat: number, entry: string) => {
  const [clause, by] = pairIn(entry);
  return { seat, clause, by };
};

/** As a file would say it: the reader of sheets then says what is wrong with it. */
const sheetSaid = (seated: readonly Seated[], game: Cells): unknown => ({
  seats: seated.map(({ cells }) => ({ player: cells('player'), role: cells('role') })),
  winner: game('winner'),
  by: game('by'),
  firstKilled: numberOrNull(game('firstKilled')),
  bestMove: bestMoveIn(game('bestMove')),
  outDay1: Number(game('outDay1')),
  removed: seatsWith(seated, 'removed'),
  redCards: seatsWith(seated, 'redCard'),
  forfeitBy: numberOrNull(game('forfeitBy')),
  atTable: game('atTable') === '' ? null : seatsWith(seated, 'atTable'),
  yellow: seated.flatMap(({ seat, cells }) => Array.from({ length: Number(cells('yellow')) }, () => seat)),
  purple: listed(seated, 'purple', (seat, reason) => ({ seat, reason })),
  extra: listed(seated, 'extra', (seat, entry) => {
    const [points, by] = pairIn(entry);
    return { seat, points, by };
  }),
  approvals: entriesIn(game('approvals')).map((entry) => {
    const [what, by] = pairIn(entry);
    return { what, by };
  }),
  penalties: listed(seated, 'penalties', sanctionIn),
  waived: listed(seated, 'waived', sanctionIn),
  fines: finesIn(seated),
});

/** Ten rows are a game. */
export const gamesInRows = (rows: readonly (readonly string[])[]): readonly ReadGame[] | Invalid => {
  const [heads = [], ...lines] = rows;
  const games: ReadGame[] = [];
  for (let at = 0; at < lines.length; at += seats.length) {
    const seated = lines
      .slice(at, at + seats.length)
      .map((line) => cellsOf(heads, line))
      .map((cells) => ({ seat: Number(cells('seat')), cells }));
    const game = cellsOf(heads, lines[at] ?? []);
    const found = read(sheetReader, sheetSaid(seated, game), `rows[${at}]`);
    if (isRefusal(found)) return found;
    games.push({
      stage: game('stage'),
      round: Number(game('round')),
      table: Number(game('table')),
      sheet: found,
    });
  }
  return games;
};
