// A new version waits: it is offered where no game is open in any window, and never comes in by itself, not even when the phone is turned off and on.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '@omerta/server/site.ts';
import { borrowChromium, chromiumHere } from '@omerta/testkit/machine/chromium.ts';
import { buildWeb } from '@omerta/web/build.ts';
import { chromium, type Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bringDealt } from '../e2e/bring.ts';
import { isFine } from '../e2e/is-fine.ts';
import { devices, type House, openDevice } from '../e2e/screen.ts';
import { words } from '../e2e/words.ts';

let folder: string;
let house: House;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'omerta-update-'));
  cpSync(await buildWeb(() => undefined), folder, { recursive: true });
  const app = await site(folder);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { browser, giveBack } = await borrowChromium();
  const close = async (): Promise<void> => {
    await giveBack();
    await app.close();
  };
  house = { url, browser, close };
});
afterEach(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const rewrite = (name: string, change: (text: string) => string): void => {
  rmSync(join(folder, `${name}.gz`), { force: true });
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
};

/** Another version on the server: its page says which, and its worker knows that the page is another. */
const publish = (edition: number): void => {
  rewrite('index.html', (text) =>
    text.replace(/<meta name="edition"[^>]*>|(?=<\/head>)/, `<meta name="edition" content="${edition}">`),
  );
  // Both orders of the two fields: only the page's own fingerprint is another.
  rewrite('sw.js', (text) =>
    text
      .replace(/(\{"revision":")[^"]+(","url":"index\.html")/, `$1edition${edition}$2`)
      .replace(/(url:`index\.html`,revision:`)[^`]+/, `$1edition${edition}`),
  );
};

const editionOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('meta[name="edition"]')?.getAttribute('content') ?? 'first');

const ready = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The page that brought the worker is not served by it yet.
  await page.reload();
};

const begin = async (page: Page): Promise<void> => {
  await bringDealt(page);
  await page.locator('.heading .saved').waitFor();
};

const { freshAfterGame, freshElsewhere } = words.en.offline;

it('with a game open it waits for its end; without one it is let in by a press', async () => {
  const page = await (await openDevice(house, { lang: 'en', offline: true })).newPage();
  await ready(page);
  await begin(page);
  publish(2);
  await page.goto('/');
  await page.getByText(freshAfterGame).waitFor();
  expect(await page.getByRole('button', { name: 'Take it' }).count()).toBe(0);
  await page.goto('/table');
  await page.locator('[data-seat="1"]').waitFor();
  expect(await page.locator('.device-note').count()).toBe(0);
  expect(await editionOf(page)).toBe('first');

  await page.goto('/hand-over');
  await page.locator('[data-go="given"]').click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Take it' }).click()]);
  await page.locator('[data-go="new"]').waitFor();
  expect(await editionOf(page)).toBe('2');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull();
  await page.reload();
  await page.locator('[data-go="new"]').waitFor();
  expect(await editionOf(page)).toBe('2');
  expect(await page.locator('[data-go="let-in"]').count()).toBe(0);
});

it('a page that an official keeps open tells of it by itself, between presses, and covers nothing', async () => {
  const page = await (await openDevice(house, { lang: 'ru', offline: true })).newPage();
  await ready(page);
  await page.locator('[data-go="connect"]').click();
  await page.locator('#code').waitFor();
  publish(2);
  // Somebody looks at the page again; nothing is loaded anew.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText(words.ru.offline.fresh).waitFor();
  await isFine(page);
  await Promise.all([page.waitForEvent('load'), page.locator('[data-go="let-in"]').click()]);
  await page.locator('#code').waitFor();
  expect(await editionOf(page)).toBe('2');
});

it('a game that is open in another window alone is waited for too, and that window is not loaded anew', async () => {
  const device = await openDevice(house, { lang: 'en', offline: true });
  const a = await device.newPage();
  await ready(a);
  await begin(a);
  // The table of this device is empty again; the first window plays on what it has.
  const b = await device.newPage();
  await b.goto('/new');
  await b.locator('[data-go="begin"]').click();
  await b.locator('[data-go="put-away"]').click();
  await b.locator('main[data-phase^="dealing"]').waitFor();
  await b.goto('/hand-over');
  await b.locator('[data-go="given"]').click();
  await b.locator('[data-go="new"]').waitFor();
  publish(2);
  await b.goto('/');
  await b.getByText(freshElsewhere).waitFor();
  expect(await b.locator('[data-go="let-in"]').count()).toBe(0);

  // One that begins while the offer stands is seen at the press.
  await a.goto('/about');
  await b.reload();
  await b.locator('[data-go="let-in"]').waitFor();
  await a.goto('/games');
  await a.locator('[data-game]').nth(1).click();
  await a.locator('[data-seat="1"]').waitFor();
  await b.locator('[data-go="let-in"]').click();
  await b.getByText(freshAfterGame).waitFor();
  expect(await editionOf(b)).toBe('first');

  await a.goto('/hand-over');
  await a.locator('[data-go="given"]').click();
  await a.locator('[data-go="new"]').waitFor();
  await a.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await b.reload();
  await Promise.all([b.waitForEvent('load'), b.locator('[data-go="let-in"]').click()]);
  await b.locator('[data-go="new"]').waitFor();
  expect(await editionOf(b)).toBe('2');
  expect(await a.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  // What it has not fetched yet is still there for it.
  await a.locator('a[href="/rules"]').click();
  await a.locator('main h1').waitFor();
  await device.close();
});

it('a phone turned off and on in the middle of a game goes on with the version it had', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'omerta-restart-'));
  const turnOn = async () => {
    const device = await chromium.launchPersistentContext(profile, {
      ...devices.phone,
      baseURL: house.url,
      locale: 'en-GB',
      ...chromiumHere(),
    });
    await device.addInitScript(
      (value) => localStorage.setItem('omerta.settings', value),
      JSON.stringify({ wait: 0, sound: false, nightMusic: false }),
    );
    return { device, page: device.pages()[0] ?? (await device.newPage()) };
  };
  const first = await turnOn();
  await ready(first.page);
  await begin(first.page);
  publish(2);
  await first.page.goto('/');
  await first.page.getByText(freshAfterGame).waitFor();
  await first.device.close();

  const second = await turnOn();
  for (const visit of [1, 2]) {
    await second.page.goto('/table');
    await second.page.locator('[data-seat="1"]').waitFor();
    expect(await editionOf(second.page), `visit ${visit}`).toBe('first');
  }
  await second.page.goto('/');
  await second.page.getByText(freshAfterGame).waitFor();
  expect(await second.page.locator('[data-go="let-in"]').count()).toBe(0);
  await second.device.close();
  rmSync(profile, { recursive: true, force: true });
});
