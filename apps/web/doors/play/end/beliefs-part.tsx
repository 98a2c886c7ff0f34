// What the bots believed, fetched and reckoned when somebody opens it.
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { BeliefsProps } from './beliefs-props.ts';

const Beliefs = lazy(async () => ({ default: (await import('./beliefs.tsx')).Beliefs }));

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
