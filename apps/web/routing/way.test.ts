// The way through the product, without a page: where one is while a screen comes, and who is asked before Back.
import { createMemoryHistory } from '@tanstack/history';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Destination, hrefOf } from './destination.ts';
import { part, type ScreenPart } from './part.ts';
import { type ScreenAddress, screenAt, screens } from './screens.ts';
import { makeWay } from './way.ts';

const Home = () => null;
const Table = () => null;
const Desk = () => null;
const at = (Screen: () => null): ScreenPart => part(async () => ({ Screen }), 'Screen');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 120);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const held = () => {
  let come = (): void => undefined;
  let fail = (_: Error): void => undefined;
  const asked = vi.fn(
    () =>
      new Promise<{ readonly Screen: () => null }>((resolve, reject) => {
        come = () => resolve({ Screen: Table });
        fail = reject;
      }),
  );
  return { part: part(asked, 'Screen'), asked, come: () => come(), fail: (error: Error) => fail(error) };
};

const begun = async (parts: Partial<Record<ScreenAddress, ScreenPart>>) => {
  const history = createMemoryHistory();
  const way = makeWay({ history, parts: { '/': at(Home), ...parts } });
  await vi.advanceTimersByTimeAsync(0);
  return { way, history };
};

it('the page one leaves stays for a second, then the next says that it is coming', async () => {
  const table = held();
  const { way } = await begun({ '/table': table.part });
  const gone = way.go({ to: '/table' });
  await vi.advanceTimersByTimeAsync(999);
  expect(way.here()).toMatchObject({ location: { pathname: '/' }, stands: { Screen: Home } });
  await vi.advanceTimersByTimeAsync(1);
  expect(way.here()).toMatchObject({ location: { pathname: '/table' }, stands: { is: 'coming' } });
  table.come();
  await gone;
  expect(way.here().stands).toEqual({ is: 'shown', Screen: Table });
});

it('who has gone on is not taken to the screen that comes late', async () => {
  const table = held();
  const { way } = await begun({ '/table': table.part, '/desk': at(Desk) });
  const first = way.go({ to: '/table' });
  await way.go({ to: '/desk' });
  table.come();
  await first;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(way.here().stands).toEqual({ is: 'shown', Screen: Desk });
});

it('what did not come is told, and asked for again', async () => {
  const table = held();
  const { way } = await begun({ '/table': table.part });
  const error = new Error('no');
  const gone = way.go({ to: '/table' });
  table.fail(error);
  await gone;
  expect(way.here().stands).toEqual({ is: 'broken', error });
  const again = way.go({ to: '/table' });
  table.come();
  await again;
  expect(way.here().stands).toEqual({ is: 'shown', Screen: Table });
  expect(table.asked).toHaveBeenCalledTimes(2);
});

it('a screen that is prepared is there at once, and is fetched once', async () => {
  const table = held();
  const { way } = await begun({ '/table': table.part });
  way.prepare('/table');
  way.prepare('/table');
  table.come();
  await vi.advanceTimersByTimeAsync(0);
  void way.go({ to: '/table' });
  expect(way.here().stands).toEqual({ is: 'shown', Screen: Table });
  expect(table.asked).toHaveBeenCalledTimes(1);
});

it('Back leads to where the page was left, links to the top; the same place again is no new page', async () => {
  const { way, history } = await begun({ '/desk': at(Desk) });
  await way.go({ to: '/desk' });
  expect(way.here().top).toBe(0);
  await way.go({ to: '/desk' });
  history.back();
  await vi.advanceTimersByTimeAsync(0);
  expect(way.here()).toMatchObject({ location: { pathname: '/' }, top: 120, stands: { Screen: Home } });
});

it('a wrong address, and one that cannot be read, is nowhere', async () => {
  const { way } = await begun({});
  await way.go({ to: '/claim/$code', params: { code: 'X' } });
  expect(way.here()).toMatchObject({ stands: { is: 'nowhere' }, params: { code: 'X' } });
  expect(screenAt('/claim/%E0%A4')).toBeNull();
  expect(screenAt('/nowhere')).toBeNull();
});

it('every screen is found by its own address, with names of any letters in it', () => {
  const params = { id: 'ночь/1', room: '«Ёж»', code: 'A B', tournament: '50%', thing: '?#' };
  for (const to of screens) {
    const [path = ''] = hrefOf({ to, params }).split(/[?#]/);
    const names = [...to.matchAll(/\$(\w+)/g)].map(([, name = '']) => name as keyof typeof params);
    const written = Object.fromEntries(names.map((name) => [name, params[name]]));
    expect(screenAt(path)).toEqual({ screen: to, params: written });
  }
});

it('an address says what is sought and which part, and nothing of what is not given', () => {
  expect(hrefOf({ to: '/rules', search: { find: 'ё & 6.3', at: undefined } })).toBe(
    '/rules?find=%D1%91+%26+6.3',
  );
  expect(hrefOf({ to: '/about', search: {}, hash: 'help' })).toBe('/about#help');
});

it('a place that is no screen, or lacks a name, does not compile', () => {
  const places = [
    { to: '/desk' } satisfies Destination<'/desk'>,
    // @ts-expect-error no screen
    { to: '/desks' } satisfies Destination<'/desks'>,
    // @ts-expect-error a name is left out
    { to: '/desk/$tournament' } satisfies Destination<'/desk/$tournament'>,
    // @ts-expect-error another name
    { to: '/claim/$code', params: { room: 'x' } } satisfies Destination<'/claim/$code'>,
  ];
  expect(places).toHaveLength(4);
});
