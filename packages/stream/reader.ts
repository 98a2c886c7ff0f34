// A stream from outside: the opening and every entry described once, and read before anything is made of them.
import type { Invalid } from '@omerta/base/invalid.ts';
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
import { fail, shown } from '@omerta/base/unfit.ts';
import { approvers, type Command } from '@omerta/rules/game/command.ts';
import { correction, line, note } from '@omerta/rules/game/line-reader.ts';
import { fitsDeck, roles } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { numberTags, type Tag, textTags } from '@omerta/rules/notation/record.ts';
import { hashOf, type Rulebook, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Rules } from '@omerta/rules/rulebooks/rules.ts';
import type { StreamEntry } from './entry.ts';
import type { Opening } from './opening.ts';

/** Longer than any table shows. */
export const longestName = 200;
export const nickname = checked(note, (given, path) => {
  if (given.length > longestName)
    fail(path, 'value/count', { found: String(given.length), wanted: `0 ... ${longestName}` });
});
const card = orNull(oneOf(roles));
const count = whole(0, Number.MAX_SAFE_INTEGER);

/** Printed into a record it is one tag: it ends neither its bracket nor its line. */
const within = (pattern: RegExp): Descriptor<string> =>
  checked(text, (value, path) => {
    if (!pattern.test(value)) fail(path, 'text/plain', { found: shown(value) });
  });
const bare = within(/^[^[\]"\n\r\0]*$/);
const inBrackets = within(/^(?:[^\]"\n\r\0]|"[^"\n\r\0]*")*$/);
const word = /^[\w.-]+$/;
const switches = checked(mapOf(within(word)), (given, path) => {
  for (const name of Object.keys(given)) within(word).read(name, path);
});

/** The rulebook, the switches and the seats are the opening's own: no tag says them again. */
const tag: Descriptor<Tag> = tagged('kind', {
  text: { name: oneOf(textTags), value: note },
  number: { name: oneOf(numberTags), value: count },
  date: { value: bare },
  other: { text: inBrackets },
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

/** Cards of one deck. */
const players = checked(ten(shape({ name: nickname, role: card })), (given, path) => {
  if (!fitsDeck(given.map(({ role }) => role))) fail(path, 'sheet/deck');
});

const opening = shape({
  rulebook: oneOf(rulebookIds),
  version: text,
  hash: text,
  rules: orNull(ruleValues),
  switches,
  players,
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
  return fitRules(given.rules, today.rules) && fitHash(given, today);
};

const head = shape({ tags: listOf(tag) });
/** Of seats 1 to 10. */
export const nicknames = ten(nickname);
const named = shape({ names: nicknames });
const signed = shape({ name: text, ink: orNull(text), version: count });
const reopened = shape({ reason: text, consent: orNull(oneOf(approvers)) });

const isCorrection = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'replace';

/** A line, or a correction of lines. */
export const readCommand = (value: unknown): Command | Invalid =>
  isCorrection(value) ? read(correction, value) : read(line, value);

/** Consequences are not read: they are compared with what the rules draw. */
export const isEntry = (entry: StreamEntry): boolean => {
  switch (entry.kind) {
    case 'line':
      return !isRefusal(readCommand(entry.command));
    case 'head':
      return !isRefusal(read(head, { tags: entry.tags }));
    case 'named':
      return !isRefusal(read(named, { names: entry.names }));
    case 'signed':
      return !isRefusal(read(signed, entry.mark));
    case 'reopened':
      return !isRefusal(read(reopened, entry.mark));
  }
};
