// What the first page and the cards say of this device: no network, a new version, games that the browser will not promise to keep.
import './offline.css';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../routing/link.tsx';
import { withTexts } from '../texts/load.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { isInstalledByHand } from './abilities.ts';
import { FreshVersion } from './fresh-version.tsx';
import { useInstall } from './install.ts';
import { useKeeping } from './keeping.ts';
import { useNetwork } from './network.ts';
import { useKeptOffline } from './register.ts';

const HomeScreen = lazy(async () => ({
  default: (await withTexts(import('./home-screen.tsx'), 'install')).HomeScreen,
}));

/** Where the browser offers nothing and can be asked for nothing, its own way is shown. */
export const InstallButton = () => {
  const { t } = useTranslation('offline');
  const install = useInstall();
  const [shown, setShown] = useState(false);
  if (!install && !isInstalledByHand()) return null;
  return (
    <>
      <button type="button" className="button" data-go="install" onClick={install ?? (() => setShown(true))}>
        {t('install')}
      </button>
      <Suspense>{shown && <HomeScreen onClose={() => setShown(false)} />}</Suspense>
    </>
  );
};

/** Known before the game begins: a screen that goes dark in a speech is noticed too late. */
const PlainNote = () => {
  const { t } = useTranslation('offline');
  return (
    <div className="device-note" role="status">
      <details>
        <summary>{t('plainHttp')}</summary>
        <p>{t('notAwake')}</p>
        <p>{t('needsHttps')}</p>
      </details>
    </div>
  );
};

export const KeepingNote = () => {
  const { t } = useTranslation('offline');
  const refused = useKeeping() === 'refused';
  if (!isSecureContext) return <PlainNote />;
  if (!refused) return null;
  return (
    <div className="device-note" role="status">
      <details>
        <summary>{t('notPromised')}</summary>
        <p>{t('notKept')}</p>
      </details>
      <InstallButton />
      <Link to="/device" className="button" data-go="device">
        {t('device')}
      </Link>
    </div>
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
