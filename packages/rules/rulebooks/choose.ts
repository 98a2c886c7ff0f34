// From a rulebook's id, switches and house changes to the rulebook in force; what cannot be is said as a value.
import { editions } from './editions.ts';
import { type Rulebook, type RulebookId, rulebookOf } from './rulebook.ts';
import type { Ruled, RuleName, Rules } from './rules.ts';
import { switchesOf, takesValue } from './switches.ts';

export type SwitchProblem = { readonly problem: 'unknown-switch' | 'unknown-value'; readonly name: string; readonly values: readonly string[] };

const chosenBefore = new Map<string, Rulebook>();

/** The printed rulebook with the given switches; the others keep their initial values. The same choice is the same object. */
export const chooseRulebook = (id: RulebookId, chosen: Readonly<Record<string, string>> = {}): Rulebook | SwitchProblem => {
  const key = `${id} ${Object.entries(chosen).sort().join(' ')}`;
  const known = chosenBefore.get(key);
  if (known) return known;
  const built = build(id, chosen);
  if (isRulebook(built)) chosenBefore.set(key, built);
  return built;
};

const build = (id: RulebookId, chosen: Readonly<Record<string, string>>): Rulebook | SwitchProblem => {
  const edition = editions[id];
  const own = switchesOf(id);
  for (const [name, value] of Object.entries(chosen)) {
    const found = own.find((each) => each.name === name);
    if (!found) return { problem: 'unknown-switch', name, values: own.map((each) => each.name) };
    if (!takesValue(found, value)) return { problem: 'unknown-value', name, values: found.values };
  }
  let rules = edition.rules;
  const values: Record<string, string> = {};
  for (const each of own) {
    const place = each.rulebooks[id];
    if (!place) continue;
    const value = chosen[each.name] ?? place.initial;
    values[each.name] = value;
    if (value !== place.initial && each.play) rules = { ...rules, ...each.play(value, place.clause) };
  }
  return rulebookOf(edition, rules, values);
};

export const isRulebook = (chosen: Rulebook | SwitchProblem): chosen is Rulebook => !('problem' in chosen);

/** The printed rulebook with every switch at its initial value. */
export const rulebook = (id: RulebookId): Rulebook => {
  const chosen = chooseRulebook(id);
  if (!isRulebook(chosen)) throw new Error(`a rulebook refuses its own switches: ${chosen.name}`);
  return chosen;
};

export type HouseProblem = { readonly problem: 'unknown-rule' | 'unknown-value'; readonly name: string; readonly values: readonly unknown[] };

/** The values that a rule takes in any rulebook: a house may choose among them, or set another number of seconds. */
const valuesOf = (name: RuleName): unknown[] => {
  const all = Object.values(editions).map((edition) => edition.rules[name].value);
  return all.filter((value, i) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(value)) === i);
};

const fits = (name: RuleName, value: unknown): boolean => {
  const known = valuesOf(name);
  if (known.some((each) => JSON.stringify(each) === JSON.stringify(value))) return true;
  return name.endsWith('Seconds') && Number.isInteger(value) && Number(value) >= 0 && known.some((each) => typeof each === 'number');
};

/** House rules: a base with named changes, each keeping the clause it departs from. */
export const houseRulebook = (base: Rulebook, title: string, change: Readonly<Record<string, unknown>>): Rulebook | HouseProblem => {
  const changed: Record<string, Ruled<unknown>> = {};
  for (const [name, value] of Object.entries(change)) {
    if (!(name in base.rules)) return { problem: 'unknown-rule', name, values: Object.keys(base.rules) };
    if (!fits(name as RuleName, value)) return { problem: 'unknown-value', name, values: valuesOf(name as RuleName) };
    changed[name] = { value, clause: base.rules[name as RuleName].clause };
  }
  return { ...base, title, rules: { ...base.rules, ...(changed as Partial<Rules>) } as Rules };
};
