// What a rulebook says about a tournament: protests, rulings, replays, discipline; every value with its clause.
import type { Ruled } from '@omerta/rules/rulebooks/rules.ts';
import type { PurpleReason } from '@omerta/scoring/sheet/sheet.ts';
import type { Judge, Post } from '../offices.ts';

/** A value with its clause; null where the rulebook is silent and the product's own reading stands. */
export type Said<T> = { readonly value: T; readonly clause: string | null };

export const silent = <T>(value: T): Said<T> => ({ value, clause: null });

export const protestForms = ['sheet-entry', 'written'] as const;
export type ProtestForm = (typeof protestForms)[number];

export const protestSubjects = ['result', 'penalties', 'points'] as const;
export type ProtestSubject = (typeof protestSubjects)[number];

export const rulingKinds = ['penalties', 'points', 'result', 'replay'] as const;
export type RulingKind = (typeof rulingKinds)[number];

export const protestOutcomes = ['rejected', 'upheld', ...rulingKinds] as const;
export type ProtestOutcome = (typeof protestOutcomes)[number];

/** One person of each group must agree, and no person for two of them. */
export type Groups = readonly (readonly Judge[])[];

export type RulingRule = {
  /** Without a protest; null where the rulebook gives nobody the power. */
  readonly alone: Groups | null;
  /** On a protest: who must agree beside the one who decides it. */
  readonly onProtest: Groups;
};

export type ReplayCause = {
  readonly cause: string;
  readonly clause: string;
  /** The rulebook orders the replay; otherwise it may be ordered. */
  readonly mandatory: boolean;
  readonly onProtest: boolean;
  /** The replay is played with a substitute for somebody. */
  readonly substitute: boolean;
};

export type PurpleGround = {
  readonly clause: string;
  readonly reason: PurpleReason;
  /** Given only after a warning under the same clause was ignored. */
  readonly afterWarning: boolean;
  readonly by: readonly Post[];
};

export const expulsionGrounds = ['outside-information', 'referee-insulted', 'equipment-damaged'] as const;
export type ExpulsionGround = (typeof expulsionGrounds)[number];

/**
 * An act that costs the tournament: the clause that says so, and the clauses under which a record may hold
 * it.
 */
type ExpulsionRule = {
  readonly ground: ExpulsionGround;
  readonly clause: string;
  readonly clauses: readonly string[];
  /** Only of a line written when the game had its result. */
  readonly afterGame?: true;
};

export type TournamentRules = {
  /** Who decides on the switches and tells the players before the start. */
  readonly optionalRules: Ruled<readonly Post[]> | null;
  /** Who may change extra points once the sheet is handed in. */
  readonly extraAfterHandIn: Ruled<readonly Post[]> | null;
  readonly protest: {
    readonly right: string;
    readonly forms: Ruled<readonly ProtestForm[]>;
    /** Seconds after the announced result, the last one included, or the start of the next game. */
    readonly deadline: Ruled<number | 'next-game'>;
    readonly deciders: Ruled<{
      readonly usual: readonly Judge[];
      readonly ownGame: readonly Judge[];
      readonly withoutChief: readonly Judge[];
    }>;
    readonly subjects: Said<readonly ProtestSubject[]>;
    readonly consults: Ruled<Post>;
    readonly outcomes: Said<readonly ProtestOutcome[]>;
    readonly final: string;
    /** Who hears a complaint about the referees outside the tournament. */
    readonly complaint: Ruled<'committee' | 'organiser'>;
  };
  readonly rulings: Readonly<Record<RulingKind, Said<RulingRule>>>;
  readonly replay: {
    readonly causes: readonly ReplayCause[];
    /** Who decides whether a removal's fine outlives the annulled game; null: it never does. */
    readonly carryRemoval: Ruled<readonly Post[]> | null;
  };
  /** Who sits in for somebody, the first that there is. */
  readonly substitutes: Said<readonly ('reserve' | 'side-referee')[]>;
  readonly expulsion: {
    readonly clauses: readonly string[];
    readonly by: readonly Post[];
    /** The rulebook expels once a ground is met; else those who decide may. */
    readonly binding: boolean;
    readonly grounds: readonly ExpulsionRule[];
  };
  readonly purple: {
    readonly grounds: readonly PurpleGround[];
    readonly warnedBy: readonly Post[];
    readonly suspension: Ruled<number>;
    /** What sends every card to the disciplinary committee. */
    readonly committee: string;
  } | null;
};
