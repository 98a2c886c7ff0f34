// The card of gestures over the page.
import { Dialog } from '../../look/dialog.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
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
