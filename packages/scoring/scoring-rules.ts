// What a rulebook can say about points: every value typed, every value with its clause.
import type { Fraction } from '@omerta/base/fraction.ts';
import type { Approver } from '@omerta/rules/game/command.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import type { Ruled } from '@omerta/rules/rulebooks/rules.ts';

/** Which sum an item belongs to; the first tie-break compares `additional`. */
export type Bucket = 'main' | 'additional' | 'other';

/** A limit: up to `free` nobody is asked, up to each step its approver is; null: without end. */
export type Limit<T> = {
  readonly free: T;
  readonly steps: readonly { readonly upTo: T | null; readonly by: Approver; readonly clause: string }[];
  readonly clause: string;
};

/** Extra points of the referee as numbers. */
export type ExtraRules = {
  readonly kind: 'numbers';
  readonly players: Limit<number>;
  readonly total: Limit<Fraction>;
  /** The clause of each also gives the least value and the step. */
  readonly winnerMost: Ruled<Fraction>;
  readonly loserMost: Ruled<Fraction>;
  readonly least: Fraction;
  /** Values are multiples of this step; null: any amount. */
  readonly step: Fraction | null;
  /** The sheet warns of values that are not a multiple of this. */
  readonly warnStep: Fraction | null;
  /** Values above the usual maximum that stand with an approval. */
  readonly named: readonly { readonly value: Fraction; readonly by: Approver; readonly clause: string }[];
  /** Above the usual maximum only the named values stand, not those between. */
  readonly namedOnly: boolean;
  readonly chiefFrom: Ruled<Fraction> | null;
  /** Who gets none in a draw: everybody, or those still at the table. */
  readonly inDraw: Ruled<'nobody' | 'not-at-table'>;
  /** Whether a player whose act lost the game may be rewarded. */
  readonly forfeiter: Ruled<'allowed' | 'earlier-play' | 'refused'>;
};

/** Extra points of fixed sizes: LI1 and LI2. */
export type LiRules = {
  readonly kind: 'li';
  readonly li1: Ruled<Fraction>;
  readonly li2: Ruled<Fraction>;
  readonly players: Ruled<number>;
  /** On the sum: only house rules set one. */
  readonly total: Ruled<Fraction> | null;
  readonly winners: Ruled<number>;
  readonly losers: Ruled<number>;
  readonly inDraw: Ruled<'nobody'>;
};

export type PenaltySize = 'penalty' | 'small' | 'large';

export type PenaltyItem = {
  readonly clause: string;
  readonly size: PenaltySize;
  /** The offender can only be one of these. */
  readonly roles: readonly Role[];
  /** The clause asks for the loss of his team. */
  readonly lost: boolean;
  /** This item is a case of that one: together they count once. */
  readonly caseOf?: string;
  /** The same act in both lists: this lighter item falls away where one of these is imposed. */
  readonly lighterThan?: readonly string[];
  /** An act that is not listed needs this approval. */
  readonly approval?: Approver;
};

export type PenaltyRules = {
  readonly sizes: Readonly<Record<PenaltySize, Ruled<Fraction> | null>>;
  readonly items: readonly PenaltyItem[];
  /** Sizes whose items may repeat in one game. */
  readonly repeats: readonly PenaltySize[];
  /** Who may agree that a listed penalty is not imposed. */
  readonly waivers: Partial<
    Readonly<Record<PenaltySize, { readonly by: Approver; readonly clause: string }>>
  >;
  readonly clause: string;
  /** The clause that says items of other sizes are imposed only once. */
  readonly onceClause: string;
};

export const roundings = ['nearest', 'ceil', 'floor'] as const;
export const bases = ['played', 'planned'] as const;
export const distances = ['stage', 'before-final'] as const;
export const modes = ['retroactive', 'progressive'] as const;
export const ifDenied = ['none', 'full'] as const;

export type CompensationRules = {
  readonly cap: Ruled<Fraction>;
  readonly minimumB: Ruled<number>;
  /** Fewer games on the distance give nothing. */
  readonly leastGames: Ruled<number>;
  readonly rounding: Ruled<(typeof roundings)[number]>;
  readonly base: Ruled<(typeof bases)[number]>;
  readonly distance: Ruled<(typeof distances)[number]>;
  readonly onLoss: Ruled<Fraction>;
  readonly onWin: Ruled<Fraction>;
  readonly onDraw: Ruled<Fraction>;
  readonly needsBlack: Ruled<boolean>;
  readonly mode: Ruled<(typeof modes)[number]>;
  readonly ifDenied: Ruled<(typeof ifDenied)[number]>;
};

const tieBreaks = ['additional', 'li1', 'li2', 'wins', 'role-wins', 'first-kills', 'role-losses'] as const;
export type TieBreak = (typeof tieBreaks)[number];

export const yellowModes = ['per-card', 'total'] as const;
export const scopes = ['tournament', 'stage'] as const;
export const deathsCounted = ['any', 'red'] as const;

export type ScoringRules = {
  readonly win: { readonly value: Fraction; readonly red: string; readonly black: string };
  readonly loss: Ruled<Fraction>;
  readonly draw: Ruled<Fraction>;
  /** A penalty for everybody at the table when a draw is declared, and the clause that spares them all others. */
  readonly drawAtTable: { readonly item: string; readonly spared: string } | null;
  readonly bestMove3: Ruled<Fraction>;
  readonly bestMove2: Ruled<Fraction>;
  readonly bestMoveRight: Ruled<'always' | 'lost-after-two-voted-out'>;
  /**
   * Of extra points and best-move points a player gets only the larger, and extra points that win do not
   * count towards the limit on the sum.
   */
  readonly bestMoveExclusive: Ruled<boolean>;
  readonly extra: ExtraRules | LiRules;
  /** Extra points stand as entered. */
  readonly extraFree: boolean;
  readonly removal: Ruled<Fraction> & { readonly bucket: Bucket };
  readonly redCard: Ruled<'no-own-fine' | 'as-removal'>;
  /**
   * `asRemoval`: he pays only what a removal costs. `afterDecisive`: what the act costs once the game is
   * decided.
   */
  readonly forfeit: Ruled<Fraction> & {
    readonly bucket: Bucket;
    readonly asRemoval: boolean;
    readonly withRemoval: boolean;
    readonly afterDecisive: Ruled<'nothing' | 'the-fine'>;
  };
  readonly penalties: PenaltyRules | null;
  readonly fine: Ruled<'other'>;
  readonly yellow: {
    readonly long: readonly Fraction[];
    readonly short: readonly Fraction[];
    readonly longFrom: number;
    readonly beyond: Fraction;
    readonly longClause: string;
    readonly shortClause: string;
    readonly mode: (typeof yellowModes)[number];
  } | null;
  readonly purple: {
    readonly next: Ruled<Fraction>;
    readonly damage: Ruled<Fraction>;
    readonly throwing: Ruled<Fraction>;
    readonly first: string;
  } | null;
  readonly compensation: CompensationRules | null;
  readonly difficulty: {
    readonly on: boolean;
    readonly mostPlayers: number | null;
    readonly countDraws: boolean;
    readonly scope: (typeof scopes)[number];
    readonly clause: string;
    readonly limitClause: string;
  } | null;
  readonly ties: readonly { readonly by: TieBreak; readonly clause: string }[];
  readonly lot: string;
  /** Whose first deaths the tie-break counts. */
  readonly firstKills: Ruled<(typeof deathsCounted)[number]>;
  readonly total: string;
};
