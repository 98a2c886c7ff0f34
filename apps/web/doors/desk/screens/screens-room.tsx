// The room `screens` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const ScreensRoom = () => {
  const { t } = useTranslation('screens');
  return <h2>{t('title')}</h2>;
};
