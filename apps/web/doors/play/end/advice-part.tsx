// What the referee's advisor has noticed in the game: reckoned when it is opened, and only told: nobody is penalised here.

import type { Course } from '@omerta/stream/course.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';

const Noticed = lazy(async () => ({ default: (await import('./noticed.tsx')).Noticed }));

export const AdvicePart = ({ course }: { readonly course: Course }) => {
  const { t } = useTranslation('play');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-go="advice">{t('end.advice.title')}</summary>
      <Suspense>{isOpen && <Noticed course={course} />}</Suspense>
    </details>
  );
};
