// What the first page and the cards say of this device: no network, a new version, games that the browser will not promise to keep.
import { isRefusal } from '@omerta/base/refusal.ts';
import './offline.css';
import { useAsync } from '../device/use-async.ts';
import { openGame } from '../games/ground.ts';
import { isOpen, seenOf } from '../games/listed.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useInstall } from './install.ts';
import { useKeeping } from './keeping.ts';
import { useNetwork } from './network.ts';
import { useFreshVersion, useKeptOffline } from './register.ts';

export const InstallButton = () => {
  const { t } = useTranslation('offline');
  const install = useInstall();
  return install ? (
    <button type="button" className="button" onClick={install}>
      {t('install')}
    </button>
  ) : null;
};

/** Known before the game begins: a screen that goes dark in a speech is noticed too late. */
const PlainNote = () => {
  const { t } = useTranslation('offline');
  return (
    <aside className="device-note" role="status">
      <details>
        <summary>{t('plainHttp')}</summary>
        <p>{t('notAwake')}</p>
        <p>{t('needsHttps')}</p>
      </details>
    </aside>
  );
};

export const KeepingNote = () => {
  const { t } = useTranslation('offline');
  const refused = useKeeping() === 'refused';
  if (!isSecureContext) return <PlainNote />;
  if (!refused) return null;
  return (
    <aside className="device-note" role="status">
      <details>
        <summary>{t('notPromised')}</summary>
        <p>{t('notKept')}</p>
      </details>
      <InstallButton />
    </aside>
  );
};

/** Offered where no game is open: an update loads the page anew. */
const FreshVersion = () => {
  const { t } = useTranslation('offline');
  const letIn = useFreshVersion();
  const found = useAsync(openGame);
  if (!letIn || !found) return null;
  const playing = found.value !== undefined && !isRefusal(found.value) && isOpen(seenOf(found.value));
  return (
    <aside className="device-note" role="status">
      <p>{t(playing ? 'freshAfterGame' : 'fresh')}</p>
      {!playing && (
        <button type="button" className="button" onClick={letIn}>
          {t('letIn')}
        </button>
      )}
    </aside>
  );
};

export const DeviceNotes = () => {
  const { t } = useTranslation('offline');
  const [online, kept] = [useNetwork(), useKeptOffline()];
  return (
    <>
      {!online && (
        <p className="quiet" role="status">
          {t(kept ? 'noNetwork' : 'noNetworkOpen')}
        </p>
      )}
      <FreshVersion />
      <KeepingNote />
    </>
  );
};
