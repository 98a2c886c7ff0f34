// Games of the first devices, whose streams held commands: decided once more, the last time, and written as a stream of today.
import { isRefusal } from '@omerta/base/refusal.ts';
import { sha256 } from '@omerta/base/sha256.ts';
import { hashOf, type Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { NewEvent } from '@omerta/store/append.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import { chainedLines, type Unplaced } from '@omerta/store/transfer.ts';
import { schemaOf } from '@omerta/store/upcast.ts';
import { type Advanced, advance, type Course, startCourse } from './course.ts';
import { storedEntry, storedOpening } from './entry.ts';
import { convertedName } from './old-stream.ts';
import type { Opening } from './opening.ts';
import { isOpening, readCommand } from './reader.ts';
import { upcasters } from './upcasters.ts';

/** These rules decided the game until today: from now on it keeps them. */
const openedUnder = (opening: Opening, { version, rules }: Rulebook, hash: string): Opening => ({
  ...opening,
  version,
  hash,
  rules,
});

/** Nothing is decided unread: a newer program's line may be of a kind that these rules have never heard of. */
const followed = (course: Course, given: unknown): Advanced | null => {
  const command = readCommand(given);
  if (isRefusal(command)) return null;
  const next = advance(course, command);
  return isRefusal(next) ? null : next;
};

/** The lines of the new stream's export, each command and its time kept; null where the rules no longer allow a line. */
export const convert = (old: readonly Envelope[], rulebook: Rulebook): readonly string[] | null => {
  const events: Unplaced[] = [];
  let course = null as Course | null;
  for (const { type: kind, data: given, at, device, person, command } of old) {
    const add = (added: readonly NewEvent[]): void => {
      for (const { type, data } of added)
        events.push({ type, data, at, device, person, command, schema: schemaOf(upcasters, type) });
    };
    if (kind === 'GameOpened') {
      const opening: unknown = openedUnder(given as Opening, rulebook, hashOf(rulebook));
      if (!isOpening(opening, rulebook)) return null;
      course = startCourse(opening, rulebook);
      add([storedOpening(opening)]);
    } else if (kind !== 'CommandGiven') add([{ type: kind, data: given }]);
    else {
      const next: Advanced | null = course && followed(course, given);
      if (!next) return null;
      course = next.course;
      add(storedEntry(next.line));
    }
  }
  const [first] = old;
  return first ? chainedLines(sha256, convertedName(first.stream), events) : null;
};
