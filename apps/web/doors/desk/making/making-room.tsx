// The room `making` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const MakingRoom = () => {
  const { t } = useTranslation('desk');
  return <h2>{t('rooms.making')}</h2>;
};
