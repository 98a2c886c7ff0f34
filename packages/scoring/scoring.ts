// The scoring in force: a rulebook's points with its switches and house changes applied.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { switchesOf, takesValue } from '@omerta/rules/rulebooks/switches.ts';
import { houseForms, houseKey } from './house.ts';
import { printed } from './printed.ts';
import type { ScoringRules } from './scoring-rules.ts';
import { withSwitch } from './switch-effects.ts';
import { switchName, switchValue } from './switch-names.ts';

/** Rules of points in force, and the rulebook they belong to. */
export type Scoring = ScoringRules & { readonly rulebook: Rulebook };

/** A change that cannot be: which key, and what it takes. */
type ChangeRefusal = {
  readonly code: 'unknown-key' | 'unknown-value';
  readonly key: string;
  readonly wanted: string;
};

const changeOne = (scoring: Scoring, key: string, value: unknown): ScoringRules | ChangeRefusal => {
  const own = houseKey(key);
  if (own) return own.change(scoring, value) ?? { code: 'unknown-value', key, wanted: own.wanted };
  const switches = switchesOf(scoring.rulebook.id);
  const known = switches.find((each) => each.name === switchName(key));
  if (!known)
    return {
      code: 'unknown-key',
      key,
      wanted: [...Object.keys(houseForms), ...switches.map((each) => each.name)].join(' | '),
    };
  if (!takesValue(known, switchValue(value)))
    return { code: 'unknown-value', key, wanted: known.values.join(' | ') };
  return withSwitch(scoring, known.name, switchValue(value));
};

/** The points of a rulebook with its switches, then the house changes in the order given. */
export const scoringOf = (
  rulebook: Rulebook,
  change: Readonly<Record<string, unknown>> = {},
): Scoring | ChangeRefusal => {
  let rules = printed[rulebook.id];
  for (const [name, value] of Object.entries(rulebook.switches)) rules = withSwitch(rules, name, value);
  for (const [key, value] of Object.entries(change)) {
    const changed = changeOne({ ...rules, rulebook }, key, value);
    if (isRefusal(changed)) return changed;
    rules = changed;
  }
  return { ...rules, rulebook };
};
