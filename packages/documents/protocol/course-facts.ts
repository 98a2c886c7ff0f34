// What the front has no field for: what the checks showed, and for what somebody was sanctioned.
import type { Answered } from '@omerta/rules/game/state.ts';
import { type SanctionGiven, sanctionsGiven } from '@omerta/rules/game/tell/sanctions-given.ts';
import type { Course } from '@omerta/stream/course.ts';

export type CourseFacts = {
  readonly checks: readonly {
    readonly night: number;
    readonly don: Answered | null;
    readonly sheriff: Answered | null;
  }[];
  readonly sanctions: readonly SanctionGiven[];
  /** The rulebook has cards among its sanctions. */
  readonly cards: boolean;
};

export const noFacts: CourseFacts = { checks: [], sanctions: [], cards: false };

export const courseFacts = ({ rulebook, state }: Course): CourseFacts => ({
  cards: rulebook.rules.cards.value,
  sanctions: sanctionsGiven(state),
  checks: state.nights
    .filter(({ don, sheriff }) => don ?? sheriff)
    .map(({ number, don, sheriff }) => ({ night: number, don, sheriff })),
});
