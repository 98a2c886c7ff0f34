// A stream from outside: the opening and every entry described once, and read before anything is made of them.
import {
  checked,
  type Descriptor,
  either,
  flag,
  listOf,
  mapOf,
  oneOf,
  orNull,
  read,
  shape,
  tagged,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { fail } from '@omerta/base/unfit.ts';
import { approvers } from '@omerta/rules/game/command.ts';
import { correction, line } from '@omerta/rules/game/line-reader.ts';
import { deck, roles } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';
import { numberTags, type Tag, textTags } from '@omerta/rules/notation/record.ts';
import { hashOf, type Rulebook, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Rules } from '@omerta/rules/rulebooks/rules.ts';
import type { StreamEntry } from './entry.ts';
import type { Opening } from './opening.ts';

/** Longer than any table shows. */
const longestName = 200;
const nickname = checked(text, (given, path) => {
  if (given.length > longestName)
    fail(path, 'value/count', { found: String(given.length), wanted: `0 ... ${longestName}` });
});
const card = orNull(oneOf(roles));
const count = whole(0, Number.MAX_SAFE_INTEGER);

const tag: Descriptor<Tag> = tagged('kind', {
  seat: { seat, name: text, role: card },
  rulebook: { id: text },
  switch: { name: text, value: text },
  text: { name: oneOf(textTags), value: text },
  number: { name: oneOf(numberTags), value: count },
  date: { value: text },
  other: { text },
});

const ten = <T>(each: Descriptor<T>): Descriptor<readonly T[]> =>
  checked(
    listOf(each),
    (list, path) => {
      if (list.length !== seats.length)
        fail(path, 'value/count', { found: String(list.length), wanted: String(seats.length) });
    },
    { minItems: seats.length, maxItems: seats.length },
  );

const ruleValue = orNull(either(either(text, count), either(flag, listOf(text))));
const ruleValues = mapOf(shape({ value: ruleValue, clause: text }));

const opening = shape({
  rulebook: oneOf(rulebookIds),
  version: text,
  hash: text,
  rules: orNull(ruleValues),
  switches: mapOf(text),
  players: ten(shape({ name: nickname, role: card })),
  tags: listOf(tag),
});

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

/** Names that today's edition has, each with a value of the kind it has there: another number, another word, or none. */
const fitRules = (given: Rules | null, today: Rules): boolean =>
  Object.entries(given ?? {}).every(([name, { value }]) => {
    const known = Object.hasOwn(today, name) ? kindOf(today[name as keyof Rules].value) : undefined;
    return known !== undefined && (known === 'null' || kindOf(value) === 'null' || kindOf(value) === known);
  });

/** The cards known before the first line are out of one deck. */
const fitDeck = ({ players }: Opening): boolean =>
  roles.every((role) => players.filter((player) => player.role === role).length <= deck[role]);

/** In the order they were hashed in: a log keeps keys by the alphabet. */
const asHashed = (rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([name, { value, clause }]) => [name, { value, clause }]),
  ) as Rules;

/** The fingerprint is that of the values beside it; where none are kept today's are in force, whatever it says. */
const fitHash = ({ hash, version, rules }: Opening, today: Rulebook): boolean =>
  rules === null || hash === hashOf({ ...today, version, rules: asHashed(rules) });

export const isOpening = (data: unknown, today: Rulebook): data is Opening => {
  if (isRefusal(read(opening, data))) return false;
  const given = data as Opening;
  return fitRules(given.rules, today.rules) && fitDeck(given) && fitHash(given, today);
};

const head = shape({ tags: listOf(tag) });
const signed = shape({ name: text, ink: orNull(text), version: count });
const reopened = shape({ reason: text, consent: orNull(oneOf(approvers)) });

/** Consequences are not read: they are compared with what the rules draw. */
export const isEntry = (entry: StreamEntry): boolean => {
  switch (entry.kind) {
    case 'line':
      return !isRefusal(
        entry.command.type === 'replace' ? read(correction, entry.command) : read(line, entry.command),
      );
    case 'head':
      return !isRefusal(read(head, { tags: entry.tags }));
    case 'signed':
      return !isRefusal(read(signed, entry.mark));
    case 'reopened':
      return !isRefusal(read(reopened, entry.mark));
  }
};
