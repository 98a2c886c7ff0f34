// The room `hall` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const HallRoom = () => {
  const { t } = useTranslation('desk');
  return <h2>{t('rooms.hall')}</h2>;
};
