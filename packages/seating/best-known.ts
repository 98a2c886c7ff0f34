// The best schedule known of a size: an exact design, or one of the library, which is loaded only when it is asked for.
import { exactSchedule } from './constructions.ts';
import type { Layout } from './layout.ts';
import { type LibraryPlayers, libraryPlayers, type Shelf, unpackSchedule } from './library.ts';
import { tableSize } from './seating.ts';

const json = { with: { type: 'json' } } as const;

const shelves: Readonly<Record<LibraryPlayers, () => Promise<{ readonly default: Shelf }>>> = {
  30: () => import('./library/30.json', json),
  40: () => import('./library/40.json', json),
  50: () => import('./library/50.json', json),
  60: () => import('./library/60.json', json),
  70: () => import('./library/70.json', json),
  80: () => import('./library/80.json', json),
  90: () => import('./library/90.json', json),
  100: () => import('./library/100.json', json),
};

/** Null where we know none. */
export const bestKnown = async (players: number, tables: number, rounds: number): Promise<Layout | null> => {
  if (players !== tables * tableSize) return null;
  const exact = exactSchedule(players, rounds);
  const size = libraryPlayers.find((each) => each === players);
  if (exact || size === undefined) return exact;
  const packed = (await shelves[size]()).default[rounds];
  return packed === undefined ? null : unpackSchedule(packed, players, rounds);
};
