// The addresses of the product and the screen behind each; a screen is fetched when it is first opened.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { KeysHelp } from './keys/keys-help.tsx';
import { readResultSearch } from './result/search.ts';
import { readRulesSearch } from './rulebooks/search.ts';
import { Broken, Loading, NotFound } from './start/plain-states.tsx';

const Root = () => (
  <>
    <Outlet />
    <KeysHelp />
  </>
);

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: Broken });

const at = <P extends string>(path: P, load: () => Promise<Record<string, unknown>>, name: string) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load as never, name as never), pendingComponent: Loading });

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
  at('/demo', () => import('./demo/demo-page.tsx'), 'DemoPage'),
] as const;

export const router = createRouter({ routeTree: root.addChildren([...routes]), defaultPreload: 'intent' });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
