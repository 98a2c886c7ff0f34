// What the shadow count needs to hear from a rulebook: each value as the text has it, beside its clause.
import type { Num } from './number.ts';

/** `additional` is what the first tie-break sums. */
export type ShadowColumn = 'main' | 'compensation' | 'additional' | 'other';

export type ShadowSaid = { readonly points: Num; readonly clause: string };
type SaidIn = ShadowSaid & { readonly column: ShadowColumn };

export type ShadowTieBreak =
  | 'additional'
  | 'li1'
  | 'li2'
  | 'wins'
  | 'role-wins'
  | 'first-kills'
  | 'role-losses';

export type CompensationWords = {
  readonly most: Num;
  /** B is 40% of these games, to the nearest whole number. */
  readonly gamesAre: 'played' | 'planned';
  readonly leastB: number;
  /** Shorter distances have none. */
  readonly leastGames: number;
  readonly distance: 'stage' | 'before the final';
  readonly needsBlackNamed: boolean;
  /** The part of Ci that a result pays, and where it says so. */
  readonly lost: ShadowSaid;
  readonly won: ShadowSaid | null;
  readonly draw: ShadowSaid | null;
};

export type CardWords = {
  /** From so many games on the first ladder holds, below it the second; beyond the last step it stays. */
  readonly longFrom: number;
  readonly long: { readonly steps: readonly Num[]; readonly clause: string };
  readonly short: { readonly steps: readonly Num[]; readonly clause: string };
  readonly purpleFromSecond: ShadowSaid;
  readonly purpleFor: Readonly<Record<'damage' | 'throwing', ShadowSaid>>;
};

export type Words = {
  readonly redWin: ShadowSaid;
  readonly blackWin: ShadowSaid;
  readonly loss: ShadowSaid;
  readonly draw: ShadowSaid;
  /** The small penalty of everybody at the table when a draw is declared; he gets nothing else then. */
  readonly drawAtTable: ShadowSaid | null;
  readonly threeBlacks: ShadowSaid;
  readonly twoBlacks: ShadowSaid;
  /** No best move where the vote of day 1 sent out so many. */
  readonly noBestMoveFrom: number | null;
  /** They exclude each other: the larger counts, the best move where they are equal. */
  readonly extraOrBestMove: boolean;
  readonly extraClause: { readonly winner: string; readonly loser: string };
  /** What a named award is worth, where points are not written as numbers. */
  readonly awards: Readonly<Record<string, Num>>;
  /** Whoever lost the game by his act gets no extra points. */
  readonly extraForForfeit: boolean;
  readonly removal: SaidIn;
  /** An act that loses the game, in time and after the decisive event; `removal`: he is disqualified alone. */
  readonly forfeit: SaidIn | 'removal';
  readonly forfeitAfterwards: SaidIn | 'removal' | null;
  /** The price of a listed act. */
  readonly penalty: (clause: string) => ShadowSaid;
  /** A listed act that is the same act as a heavier one: small → large. */
  readonly sameAct: Readonly<Record<string, readonly string[]>>;
  readonly compensation: CompensationWords | null;
  /** The clause of K, and whether it applies without being asked for. */
  readonly difficulty: { readonly clause: string; readonly always: boolean } | null;
  readonly cards: CardWords | null;
  readonly tieBreaks: readonly ShadowTieBreak[];
  readonly firstKillsOf: 'any role' | 'red roles';
  /** The clause that makes the rating a sum: for what no other clause prices. */
  readonly rating: string;
  readonly fine: string;
};
