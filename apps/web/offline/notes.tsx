// What the first page and the cards say of this device: no network, a new version, games that the browser will not promise to keep.
import { isRefusal } from '@omerta/base/refusal.ts';
import './offline.css';
import { lazy, Suspense, useState } from 'react';
import { isPlayedAnywhere, whileNobodyPlays } from '../device/playing.ts';
import { useAsync } from '../device/use-async.ts';
import { openGame } from '../games/ground.ts';
import { isOpen, seenOf } from '../games/listed.ts';
import { Link } from '../routing/link.tsx';
import { withTexts } from '../texts/load.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { isInstalledByHand } from './abilities.ts';
import { useInstall } from './install.ts';
import { useKeeping } from './keeping.ts';
import { useNetwork } from './network.ts';
import { useFreshVersion, useKeptOffline } from './register.ts';

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

type Waits = 'freshAfterGame' | 'freshElsewhere' | null;

/** A game that is not finished on this device's table, or on the screen of any window. */
const whyWait = async (): Promise<Waits> => {
  const game = await openGame();
  if (game && !isRefusal(game) && isOpen(seenOf(game))) return 'freshAfterGame';
  return (await isPlayedAnywhere()) ? 'freshElsewhere' : null;
};

/** Offered where no game is open: an update loads the page anew. Asked again at the press: a game may have begun since. */
const FreshVersion = () => {
  const { t } = useTranslation('offline');
  const letIn = useFreshVersion();
  const found = useAsync(whyWait);
  const [late, setLate] = useState<Waits>(null);
  if (!letIn || !found) return null;
  const waits = late ?? found.value;
  const take = async (): Promise<void> => {
    const why = await whyWait();
    if (why) setLate(why);
    else if (!(await whileNobodyPlays(letIn))) setLate('freshElsewhere');
  };
  return (
    <div className="device-note" role="status">
      <p>{t(waits ?? 'fresh')}</p>
      {!waits && (
        <button type="button" className="button" data-go="let-in" onClick={() => void take()}>
          {t('letIn')}
        </button>
      )}
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
