// Whether a stream follows from the rules it names: every line, read and decided again, gives the very events that stand after it.
import { canonical } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { advance, startCourse, withHead } from './course.ts';
import { entriesOf, type Stored, storedEntry } from './entry.ts';
import { isEntry, isOpening } from './reader.ts';

/** The version of the first event that does not follow from those before it; null where all do. `today`: see `inForce`. */
export const firstStray = (events: readonly Stored[], today: Rulebook): number | null => {
  const [first, ...rest] = events;
  if (first?.type !== 'GameOpened' || !isOpening(first.data, today) || first.data.rulebook !== today.id)
    return 1;
  const written = entriesOf(rest);
  if (!written) return 2;
  let course = startCourse(first.data, today);
  let version = 2;
  for (const { entry } of written) {
    if (!isEntry(entry)) return version;
    if (entry.kind === 'line') {
      const next = advance(course, entry.command);
      if (isRefusal(next) || canonical(next.line.events) !== canonical(entry.events)) return version;
      course = next.course;
    }
    if (entry.kind === 'head') course = withHead(course, entry.tags);
    version += storedEntry(entry).length;
  }
  return null;
};
