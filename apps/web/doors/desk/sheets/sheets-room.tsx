// The room `sheets` of the desk.
import { useTranslation } from '../../../texts/use-translation.ts';

export const SheetsRoom = () => {
  const { t } = useTranslation('desk');
  return <h2>{t('rooms.sheets')}</h2>;
};
