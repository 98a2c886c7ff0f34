// The addresses of the product and the screen behind each; a screen is fetched when it is first opened.
import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import type { ReactNode } from 'react';
import { KeysHelp } from './keys/keys-help.tsx';
import { useBackTakesBack } from './look/back.ts';
import { Broken, Loading, NotFound } from './look/plain-states.tsx';
import { UnkeptFrame } from './offline/unkept.tsx';
import { Page } from './routing/page.tsx';
import { part, type ScreenPart } from './routing/part.ts';
import type { ScreenAddress } from './routing/screens.ts';
import { makeWay } from './routing/way.ts';
import { withTexts } from './texts/load.ts';

const Frame = ({ children }: { readonly children: ReactNode }) => {
  useBackTakesBack();
  return (
    <UnkeptFrame>
      {children}
      <KeysHelp />
    </UnkeptFrame>
  );
};

/** What a hall hands out without HTTPS. */
const isForWalls = (path: string): boolean => /^\/(board|screen\/[^/]+)\/?$/.test(path);
const cameToWall = !isSecureContext && isForWalls(location.pathname);

/** A wall's page that came without HTTPS asks the server for every other page: what holds a card or a sign-in shows the way to HTTPS. */
const isServers = (path: string): boolean => cameToWall && !isForWalls(path);

const signIn = part(() => withTexts(import('./doors/sign-in/sign-in-page.tsx'), 'people'), 'SignInPage');
const connect = () =>
  withTexts(import('./doors/connect/connect-page.tsx'), 'served', 'start', 'passing', 'side', 'people');
const playRoom = () => withTexts(import('./doors/play/room-page.tsx'), 'play', 'result');
/** One desk for every room of it: who walks from room to room keeps what it knows, also without a network. */
const desk = part(
  () => withTexts(import('./doors/desk/tournament-page.tsx'), 'desk', 'people', 'sheets'),
  'TournamentPage',
);

