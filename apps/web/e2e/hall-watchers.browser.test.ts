// A whole recorded game before everybody who watches it: the board and a player's page learn no card, the overlay none before its time, and looks as approved.
import { join } from 'node:path';
import { tableNames } from '@omerta/testkit/names.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { asked, fillIn, submit } from './club-people.ts';
import { codeAt, openDesk, toRoom } from './desk-way.ts';
import { violations } from './look-at.ts';
import { difference } from './same-picture.ts';
import { openPage } from './screen.ts';
import { ledGame, madeKey, recordedLines, streamedGame } from './streamed-game.ts';
import type { CupFacts } from './worlds.ts';

let house: ClubHouse & CupFacts;
let desk: Page;
beforeEach(async () => {
  house = await openClubHouse('cup');
  desk = await house.pageOf(house.owner, { device: 'desktop' });
}, 180_000);
afterEach(() => house.close());

/** Everything that came over the network: answers of the API and frames of sockets. */
const heardBy = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    heard.push(await response.text().catch(() => ''));
  });
  return heard;
};

/** What would tell a card or a nomination: no name of a field, no word of the screen, no place on a card. */
const secret =
  /"(roles|nights|ballots|bestMove|killed|sheriff|don)"|"nominations":\[|Sheriff|Шериф|\bDon\b|Дон\b|чёрный|data-role/;

const partsOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage }]),
  );

const framesOf = (heard: readonly string[]) =>
  heard
    .filter((frame) => frame.includes(`"watch":"game/cup/${streamedGame}"`))
    .map((frame) => JSON.parse(frame));

const shownUpTo = async (overlay: Page, key: string): Promise<void> => {
  const path = `/api/tournaments/cup/games/${encodeURIComponent(streamedGame)}?as=overlay`;
  const answer = await desk.request.get(path, { headers: { authorization: `Bearer ${key}`, cookie: '' } });
  const { n } = await answer.json();
  await overlay.locator(`main[data-n="${n}"]`).waitFor();
};

/** In the hall, by the chief; gives his desk. */
const called = async (): Promise<Page> => {
  const chief = await house.pageOf(house.chief, { device: 'desktop' });
  await openDesk(chief, 'cup', 'hall');
  await chief.locator('[data-do="call-round"]').click();
  await chief.locator('[data-minutes="2"]').click();
  await chief.locator('[data-do="call-now"]').click();
  await chief.locator('[data-table="1"][data-status="called"]').waitFor();
  return chief;
};

/** The cards of the game may be shown so many seconds late. */
const permitted = async (chief: Page, seconds: number): Promise<void> => {
  await toRoom(chief, 'screens');
  await fillIn(chief, { late: String(seconds) });
  await chief.locator(`[data-permit="${streamedGame}"]`).click();
  await chief.getByRole('status').first().waitFor();
};

/** While its clock runs; a complaint goes elsewhere at any time. */
const protested = async (me: Page): Promise<void> => {
  await me.locator('[data-part="protest"] summary').click();
  expect(await violations(me)).toEqual([]);
  // Whoever writes and takes it back has the form before him still.
  for (const text of ['Г', '', 'Голос посчитан дважды']) await fillIn(me, { text });
  await submit(me, 'protest');
  const own = me.locator('[data-protest="open"]');
  await own.getByText('Голос посчитан дважды').waitFor();
  await own.getByText('Ваш протест против результата — открыт.').waitFor();
  await me.locator('[data-part="complaint"] summary').click();
  await fillIn(me, { complaint: 'Судья торопил' });
  await submit(me, 'complaint');
  await me.getByText('Жалоба подана.').waitFor();
  const { view } = (await asked(desk, house, '/api/tournaments/cup')).json;
  expect([view.protests.length, view.complaints.length]).toEqual([1, 1]);
};

/** After so many lines, and whether a clock is shown. */
const moments: readonly (readonly [name: string, lines: number, clock?: true])[] = [
  ['night', 1],
  ['speech', 4, true],
  ['vote', 8],
  ['tie', 10],
  ['second-night', 15],
  ['shot', 16],
  ['best-move', 19],
  ['last-word', 20, true],
  ['voted-out', 34],
  ['result', recordedLines.length],
];

/** The speech of seat 2, after 1 has nominated. */
const running = { startedAt: null, elapsed: 13_000, duration: 60_000, seat: 2 };

