// The room `seating` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const SeatingRoom = () => {
  const { t } = useTranslation('desk');
  return <h2>{t('rooms.seating')}</h2>;
};
