// The table's clock as it is told to others: whole milliseconds, and whose speech it runs.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Aside } from './aside.ts';
import type { Clock } from './clock.ts';

export type ToldClock = Clock & { readonly seat?: Seat };

export const toldClock = ({ clock, standing }: Pick<Aside, 'clock' | 'standing'>): ToldClock | null =>
  clock && {
    startedAt: clock.startedAt === null ? null : Math.max(0, Math.round(clock.startedAt)),
    elapsed: Math.max(0, Math.round(clock.elapsed)),
    duration: Math.max(0, Math.round(clock.duration)),
    ...(standing?.step === 'speech' && standing.seat !== null && { seat: standing.seat }),
  };
