// A game goes from one phone to another with no network: by its text, by the camera, and by its record.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringDealt } from '../../e2e/bring.ts';
import { filmOf } from '../../e2e/camera.ts';
import { devices, type House, openPage, startHouse } from '../../e2e/screen.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-hand-over-'));
let house: House;
let given: { readonly text: string; readonly record: string; readonly shown: unknown };

const shown = (page: Page): Promise<unknown> =>
  page.locator('main.table').evaluate(({ dataset }) => ({ ...dataset }));
const next = (page: Page): Promise<void> => page.locator('.next-bar .main').click();

const recordOf = async (page: Page): Promise<string> => {
  await page.goto('/hand-over');
  const download = page.waitForEvent('download');
  await page.locator('[data-go="save-record"]').click();
  return readFileSync((await (await download).path()) ?? '', 'utf8');
};

/** Takes what has been read, and sees it stand where it stood. */
const takeHere = async (page: Page): Promise<void> => {
  await page.locator('[data-go="take"]').click();
  await page.locator('[data-seat="1"]').waitFor();
};

beforeAll(async () => {
  house = await startHouse();
  const page = await openPage(house);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bringDealt(page);
  while (!(await page.locator('main[data-standing="speech 2"]').count())) await next(page);
  await page.locator('[data-seat="7"]').click();
  const before = await shown(page);
  const record = await recordOf(page);
  await page.locator('[data-go="copy-codes"]').click();
  await page.locator('[role="status"]:not(:empty)').waitFor();
  given = { text: await page.evaluate(() => navigator.clipboard.readText()), record, shown: before };
  await page.locator('[data-go="given"]').click();
  await page.locator('[data-go="new"]').waitFor();
  await page.goto('/table');
  expect(await page.locator('[data-seat]').count()).toBe(0);
  await page.context().close();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

it('by its text: the same step, the same clock, the same record', async () => {
  const page = await openPage(house, { lang: 'en' });
  await page.goto('/take-over');
  await page.locator('textarea').fill(given.text);
  await takeHere(page);
  expect(await shown(page)).toEqual(given.shown);
  await expect.poll(() => page.locator('[role="timer"]').count()).toBe(1);
  expect(await recordOf(page)).toBe(given.record);
  await page.context().close();
});

it('by the camera, its codes in any order', async () => {
  const codes = given.text.split('\n');
  expect(codes.length).toBeGreaterThan(1);
  const film = join(folder, 'codes.y4m');
  writeFileSync(film, filmOf(codes.toReversed()));
  const browser = await startChromium([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  const context = await browser.newContext({ ...devices.phone, baseURL: house.url, permissions: ['camera'] });
  const page = await context.newPage();
  await page.goto('/take-over');
  await page.locator('[data-go="camera"]').click();
  await takeHere(page);
  expect(await shown(page)).toEqual(given.shown);
  expect(await recordOf(page)).toBe(given.record);
  await browser.close();
});

it('by its record: it goes on from the last line; a damaged text says so', async () => {
  const page = await openPage(house);
  await page.goto('/take-over');
  await page.locator('textarea').fill(given.text.replaceAll(/[A-Z2-7](?=\n|$)/g, 'A'));
  await page.locator('[role="alert"]').waitFor();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.mgn', mimeType: 'text/plain', buffer: Buffer.from(given.record) });
  await takeHere(page);
  expect(await recordOf(page)).toBe(given.record);
  await page.context().close();
});

it('a device without a camera says what to do instead', async () => {
  const page = await openPage(house);
  await page.goto('/take-over');
  await page.locator('[data-go="camera"]').click();
  await page.locator('[role="alert"]').waitFor();
  await page.context().close();
});
