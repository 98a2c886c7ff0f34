// Each day's circle of speeches as it ended: who nominated, who stood on the list, whether the vote was due.
import { plus, type Seat, type SeatSet } from '@omerta/rules/game/seat.ts';
import { candidatesOf, isCancelled } from '@omerta/rules/game/slot.ts';
import type { PlayedStep } from './course.ts';

export type CircleFacts = {
  readonly day: number;
  /** At the table all through the circle. */
  readonly table: SeatSet;
  /** Named somebody in their turn, taken back or not. */
  readonly nominators: SeatSet;
  readonly candidates: readonly Seat[];
  /** The day and the line that ended its circle. */
  readonly lines: readonly number[];
};

/**
 * Circles of speeches completed with nobody removed and a vote ahead: before a cancelled vote nominations
 * mean nothing.
 */
export const circlesOf = (steps: readonly PlayedStep[]): readonly CircleFacts[] => {
  const circles: CircleFacts[] = [];
  let start: PlayedStep | null = null;
  let nominators: SeatSet = 0;
  for (const step of steps) {
    const { act, before } = step;
    if (act.type === 'DayBroke') {
      start = step;
      nominators = 0;
    } else if (act.type === 'PlayerNominated') nominators = plus(nominators, act.seat);
    else if (
      start &&
      before.day?.stage === 'circle' &&
      (act.type === 'VotesCounted' || act.type === 'HandRaised' || act.type === 'NightFell')
    ) {
      const day = before.number;
      if (start.after.alive === before.alive && !isCancelled(before, day) && !before.result) {
        circles.push({
          day,
          table: before.alive,
          nominators,
          candidates: candidatesOf(before),
          lines: [start.line, step.line],
        });
      }
      start = null;
    }
  }
  return circles;
};
