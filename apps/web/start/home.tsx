// The first page: new game, continue, rulebooks, demo; the language of the screen.
import './home.css';
import { isRefusal } from '@omerta/store/refusal.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ground, openGame } from '../device.ts';
import { seenOf } from '../games/listed.ts';
import { useNames } from '../games/names.ts';
import { DeviceNotes } from '../offline/notes.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { languageName, languages, speak } from '../texts/load.ts';
import { useAsync } from '../use-async.ts';
import { StoreRefused } from './store-refused.tsx';

const Continue = () => {
  const { t } = useTranslation('start');
  const names = useNames();
  const navigate = useNavigate();
  const found = useAsync(openGame)?.value;
  if (!found) return null;
  if (isRefusal(found)) return <StoreRefused refusal={found} onPlay={() => void navigate({ to: '/new' })} />;
  if ('unreadable' in found) return <p role="alert">{t('unreadable')}</p>;
  const seen = seenOf(found);
  return (
    <Link to="/table" className="button main">
      <span>
        {t('continueGame')}
        <small>{t('continueAt', { phase: names.stand(seen), rulebook: names.rulebook(seen) })}</small>
      </span>
    </Link>
  );
};

/** Whether there is any game but the one that is continued. */
const hasOthers = async (): Promise<boolean> => {
  const opened = await ground();
  if (isRefusal(opened)) return false;
  const [ids, current] = [await opened.log.list(), await opened.log.current()];
  return ids.some((id) => id !== current);
};

const EarlierGames = () => {
  const { t } = useTranslation('games');
  if (!useAsync(hasOthers)?.value) return null;
  return (
    <Link to="/games" className="button" data-go="games">
      <span>
        {t('title')}
        <small>{t('hint')}</small>
      </span>
    </Link>
  );
};

const Languages = () => {
  const { lang } = useSettings();
  const choose = async (next: string): Promise<void> => {
    await speak(next);
    changeSettings({ lang: next, play: next });
  };
  return (
    <div className="choices">
      {languages.map((each) => (
        <button key={each} type="button" lang={each} className="button" aria-pressed={each === lang} onClick={() => void choose(each)}>
          {languageName(each)}
        </button>
      ))}
    </div>
  );
};

export const Home = () => {
  const { t } = useTranslation(['start', 'common', 'offline']);
  return (
    <main className="page home">
      <header>
        <h1>{t('common:name')}</h1>
        <p>{t('start:tagline')}</p>
      </header>
      <nav>
        <Continue />
        <Link to="/new" className="button main" data-go="new">
          {t('start:newGame')}
        </Link>
        <EarlierGames />
        <Link to="/rules" className="button">
          <span>
            {t('start:rulebooks')}
            <small>{t('start:rulebooksHint')}</small>
          </span>
        </Link>
        <Link to="/demo" className="button">
          <span>
            {t('start:demo')}
            <small>{t('start:demoHint')}</small>
          </span>
        </Link>
        <Link to="/device" className="button">
          <span>
            {t('offline:device')}
            <small>{t('offline:deviceHint')}</small>
          </span>
        </Link>
      </nav>
      <DeviceNotes />
      <footer>
        <Languages />
      </footer>
    </main>
  );
};
