// The room `making` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const MakingRoom = () => {
  const { t } = useTranslation('making');
  return <h2>{t('title')}</h2>;
};
