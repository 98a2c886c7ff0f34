// What the front has no field for: what the checks showed, for what somebody was sanctioned, what was noted and ruled in play.
import type { Moment } from '@omerta/rules/game/event.ts';
import type { Answered } from '@omerta/rules/game/state.ts';
import { type Explanation, explainLine } from '@omerta/rules/game/tell/explain.ts';
import { type GivenLine, givenLines } from '@omerta/rules/game/tell/given-lines.ts';
import { protestsOf } from '@omerta/rules/game/tell/protests.ts';
import { type SanctionGiven, sanctionsGiven } from '@omerta/rules/game/tell/sanctions-given.ts';
import type { Course } from '@omerta/stream/course.ts';

export type ToldFact = { readonly moment: Moment; readonly told: Explanation };

export type CourseFacts = {
  readonly checks: readonly {
    readonly night: number;
    readonly don: Answered | null;
    readonly sheriff: Answered | null;
  }[];
  readonly sanctions: readonly SanctionGiven[];
  /** The rulebook has cards among its sanctions. */
  readonly cards: boolean;
  /** Notes and incidents. */
  readonly notes: readonly ToldFact[];
  /** Those that decide no protest. */
  readonly rulings: readonly ToldFact[];
};

export const noFacts: CourseFacts = { checks: [], sanctions: [], cards: false, notes: [], rulings: [] };

const told = ({ moment, command }: GivenLine): ToldFact => ({ moment, told: explainLine(command) });

export const courseFacts = ({ rulebook, state }: Course): CourseFacts => {
  const lines = givenLines(state);
  const onProtests = new Set(protestsOf(state).flatMap(({ decisions }) => decisions));
  return {
    cards: rulebook.rules.cards.value,
    sanctions: sanctionsGiven(state),
    checks: state.nights
      .filter(({ don, sheriff }) => don ?? sheriff)
      .map(({ number, don, sheriff }) => ({ night: number, don, sheriff })),
    notes: lines.filter(({ command: { type } }) => type === 'note' || type === 'incident').map(told),
    rulings: lines
      .filter(({ line, command: { type } }) => type === 'ruling' && !onProtests.has(line))
      .map(told),
  };
};
