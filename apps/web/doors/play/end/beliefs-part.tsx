// What the bots believed, fetched and reckoned when somebody opens it.
import type { SeatPicture } from '@omerta/play/picture.ts';
import type { Course } from '@omerta/stream/course.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';

const Beliefs = lazy(async () => ({ default: (await import('./beliefs.tsx')).Beliefs }));

export type BeliefsProps = { readonly course: Course; readonly chairs: SeatPicture['chairs'] };

export const BeliefsPart = ({ course, chairs }: BeliefsProps) => {
  const { t } = useTranslation('play');
  const [wasOpened, setOpened] = useState(false);
  if (!chairs.some((each) => each?.bot)) return null;
  return (
    <details onToggle={() => setOpened(true)}>
      <summary data-go="beliefs">{t('end.beliefs')}</summary>
      {wasOpened && (
        <Suspense>
          <Beliefs course={course} chairs={chairs} />
        </Suspense>
      )}
    </details>
  );
};
