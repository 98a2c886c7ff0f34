// What a bot says, before it is said in a language: whom it suspects and why, whom it trusts, what it claims.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Reason } from '../belief/evidence.ts';
import type { Claim } from '../mind/claims.ts';

export type Words = {
  readonly suspects: readonly Seat[];
  readonly reason: Reason | null;
  readonly trusted: Seat | null;
  readonly claims: readonly Claim[];
  readonly nominee: Seat | null;
  /** Which of the forms of a sentence is taken. */
  readonly form: number;
};
