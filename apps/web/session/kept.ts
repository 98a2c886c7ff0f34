// The positions that undo and redo lead to, with what stood beside them when they were left.
import type { Course } from '@omerta/stream/course.ts';
import type { Aside, Kept } from './aside.ts';
import type { History } from './history.ts';

type Left = { readonly course: Course; readonly aside: Aside };

/** Only what can still be reached is worth keeping; what was undone before something new was written is out of reach. */
export const keptWith = (
  kept: readonly Kept[],
  left: Left,
  { past, future }: History,
  now: number,
): readonly Kept[] => {
  const reached = new Set([...past, ...future].map(({ course }) => course.version));
  const isLeftBehind = past.at(-1)?.course === left.course;
  const here: Kept = {
    version: left.course.version,
    aside: isLeftBehind ? { ...left.aside, after: null } : left.aside,
    at: now,
  };
  return [...kept.filter(({ version }) => version !== here.version), here].filter(({ version }) =>
    reached.has(version),
  );
};
