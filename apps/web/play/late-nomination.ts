// A nomination that was heard in a speech and not pressed: it is put where that speech stands, and nothing that runs is touched.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Correction } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { has, listOf, type Seat } from '@omerta/rules/game/seat.ts';
import { initialState } from '@omerta/rules/game/state.ts';
import type { Course } from '@omerta/stream/course.ts';

/** The line after which today's turn of this player was the last one recorded; null where he has not had it. */
const turnEnds = ({ rulebook, state }: Course, seat: Seat): number | null => {
  let current = initialState(state.dealtRoles);
  let end: number | null = null;
  for (const [i, command] of linesOf(state).entries()) {
    const done = perform(rulebook, current, command);
    if (isRefusal(done)) return null;
    current = done.state;
    if (command.type === 'day') end = null;
    if (current.phase === 'day' && current.day?.stage === 'circle' && current.day.turn === seat) end = i + 1;
  }
  return end;
};

/** Whoever has spoken today and named nobody may have been misheard; who speaks now is answered by a tap on the seat. */
export const lateNominees = (course: Course, by: Seat, speaking: Seat | null): readonly Seat[] => {
  const { state } = course;
  const { day } = state;
  if (state.phase !== 'day' || !day || state.result || by === speaking || !has(state.alive, by)) return [];
  if (day.nominations.some((each) => each.by === by) || turnEnds(course, by) === null) return [];
  return listOf(state.alive).filter((seat) => day.nominations.every(({ nominee }) => nominee !== seat));
};

export const lateNomination = (course: Course, seat: Seat, nominee: Seat): Correction => ({
  line: (turnEnds(course, seat) ?? linesOf(course.state).length) + 1,
  count: 0,
  commands: [{ type: 'nominate', seat, nominee }],
});
