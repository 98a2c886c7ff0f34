// The desk has taken the game that this phone leads: told at once, with the way to what comes next.

import { useState } from 'react';
import { Dialog } from '../look/dialog.tsx';
import { Link } from '../routing/link.tsx';
import { useTranslation } from '../texts/use-translation.ts';

export const EndedEarly = () => {
  const { t } = useTranslation('served');
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Dialog open onClose={() => setRead(true)} title={t('endedEarly.title')}>
      <p data-part="ended-early">{t('endedEarly.what')}</p>
      <Link to="/connect" className="button main" data-go="after-ended">
        {t('endedEarly.next')}
      </Link>
      <button type="button" className="button" data-do="stay" onClick={() => setRead(true)}>
        {t('endedEarly.stay')}
      </button>
    </Dialog>
  );
};
