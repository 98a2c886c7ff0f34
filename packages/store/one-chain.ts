// What the homes have in common that keep one chain for all streams: a position is a place in the whole log.
import type { End, Row } from './chain.ts';
import type { Bookmark, Home, RowPage, Wake } from './home.ts';
import { ordersOf } from './order.ts';

const whole = 'log';

export const endOfAll = (end: End): ReadonlyMap<string, End> => new Map([[whole, end]]);

/** Wakes for each order that these rows are of. */
export const wakeFor = (watchers: ReadonlySet<Wake>, rows: readonly Row[]): void => {
  for (const order of ordersOf(rows)) for (const wake of watchers) wake(order);
};

/** `rowsAfter` gives rows of all streams after a position. */
export const oneChain = (
  rowsAfter: (position: number, limit: number) => Promise<readonly Row[]>,
): Pick<Home, 'chainOf' | 'readAll' | 'scan'> => {
  const read = async (after: Bookmark, limit: number): Promise<RowPage> => {
    const rows = await rowsAfter(Number(after), limit);
    return { rows, next: String(rows.at(-1)?.position ?? after), held: false };
  };
  return { chainOf: () => whole, readAll: read, scan: read };
};
