// The shadow's table against the product's: each difference with its player, its game and both numbers.
import type { Booked } from './account.ts';
import type { ShadowFile } from './file.ts';
import { type Nominated, shadowNominations } from './nominations.ts';
import { exactly, isNone, type Num, none, num, plus, shown } from './number.ts';
import { type ShadowRow, shadowTable } from './table.ts';

type At = { readonly stage: string; readonly round: number; readonly table: number };

/** A row of `omerta standings --json`. */
export type StandingsRow = {
  readonly place: number | null;
  readonly player: string;
  readonly total: string;
  readonly exact: string;
  readonly main: string;
  readonly compensation: string;
  readonly additional: string;
  readonly other: string;
  readonly games: number;
  readonly wins: number;
  readonly roleWins: number;
  readonly firstKills: number;
  readonly items: readonly {
    readonly game: At | null;
    readonly kind: string;
    readonly points: string;
    readonly clause: string;
  }[];
  readonly decidedBy: string | null;
};

export type StandingsTable = {
  readonly rows: readonly StandingsRow[];
  readonly nominations: Readonly<Record<string, readonly Nominated[]>>;
};

const figures = (row: ShadowRow): Readonly<Record<string, string | number | null>> => ({
  place: row.place,
  total: shown(row.total),
  exact: exactly(row.total),
  main: shown(row.columns.main),
  compensation: shown(row.columns.compensation),
  additional: shown(row.columns.additional),
  other: shown(row.columns.other),
  games: row.games,
  wins: row.counts.wins,
  roleWins: row.counts['role-wins'],
  firstKills: row.counts['first-kills'],
  decidedBy: row.decidedBy,
});

const gameName = (game: At | null): string =>
  game ? `game ${game.stage}/${game.round}/${game.table}` : 'the tournament';

type Points = {
  readonly game: At | null;
  readonly kind: string;
  readonly clause: string;
  readonly points: Num;
};

/** What each game gave by each clause; a result stands even where it gives nothing. */
const sums = (items: readonly Points[]): Map<string, Num> => {
  const all = new Map<string, Num>();
  for (const { game, kind, clause, points } of items) {
    if (isNone(points) && !['win', 'loss', 'draw'].includes(kind)) continue;
    const key = `${gameName(game)}, ${kind} (${clause})`;
    all.set(key, plus(all.get(key) ?? none, points));
  }
  return all;
};

const itemDifferences = (shadow: readonly Booked[], counted: StandingsRow['items']): string[] => {
  const [ours, theirs] = [sums(shadow), sums(counted.map((item) => ({ ...item, points: num(item.points) })))];
  const said = (points: Num | undefined): string => (points ? exactly(points) : 'nothing');
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((key) => said(ours.get(key)) !== said(theirs.get(key)))
    .map((key) => `${key}: shadow ${said(ours.get(key))}, standings ${said(theirs.get(key))}`);
};

const rowDifferences = (row: ShadowRow, counted: StandingsRow | undefined): string[] => {
  if (!counted) return ['not in the standings'];
  const rest = Object.entries(figures(row))
    .filter(([key, value]) => counted[key as keyof StandingsRow] !== value)
    .map(([key, value]) => `${key}: shadow ${value}, standings ${counted[key as keyof StandingsRow]}`);
  return [...itemDifferences(row.items, counted.items), ...rest];
};

const nominationDifferences = (rows: readonly ShadowRow[], { nominations }: StandingsTable): string[] => {
  const ours = shadowNominations(rows.filter(({ place }) => place !== null));
  const line = ({ place, player, value, games, wins }: Nominated): string =>
    `${place} ${player} ${value} of ${games}, won ${wins}`;
  const lines = (nominated: readonly Nominated[] | undefined): string =>
    (nominated ?? []).map(line).toSorted().join('; ');
  return [...new Set([...Object.keys(ours), ...Object.keys(nominations)])]
    .filter((name) => lines(ours[name]) !== lines(nominations[name]))
    .map((name) => `${name}: shadow ${lines(ours[name])}, standings ${lines(nominations[name])}`);
};

/** Places never fall from row to row, and whoever has none comes last. */
const isInOrder = (rows: readonly StandingsRow[]): boolean =>
  rows.every((row, i) => (rows[i - 1]?.place ?? 0) <= (row.place ?? rows.length + 1)) &&
  rows.every((row, i) => row.place === null || i === 0 || rows[i - 1]?.place !== null);

export const differences = (
  file: ShadowFile,
  textOf: (path: string) => string,
  standings: StandingsTable,
): string[] => {
  const rows = shadowTable(file, textOf);
  const counted = new Map(standings.rows.map((row) => [row.player, row]));
  return [
    ...rows.flatMap((row) =>
      rowDifferences(row, counted.get(row.player)).map((difference) => `${row.player}, ${difference}`),
    ),
    ...standings.rows
      .filter(({ player }) => !rows.some((row) => row.player === player))
      .map(({ player }) => `${player}, not in the shadow's table`),
    ...(isInOrder(standings.rows) ? [] : ['the rows are out of order']),
    ...nominationDifferences(rows, standings),
  ];
};
