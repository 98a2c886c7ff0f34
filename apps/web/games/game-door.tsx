// The door of a screen about a game of this device, the one on the table or one of its list: opens it where it was, or says why it cannot.
import './game-door.css';
import { isRefusal } from '@omerta/base/refusal.ts';
import { headOf } from '@omerta/rules/protocol/head.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useHoldPlaying } from '../device/playing.ts';
import { useAsync } from '../device/use-async.ts';
import { usePageTitle } from '../look/page-title.ts';
import { PageTop } from '../look/page-top.tsx';
import { Loading } from '../look/plain-states.tsx';
import { useNavigate } from '../routing/way.ts';
import type { GameLog } from '../session/game-log.ts';
import { servedGame } from '../session/served.ts';
import type { Session } from '../session/session.ts';
import { withTexts } from '../texts/load.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { ground, sessionOf } from './ground.ts';
import { isOpen, seenOf } from './listed.ts';
import type { WhyNone } from './no-game.tsx';

const NoGame = lazy(async () => ({
  default: (await withTexts(import('./no-game.tsx'), 'start', 'games')).NoGame,
}));
const StoreRefused = lazy(async () => ({ default: (await import('./store-refused.tsx')).StoreRefused }));
const EditionNotice = lazy(async () => ({ default: (await import('./edition-notice.tsx')).EditionNotice }));
/** Of a game that another window has. */
const Elsewhere = lazy(async () => ({ default: (await import('./elsewhere.tsx')).Elsewhere }));
/** Of games that a server has too, and of no others. */
const ServedGuard = lazy(async () => ({ default: (await import('./served-guard.tsx')).ServedGuard }));

type Props = {
  readonly game?: string | undefined;
  /** Which screen it is, for the browser's tab. */
  readonly title: string;
  readonly children: (session: Session) => ReactNode;
};

type Found = { readonly session: Session } | StoreRefusal | WhyNone;

const whyNone = async (log: GameLog, id: string | undefined): Promise<WhyNone> =>
  (await log.deleted()).some(({ game }) => game === id) ? 'deleted' : 'noGame';

const find = async (id: string | undefined): Promise<Found> => {
  const opened = await ground();
  if (isRefusal(opened)) return opened;
  const asked = id ?? (await opened.log.current());
  const game = asked === undefined ? undefined : await opened.log.load(asked);
  if (!game) return whyNone(opened.log, asked);
  if (!isRefusal(game)) return { session: await sessionOf(game) };
  return game.code === 'damaged' ? 'damaged' : 'unreadable';
};

type OpenedProps = Omit<Props, 'game'> & { readonly session: Session; readonly onReread: () => void };

/** Nothing while what is new is on its way: then it is read. A table that another device has is the guard's to tell. */
const Away = ({ session, onReread }: Pick<OpenedProps, 'session' | 'onReread'>) => {
  const why = useSyncExternalStore(session.subscribe, () => session.live().away);
  useEffect(() => {
    if (why === 'anew') onReread();
  }, [why, onReread]);
  return why === 'window' || why === 'deleted' ? (
    <Suspense>
      <Elsewhere session={session} onReread={onReread} />
    </Suspense>
  ) : null;
};

const Opened = ({ session, title, children, onReread }: OpenedProps) => {
  const { t } = useTranslation('common');
  const away = useSyncExternalStore(session.subscribe, () => session.live().saving === 'elsewhere');
  const { table, game } = headOf(
    useSyncExternalStore(session.subscribe, () => session.live().course.opening.tags),
  );
  useHoldPlaying(
    useSyncExternalStore(
      session.subscribe,
      () => !away && isOpen(seenOf({ ...session.live(), openedAt: 0 })),
    ),
  );
  usePageTitle(title, table !== '' && t('tableN', { table }), game !== '' && t('gameN', { game }));
  // Begun anew when the game is gone: whatever was open over it is closed.
  return (
    <>
      <div key={away ? 'away' : 'here'} className="behind" inert={away}>
        {children(session)}
      </div>
      {session.live().course.otherEdition && (
        <Suspense>
          <EditionNotice version={session.live().course.opening.version} />
        </Suspense>
      )}
      {servedGame(session.live().id) && (
        <Suspense>
          <ServedGuard session={session} />
        </Suspense>
      )}
      {away && <Away session={session} onReread={onReread} />}
    </>
  );
};

const Door = ({ game, title, children, onReread }: Props & Pick<OpenedProps, 'onReread'>) => {
  const navigate = useNavigate();
  const found = useAsync(() => find(game))?.value;
  if (!found) return <Loading />;
  if (typeof found === 'string') return <NoGame title={title} why={found} />;
  if (!isRefusal(found)) {
    return (
      <Opened session={found.session} title={title} onReread={onReread}>
        {children}
      </Opened>
    );
  }
  return (
    <main className="page">
      <PageTop title={title} />
      <Suspense>
        <StoreRefused refusal={found} onPlay={() => void navigate({ to: '/new' })} />
      </Suspense>
    </main>
  );
};

export const GameDoor = (props: Props) => {
  const [visit, setVisit] = useState(0);
  return <Door key={visit} {...props} onReread={() => setVisit(visit + 1)} />;
};
