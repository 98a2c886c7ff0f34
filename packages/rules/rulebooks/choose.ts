// From a rulebook's id, switches and house changes to the rulebook in force; what cannot be is said as a value.
import { isRefusal } from '@omerta/base/refusal.ts';
import { chooseFrom, type SwitchRefusal } from './choose-from.ts';
import { editions } from './editions.ts';
import type { Rulebook, RulebookId } from './rulebook.ts';
import type { Ruled, RuleName, Rules } from './rules.ts';

const chosenBefore = new Map<string, Rulebook>();

/**
 * A rulebook with these switches, the others at their initial values. The same choice gives the same object.
 */
export const chooseRulebook = (
  id: RulebookId,
  chosen: Readonly<Record<string, string>> = {},
): Rulebook | SwitchRefusal => {
  const key = `${id} ${Object.entries(chosen).sort().join(' ')}`;
  const known = chosenBefore.get(key);
  if (known) return known;
  const built = chooseFrom(editions[id], chosen);
  if (!isRefusal(built)) chosenBefore.set(key, built);
  return built;
};

/** The printed rulebook with every switch at its initial value. */
export const rulebook = (id: RulebookId): Rulebook => {
  const chosen = chooseRulebook(id);
  if (isRefusal(chosen)) throw new Error(`a rulebook refuses its own switches: ${chosen.name}`);
  return chosen;
};

export type HouseRefusal = {
  readonly code: 'unknown-rule' | 'unknown-value';
  readonly name: string;
  readonly values: readonly unknown[];
};

/** The values that a rule takes in any rulebook: a house may choose among them, or set another number of seconds. */
const valuesOf = (name: RuleName): unknown[] => {
  const all = Object.values(editions).map((edition) => edition.rules[name].value);
  return all.filter(
    (value, i) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(value)) === i,
  );
};

const fits = (name: RuleName, value: unknown): boolean => {
  const known = valuesOf(name);
  if (known.some((each) => JSON.stringify(each) === JSON.stringify(value))) return true;
  return (
    name.endsWith('Seconds') &&
    Number.isInteger(value) &&
    Number(value) >= 0 &&
    known.some((each) => typeof each === 'number')
  );
};

/** House rules: a base with named changes, each keeping the clause it departs from. */
export const houseRulebook = (
  base: Rulebook,
  title: string,
  change: Readonly<Record<string, unknown>>,
): Rulebook | HouseRefusal => {
  const changed: Record<string, Ruled<unknown>> = {};
  for (const [name, value] of Object.entries(change)) {
    if (!(name in base.rules)) return { code: 'unknown-rule', name, values: Object.keys(base.rules) };
    if (!fits(name as RuleName, value))
      return { code: 'unknown-value', name, values: valuesOf(name as RuleName) };
    changed[name] = { value, clause: base.rules[name as RuleName].clause };
  }
  return { ...base, title, rules: { ...base.rules, ...(changed as Partial<Rules>) } as Rules };
};
