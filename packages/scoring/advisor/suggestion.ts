// What the advisor says: an act that may be penalised, how surely the record shows it, and what the referee
// must answer.
import type { Text } from '@omerta/base/lang.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { AppliedLine } from '@omerta/rules/notation/replay.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';

export type AdvisedGame = { readonly rulebook: Rulebook; readonly lines: readonly AppliedLine[] };

/**
 * Weakest first: the record only hints at it; it shows it, but an intention must be confirmed; it proves it.
 */
const certainties = ['ask', 'likely', 'certain'] as const;
export type Certainty = (typeof certainties)[number];

export const strength = (certainty: Certainty): number => certainties.indexOf(certainty);
export const atMost = (certainty: Certainty, most: Certainty): Certainty =>
  strength(certainty) > strength(most) ? most : certainty;

export type Suggestion = {
  readonly seat: Seat;
  readonly clause: string;
  readonly certainty: Certainty;
  readonly because: Text;
  readonly question: Text | null;
  /** The lines of the record that show it. */
  readonly lines: readonly number[];
};

/** A ground on which a rulebook recommends extra points, or advises against them. */
export type Credit = Pick<Suggestion, 'seat' | 'clause' | 'because' | 'lines'>;

/** What a detector saw, before role, result and overlaps are looked at. */
export type Finding = Omit<Suggestion, 'clause'> & {
  /** Names the acts: two findings about one act are one penalty (fiim-2025 8.4.1, C10). */
  readonly acts: readonly string[];
  /** How many of the acts the clause needs: the rest may count under another clause (C20). */
  readonly least?: number;
};
