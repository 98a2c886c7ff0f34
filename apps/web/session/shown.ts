// What a line came to, shown until the referee goes on: the answer to a check, the outcome of a ballot or a lift.
import type { Command } from '@omerta/rules/game/command.ts';
import { type GameState, tonight } from '@omerta/rules/game/state.ts';
import { outcomeNow } from '@omerta/rules/game/tell/outcome.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { asSeen } from '@omerta/rules/view/table.ts';

export type ShownStep = 'don' | 'sheriff' | 'vote' | 'lift';

export const isAnswer = (step: string): step is 'don' | 'sheriff' => step === 'don' || step === 'sheriff';

export const isOutcome = (step: string): step is 'vote' | 'lift' => step === 'vote' || step === 'lift';

export const isShown = (step: string): step is ShownStep => isAnswer(step) || isOutcome(step);

/** Nothing has followed from it yet. */
export const stillShown = (rulebook: Rulebook, state: GameState, step: ShownStep): boolean =>
  isOutcome(step)
    ? outcomeNow(rulebook, asSeen(state)) === step
    : state.phase === 'night' && Boolean(tonight(state)?.[step]);

/** What is to be shown of a line just recorded: of a check only one that was made, of a ballot only its end. */
export const shownAfter = (rulebook: Rulebook, state: GameState, { type }: Command): ShownStep | null =>
  isShown(type) && stillShown(rulebook, state, type) ? type : null;
