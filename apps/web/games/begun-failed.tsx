// Why a game that the server offers could not be begun or gone on with here.
import { useTranslation } from '../texts/use-translation.ts';
import type { BegunServed } from './begin-served.ts';

export const BegunFailed = ({ begun }: { readonly begun: Exclude<BegunServed, 'begun'> }) => {
  const { t } = useTranslation('served');
  if (typeof begun === 'string') return <p role="alert">{t(`refused.${begun}`)}</p>;
  return <p role="alert">{'sentence' in begun ? begun.sentence : t('refused.store')}</p>;
};
