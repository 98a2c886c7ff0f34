// Said once a visit to a game of another edition: limits and times differ from those the referee knows by heart.
import { useState } from 'react';
import { Dialog } from '../look/dialog.tsx';
import { useTranslation } from '../texts/use-translation.ts';

export const EditionNotice = ({ version }: { readonly version: string }) => {
  const { t } = useTranslation('common');
  const [isTold, setTold] = useState(false);
  const close = (): void => setTold(true);
  return (
    <Dialog open={!isTold} onClose={close} title={t('otherEditionTitle')}>
      <p>{t('otherEdition', { version })}</p>
      <button type="button" className="button main" data-go="edition-told" onClick={close}>
        {t('understood')}
      </button>
    </Dialog>
  );
};
