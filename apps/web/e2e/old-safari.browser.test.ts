// On an iPhone of the floor a game is led to its signed sheet, drawn, printed, replayed and taken over; below the floor a page says so.
import { readFileSync } from 'node:fs';
import { floor } from '@omerta/base/floor.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saidOf } from './command-line.ts';
import { finishGame } from './finish.ts';
import { shortGame, writtenOut } from './games.ts';
import { refereeAt } from './hand.ts';
import { openOldSafari } from './old-safari.ts';
import { playLines } from './play.ts';
import { type House, openPage, startHouse } from './screen.ts';
import { spellOut } from './spelled-out.ts';
import { startGame } from './start.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const record = shortGame('fsm-2024', propertySeed);
const lines = spellOut(record);

const downloaded = async (page: Page, button: string): Promise<Buffer> => {
  const coming = page.waitForEvent('download');
  await page.locator(button).tap();
  return readFileSync(await (await coming).path());
};

it('has nothing newer than the floor, in the page as in a worker', async () => {
  const page = await openOldSafari(house);
  await page.goto('/');
  const newer = await page.evaluate(() => [
    'groupBy' in Map,
    'withResolvers' in Promise,
    'any' in AbortSignal,
    'canParse' in URL,
    Symbol.asyncIterator in ReadableStream.prototype,
    'vibrate' in navigator,
    'checkVisibility' in Element.prototype,
    'filter' in Object.getPrototypeOf(Object.getPrototypeOf([].keys())),
  ]);
  expect(newer).toEqual(newer.map(() => false));
  expect(await page.evaluate(() => 'isWellFormed' in String.prototype)).toBe(true);
  await page.context().close();
});

it('a whole game, its picture, its protocol, its replay by a link, and its take-over by codes', async () => {
  const page = await openOldSafari(house, { lang: 'ru' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const referee = refereeAt(page, 'touch', 'ru');
  await startGame(referee, record);
  const half = Math.floor(lines.length / 2);
  await playLines(referee, record.rulebook, lines.slice(0, half));

  await page.goto('/hand-over');
  await page.locator('[data-go="copy-codes"]').tap();
  await page.locator('[role="status"]:not(:empty)').waitFor();
  const codes = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openOldSafari(house, { lang: 'ru' });
  await other.goto('/take-over');
  await other.locator('textarea').fill(codes);
  await other.locator('[data-go="take"]').tap();
  const second = refereeAt(other, 'touch', 'ru');
  await other.locator('[data-seat="1"]').waitFor();
  await playLines(second, record.rulebook, lines.slice(half));
  const text = await finishGame(second);
  expect(await saidOf(text)).toEqual(await saidOf(writtenOut(record, lines)));

  expect((await downloaded(other, '[data-go="share-image"]')).subarray(1, 4).toString()).toBe('PNG');
  expect((await downloaded(other, '[data-go="protocol-pdf"]')).subarray(0, 5).toString()).toBe('%PDF-');
  await other.locator('[data-go="replay"]').tap();
  await other.locator('.ring [data-seat="10"]').waitFor();
  await other.reload();
  await other.locator('.ring [data-seat="10"]').waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([page, other].map((each) => each.context().close()));
}, 300_000);

it('below the floor a page says what to do, in both languages, and nothing else', async () => {
  const page = await openPage(house);
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
  });
  await page.goto('/new');
  const said = await page.locator('#too-old').innerText();
  for (const words of ['Браузер устарел', 'This browser is too old']) expect(said).toContain(words);
  const versions = [`Safari (iOS) ${floor.safari_ios}`, `Chrome ${floor.chrome}`, `Firefox ${floor.firefox}`];
  for (const version of versions) expect(said.split(version)).toHaveLength(3);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('body > *:not(script)').count()).toBe(1);
  await page.context().close();
});
