// The room `cases` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const CasesRoom = () => {
  const { t } = useTranslation('desk');
  return <h2>{t('rooms.cases')}</h2>;
};
