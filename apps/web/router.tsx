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
import { KeysHelp } from './keys/keys-help.tsx';
import { useBackTakesBack } from './look/back.ts';
import { UnkeptFrame } from './offline/unkept.tsx';
import { readResultSearch } from './result/search.ts';
import { readRulesSearch } from './rulebooks/search.ts';
import { Broken, Loading, NotFound } from './start/plain-states.tsx';

const Root = () => {
  useBackTakesBack();
  return (
    <UnkeptFrame>
      <Outlet />
      <KeysHelp />
    </UnkeptFrame>
  );
};

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: Broken });

/** A screen is what its file exports under the name: any other name does not compile. */
const at = <P extends string, N extends string>(
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

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  validateSearch: readRulesSearch,
  component: lazyRouteComponent(() => import('./rulebooks/rules-page.tsx'), 'RulesPage'),
  pendingComponent: Loading,
});

const result = createRoute({
  getParentRoute: () => root,
  path: '/result',
  validateSearch: readResultSearch,
  component: lazyRouteComponent(() => import('./result/result-page.tsx'), 'ResultPage'),
  pendingComponent: Loading,
});

const routes = [
  at('/', () => import('./start/home.tsx'), 'Home'),
  at('/new', () => import('./start/new-game.tsx'), 'NewGame'),
  at('/table', () => import('./table/table-page.tsx'), 'TablePage'),
  result,
  at('/games', () => import('./games/games-page.tsx'), 'GamesPage'),
  at('/device', () => import('./offline/device-page.tsx'), 'DevicePage'),
  at('/hand-over', () => import('./offline/hand-over-page.tsx'), 'HandOverPage'),
  at('/take-over', () => import('./offline/take-over-page.tsx'), 'TakeOverPage'),
  rules,
  at('/about', () => import('./start/about.tsx'), 'AboutPage'),
  at('/demo', () => import('./demo/demo-page.tsx'), 'DemoPage'),
] as const;

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
  routeTree: root.addChildren([...routes]),
  history: historyWithHome(),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
