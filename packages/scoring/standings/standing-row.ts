// What a table of standings holds: rows, their items and the nominations, all exact.
import type { Fraction } from '@omerta/base/fraction.ts';
import { itemKinds } from '../game/game-score.ts';
import type { Bucket, TieBreak } from '../scoring-rules.ts';

/** What only the whole tournament gives, beside the kinds of one game. */
export const standingItemKinds = [...itemKinds, 'compensation', 'difficulty', 'coefficient'] as const;
export type StandingItemKind = (typeof standingItemKinds)[number];
export type StandingBucket = Bucket | 'compensation';

export type GameRef = { readonly stage: string; readonly round: number; readonly table: number };

export type StandingItem = {
  /** Null for what belongs to no game: fines set on the tournament. */
  readonly game: GameRef | null;
  readonly kind: StandingItemKind;
  readonly points: Fraction;
  readonly clause: string;
  readonly bucket: StandingBucket;
};

export type DecidedBy = TieBreak | 'lot' | 'lot-needed';

/** What places are decided from. */
export type Standing = {
  readonly player: string;
  readonly total: Fraction;
  readonly additional: Fraction;
  readonly li1: number;
  readonly li2: number;
  readonly wins: number;
  readonly roleWins: number;
  readonly firstKills: number;
  readonly roleLosses: number;
};

export type StandingRow = Standing & {
  /** Null for the expelled. */
  readonly place: number | null;
  readonly main: Fraction;
  readonly compensation: Fraction;
  readonly other: Fraction;
  readonly games: number;
  readonly items: readonly StandingItem[];
  /** On the upper of two rows with equal totals: what put it there. */
  readonly decidedBy: DecidedBy | null;
};

export const nominationNames = ['mvp', 'red', 'black', 'don', 'sheriff'] as const;
export type NominationName = (typeof nominationNames)[number];

/** Sorted by wins in the role first. */
export const isByWins = (name: NominationName): boolean => name === 'don' || name === 'sheriff';

/** `value`: additional points; for `don` and `sheriff` a game in the role, after the wins in it. */
export type Award = {
  readonly place: number;
  readonly player: string;
  readonly value: Fraction;
  readonly games: number;
  readonly wins: number;
};
export type Nominations = Readonly<Record<NominationName, readonly Award[]>>;
