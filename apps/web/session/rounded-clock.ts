// The table's clock as it is told to others: whole milliseconds.
import type { Clock } from './clock.ts';

export const roundedClock = ({ startedAt, elapsed, duration }: Clock): Clock => ({
  startedAt: startedAt === null ? null : Math.max(0, Math.round(startedAt)),
  elapsed: Math.max(0, Math.round(elapsed)),
  duration: Math.max(0, Math.round(duration)),
});
