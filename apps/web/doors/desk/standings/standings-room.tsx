// The room `standings` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const StandingsRoom = () => {
  const { t } = useTranslation('standings');
  return <h2>{t('title')}</h2>;
};
