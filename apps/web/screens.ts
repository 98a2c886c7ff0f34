// The addresses that are screens of the web: the router has one route for each, and a server answers any other with 404.

/** `$name` stands for anything without a slash. */
export const screens = [
  '/',
  '/new',
  '/table',
  '/result',
  '/games',
  '/device',
  '/hand-over',
  '/take-over',
  '/rules',
  '/about',
  '/demo',
  '/replay',
  '/play',
  '/play/alone',
  '/play/$room',
  '/play/$room/deal',
  '/connect',
  '/connect/$code',
  '/side',
  '/table/$id/side',
  '/claim/$code',
  '/sign-in',
  '/sign-in/$code',
  '/account',
  '/audit',
  '/codes',
  '/club',
  '/desk',
  '/new-tournament',
  '/desk/$tournament',
  '/desk/$tournament/$room',
  '/desk/$tournament/$room/$thing',
  '/judging/$tournament',
  '/enter/$tournament',
  '/screen/$code',
  '/board',
  '/board/here',
  '/overlay',
  '/overlay/control',
  '/me',
] as const;
export type ScreenAddress = (typeof screens)[number];

const patternOf = (screen: string): RegExp => {
  const parts = screen.split('/').map((part) => (part.startsWith('$') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`, 'i');
};

/** As the router reads it: a slash at the end and capital letters make no other address. */
export const isScreen = (path: string, among: readonly string[] = screens): boolean =>
  among.some((screen) => patternOf(screen).test(path));
