// The room `seating` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const SeatingRoom = () => {
  const { t } = useTranslation('seating');
  return <h2>{t('title')}</h2>;
};
