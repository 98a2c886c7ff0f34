// Whether the game is written down, and what to do when it could not be.
import './saving.css';
import type { Live, Session } from '../session/session.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useUnkept } from './ground.ts';

type Props = { readonly saving: Live['saving']; readonly onRetry: Session['retry'] };

/** Written to a memory that ends with the page is not saved. */
const lookOf = (saving: Live['saving'], unkept: boolean): string => {
  if (unkept) return 'failed';
  return saving === 'saving' ? 'busy' : saving;
};

export const Saving = ({ saving, onRetry }: Props) => {
  const { t } = useTranslation('common');
  const unkept = useUnkept() && saving === 'saved';
  return (
    <p className={`saving ${lookOf(saving, unkept)}`} role="status">
      <span className="saving-word">{t(unkept ? 'unkept' : saving)}</span>
      {saving === 'failed' && (
        <button type="button" className="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </p>
  );
};
