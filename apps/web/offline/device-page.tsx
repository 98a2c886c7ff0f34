// This device: what it keeps without a network, its sound, its keys, and the way of a game to another one.
import { PageTop } from '../look/page-top.tsx';
import './offline.css';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { showKeys } from '../keys/press-keys.ts';
import { SoundSettings } from '../sound/sound-settings.tsx';
import { useAskToKeep, useKeeping } from './keeping.ts';
import { useNetwork } from './network.ts';
import { InstallButton } from './notes.tsx';
import { useKeptOffline } from './register.ts';

const Facts = () => {
  const { t } = useTranslation('offline');
  const [kept, keeping, online] = [useKeptOffline(), useKeeping(), useNetwork()];
  const offline = !isSecureContext ? 'needsHttps' : kept ? 'keptOffline' : 'notKeptOffline';
  return (
    <section className="field">
      <h2>{t('title')}</h2>
      <ul className="facts">
        <li className={kept ? '' : 'not'}>{t(offline)}</li>
        <li className={keeping === 'refused' ? 'not' : ''}>{t(keeping === 'refused' ? 'notKept' : keeping)}</li>
        <li>{t('awake')}</li>
        {!online && <li>{t('noNetwork')}</li>}
      </ul>
      <InstallButton />
    </section>
  );
};

export const DevicePage = () => {
  const { t } = useTranslation(['offline', 'common']);
  useAskToKeep();
  return (
    <main className="page">
      <PageTop title={t('offline:device')} />
      <Facts />
      <section className="field">
        <h2>{t('offline:handTitle')}</h2>
        <p>{t('offline:handHow')}</p>
        <div className="choices">
          <Link to="/hand-over" className="button">
            {t('offline:give')}
          </Link>
          <Link to="/take-over" className="button">
            {t('offline:take')}
          </Link>
        </div>
      </section>
      <SoundSettings />
      <section className="field">
        <h2>{t('offline:keys')}</h2>
        <p>{t('offline:keysHint')}</p>
        <button type="button" className="button" onClick={showKeys}>
          {t('offline:keys')}
        </button>
      </section>
    </main>
  );
};
