// What an order would change, table by table: those whose place or points move first, then those whose points are only made up otherwise.
import type { ForeseenRow } from './wire/foresee.ts';

/** His place or his points, as the table shows them. */
export const moves = ({ before, after }: ForeseenRow): boolean =>
  before?.place !== after?.place || before?.total !== after?.total;

/** `table`: a stage, or null for the whole tournament. */
export type ForeseenTable = { readonly table: string | null; readonly rows: readonly ForeseenRow[] };

export const tablesIn = (rows: readonly ForeseenRow[]): readonly ForeseenTable[] =>
  [...new Set(rows.map(({ table }) => table))].map((table) => {
    const own = rows.filter((row) => row.table === table);
    return { table, rows: [...own.filter(moves), ...own.filter((row) => !moves(row))] };
  });

/** Everybody once, whatever the number of tables he stands in. */
export const peopleIn = (
  rows: readonly ForeseenRow[],
): { readonly moved: number; readonly otherwise: number } => {
  const moved = new Set(rows.filter(moves).map(({ player }) => player));
  const all = new Set(rows.map(({ player }) => player));
  return { moved: moved.size, otherwise: all.size - moved.size };
};
