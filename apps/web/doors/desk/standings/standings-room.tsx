// The room `standings` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const StandingsRoom = () => {
  const { t } = useTranslation('desk');
  return <h2>{t('rooms.standings')}</h2>;
};
