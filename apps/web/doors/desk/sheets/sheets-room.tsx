// The room `sheets` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const SheetsRoom = () => {
  const { t } = useTranslation('sheets');
  return <h2>{t('title')}</h2>;
};
