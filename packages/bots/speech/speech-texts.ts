// The shape of what bots say in one language.
import type { Team } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Deed, Sign } from './words.ts';

/** Several ways to say one thing: a bot takes one of them. */
export type Forms<A extends readonly unknown[]> = readonly ((...args: A) => string)[];

export type SpeechTexts = {
  /** Without a stop: a reason may follow. */
  readonly suspect: Forms<[suspects: readonly Seat[]]>;
  /** `both`: it holds for two. What is done to nobody is done to `null`. */
  readonly deeds: Readonly<Record<Deed, (to: Seat | null, both: boolean) => string>>;
  readonly signs: Readonly<Record<Sign, (by: Seat, both: boolean) => string>>;
  readonly numbers: Forms<[]>;
  readonly unclear: Forms<[]>;
  readonly trust: Forms<[seat: Seat]>;
  readonly sheriff: Forms<[]>;
  readonly check: Readonly<Record<Team, Forms<[seat: Seat]>>>;
  readonly nominate: Forms<[seat: Seat]>;
};
