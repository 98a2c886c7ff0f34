// This device: what it keeps without a network, its sound, its keys, and the way of a game to another one.
import { PageTop } from '../../look/page-top.tsx';
import '../../offline/offline.css';
import { hasKeyboard, showKeys } from '../../keys/press-keys.ts';
import { canPromise, canStartOffline, canStayAwake, hasCamera } from '../../offline/abilities.ts';
import { type Persistence, useAskToKeep, useKeeping } from '../../offline/keeping.ts';
import { useNetwork } from '../../offline/network.ts';
import { InstallButton } from '../../offline/notes.tsx';
import { useKeptOffline } from '../../offline/register.ts';
import { Link } from '../../routing/link.tsx';
import { SoundSettings } from '../../sound/sound-settings.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

const offlineWord = (kept: boolean) => {
  if (!canStartOffline()) return 'offline:needsHttps';
  return kept ? 'device:keptOffline' : 'device:notKeptOffline';
};

const promiseWord = (keeping: Persistence) => {
  if (!canPromise()) return 'device:noPromise';
  return keeping === 'refused' ? 'offline:notKept' : (`device:${keeping}` as const);
};

const Facts = () => {
  const { t } = useTranslation(['device', 'offline']);
  const [kept, keeping, online] = [useKeptOffline(), useKeeping(), useNetwork()];
  const promise = promiseWord(keeping);
  return (
    <section className="field">
      <h2>{t('device:title')}</h2>
      <ul className="facts">
        <li className={kept ? '' : 'not'}>{t(offlineWord(kept))}</li>
        <li className={promise === 'offline:notKept' || promise === 'device:noPromise' ? 'not' : ''}>
          {t(promise)}
        </li>
        <li className={canStayAwake() ? '' : 'not'}>
          {t(canStayAwake() ? 'device:awake' : 'offline:notAwake')}
        </li>
        {!online && (
          <li className={kept ? '' : 'not'}>{t(kept ? 'offline:noNetwork' : 'offline:noNetworkOpen')}</li>
        )}
      </ul>
      <InstallButton />
    </section>
  );
};

const Keys = () => {
  const { t } = useTranslation('device');
  return (
    <section className="field">
      <h2>{t('keys')}</h2>
      <p>{t('keysHint')}</p>
      <button type="button" className="button" onClick={showKeys}>
        {t('keys')}
      </button>
    </section>
  );
};

export const DevicePage = () => {
  const { t } = useTranslation(['offline', 'passing', 'common', 'side']);
  useAskToKeep();
  return (
    <main className="page">
      <PageTop title={t('offline:device')} />
      <Facts />
      <section className="field">
        <h2>{t('passing:handTitle')}</h2>
        <p>{t(hasCamera() ? 'passing:handHow' : 'passing:handHowPlain')}</p>
        <div className="choices">
          <Link to="/hand-over" className="button">
            {t('passing:give')}
          </Link>
          <Link to="/take-over" className="button">
            {t('passing:take')}
          </Link>
        </div>
      </section>
      <section className="field">
        <h2>{t('side:title')}</h2>
        <p>{t('side:onDevice')}</p>
        <Link to="/side" className="button" data-go="side">
          {t('side:yourGames')}
        </Link>
      </section>
      <SoundSettings />
      {hasKeyboard() && <Keys />}{' '}
    </main>
  );
};
