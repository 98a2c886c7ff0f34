// The room `cases` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const CasesRoom = () => {
  const { t } = useTranslation('cases');
  return <h2>{t('title')}</h2>;
};
