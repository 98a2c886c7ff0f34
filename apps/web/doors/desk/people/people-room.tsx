// The room `people` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const PeopleRoom = () => {
  const { t } = useTranslation('roster');
  return <h2>{t('title')}</h2>;
};
