// Whether a stream follows from the rules it names: every line, read and decided again, gives the very events that stand after it.
import { canonical } from '@omerta/base/canonical.ts';
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { advance, type Course, withHead, withNames } from './course.ts';
import { entriesOf, type Stored, storedEntry } from './entry.ts';
import { foldPlay, type Played, unplayed } from './fold.ts';
import { inForce } from './opening.ts';
import { isEntry, isOpening } from './reader.ts';

/** `nth` counts the events from 0; `because` is the rule against it, where it is one. */
export type Stray = Refusal<'stream/stray'> & { readonly nth: number; readonly because: RuleRefusal | null };

const strayAt = (nth: number, because: RuleRefusal | null = null): Stray => ({
  code: 'stream/stray',
  nth,
  because,
});

const isFirst = ({ type, data }: Stored, today: Rulebook): boolean =>
  type === 'GameOpened' && isOpening(data, today) && data.rulebook === today.id;

/** `renames`: the game knows its players by nickname alone. Where they have ids, a tournament says who sits where. */
export type Renaming = { readonly renames?: boolean };

/** The game after these events, where they follow from those before them. `today`: see `inForce`. */
export const follow = (
  before: Played,
  events: readonly Stored[],
  today: Rulebook,
  { renames = false }: Renaming = {},
): Played | Stray => {
  const [first] = events;
  const opens = before.opening === null;
  if (opens && (!first || !isFirst(first, today))) return strayAt(0);
  const { opening, state } = opens && first ? foldPlay(before, first) : before;
  if (!opening) return strayAt(0);
  let nth = opens ? 1 : 0;
  const written = entriesOf(events.slice(nth));
  if (!written) return strayAt(nth);
  let course: Course = { ...inForce(opening, today), opening, state, version: 0 };
  for (const { entry } of written) {
    if (!isEntry(entry) || (entry.kind === 'named' && !renames)) return strayAt(nth);
    if (entry.kind === 'line') {
      const next = advance(course, entry.command);
      if (isRefusal(next)) return strayAt(nth, next);
      if (canonical(next.line.events) !== canonical(entry.events)) return strayAt(nth);
      course = next.course;
    }
    if (entry.kind === 'head') course = withHead(course, entry.tags);
    if (entry.kind === 'named') course = withNames(course, entry.names);
    nth += storedEntry(entry).length;
  }
  return { opening: course.opening, state: course.state };
};

/** The version of the first event of a whole stream that does not follow from those before it; null where all do. */
export const firstStray = (
  events: readonly Stored[],
  today: Rulebook,
  renaming: Renaming = {},
): number | null => {
  const followed = follow(unplayed, events, today, renaming);
  return isRefusal(followed) ? followed.nth + 1 : null;
};
