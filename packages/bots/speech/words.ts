// What a bot says, before it is said in a language: whom it suspects and why, whom it trusts, what it claims.
import type { Team } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';

/** What a suspect did himself. */
export type Deed = 'nominated' | 'raised' | 'spared' | 'named' | 'lifted' | 'claimed' | 'checked' | 'silent';
/** What somebody else did to him; `cleared` by a check that is not believed. */
export type Sign = 'nominated' | 'raised' | 'spared' | 'named' | 'checked' | 'cleared';

export type SaidReason =
  | { readonly kind: 'deed'; readonly deed: Deed; readonly to: Seat | null }
  | { readonly kind: 'sign'; readonly sign: Sign; readonly by: Seat }
  | { readonly kind: 'numbers' };

/** Null: a claim without a check. */
type Told = { readonly target: Seat; readonly team: Team } | null;

export type BotWords = {
  /** One or two; none where nothing is clear yet. */
  readonly suspects: readonly Seat[];
  /** It holds for all suspects. */
  readonly because: SaidReason | null;
  readonly trusted: Seat | null;
  readonly claims: readonly Told[];
  readonly nominee: Seat | null;
  /** Which of the forms of a sentence is taken. */
  readonly form: number;
};
