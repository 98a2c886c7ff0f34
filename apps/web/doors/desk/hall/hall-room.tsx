// The room `hall` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const HallRoom = () => {
  const { t } = useTranslation('hall');
  return <h2>{t('title')}</h2>;
};
