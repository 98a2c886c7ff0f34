// The room `screens` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const ScreensRoom = () => {
  const { t } = useTranslation('desk');
  return <h2>{t('rooms.screens')}</h2>;
};
