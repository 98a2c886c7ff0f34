// The shape of a listed violation: the act, its sanction and the clauses that say so.

import type { Act } from './acts.ts';

export const sanctions = ['warning', 'foul', 'yellow', 'purple', 'removal', 'forfeit'] as const;
export type Sanction = (typeof sanctions)[number];

/** When the same act has another sanction: a leaving player, a player in a version. */
export type Aggravation = 'voted-out' | 'killed-told' | 'last-word' | 'out-of-room' | 'in-version';

export type Violation = {
  /** One name for one act in all rulebooks, the key of its Russian and English wording. */
  readonly act: Act;
  /** The clause that gives the sanction: it stands in brackets after the line. */
  readonly clause: string;
  /** Several where the rulebook leaves the choice to the referee, the usual one first. */
  readonly sanctions: readonly [Sanction, ...Sanction[]];
  /** The rulebook asks for a verbal warning before the sanction. */
  readonly warnFirst?: true;
  /** Other clauses that name the same act. */
  readonly also?: readonly string[];
  /** The same act is worse for a player in one of these situations. */
  readonly worse?: readonly { readonly when: Aggravation; readonly sanction: Sanction; readonly clause: string }[];
  /** Only a player in this situation can commit it: offered to others it would be one slip away from a lost game. */
  readonly only?: Aggravation;
  /** In which part of the game it can happen; left out: in any. */
  readonly phase?: 'day' | 'night' | 'vote' | 'dealing' | 'break';
};
