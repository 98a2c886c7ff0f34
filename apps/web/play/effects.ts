// What a sanction will do, told before it is given; who would win by it is nobody's business yet, nor that the game is decided.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Command } from '@omerta/rules/game/command.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import type { GameEvent } from '@omerta/rules/game/event.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { Course } from '@omerta/stream/course.ts';
import { untilTold } from '../session/told.ts';

/** Without the result, which depends on cards: this is read by day. A forfeit is told by its rule, which holds in a decided game too. */
export const effectsOf = (course: Course, command: Command): readonly GameEvent[] | RuleRefusal => {
  if (command.type === 'forfeit') return [];
  const done = perform(course.rulebook, untilTold(course), command);
  return isRefusal(done) ? done : done.events.slice(1).filter(({ type }) => type !== 'ResultFixed');
};

/** Whether it takes a player out or ends the game: then it is asked for before it acts. */
export const isGrave = (course: Course, command: Command): boolean => {
  if (command.type === 'remove' || command.type === 'forfeit') return true;
  const effects = effectsOf(course, command);
  return isRefusal(effects)
    ? false
    : effects.some(({ type }) => type === 'PlayerLeft' || type === 'LastWordLost');
};
