// The room `finish` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const FinishRoom = () => {
  const { t } = useTranslation('desk');
  return <h2>{t('rooms.finish')}</h2>;
};
