// The violations of a rulebook written down a second time from its text, to check the product's tables
// against.
import type { Offence } from '../acts.ts';
import type { Heed } from '../heeds.ts';
import type { Aggravation, GamePart, Sanction, Situation } from '../violation.ts';

/** One act under the clause that punishes it. */
export type PinnedSanction = {
  readonly clause: string;
  readonly act: Offence;
  /** Several where the clause leaves the choice, in the order of its words. */
  readonly gives: readonly [Sanction, ...Sanction[]];
  /** What must go before: a verbal warning, or an order of the referee that the player does not follow. */
  readonly first?: 'warning' | 'order';
  /**
   * Where its words place it. `night` is wherever masks are worn, `day` takes the vote in; left out: the
   * words name no phase.
   */
  readonly during?: GamePart;
  readonly only?: Situation;
  readonly except?: Situation;
  /** It counts up to the third foul and is never the fourth. */
  readonly neverFourth?: true;
};

/** A clause that speaks of acts which another clause punishes. */
export type PinnedMention = { readonly clause: string; readonly acts: readonly Offence[] };

/** What a clause tells the referee of these acts besides that they are punished. */
export type PinnedHeed = { readonly clause: string; readonly what: Heed; readonly acts: readonly Offence[] };

/** A clause that makes listed acts worse for a player in one of these situations. */
export type PinnedAggravation = {
  readonly clause: string;
  readonly when: readonly Aggravation[];
  readonly gives: Sanction;
  readonly of: readonly { readonly clause: string; readonly acts: readonly Offence[] }[];
};

/** What the same sanction does when it comes again, and where that is said. */
export type PinnedRepetition = {
  readonly of: 'foul' | 'yellow';
  readonly nth: number;
  readonly does: 'silenced' | 'out';
  readonly clause: string;
};

export type PinnedDiscipline = {
  readonly sanctions: readonly PinnedSanction[];
  readonly mentions: readonly PinnedMention[];
  readonly heeds: readonly PinnedHeed[];
  readonly aggravations: readonly PinnedAggravation[];
  readonly repetitions: readonly PinnedRepetition[];
  /**
   * What is not applied any more after a decisive vote or kill, clause by clause; whatever is still applied
   * leaves the result.
   */
  readonly afterDecisive: {
    readonly clause: string;
    readonly lapsed: readonly string[];
    readonly fourthFoulNeedsWarning: boolean;
  };
  /** The clause by which a break in the day has the rules of the night. */
  readonly breakIsNight: string | null;
};
