// The rules named in a file: a printed rulebook or house rules on one, with switches, turned into the scoring in force.
import {
  type Descriptor,
  flag,
  object,
  oneOf,
  orElse,
  published,
  raw,
  type Schema,
  shape,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { fail, keyPath, shown } from '@omerta/base/unfit.ts';
import { amount, name, points } from '@omerta/base/values.ts';
import { chooseRulebook } from '@omerta/rules/rulebooks/choose.ts';
import { isRulebookId, type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import {
  switches as allSwitches,
  type Switch,
  switchesOf,
  takesValue,
} from '@omerta/rules/rulebooks/switches.ts';
import { houseForms, houseKey } from './house.ts';
import { type Scoring, scoringOf } from './scoring.ts';
import { switchesFrom, switchKey, switchName, switchValue } from './switch-names.ts';

const rulebookId: Descriptor<RulebookId> = {
  read: (value, path) =>
    typeof value === 'string' && isRulebookId(value)
      ? value
      : fail(path, 'rulebook/unknown', { found: shown(value), wanted: rulebookIds.join(' | ') }),
  schema: { enum: rulebookIds },
};

/** What each switch takes in any rulebook: on and off are booleans, counts and seconds may be whole numbers. */
const switchSchema = ({ values, what }: Switch): Schema => {
  const words = values.filter((value) => value !== 'decimal');
  const forms = [
    ...(values.includes('on') ? [flag] : []),
    ...(values.includes('decimal') ? [points, whole(0)] : []),
    ...(words.length === 0 ? [] : [oneOf(words)]),
  ];
  return { description: what.en, anyOf: forms.map(({ schema }) => schema) };
};

const houseSchema = (form: (typeof houseForms)[string]): Schema => {
  if (form === 'points') return points.schema;
  if (form === 'amount') return amount.schema;
  if (form === 'count') return whole(0).schema;
  return form === 'yes-no' ? flag.schema : oneOf(form).schema;
};

const anyOfThese = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: [],
  additionalProperties: false,
});

const switchSchemas = Object.fromEntries(allSwitches.map((each) => [switchKey(each), switchSchema(each)]));
const houseSchemas = Object.fromEntries(
  Object.entries(houseForms).map(([key, form]) => [key, houseSchema(form)]),
);

const house = shape({
  base: rulebookId,
  name: orElse<string | null>(name, null),
  change: orElse(published(object, anyOfThese({ ...switchSchemas, ...houseSchemas })), {}),
});

type Named = {
  readonly base: RulebookId;
  readonly name: string | null;
  readonly change: Readonly<Record<string, unknown>>;
};

const named: Descriptor<Named> = {
  read: (value, path) =>
    typeof value === 'object' && value !== null
      ? house.read(value, path)
      : { base: rulebookId.read(value, path), name: null, change: {} },
  schema: { anyOf: [rulebookId.schema, house.schema] },
};

/** Which switches and changes there are depends on the rulebook: both are read when all of the file is there. */
export const rulebook = published(raw, named.schema);
export const switches = published(raw, anyOfThese(switchSchemas));

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

export const readScoring = (book: unknown, given: unknown): Scoring => {
  const { base, name: title, change } = named.read(book, 'rulebook');
  const chosen = object.read(given, 'switches');
  checkSwitches(base, chosen, 'switches');
  const changed = switchesAmong(base, change);
  checkSwitches(base, changed, 'rulebook.change');
  const inForce = chooseRulebook(base, switchesFrom({ ...chosen, ...changed }));
  if (isRefusal(inForce))
    return fail(keyPath('switches', inForce.name), 'switch/value', {
      found: inForce.name,
      wanted: inForce.values.join(' | '),
    });
  const scoring = scoringOf(title === null ? inForce : { ...inForce, title }, change);
  if (!isRefusal(scoring)) return scoring;
  return fail(keyPath('rulebook.change', scoring.key), 'house/value', {
    found: shown(change[scoring.key]),
    wanted: scoring.wanted,
  });
};
