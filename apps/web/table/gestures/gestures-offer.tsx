// Offered before the first game of this device, until it is answered once.
import { Suspense, useState } from 'react';
import { late } from '../../device/late.ts';
import { changeSettings, useSettings } from '../../device/settings.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const GesturesCard = late(async () => (await import('./gestures-card.tsx')).GesturesCard);

export const GesturesOffer = () => {
  const { t } = useTranslation('table');
  const { gesturesSeen } = useSettings();
  const [open, setOpen] = useState(false);
  const answer = (): void => changeSettings({ gesturesSeen: true });
  if (gesturesSeen) return null;
  return (
    <aside className="gestures-offer" data-offer="gestures">
      <p>{t('gestures.offer')}</p>
      <div className="choices">
        <button type="button" className="button" data-do="show-gestures" onClick={() => setOpen(true)}>
          {t('gestures.show')}
        </button>
        <button type="button" className="button" data-do="no-gestures" onClick={answer}>
          {t('gestures.never')}
        </button>
      </div>
      <Suspense>{open && <GesturesCard onClose={answer} />}</Suspense>
    </aside>
  );
};