/** A screen that nobody routes would be served and not found: then this does not compile. */
const parts: Readonly<Record<ScreenAddress, ScreenPart>> = {
  '/': part(() => withTexts(import('./doors/home/home-page.tsx'), 'start', 'games', 'result'), 'Home'),
  '/new': part(
    () => withTexts(import('./doors/games/new-game-page.tsx'), 'start', 'result', 'games'),
    'NewGame',
  ),
  '/table': part(() => import('./doors/table/table-page.tsx'), 'TablePage'),
  '/result': part(
    () => withTexts(import('./doors/result/result-page.tsx'), 'result', 'players'),
    'ResultPage',
  ),
  '/games': part(
    () => withTexts(import('./doors/games/games-page.tsx'), 'games', 'start', 'result'),
    'GamesPage',
  ),
  '/device': part(
    () => withTexts(import('./doors/device/device-page.tsx'), 'device', 'passing', 'side'),
    'DevicePage',
  ),
  '/hand-over': part(() => withTexts(import('./doors/device/hand-over-page.tsx'), 'passing'), 'HandOverPage'),
  '/take-over': part(() => withTexts(import('./doors/device/take-over-page.tsx'), 'passing'), 'TakeOverPage'),
  '/connect': part(connect, 'ConnectPage'),
  '/connect/$code': part(connect, 'ConnectByCode'),
  '/rules': part(() => withTexts(import('./doors/rules/rules-page.tsx'), 'rules'), 'RulesPage'),
  '/about': part(() => withTexts(import('./doors/about/about-page.tsx'), 'start'), 'AboutPage'),
  '/side': part(() => withTexts(import('./doors/side/side-page.tsx'), 'side', 'people'), 'SidePage'),
  '/table/$id/side': part(
    () => withTexts(import('./doors/side/side-table-page.tsx'), 'side', 'seat', 'people'),
    'SideTablePage',
  ),
  '/demo': part(
    () => withTexts(import('./doors/demo/demo-page.tsx'), 'demo', 'replay', 'result'),
    'DemoPage',
  ),
  '/replay': part(
    () => withTexts(import('./doors/replay/replay-page.tsx'), 'replay', 'play', 'result'),
    'ReplayPage',
  ),
  '/play': part(() => withTexts(import('./doors/play/play-page.tsx'), 'play'), 'PlayPage'),
  '/play/alone': part(() => withTexts(import('./doors/play/alone-page.tsx'), 'play', 'result'), 'AlonePage'),
  '/play/$room': part(playRoom, 'RoomPage'),
  '/play/$room/deal': part(playRoom, 'RoomDealPage'),
  '/claim/$code': part(() => withTexts(import('./doors/claim/claim-page.tsx'), 'people'), 'ClaimPage'),
  '/sign-in': signIn,
  '/sign-in/$code': signIn,
  '/account': part(() => withTexts(import('./doors/account/account-page.tsx'), 'people'), 'AccountPage'),
  '/audit': part(() => withTexts(import('./doors/audit/audit-page.tsx'), 'people'), 'AuditPage'),
  '/codes': part(() => withTexts(import('./doors/codes/codes-page.tsx'), 'people'), 'CodesPage'),
  '/club': part(() => withTexts(import('./doors/club/club-page.tsx'), 'club', 'people'), 'ClubPage'),
  '/desk': part(() => withTexts(import('./doors/desk/desk-page.tsx'), 'desk', 'people'), 'DeskPage'),
  '/new-tournament': part(
    () => withTexts(import('./doors/desk/making/new-tournament-page.tsx'), 'desk', 'making', 'people'),
    'NewTournamentPage',
  ),
  '/judging/$tournament': part(
    () =>
      withTexts(
        import('./doors/desk/judging-page.tsx'),
        'judging',
        'cases',
        'sheets',
        'desk',
        'people',
        'result',
      ),
    'JudgingPage',
  ),
  '/enter/$tournament': part(
    () => withTexts(import('./doors/enter/enter-page.tsx'), 'enter', 'people'),
    'EnterPage',
  ),
  '/screen/$code': part(() => withTexts(import('./doors/screen/screen-page.tsx'), 'shows'), 'ScreenPage'),
  '/board': part(
    () => withTexts(import('./doors/board/board-page.tsx'), 'shows', 'board', 'people'),
    'BoardPage',
  ),
  '/board/here': part(
    () => withTexts(import('./doors/board/board-here-page.tsx'), 'shows', 'board'),
    'BoardHerePage',
  ),
  '/overlay': part(
    () => withTexts(import('./doors/overlay/overlay-page.tsx'), 'overlay', 'shows'),
    'OverlayPage',
  ),
  '/overlay/control': part(
    () => withTexts(import('./doors/overlay/control-page.tsx'), 'overlay', 'shows', 'people'),
    'ControlPage',
  ),
  '/me': part(
    () => withTexts(import('./doors/me/me-page.tsx'), 'me', 'people', 'shows', 'standings', 'cases'),
    'MePage',
  ),
  '/desk/$tournament': desk,
  '/desk/$tournament/$room': desk,
  '/desk/$tournament/$room/$thing': desk,
};

/** A table opened by its own address has the first page under it: Back has somewhere in the product to lead to, and is asked about. */
const historyWithHome = (): RouterHistory => {
  const isFresh =
    window.history.state === null && (location.pathname === '/table' || location.pathname === '/new');
  const history = createBrowserHistory();
  const { href } = history.location;
  if (!isFresh) return history;
  // Each written at once: two moves of one moment would become one.
  history.replace('/');
  history.flush();
  history.push(href);
  history.flush();
  return history;
};

/** Begins where the address says; its words are there. */
export const product = () => (
  <Page
    way={makeWay({ history: historyWithHome(), parts, isServers })}
    {...{ Loading, NotFound, Broken, Frame }}
  />
);
