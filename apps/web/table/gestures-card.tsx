// The card of gestures over the page.
import { useTranslation } from 'react-i18next';
import { Dialog } from '../look/dialog.tsx';
import { GestureList } from './gestures.tsx';

export const GesturesCard = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('gestures');
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <GestureList />
      <button type="button" className="button main" data-do="understood" onClick={onClose}>
        {t('understood')}
      </button>
    </Dialog>
  );
};
