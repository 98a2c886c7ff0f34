// The answer to a refused command: code, clause and a sentence in every language.
import { inEvery, type Text } from '@omerta/base/lang.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import { refusalText as ruleRefusalText } from '@omerta/rules/messages/refusal-text.ts';
import type { Difference } from '@omerta/scoring/sheet/fact.ts';
import { refusalText as tournamentRefusalText } from '@omerta/tournament/messages/refusal-text.ts';
import type { Params, TournamentRefusal } from '@omerta/tournament/refusal.ts';
import { officeRefusalText } from './messages/refusal-text.ts';
import type { OfficeRefusal } from './refusal.ts';

export type Refused = {
  readonly code: string;
  /** Null where it is a matter of form. */
  readonly clause: string | null;
  /** What a program needs to react: whom or what it is about. */
  readonly params: Params;
  readonly sentence: Text;
  /** Where a sheet leaves the stream of its game. */
  readonly differences?: readonly Difference[];
};

export const refusedByTournament = (refusal: TournamentRefusal): Refused => ({
  code: refusal.code,
  clause: refusal.clause,
  params: refusal.params,
  sentence: inEvery((lang) => tournamentRefusalText(refusal, lang)),
  ...(refusal.because && 'differences' in refusal.because ? refusal.because : {}),
});

/** `line` counts the lines that were sent, from 1. */
export const refusedByRules = (refusal: RuleRefusal, line: number): Refused => ({
  code: refusal.code,
  clause: refusal.clause,
  params: { line },
  sentence: inEvery((lang) => ruleRefusalText(refusal, lang)),
});

const paramsOf = (refusal: OfficeRefusal): Params => {
  if (refusal.code === 'store/refused') return { store: refusal.refusal.code };
  return refusal.code === 'command/stale' ? { expected: refusal.expected, actual: refusal.actual } : {};
};

export const refusedByOffice = (refusal: OfficeRefusal): Refused => ({
  code: refusal.code,
  clause: null,
  params: paramsOf(refusal),
  sentence: inEvery((lang) => officeRefusalText(refusal, lang)),
});
