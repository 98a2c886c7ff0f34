// Browser tests do what people can do: what a screen sends is sent by its screen, what is opened is reached by a link or was handed out, and people have names as people have them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '../../apps/web/routing/screens.ts';
import { sourceOf } from '../measure/sources.ts';
import { type LinkedWays, openedByHand, toldInParts, waysIn } from './addresses.ts';
import { type Allowed, allowed, allowedNames } from './allowed.ts';
import type { TestFault } from './found.ts';
import { latinNamesIn } from './names.ts';
import { ordersIn } from './orders.ts';
import { readBrowserTests } from './sources.ts';

const { all, atScreens, product } = readBrowserTests();
const ways = waysIn(product);

const isAllowed =
  ({ path, what }: TestFault) =>
  (each: Allowed): boolean =>
    each.path === path && each.what.includes(what);

const refused = (found: readonly TestFault[], by: readonly Allowed[]): readonly string[] =>
  found.filter((each) => !by.some(isAllowed(each))).map(({ path, line, what }) => `${path}:${line} ${what}`);

/** What is allowed and no longer done. */
const unused = (found: readonly TestFault[], by: readonly Allowed[]): readonly string[] =>
  by.flatMap(({ path, what }) =>
    what
      .filter((each) => !found.some((one) => one.path === path && one.what === each))
      .map((each) => `${path}: ${each}`),
  );

it('what a screen sends is sent by its screen, and what is opened is reached by a link or was handed out', () => {
  const found = atScreens.flatMap((source) => [...openedByHand(source, ways), ...ordersIn(source)]);
  expect(atScreens.length).toBeGreaterThan(100);
  expect(refused(found, allowed)).toEqual([]);
  expect(unused(found, allowed)).toEqual([]);
});

it('people, clubs, stages and tournaments have Russian names', () => {
  const found = all.flatMap(latinNamesIn);
  expect(refused(found, allowedNames)).toEqual([]);
  expect(unused(found, allowedNames)).toEqual([]);
});

it('to every screen leads a link, or its address is handed out', () => {
  const lost = screens.filter((screen) => !ways.linked.has(screen) && !ways.handedOut.has(screen));
  expect(lost).toEqual([]);
  for (const [file, words] of Object.values(toldInParts))
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'), file).toContain(words);
});

/** Something that a text has in it. */
const put = ['$', '{x}'].join('');

const own: LinkedWays = waysIn([
  sourceOf(
    'home.tsx',
    '<Link to="/desk" search={{ room }} /> ; <Link to="/desk/$tournament/$room/$thing" />',
  ),
  sourceOf('screen.ts', `const addressOf = (x) => \`${put}/screen/${put}\`;`),
]);
const openedIn = (text: string): readonly string[] =>
  openedByHand(sourceOf('a.browser.test.ts', text), own).map(({ line, what }) => `${line} ${what}`);
const orderedIn = (text: string): readonly string[] =>
  ordersIn(sourceOf('a.browser.test.ts', text)).map(({ line, what }) => `${line} ${what}`);
const namedIn = (text: string): readonly string[] =>
  latinNamesIn(sourceOf('a.browser.test.ts', text)).map(({ what }) => what);

it('an order past the screens is found, whoever carries it', () => {
  expect(orderedIn("await fetch('/api/orders', { method: 'POST', body });")).toEqual([
    '1 orders: POST /api/orders',
  ]);
  expect(orderedIn("\nawait page.request.post('/api/people', { data });")).toEqual([
    '2 orders: POST /api/people',
  ]);
  expect(orderedIn("await page.evaluate(() => fetch('/api/me', { method: 'DELETE' }));")).toEqual([
    '1 orders: DELETE /api/me',
  ]);
  expect(orderedIn("await asked(page, house, '/api/people', { nickname });")).toEqual([
    '1 orders: POST /api/people',
  ]);
  expect(orderedIn("import { givenAt, toCup } from '@omerta/server/testing/owned.ts';")).toEqual([
    '1 orders: givenAt',
  ]);
  expect(orderedIn("await hall.desk.order('call-game', { game });")).toEqual(['1 orders: order call-game']);
  expect(orderedIn('await house.place.office.handle({ to, command });')).toEqual(['1 orders: office.handle']);
});

it('asking is no order', () => {
  const asks = [
    "await fetch('/api/me'); await page.request.get('/api/me'); await asked(page, house, '/api/me');",
    "kept.delete('a'); await page.locator('[data-do=\"give\"]').click(); const give = press; await give('foul');",
    "import { toCup } from '@omerta/server/testing/owned.ts';",
  ];
  expect(asks.flatMap(orderedIn)).toEqual([]);
});

it('an address that nobody is led to is found, wherever its text stands', () => {
  expect(openedIn("await page.goto('/desk/x/cases/rule-y');")).toEqual(['1 opens /desk/x/cases/rule-y']);
  expect(openedIn(`await page.goto(\`/desk/${put}/hall\`);`)).toEqual(['1 opens /desk/$/hall']);
  expect(openedIn(`await page.goto(\`${put}/desk/cup\`);`)).toEqual(['1 opens /desk/cup']);
  expect(openedIn("for (const at of ['/desk/cup/print']) await opened(page, at);")).toEqual([
    '1 opens /desk/cup/print',
  ]);
  expect(openedIn("await page.goto('/nowhere');")).toEqual(['1 opens /nowhere']);
  expect(openedIn("await page.goto('/club');")).toEqual(['1 opens /club']);
  expect(openedIn("await page.evaluate((to) => history.pushState({}, '', to), at);")).toEqual([
    '1 opens by history.pushState',
  ]);
  expect(openedIn('await page.evaluate((to) => { location.href = to; }, at);')).toEqual([
    '1 opens by location',
  ]);
});

it('a door, an address that was handed out and one that is only looked at are none', () => {
  const fine = [
    "await page.goto('/'); await page.goto('/desk'); await page.goto('/desk?room=R');",
    `await page.goto(\`/screen/${put}\`); await page.goto((await link.getAttribute('href')) ?? '');`,
    "await page.waitForURL('/desk/cup/hall'); expect(path).toBe('/desk/cup'); if (path === '/desk/cup') stop();",
  ];
  expect(fine.flatMap(openedIn)).toEqual([]);
});

it('a Latin name is found where people, clubs, stages and tournaments are named', () => {
  expect(namedIn("fillIn(page, { club: 'Club', nickname: 'Me', password: 'secret' });")).toEqual([
    'names Club',
    'names Me',
  ]);
  expect(
    namedIn("order('create', { name: 'Cup', kind: 'evening' }); getByRole('link', { name: 'Cup' });"),
  ).toEqual(['names Cup']);
  expect(namedIn("await add('Guest'); seen.add('a fault'); await add('Ёж');")).toEqual(['names Guest']);
  expect(namedIn("const nicknames = ['Ёж', 'Bo']; const refereeNames = ['Sable'] as const;")).toEqual([
    'names Bo',
    'names Sable',
  ]);
  expect(
    namedIn("page.locator('[data-field=\"referee\"]').fill('Judge'); page.locator('#code').fill('ABC');"),
  ).toEqual(['names Judge']);
  expect(namedIn('const record = `[seat 1 "Marble" red]\\n[seat 2 "Ёж"]`;')).toEqual(['names Marble']);
});
