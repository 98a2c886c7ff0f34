// An edition with its switches chosen, or what cannot be chosen.
import { type Edition, type Rulebook, rulebookOf } from './rulebook.ts';
import { switchesOf, takesValue } from './switches.ts';

export type SwitchRefusal = {
  readonly code: 'unknown-switch' | 'unknown-value';
  readonly name: string;
  readonly values: readonly string[];
};

export const chooseFrom = (
  edition: Edition,
  chosen: Readonly<Record<string, string>>,
): Rulebook | SwitchRefusal => {
  const own = switchesOf(edition.id);
  for (const [name, value] of Object.entries(chosen)) {
    const found = own.find((each) => each.name === name);
    if (!found) return { code: 'unknown-switch', name, values: own.map((each) => each.name) };
    if (!takesValue(found, value)) return { code: 'unknown-value', name, values: found.values };
  }
  let rules = edition.rules;
  const values: Record<string, string> = {};
  for (const each of own) {
    const place = each.rulebooks[edition.id];
    if (!place) continue;
    const value = chosen[each.name] ?? place.initial;
    values[each.name] = value;
    if (value !== place.initial && each.play) rules = { ...rules, ...each.play(value, place.clause) };
  }
  return rulebookOf(edition, rules, values);
};
