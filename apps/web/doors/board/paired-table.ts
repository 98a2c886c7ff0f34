// Which table a board shows: the one chosen on it, or the one the desk points its screen at, or the only one there is.
import type { ScreenShow } from '@omerta/tournament/day.ts';
import { watchedTables } from '../../shows/scene-now.ts';

export const pairedTable = (
  tables: readonly number[],
  shows: ScreenShow | undefined,
  chosen: number | null,
): number | null => {
  const wanted = [chosen, ...(shows ? watchedTables(shows) : []), ...(tables.length === 1 ? tables : [])];
  return wanted.find((table) => table !== null && tables.includes(table)) ?? null;
};
