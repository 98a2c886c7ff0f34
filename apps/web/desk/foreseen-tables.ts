// What an order would change, table by table: whose points change, then whose place alone, then whose points are only made up otherwise.
import type { ForeseenRow } from './wire/foresee.ts';

const counts = ({ before, after }: ForeseenRow): boolean => before?.total !== after?.total;

/** His place or his points, as the table shows them. */
export const moves = (row: ForeseenRow): boolean => counts(row) || row.before?.place !== row.after?.place;

/** One point given moves many down by a place: whom it was given to is not to be looked for among them. */
const rank = (row: ForeseenRow): number => Number(!counts(row)) + Number(!moves(row));

/** `table`: a stage, or null for the whole tournament. */
export type ForeseenTable = { readonly table: string | null; readonly rows: readonly ForeseenRow[] };

export const tablesIn = (rows: readonly ForeseenRow[]): readonly ForeseenTable[] =>
  [...new Set(rows.map(({ table }) => table))].map((table) => ({
    table,
    rows: rows.filter((row) => row.table === table).toSorted((a, b) => rank(a) - rank(b)),
  }));

/** Everybody once, whatever the number of tables he stands in. */
export const peopleIn = (
  rows: readonly ForeseenRow[],
): { readonly moved: number; readonly otherwise: number } => {
  const moved = new Set(rows.filter(moves).map(({ player }) => player));
  const all = new Set(rows.map(({ player }) => player));
  return { moved: moved.size, otherwise: all.size - moved.size };
};
