// Whether the table knows how the game ended: a result fixed before a last word is told after it, and nothing on the screen tells it sooner.
import type { Aloud } from '@omerta/rules/game/aloud.ts';
import { expects, lastWordRule } from '@omerta/rules/game/expects.ts';
import { type Prompt, prompt } from '@omerta/rules/game/prompt.ts';
import type { Course } from './course.ts';

export const isTold = ({ rulebook, state }: Pick<Course, 'rulebook' | 'state'>): boolean => {
  if (state.annulled) return true;
  const step = expects(rulebook, state)?.step ?? 'sheet';
  return state.result !== null && step === 'sheet';
};

/** A last word that follows the decision is called under the clause of any other: its own would tell the table that the game is over. */
export const promptUntold = ({ rulebook, state }: Pick<Course, 'rulebook' | 'state'>, aloud: Aloud): Prompt => {
  const asked = prompt(rulebook, state, aloud);
  const { expected, say } = asked;
  if (expected?.step !== 'last' || expected.seat === null) return asked;
  const { clause } = lastWordRule(rulebook, state, expected.seat);
  return { expected: { ...expected, clause }, say: say.map((phrase) => (phrase.clause === expected.clause ? { ...phrase, clause } : phrase)) };
};
