// What the front has no field for: what the checks showed, and for what somebody was sanctioned.
import type { Answered, GameState } from '@omerta/rules/game/state.ts';
import { type SanctionGiven, sanctionsGiven } from '@omerta/rules/game/tell/sanctions-given.ts';

export type CourseFacts = {
  readonly checks: readonly {
    readonly night: number;
    readonly don: Answered | null;
    readonly sheriff: Answered | null;
  }[];
  readonly sanctions: readonly SanctionGiven[];
};

export const noFacts: CourseFacts = { checks: [], sanctions: [] };

export const courseFacts = (state: GameState): CourseFacts => ({
  sanctions: sanctionsGiven(state),
  checks: state.nights
    .filter(({ don, sheriff }) => don ?? sheriff)
    .map(({ number, don, sheriff }) => ({ night: number, don, sheriff })),
});
