// A new version waits: it is offered where no game is open, and never comes in by itself.
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '@omerta/server/site.ts';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';
import { buildWeb } from '@omerta/web/build.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatedGame } from '../e2e/games.ts';
import { refereeAt } from '../e2e/hand.ts';
import { type House, openDevice } from '../e2e/screen.ts';
import { startGame } from '../e2e/start.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-update-'));
let house: House;
beforeAll(async () => {
  cpSync(await buildWeb(() => undefined), folder, { recursive: true });
  const app = await site(folder);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await startChromium();
  const close = async (): Promise<void> => {
    await browser.close();
    await app.close();
  };
  house = { url, browser, close };
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

it('with a game open it waits for its end; without one it is let in by a press', async () => {
  const page = await (await openDevice(house, { lang: 'en', offline: true })).newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await startGame(refereeAt(page, 'touch', 'en'), simulatedGame('fsm-2024', 1));
  await page.locator('.heading .saved').waitFor();

  rmSync(join(folder, 'sw.js.gz'));
  appendFileSync(join(folder, 'sw.js'), '\n// newer\n');
  await page.goto('/');
  await page.getByText('It will come in after the game').waitFor();
  expect(await page.getByRole('button', { name: 'Take it' }).count()).toBe(0);
  await page.goto('/table');
  await page.locator('[data-seat="1"]').waitFor();
  expect(await page.locator('.device-note').count()).toBe(0);

  await page.goto('/hand-over');
  await page.locator('[data-go="given"]').click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Take it' }).click()]);
  await page.locator('[data-go="new"]').waitFor();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
});
