// What the front has no field for: what the checks showed, and for what somebody was sanctioned.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Answered, GameState } from '@omerta/rules/game/state.ts';

const sanctioning = ['warn', 'foul', 'yellow', 'purple', 'remove', 'forfeit'] as const;
type Sanction = (typeof sanctioning)[number];

/** `day 2`, `night 3`; before the first night there is none. */
export type FactMoment = { readonly kind: 'day' | 'night' | 'dealing'; readonly number: number };

export type CourseFacts = {
  readonly checks: readonly {
    readonly night: number;
    readonly don: Answered | null;
    readonly sheriff: Answered | null;
  }[];
  readonly sanctions: readonly {
    readonly seat: Seat;
    readonly what: Sanction;
    readonly at: FactMoment;
    readonly clause: string;
    readonly note: string;
  }[];
};

export const noFacts: CourseFacts = { checks: [], sanctions: [] };

const isSanction = (command: LineCommand): command is Extract<LineCommand, { readonly type: Sanction }> =>
  (sanctioning as readonly string[]).includes(command.type);

const sanctionsIn = (state: GameState): CourseFacts['sanctions'] => {
  let at: FactMoment = { kind: 'dealing', number: 0 };
  const sanctions: CourseFacts['sanctions'][number][] = [];
  for (const command of linesOf(state)) {
    if (command.type === 'day' || command.type === 'night')
      at = { kind: command.type, number: command.number };
    if (!isSanction(command)) continue;
    const { seat, type: what, clause = '', note = '' } = command;
    sanctions.push({ seat, what, at, clause, note });
  }
  return sanctions;
};

export const courseFacts = (state: GameState): CourseFacts => ({
  sanctions: sanctionsIn(state),
  checks: state.nights
    .filter(({ don, sheriff }) => don ?? sheriff)
    .map(({ number, don, sheriff }) => ({ night: number, don, sheriff })),
});
