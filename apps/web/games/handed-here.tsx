// A game that came by hand from another phone and does not go to its tournament from here yet: the one thing to do, and its button.
import { useState } from 'react';
import { Dialog } from '../look/dialog.tsx';
import { Link } from '../routing/link.tsx';
import type { Session } from '../session/session.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { AwayPanel } from './away-panel.tsx';
import { TakeFailed, useTakeTable } from './take-table.tsx';
import { useServed } from './use-served.ts';

const Panel = ({ session, onLeave }: { readonly session: Session; readonly onLeave: () => void }) => {
  const { t } = useTranslation(['served', 'common']);
  const { took, take, isBusy } = useTakeTable(session, useServed(session.live().id));
  return (
    <div>
      <h2 id="handed-here">{t('served:handed.title')}</h2>
      <p>{t('served:handed.what')}</p>
      <TakeFailed took={took} />
      <button type="button" className="button main" data-go="take-handed" disabled={isBusy} onClick={take}>
        {t('served:takeOver')}
      </button>
      <p className="quiet">{t('served:handed.hint')}</p>
      <button type="button" className="button" data-go="leave" onClick={onLeave}>
        {t('common:home')}
      </button>
    </div>
  );
};

/** The server has it at the phone it came from. */
export const HandedHere = ({ session }: { readonly session: Session }) => (
  <AwayPanel heading="handed-here">{(leave) => <Panel session={session} onLeave={leave} />}</AwayPanel>
);

/** The server does not know this phone, or not as this table's. */
export const HandedOut = () => {
  const { t } = useTranslation('served');
  const [isLater, setLater] = useState(false);
  if (isLater) return null;
  return (
    <Dialog open onClose={() => setLater(true)} title={t('handed.connect')}>
      <p data-part="handed-out">{t('handed.connectHow')}</p>
      <Link to="/connect" className="button main" data-go="connect-handed">
        {t('go')}
      </Link>
      <button type="button" className="button" data-go="later" onClick={() => setLater(true)}>
        {t('reseated.later')}
      </button>
    </Dialog>
  );
};
