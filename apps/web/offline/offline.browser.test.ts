// The product on a device of its own: installable, opened cold with the network off, killed and opened again where it was.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumHere } from '@omerta/testkit/machine/chromium.ts';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatedGame } from '../e2e/games.ts';
import { refereeAt } from '../e2e/hand.ts';
import { devices, siteAlone } from '../e2e/screen.ts';
import { startGame } from '../e2e/start.ts';

const app = await siteAlone();
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const folder = mkdtempSync(join(tmpdir(), 'omerta-device-'));
const complaints: string[] = [];
let device: BrowserContext;
let page: Page;

const turnOn = async (): Promise<void> => {
  device = await chromium.launchPersistentContext(folder, {
    ...devices.phone,
    baseURL: url,
    locale: 'ru',
    ...chromiumHere(),
  });
  // A crash may come before the browser has written down the settings: they are given at each start.
  await device.addInitScript(
    (value) => localStorage.setItem('omerta.settings', value),
    JSON.stringify({ wait: 0, sound: false, nightMusic: false }),
  );
  page = device.pages()[0] ?? (await device.newPage());
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
};

/** As a battery does it: no page hears of it. */
const killBrowser = async (): Promise<void> => {
  const gone = new Promise<void>((done) => device.once('close', () => done()));
  const session = await device.newCDPSession(page);
  await session.send('Browser.crash' as never).catch(() => undefined);
  await gone;
};

const shown = async (): Promise<unknown> => ({
  ...(await page.locator('main.table').evaluate(({ dataset }) => ({ ...dataset }))),
  seats: await page
    .locator('[data-seat]')
    .evaluateAll((seats) => seats.map((seat) => seat.getAttribute('aria-label'))),
});

const next = (): Promise<void> => page.locator('.next-bar .main').click();
const saved = (): Promise<void> => page.locator('.heading .saved').waitFor();

beforeAll(turnOn);
afterAll(async () => {
  await device.close().catch(() => undefined);
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('Chromium finds nothing against installing it', async () => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await device.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

it('after one visit it starts cold with the server gone, and every screen opens', async () => {
  await app.close();
  await killBrowser();
  await turnOn();
  for (const path of [
    '/',
    '/new',
    '/rules',
    '/demo',
    '/replay',
    '/about',
    '/device',
    '/games',
    '/hand-over',
    '/take-over',
    '/table',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker()).toBe(true);
    await page.locator('main h1').waitFor();
  }
});

it('a game begun with no network stands where it was after each of three kills', async () => {
  await page.goto('/');
  await startGame(refereeAt(page, 'touch', 'ru'), simulatedGame('fsm-2024', 1));
  const moments: readonly (() => Promise<void>)[] = [
    async () => {
      while (!(await page.locator('main[data-standing="speech 1"]').count())) await next();
      await page.locator('[data-seat="7"]').click();
    },
    async () => {
      await next();
      await page.locator('[data-tool="foul"]').click();
      await page.locator('[data-seat="3"]').click();
      await page.locator('[data-seat="5"]').click();
    },
    async () => {
      while (!(await page.locator('main[data-expected^="vote"][data-standing=""]').count())) await next();
      await page.locator('[data-seat="1"]').click();
      await page.locator('[data-seat="3"]').click();
    },
  ];
  for (const moment of moments) {
    await moment();
    await saved();
    const before = await shown();
    await killBrowser();
    await turnOn();
    await page.goto('/table');
    await page.locator('[data-seat="1"]').waitFor();
    expect(await shown()).toEqual(before);
  }
});

it('turned on its side and back it shows the same', async () => {
  const before = await shown();
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await shown()).toEqual(before);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await shown()).toEqual(before);
});

it('nothing was complained of', () => expect(complaints).toEqual([]));

it('a page that has not come to this device says so, and what to do', async () => {
  await page.goto('/me');
  await page.getByText('Этой страницы на устройстве ещё нет').waitFor();
  expect(await page.locator('main a').getAttribute('href')).toBe(`${url}/me`);
});
