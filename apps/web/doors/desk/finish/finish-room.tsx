// The room `finish` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const FinishRoom = () => {
  const { t } = useTranslation('finish');
  return <h2>{t('title')}</h2>;
};
