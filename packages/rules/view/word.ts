// The step that the table is at. The engine expects what no line has recorded; a nomination records the speech that it was made in, and that speech goes on.
import { type Expected, expects, speechRule } from '../game/decide/expects.ts';
import { has, type Seat } from '../game/seat.ts';
import type { GameState } from '../game/state.ts';
import type { Rulebook } from '../rulebooks/rulebook.ts';

/** Whose speech the referee's clock runs: null while it runs nobody's; undefined where he has not said, and whoever has nominated speaks on. */
export type Word = Seat | null | undefined;

/** A silenced player without a second has nothing to say beside his nomination. */
const speechOn = (rulebook: Rulebook, state: GameState, word: Word): Expected | null => {
  const { day, phase, result, annulled, alive } = state;
  const speaks = phase === 'day' && day?.stage === 'circle' && !result && !annulled ? day.speaks : null;
  if (!speaks || !has(alive, speaks.seat) || (word !== undefined && word !== speaks.seat)) return null;
  const rule = speechRule(rulebook, state, speaks.silenced);
  return rule.seconds > 0 ? { step: 'speech', seat: speaks.seat, ...rule } : null;
};

export const stepNow = (rulebook: Rulebook, state: GameState, word: Word): Expected | null =>
  speechOn(rulebook, state, word) ?? expects(rulebook, state);
