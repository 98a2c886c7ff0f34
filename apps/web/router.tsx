// The addresses of the product and the screen behind each; a screen is fetched when it is first opened.
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { readResultSearch } from './doors/result/search.ts';
import { KeysHelp } from './keys/keys-help.tsx';
import { useBackTakesBack } from './look/back.ts';
import { Broken, Loading, NotFound } from './look/plain-states.tsx';
import { UnkeptFrame } from './offline/unkept.tsx';
import type { ScreenAddress } from './screens.ts';
import { withTexts } from './texts/load.ts';

type ParsedAt = { readonly location: { readonly pathname: string; readonly href: string } };

const Root = () => {
  useBackTakesBack();
  return (
    <UnkeptFrame>
      <Outlet />
      <KeysHelp />
    </UnkeptFrame>
  );
};

/** What a hall hands out without HTTPS. */
const isForWalls = (path: string): boolean => /^\/(board|screen\/[^/]+)\/?$/.test(path);
const cameToWall = !isSecureContext && isForWalls(location.pathname);

/** A wall's page that came without HTTPS asks the server for every other page: what holds a card or a sign-in shows the way to HTTPS. */
const leaveWall = ({ location: { pathname, href } }: ParsedAt): Promise<never> | undefined => {
  if (!cameToWall || isForWalls(pathname)) return undefined;
  location.assign(href);
  return new Promise<never>(() => undefined);
};

const root = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Broken,
  beforeLoad: leaveWall,
});

/** A screen is what its file exports under the name: any other name does not compile. */
const at = <P extends ScreenAddress, N extends string>(
  path: P,
  load: () => Promise<Readonly<Record<N, ComponentType>>>,
  name: N,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(load, name),
    pendingComponent: Loading,
  });

/** Read by the page itself: nothing of it is in what every page begins with. */
const unread = (given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => given;

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  validateSearch: unread,
  component: lazyRouteComponent(
    () => withTexts(import('./doors/rules/rules-page.tsx'), 'rules'),
    'RulesPage',
  ),
  pendingComponent: Loading,
});

const result = createRoute({
  getParentRoute: () => root,
  path: '/result',
  validateSearch: readResultSearch,
  component: lazyRouteComponent(
    () => withTexts(import('./doors/result/result-page.tsx'), 'result'),
    'ResultPage',
  ),
  pendingComponent: Loading,
});

const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay',
  validateSearch: unread,
  component: lazyRouteComponent(
    () => withTexts(import('./doors/replay/replay-page.tsx'), 'replay', 'play', 'result'),
    'ReplayPage',
  ),
  pendingComponent: Loading,
});

const newTournament = createRoute({
  getParentRoute: () => root,
  path: '/new-tournament',
  validateSearch: unread,
  component: lazyRouteComponent(
    () => withTexts(import('./doors/desk/making/new-tournament-page.tsx'), 'desk', 'making', 'people'),
    'NewTournamentPage',
  ),
  pendingComponent: Loading,
});

const signIn = () => withTexts(import('./doors/sign-in/sign-in-page.tsx'), 'people');
const connect = () =>
  withTexts(import('./doors/connect/connect-page.tsx'), 'served', 'start', 'passing', 'side', 'people');
const playRoom = () => withTexts(import('./doors/play/room-page.tsx'), 'play', 'result');

/** One desk for every room of it: who walks from room to room keeps what it knows, also without a network. */
const desk = createRoute({
  getParentRoute: () => root,
  id: 'open-desk',
  component: lazyRouteComponent(
    () => withTexts(import('./doors/desk/tournament-page.tsx'), 'desk', 'people', 'sheets'),
    'TournamentPage',
  ),
  pendingComponent: Loading,
});
const inDesk = <P extends ScreenAddress>(path: P) => createRoute({ getParentRoute: () => desk, path });
const deskRooms = [
  inDesk('/desk/$tournament'),
  inDesk('/desk/$tournament/$room'),
  inDesk('/desk/$tournament/$room/$thing'),
] as const;

