// The rules named in a file: a printed rulebook or house rules on one, with switches, turned into the scoring in force.
import { fail, keyPath, name, object, orElse, type Read, shape, shown } from '@omerta/base/json-reader.ts';
import { chooseRulebook } from '@omerta/rules/rulebooks/choose.ts';
import { isRulebook } from '@omerta/rules/rulebooks/choose-from.ts';
import { isRulebookId, type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Switch, switchesOf, takesValue } from '@omerta/rules/rulebooks/switches.ts';
import { houseKey } from './house.ts';
import { isScoring, type Scoring, scoringOf } from './scoring.ts';
import { switchesFrom, switchName, switchValue } from './switch-names.ts';

const rulebookId: Read<RulebookId> = (value, path) =>
  typeof value === 'string' && isRulebookId(value)
    ? value
    : fail(path, 'rulebook/unknown', { found: shown(value), wanted: rulebookIds.join(' | ') });

type Named = {
  readonly base: RulebookId;
  readonly name: string | null;
  readonly change: Readonly<Record<string, unknown>>;
};

const houseRules: Read<Named> = shape({
  base: rulebookId,
  name: orElse<string | null>(name, null),
  change: orElse(object, {}),
});

const named: Read<Named> = (value, path) =>
  typeof value === 'object' && value !== null
    ? houseRules(value, path)
    : { base: rulebookId(value, path), name: null, change: {} };

/** `ci-on-draw` is `ciOnDraw` in a file. */
export const switchKey = (each: Switch): string =>
  each.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const switchAt = (id: RulebookId, key: string): Switch | undefined =>
  switchesOf(id).find((each) => each.name === switchName(key) && switchKey(each) === key);

/** Counts and seconds may be whole numbers; points are strings, never binary floats. */
const fitsSwitch = (each: Switch, value: unknown): boolean =>
  (typeof value === 'boolean' || typeof value === 'string' || Number.isSafeInteger(value)) &&
  takesValue(each, switchValue(value));

const checkSwitches = (id: RulebookId, switches: Readonly<Record<string, unknown>>, path: string): void => {
  for (const [key, value] of Object.entries(switches)) {
    const found = switchAt(id, key);
    if (!found)
      fail(keyPath(path, key), 'switch/unknown', {
        found: key,
        wanted: switchesOf(id).map(switchKey).join(' | '),
      });
    else if (!fitsSwitch(found, value))
      fail(keyPath(path, key), 'switch/value', { found: shown(value), wanted: found.values.join(' | ') });
  }
};

/** House changes that are switches act in play too, where records are replayed. */
const switchesAmong = (
  id: RulebookId,
  change: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const own = Object.entries(change).filter(([key]) => !houseKey(key));
  const unknown = own.find(([key]) => !switchAt(id, key));
  if (unknown) fail(keyPath('rulebook.change', unknown[0]), 'house/unknown', { found: unknown[0] });
  return Object.fromEntries(own);
};

export const readScoring = (rulebook: unknown, switches: unknown): Scoring => {
  const { base, name: title, change } = named(rulebook, 'rulebook');
  const chosen = object(switches, 'switches');
  checkSwitches(base, chosen, 'switches');
  const changed = switchesAmong(base, change);
  checkSwitches(base, changed, 'rulebook.change');
  const book = chooseRulebook(base, switchesFrom({ ...chosen, ...changed }));
  if (!isRulebook(book))
    return fail(keyPath('switches', book.name), 'switch/value', {
      found: book.name,
      wanted: book.values.join(' | '),
    });
  const scoring = scoringOf(title === null ? book : { ...book, title }, change);
  if (isScoring(scoring)) return scoring;
  return fail(keyPath('rulebook.change', scoring.key), 'house/value', {
    found: shown(change[scoring.key]),
    wanted: scoring.wanted,
  });
};
