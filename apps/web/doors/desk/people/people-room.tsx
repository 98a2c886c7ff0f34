// The room `people` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const PeopleRoom = () => {
  const { t } = useTranslation('desk');
  return <h2>{t('rooms.people')}</h2>;
};
