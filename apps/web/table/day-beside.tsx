// Whether the day stands beside the ring: a large screen, by day; a phone never fetches it.
import type { Course } from '@omerta/stream/course.ts';
import { lazy, memo, Suspense, useSyncExternalStore } from 'react';

const DayPanel = lazy(async () => ({ default: (await import('./day-panel.tsx')).DayPanel }));

const large = matchMedia('(min-width: 1200px) and (min-height: 672px)');

const subscribe = (changed: () => void): (() => void) => {
  large.addEventListener('change', changed);
  return () => large.removeEventListener('change', changed);
};

export const DayBeside = memo(({ course }: { readonly course: Course }) => {
  const isLarge = useSyncExternalStore(subscribe, () => large.matches);
  if (!isLarge || course.state.phase !== 'day') return null;
  return (
    <Suspense>
      <DayPanel course={course} />
    </Suspense>
  );
});
