// The last foul of a seat struck out of the record, wherever it stands, as long as nothing else changes by it.
import type { Correction } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { effectsOf } from '../session/effects.ts';
import type { Session } from '../session/session.ts';
import type { Pressed } from './large-button.ts';
import { beside } from './play.ts';

const isHarmless = (session: Session, correction: Correction): boolean => {
  const { result, ...changes } = effectsOf(session, correction);
  return Object.values(changes).every(({ length }) => length === 0) && result === null;
};

/** A foul that took somebody out is corrected in the timeline, where its effects are told first: here the seat's sheet opens. */
export const takeBackFoul = (session: Session, seat: Seat, seen: number): Pressed => {
  const { course, aside, saving } = session.live();
  if (seen !== course.version || saving === 'elsewhere') return 'stale';
  const line =
    linesOf(course.state).findLastIndex((command) => command.type === 'foul' && command.seat === seat) + 1;
  if (line === 0) return 'nothing';
  const correction: Correction = { line, count: 1, commands: [] };
  if (!isHarmless(session, correction)) return 'sheet';
  const outcome = beside(session, { type: 'replace', ...correction }, seen);
  if (outcome === 'done') {
    // What was to be announced of it is not announced any more.
    const waiting = aside.unannounced.filter((each) => each.line !== line);
    session.setAside({
      unannounced: waiting.map((each) => (each.line > line ? { ...each, line: each.line - 1 } : each)),
    });
  }
  return outcome;
};
