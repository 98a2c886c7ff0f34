// For tests: a table as the hall sees it.
import type { SeenTable } from '../table-seen.ts';

export const seenTable = (over: Partial<SeenTable> = {}): SeenTable => ({
  phase: { kind: 'day', number: 3 },
  seats: [],
  nominations: [],
  ballots: [],
  now: null,
  players: [],
  paused: false,
  result: null,
  clock: null,
  ...over,
});
