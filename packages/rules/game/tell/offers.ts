// What a screen offers against one seat now: each listed violation that can happen, with the sanction that applies.
import type { Text } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { acts, type Offence } from '../../rulebooks/acts.ts';
import { type Heed, heeds } from '../../rulebooks/heeds.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import type { Sanction, Violation } from '../../rulebooks/violation.ts';
import type { Command } from '../command.ts';
import { decide } from '../decide/decide.ts';
import type { RuleRefusalCode } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state.ts';
import { isIn, isNow } from './situation.ts';

export type Offer = {
  readonly act: Offence;
  readonly text: Text;
  /** Several where the rulebook leaves the choice to the referee, the usual one first. */
  readonly sanctions: readonly [Sanction, ...Sanction[]];
  /** The clause that gives the sanction. */
  readonly clause: string;
  /** The other clauses that the act falls under. */
  readonly also: readonly string[];
  /** What one of those clauses tells the referee besides the sanction. */
  readonly heeds: readonly { readonly what: Heed; readonly clause: string; readonly text: Text }[];
  /** The rulebook asks for a verbal warning before the sanction. */
  readonly warnFirst: boolean;
  /** Records the first sanction. */
  readonly command: Command;
  /** Why that command would be refused now, or null. */
  readonly refused: RuleRefusalCode | null;
};

/** The word that records each sanction. */
export const sanctionWord = {
  warning: 'warn',
  foul: 'foul',
  yellow: 'yellow',
  purple: 'purple',
  removal: 'remove',
  forfeit: 'forfeit',
} as const satisfies Record<Sanction, Command['type']>;

const offer = (rulebook: Rulebook, state: GameState, seat: Seat, violation: Violation): Offer => {
  const { act, clause, sanctions, also = [], warnFirst } = violation;
  const command: Command = { type: sanctionWord[sanctions[0]], seat, clause };
  const decided = decide(rulebook, state, command);
  return {
    act,
    text: acts[act],
    sanctions,
    clause,
    also,
    heeds: (violation.heeds ?? []).map((heed) => ({ ...heed, text: heeds[heed.what] })),
    warnFirst: warnFirst === true,
    command,
    refused: isRefusal(decided) ? decided.code : null,
  };
};

/** Where the decided game suspends the worse sanction, the usual one of the act is left. */
const offerInPlace = (rulebook: Rulebook, state: GameState, seat: Seat, violation: Violation): Offer => {
  const worse = violation.worse?.find((each) => isIn(rulebook, state, seat, each.when));
  const graver = worse && {
    ...violation,
    clause: worse.clause,
    sanctions: [worse.sanction] as const,
    also: [violation.clause, ...(violation.also ?? [])],
  };
  const aggravated = graver && offer(rulebook, state, seat, graver);
  return aggravated && aggravated.refused !== 'forfeit/suspended'
    ? aggravated
    : offer(rulebook, state, seat, violation);
};

const canCommit = (
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  { phase, only, except }: Violation,
): boolean =>
  (phase === undefined || isNow(rulebook, state, phase)) &&
  (only === undefined || isIn(rulebook, state, seat, only)) &&
  !(except !== undefined && isIn(rulebook, state, seat, except));

export const offers = (rulebook: Rulebook, state: GameState, seat: Seat): readonly Offer[] =>
  rulebook.violations
    .filter((violation) => canCommit(rulebook, state, seat, violation))
    .map((violation) => offerInPlace(rulebook, state, seat, violation));
