// What the room is shown of the referee's table: his clock, who has the word, the number that is called.

import type { RoomClock } from '@omerta/play/table.ts';
import { isSpoken } from '@omerta/rules/game/decide/expects.ts';
import { isSeat, type Seat } from '@omerta/rules/game/seat.ts';
import { numberCalled } from '../../play/play.ts';
import type { Clock } from '../../session/clock.ts';
import { currentStanding } from '../../session/next-step.ts';
import type { Live } from '../../session/session.ts';

export type RoomShown = {
  readonly clock: RoomClock | null;
  readonly speaks: Seat | null;
  readonly number: Seat | null;
};

const seen = ({ startedAt, elapsed, duration }: Clock): RoomClock => ({
  startedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
  elapsed,
  duration,
});

/** A speaker has the word as long as his clock is there; while it stands the room shuts his microphone. */
export const shownClock = ({ course, aside }: Pick<Live, 'course' | 'aside'>, now: number): RoomShown => {
  const { rulebook, state } = course;
  const standing = currentStanding(rulebook, state, aside);
  const { clock, calling } = aside;
  const speaking = standing && isSpoken(standing.step) && clock;
  const number = calling && state.phase === 'night' ? numberCalled(calling, now) : null;
  return {
    clock: clock && state.phase === 'day' ? seen(clock) : null,
    speaks: speaking ? standing.seat : null,
    number: number !== null && isSeat(number) ? number : null,
  };
};
