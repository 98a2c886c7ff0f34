// A form that is found again as it was left: after another room, and after a reload.
import { useMemo, useSyncExternalStore } from 'react';
import { type DraftKind, type DraftShelf, draftSaid, putOn, saidOn, sayingOf } from './kept-draft.ts';
import { tabStorage } from './plain-storage.ts';

/** What this page has said, whether or not the shelf took it. */
const said = new Map<string, string | null>();
const watching = new Set<() => void>();

const watch = (changed: () => void): (() => void) => {
  watching.add(changed);
  return () => watching.delete(changed);
};

/**
 * On the tab's shelf unless another one is named: drafts tell of people, and whoever opens the browser next
 * does not find them. Keeping the empty one forgets it.
 */
export const useDraft = <T>(
  { name, reads, empty }: DraftKind<T>,
  shelf: DraftShelf | null = tabStorage,
): readonly [T, (draft: T) => void] => {
  const now = useSyncExternalStore(watch, () => {
    const own = said.get(name);
    return own === undefined ? saidOn(shelf, name) : own;
  });
  const draft = useMemo(() => draftSaid({ reads, empty }, now), [reads, empty, now]);
  const keep = (next: T): void => {
    const saying = sayingOf({ empty }, next);
    said.set(name, saying);
    putOn(shelf, name, saying);
    for (const changed of watching) changed();
  };
  return [draft, keep];
};
