// The first page: what this is, the game to go on with, how to begin, and every other door.
import { type Lang, langs } from '@omerta/base/lang.ts';
import './home.css';
import { isRefusal } from '@omerta/base/refusal.ts';
import { lazy, Suspense, useEffect } from 'react';
import { changeSettings, useSettings } from '../../device/settings.ts';
import { useAsync } from '../../device/use-async.ts';
import { useNames } from '../../games/game-names.ts';
import { ground } from '../../games/ground.ts';
import { isOpen, isOver, seenOf } from '../../games/listed.ts';
import { hasTalked } from '../../games/send-left.ts';
import { StoreRefused } from '../../games/store-refused.tsx';
import { usePageTitle } from '../../look/page-title.ts';
import { isNight, setNight } from '../../look/theme.ts';
import { DeviceNotes, InstallButton } from '../../offline/notes.tsx';
import { Link } from '../../routing/link.tsx';
import { useNavigate } from '../../routing/way.ts';
import type { LoggedGame, Unreadable } from '../../session/game-log.ts';
import { languageName, speak, withTexts } from '../../texts/load.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Picture, pictures } from './home-pictures.tsx';

/** Asks the network, so it comes when everything else is there: the table needs no server. */
const HomeLink = lazy(async () => ({ default: (await import('../../people/home-link.tsx')).HomeLink }));

/** Of devices that have led games of a tournament. */
const UnsentSheets = lazy(async () => ({
  default: (await withTexts(import('./unsent-sheets.tsx'), 'served')).UnsentSheets,
}));

const Continue = ({ game }: { readonly game: LoggedGame }) => {
  const { t } = useTranslation('start');
  const names = useNames();
  const seen = seenOf(game);
  return (
    <Link to={isOver(seen) ? '/result' : '/table'} className="button main" data-go="continue">
      <span>
        {t(isOver(seen) ? 'finishSheet' : 'continueGame')}
        <small>{t('continueAt', { phase: names.stand(seen), rulebook: names.rulebook(seen) })}</small>
      </span>
    </Link>
  );
};

/** The game the referee still owes something: a signed one waits for nobody. */
const openOne = (game: LoggedGame | Unreadable | undefined): LoggedGame | null =>
  game && !isRefusal(game) && isOpen(seenOf(game)) ? game : null;

type Kept = {
  readonly open: LoggedGame | null;
  readonly why: 'unreadable' | 'damagedOnTable' | null;
  readonly others: boolean;
};

const whyNot = (game: LoggedGame | Unreadable | undefined): Kept['why'] => {
  if (!game || !isRefusal(game)) return null;
  return game.code === 'damaged' ? 'damagedOnTable' : 'unreadable';
};

const find = async () => {
  const opened = await ground();
  if (isRefusal(opened)) return opened;
  const id = await opened.log.current();
  const game = id === undefined ? undefined : await opened.log.load(id);
  const [ids, open] = [await opened.log.list(), openOne(game)];
  return {
    open,
    why: whyNot(game),
    others: ids.some((id) => id !== open?.id) || (await opened.log.deleted()).length > 0,
  } satisfies Kept;
};

/** Opened in the dark it stays dark while its game is in play: white would light up the table. */
const useStaysDark = (found: Awaited<ReturnType<typeof find>> | undefined): void =>
  useEffect(() => {
    if (!found || !isNight()) return undefined;
    setNight(!isRefusal(found) && found.open !== null && !isOver(seenOf(found.open)));
    return () => {
      if (location.pathname !== '/table') setNight(false);
    };
  }, [found]);

const Games = () => {
  const { t } = useTranslation(['start', 'door', 'games']);
  const navigate = useNavigate();
  const found = useAsync(find)?.value;
  useStaysDark(found);
  // Nothing until it is known: a button that moves is pressed by mistake.
  if (!found) return null;
  if (isRefusal(found)) return <StoreRefused refusal={found} onPlay={() => void navigate({ to: '/new' })} />;
  return (
    <>
      {found.open && <Continue game={found.open} />}
      {hasTalked() && (
        <Suspense>
          <UnsentSheets />
        </Suspense>
      )}
      {found.why && <p role="alert">{t(`door:${found.why}`)}</p>}
      {found.why === 'damagedOnTable' && <p>{t('door:damagedHow')}</p>}
      <Link to="/new" className={found.open ? 'button' : 'button main'} data-go="new">
        {t('start:newGame')}
      </Link>
      <Link to="/connect" className="button" data-go="connect">
        <span>
          {t('start:connect')}
          <small>{t('start:connectHint')}</small>
        </span>
      </Link>
      {found.others && (
        <Link to="/games" className="button" data-go="games">
          <span>
            {t('games:title')}
            <small>{t('games:hint')}</small>
          </span>
        </Link>
      )}
    </>
  );
};

const Languages = () => {
  const { lang } = useSettings();
  const choose = async (next: Lang): Promise<void> => {
    await speak(next);
    changeSettings({ lang: next, play: next });
  };
  return (
    <div className="choices languages">
      {langs.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className="button"
          aria-pressed={each === lang}
          onClick={() => void choose(each)}
        >
          {languageName(each)}
        </button>
      ))}
    </div>
  );
};

const HowToBegin = () => {
  const { t } = useTranslation('start');
  return (
    <section className="how" aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol>
        {pictures.map((each) => (
          <li key={each}>
            <Picture of={each} />
            <span>{t(`how.${each}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const about = ['what', 'help', 'install', 'licence'] as const;

export const Home = () => {
  const { t } = useTranslation(['start', 'common', 'offline']);
  usePageTitle(t('start:title'));
  return (
    <main className="page home">
      <header>
        <h1>{t('common:name')}</h1>
        <Languages />
        <p>{t('start:tagline')}</p>
      </header>
      <nav>
        <Games />
      </nav>
      <HowToBegin />
      <nav>
        <Link to="/play" className="button" data-go="play">
          <span>
            {t('start:play')}
            <small>{t('start:playHint')}</small>
          </span>
        </Link>
        <Link to="/demo" className="button">
          <span>
            {t('start:demo')}
            <small>{t('start:demoHint')}</small>
          </span>
        </Link>
        <Link to="/replay" className="button" data-go="replay">
          <span>
            {t('start:replay')}
            <small>{t('start:replayHint')}</small>
          </span>
        </Link>
        <Link to="/board" className="button" data-go="board">
          <span>
            {t('start:board')}
            <small>{t('start:boardHint')}</small>
          </span>
        </Link>
        <Link to="/rules" className="button">
          <span>
            {t('start:rulebooks')}
            <small>{t('start:rulebooksHint')}</small>
          </span>
        </Link>
        <Link to="/device" className="button">
          <span>
            {t('offline:device')}
            <small>{t('offline:deviceHint')}</small>
          </span>
        </Link>
        <Suspense>
          <HomeLink />
        </Suspense>
      </nav>
      <DeviceNotes />
      <footer>
        <InstallButton />
        {about.map((part) => (
          <Link key={part} to="/about" hash={part} data-about={part}>
            {t(`start:about.${part}.link`)}
          </Link>
        ))}
      </footer>
    </main>
  );
};
