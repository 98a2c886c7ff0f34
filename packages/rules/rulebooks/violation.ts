// The shape of a listed violation: the act, its sanction and the clauses that say so.
import type { Offence } from './acts.ts';
import type { Heed } from './heeds.ts';

export const sanctions = ['warning', 'foul', 'yellow', 'purple', 'removal', 'forfeit'] as const;
export type Sanction = (typeof sanctions)[number];

/**
 * Circumstances in which the same act has another sanction. `farewell` is the last word of a voted-out
 * player.
 */
export type Aggravation =
  | 'voted-out'
  | 'killed-told'
  | 'last-word'
  | 'farewell'
  | 'out-of-room'
  | 'in-version';

/** Who can commit an act, or who cannot. `off-game`: out of the game, or after its end. */
export type Situation = Aggravation | 'best-move' | 'off-game';

/** The part of the game that an act belongs to. */
export type GamePart = 'dealing' | 'night' | 'day' | 'vote' | 'before-night' | 'first-victim-speaks';

export type Violation = {
  /** One name for one act in all rulebooks, the key of its Russian and English wording. */
  readonly act: Offence;
  /** The clause that gives the sanction: it stands in brackets after the line. */
  readonly clause: string;
  /** Several where the rulebook leaves the choice to the referee, the usual one first. */
  readonly sanctions: readonly [Sanction, ...Sanction[]];
  /** The rulebook asks for a verbal warning before the sanction. */
  readonly warnFirst?: true;
  /** Announced at once even where fouls wait for the end of a speech, because it disturbs that speech. */
  readonly saidAtOnce?: true;
  /** Other clauses that name the same act. */
  readonly also?: readonly string[];
  /** What one of its clauses tells the referee besides the sanction. */
  readonly heeds?: readonly { readonly what: Heed; readonly clause: string }[];
  /** The same act is worse for a player in one of these situations. */
  readonly worse?: readonly {
    readonly when: Aggravation;
    readonly sanction: Sanction;
    readonly clause: string;
  }[];
  /** Only a player in this situation can commit it: offered to others it would be one slip away from a lost game. */
  readonly only?: Situation;
  /** To a player in this situation it is allowed. */
  readonly except?: Situation;
  /** In which part of the game it can happen; left out: in any. */
  readonly phase?: GamePart;
};
