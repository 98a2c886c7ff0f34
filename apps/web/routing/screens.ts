// The addresses that are screens of the web: each has its part of the program, and a server answers any other with 404.

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
  const parts = screen.split('/').map((part) => part.replace(/^\$(.+)/, '(?<$1>[^/]+)'));
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`, 'i');
};

/** A slash at the end and capital letters make no other address. */
export const isScreen = (path: string, among: readonly string[] = screens): boolean =>
  among.some((screen) => patternOf(screen).test(path));

type NameIn<A extends string> = A extends `${string}$${infer First}/${infer Rest}`
  ? First | NameIn<Rest>
  : A extends `${string}$${infer Last}`
    ? Last
    : never;

/** What stands in an address for its names. */
export type ParamsOf<A extends ScreenAddress> = { readonly [Name in NameIn<A>]: string };
export type AddressParams = Partial<ParamsOf<ScreenAddress>>;

/** The first in the list that fits: a written word is listed before a name in its place. */
export const screenAt = (
  path: string,
): { readonly screen: ScreenAddress; readonly params: AddressParams } | null => {
  for (const screen of screens) {
    const found = patternOf(screen).exec(path);
    if (!found) continue;
    try {
      const named = Object.entries(found.groups ?? {}).map(([name, text]) => [
        name,
        decodeURIComponent(text),
      ]);
      return { screen, params: Object.fromEntries(named) };
    } catch {
      // A percent sign that stands for nothing names nothing.
      return null;
    }
  }
  return null;
};