it('ten moments: the board holds what the hall may see, the overlay looks as approved', async () => {
  const [screen, stream] = [await madeKey(desk, 'screen'), await madeKey(desk, 'overlay')];
  await toRoom(desk, 'people');
  await desk.getByRole('button', { name: tableNames[2] }).click();
  const code = await codeAt(desk.locator('[data-part="own-phone"]'));
  const board = await openPage(house, { device: 'desktop', lang: 'en' });
  const me = await openPage(house, { lang: 'ru' });
  const [atBoard, atMe] = [heardBy(board), heardBy(me)];
  await board.goto('/board');
  expect(await violations(board)).toEqual([]);
  await fillIn(board, { code: screen });
  await submit(board, 'board');
  await me.goto('/me');
  await fillIn(me, { code });
  await submit(me, 'code');
  await me.locator('[data-part="next"]').waitFor();

  const chief = await called();
  await me.locator('[data-do="heard"]').waitFor();
  expect(await me.title()).toContain('Стол 1, место 3');
  await me.locator('[data-do="heard"]').click();
  expect(await me.title()).not.toContain('Стол 1');
  const { play, over } = await ledGame(house.place, house.referee);
  await permitted(chief, 0);
  const overlay = await openPage(house, { device: 'desktop', lang: 'en' });
  await overlay.setViewportSize({ width: 480, height: 270 });
  await overlay.goto(`/overlay#key=${stream}`);
  const faults: string[] = [];
  for (const [name, lines, hasClock] of moments) {
    await play(lines, hasClock ? running : null);
    await shownUpTo(overlay, stream);
    const picture = await overlay.screenshot({ omitBackground: true, animations: 'disabled' });
    const approved = join(import.meta.dirname, `approved/overlay-${name}.png`);
    faults.push(...[await difference(board, picture, approved)].filter((fault) => fault !== null));
    if (name === 'result') continue;
    for (const page of [board, me]) expect(await partsOf(page), name).not.toMatch(secret);
    expect(await board.locator('.badge').count()).toBe(0);
  }
  expect(faults).toEqual([]);
  await board.getByText('Reds win').waitFor();
  for (const { audience, view: seen } of framesOf(atBoard)) {
    expect(audience).toBe('hall');
    const fields = ['audience', 'clock', 'now', 'paused', 'phase', 'players', 'result', 'seats'];
    expect(Object.keys(seen).toSorted()).toEqual(fields);
  }
  expect(framesOf(atBoard).length).toBeGreaterThan(5);
  for (const heard of [...atBoard, ...atMe]) expect(heard).not.toMatch(secret);
  expect(await violations(board)).toEqual([]);
  expect(await violations(overlay)).toEqual([]);
  await over();
  await protested(me);
}, 240_000);

/** On a slow network a second press does not wait for the first; what did not arrive is not shown as if it had. */
const slipped = async (control: Page, overlay: Page): Promise<void> => {
  const part = (name: string) => control.locator(`[data-choice="parts"] [data-value="${name}"]`);
  const sending = Promise.withResolvers<void>();
  await control.route('**/api/overlay', async (route) => {
    if (route.request().method() === 'POST') await sending.promise;
    await route.continue();
  });
  await part('nights').click();
  await part('talk').click();
  await control.locator('[data-choice="look"] [data-value="felt"]').click();
  sending.resolve();
  await overlay.locator('main[data-look="felt"]').waitFor();
  const shown = async (): Promise<readonly (string | null)[]> =>
    Promise.all(['roles', 'talk', 'nights'].map((name) => part(name).getAttribute('aria-pressed')));
  expect(await shown()).toEqual(['false', 'false', 'false']);
  await control.unroute('**/api/overlay');
  await control.route('**/api/overlay', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await part('roles').click();
  await control.getByRole('alert').waitFor();
  expect(await shown()).toEqual(['false', 'false', 'false']);
  await control.unroute('**/api/overlay');
  await control.getByRole('alert').waitFor({ state: 'detached' });
  await control.route('**/marks?*', (route) => route.abort());
  await control.locator('[data-marks="csv"]').click();
  await control
    .getByRole('alert')
    .getByText(/Сервер не ответил/)
    .waitFor();
  await control.unroute('**/marks?*');
};

it('an overlay that is late is shown nothing early; the phone controls it; without its key it is gone', async () => {
  const key = await madeKey(desk, 'overlay');
  const chief = await called();
  const { play } = await ledGame(house.place, house.referee);
  await permitted(chief, 60);
  const overlay = await openPage(house, { device: 'desktop', lang: 'en' });
  const heard = heardBy(overlay);
  await overlay.goto(`/overlay#key=${key}`);
  await play(4);
  await overlay.locator('main[data-state="shown"]').waitFor();
  expect(framesOf(heard).map(({ view }) => view.phase.kind)).toEqual(['dealing']);
  expect(await overlay.locator('[data-role]').count()).toBe(0);
  await house.pass(61);
  await play(5);
  await overlay.locator('[data-role="don"]').waitFor();
  expect(await overlay.locator('[data-candidate="7"]').count()).toBe(0);

  const control = await openPage(house, { lang: 'ru' });
  await control.goto(`/overlay/control#key=${key}`);
  await control.getByText('Зрители видят этот стол с задержкой 60 с.').waitFor();
  expect(await violations(control)).toEqual([]);
  await control.locator('[data-choice="parts"] [data-value="roles"]').click();
  await control.locator('[data-choice="look"] [data-value="paper"]').click();
  await overlay.locator('main[data-look="paper"]').waitFor();
  await expect.poll(() => overlay.locator('[data-role]').count()).toBe(0);
  await control.locator('[data-choice="lower"] [data-value="text"]').click();
  await fillIn(control, { title: 'Финал' });
  await submit(control, 'lower');
  await overlay.getByText('Финал').waitFor();
  await slipped(control, overlay);
  const file = control.waitForEvent('download');
  await control.locator('[data-marks="csv"]').click();
  expect((await file).suggestedFilename()).toBe('cup-q-1-1.csv');
  await desk.locator('[data-overlay] [data-do="revoke"]').click();
  await desk.locator('[data-do="revoke-yes"]').click();
  await overlay.locator('main[data-state="hidden"]').waitFor();
  await control
    .getByRole('alert')
    .getByText(/нет ключа/)
    .waitFor();
}, 180_000);