const routes = [
  at('/', () => withTexts(import('./doors/home/home-page.tsx'), 'start', 'games', 'result'), 'Home'),
  at(
    '/new',
    () => withTexts(import('./doors/games/new-game-page.tsx'), 'start', 'result', 'games'),
    'NewGame',
  ),
  at('/table', () => import('./doors/table/table-page.tsx'), 'TablePage'),
  result,
  at(
    '/games',
    () => withTexts(import('./doors/games/games-page.tsx'), 'games', 'start', 'result'),
    'GamesPage',
  ),
  at(
    '/device',
    () => withTexts(import('./doors/device/device-page.tsx'), 'device', 'passing', 'side'),
    'DevicePage',
  ),
  at('/hand-over', () => withTexts(import('./doors/device/hand-over-page.tsx'), 'passing'), 'HandOverPage'),
  at('/take-over', () => withTexts(import('./doors/device/take-over-page.tsx'), 'passing'), 'TakeOverPage'),
  at('/connect', connect, 'ConnectPage'),
  at('/connect/$code', connect, 'ConnectByCode'),
  rules,
  at('/about', () => withTexts(import('./doors/about/about-page.tsx'), 'start'), 'AboutPage'),
  at('/side', () => withTexts(import('./doors/side/side-page.tsx'), 'side', 'people'), 'SidePage'),
  at(
    '/table/$id/side',
    () => withTexts(import('./doors/side/side-table-page.tsx'), 'side', 'seat', 'people'),
    'SideTablePage',
  ),
  at('/demo', () => withTexts(import('./doors/demo/demo-page.tsx'), 'demo', 'replay', 'result'), 'DemoPage'),
  replay,
  at('/play', () => withTexts(import('./doors/play/play-page.tsx'), 'play'), 'PlayPage'),
  at('/play/alone', () => withTexts(import('./doors/play/alone-page.tsx'), 'play', 'result'), 'AlonePage'),
  at('/play/$room', playRoom, 'RoomPage'),
  at('/play/$room/deal', playRoom, 'RoomDealPage'),
  at('/claim/$code', () => withTexts(import('./doors/claim/claim-page.tsx'), 'people'), 'ClaimPage'),
  at('/sign-in', signIn, 'SignInPage'),
  at('/sign-in/$code', signIn, 'SignInPage'),
  at('/account', () => withTexts(import('./doors/account/account-page.tsx'), 'people'), 'AccountPage'),
  at('/audit', () => withTexts(import('./doors/audit/audit-page.tsx'), 'people'), 'AuditPage'),
  at('/codes', () => withTexts(import('./doors/codes/codes-page.tsx'), 'people'), 'CodesPage'),
  at('/club', () => withTexts(import('./doors/club/club-page.tsx'), 'club', 'people'), 'ClubPage'),
  at('/desk', () => withTexts(import('./doors/desk/desk-page.tsx'), 'desk', 'people'), 'DeskPage'),
  newTournament,
  at(
    '/judging/$tournament',
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
  at(
    '/enter/$tournament',
    () => withTexts(import('./doors/enter/enter-page.tsx'), 'enter', 'people'),
    'EnterPage',
  ),
  at('/screen/$code', () => withTexts(import('./doors/screen/screen-page.tsx'), 'shows'), 'ScreenPage'),
  at(
    '/board',
    () => withTexts(import('./doors/board/board-page.tsx'), 'shows', 'board', 'people'),
    'BoardPage',
  ),
  at(
    '/board/here',
    () => withTexts(import('./doors/board/board-here-page.tsx'), 'shows', 'board'),
    'BoardHerePage',
  ),
  at(
    '/overlay',
    () => withTexts(import('./doors/overlay/overlay-page.tsx'), 'overlay', 'shows'),
    'OverlayPage',
  ),
  at(
    '/overlay/control',
    () => withTexts(import('./doors/overlay/control-page.tsx'), 'overlay', 'shows', 'people'),
    'ControlPage',
  ),
  at(
    '/me',
    () => withTexts(import('./doors/me/me-page.tsx'), 'me', 'people', 'shows', 'standings', 'cases'),
    'MePage',
  ),
] as const;

/** A screen that nobody routes would be served and not found: then this does not compile. */
type Unrouted = Exclude<ScreenAddress, (typeof routes | typeof deskRooms)[number]['types']['fullPath']>;
true satisfies [Unrouted] extends [never] ? true : false;

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

export const router = createRouter({
  routeTree: root.addChildren([...routes, desk.addChildren([...deskRooms])]),
  history: historyWithHome(),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
