// A television and a spectator's phone in a hall, neither of which trusts its certificate: the public pages, a board, a screen; and the way to HTTPS where a card or a sign-in could be.
import { isRefusal } from '@omerta/base/refusal.ts';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';
import { cupName } from '@omerta/testkit/names.ts';
import { buildWeb } from '@omerta/web/build.ts';
import { openDevice } from '@omerta/web/e2e/screen.ts';
import { copyOf } from '@omerta/web/e2e/worlds.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOf } from '../api/place.ts';
import { makeWatchKey } from '../people/kept/watch-keys.ts';
import { serveApi } from '../service.ts';
import { site } from '../site.ts';
import { freshFolder, portOf } from '../testing/talk.ts';
import { trustTexts } from '../texts/spoken.ts';
import { ownCertificates } from './certificates.ts';
import { isOpenIn, wayIn } from './way-in.ts';

const hall = 'hall.local';
let browser: Browser;
let url = '';
let code = '';
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const { store, facts } = await copyOf('cup');
  if (store.vault === null) throw new Error('a server needs a vault');
  const certificates = await ownCertificates(freshFolder(), { names: () => [hall], now: Date.now });
  if (isRefusal(certificates)) throw new Error(certificates.code);
  const { first: keys, trusting } = certificates;
  const place = placeOf({
    store,
    vault: store.vault,
    clubName: 'club',
    origins: () => [url],
    isSafe: () => false,
    version: '0.0.0',
    home: 'folder',
  });
  place.state = 'ok';
  const secured = { keys, stranger: wayIn(trusting), isOpen: isOpenIn(trusting) };
  const app = await site(await buildWeb(() => undefined), {
    secured,
    api: (frame) => serveApi(frame, place),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://${hall}:${portOf(app.server)}`;
  const key = { tournament: 'cup', kind: 'screen', name: 'Стена «Ёлка»', by: facts.owner } as const;
  code = (await makeWatchKey(place, key)).key;
  browser = await startChromium([`--host-resolver-rules=MAP ${hall} 127.0.0.1`]);
  closing.push(
    store.close,
    place.settled,
    () => app.close(),
    () => browser.close(),
  );
}, 180_000);
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

it('whoever only looks on goes from the first page to the tournament', async () => {
  const device = await openDevice({ url, browser });
  const page = await device.newPage();
  await page.goto('/');
  await expect.poll(() => page.title()).toBe(`Omerta: ${trustTexts.ru.title}`);
  await page.locator('#watch').click();
  await page.getByRole('link', { name: cupName }).click();
  await page.waitForURL(/\/live\/cup/);
  await page.getByText('Объект').first().waitFor({ state: 'attached' });
  expect(await device.cookies()).toEqual([]);
  await device.close();
});

it('a television shows a board by its code, and the screen of its address', async () => {
  const device = await openDevice({ url, browser }, { device: 'desktop' });
  const page = await device.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`/screen/${code}`);
  await page.locator('[data-scene], .wall').first().waitFor();
  await page.goto('/board');
  await page.locator('input').fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('Объект').first().waitFor();
  expect(faults).toEqual([]);
  expect(await device.cookies()).toEqual([]);
  await device.close();
});

it('from a wall’s page the way to what may hold a card or a sign-in leads over HTTPS', async () => {
  const device = await openDevice({ url, browser }, { device: 'desktop' });
  const page = await device.newPage();
  await page.goto('/board');
  await page.locator('a[href="/"]').click();
  await expect.poll(() => page.title()).toBe(`Omerta: ${trustTexts.ru.title}`);
  await expect
    .poll(() => page.locator('#open').getAttribute('href'))
    .toBe(`${url.replace('http:', 'https:')}/`);
  await device.close();
});
