// A reload in the dark stays dark: the page has its colours before any script of the table has run.
import { tableNames } from '@omerta/testkit/names.ts';
import { candidates } from '@omerta/testkit/table.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringGame } from '../e2e/bring.ts';
import { type House, openPage, startHouse } from '../e2e/screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const cards = 'red black red sheriff red black red red don red'.split(' ');
const seated = tableNames.map((name, i) => `[seat ${i + 1} "${name}" ${cards[i]}]`);
const recordOf = (lines: readonly string[]): string =>
  ['[rulebook fsm-2024]', ...seated, ...lines, ''].join('\n');

/** What a page is painted in that has nothing but its own HTML and style. */
const bare = async (page: Page): Promise<string> => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.unroute('**/assets/*.js');
  return paper;
};

const [light, dark, night] = ['rgb(246, 244, 239)', 'rgb(18, 18, 20)', 'rgb(8, 5, 5)'];

it('at night by night’s own colours, and by day by the day’s', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await bringGame(page, recordOf(['night 1', 'day 1', 'night 2']));
  await page.locator(':root[data-theme="night"]').waitFor({ state: 'attached' });
  expect(await bare(page)).toBe(night);
  await page.reload();
  await page.locator('main.table').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('night');
  await bringGame(page, recordOf(candidates));
  await page.locator(':root[data-theme="light"]').waitFor({ state: 'attached' });
  expect(await bare(page)).toBe(light);
});

it('the first page of a device whose game is in its night is dark until the game is over', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await bringGame(page, recordOf(['night 1', 'day 1', 'night 2']));
  await page.locator(':root[data-theme="night"]').waitFor({ state: 'attached' });
  await page.goto('/');
  expect(await bare(page)).toBe(night);
  await page.reload();
  await page.locator('[data-go="continue"]').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('night');
  await page.locator('[data-go="continue"]').tap();
  await page.locator('main.table').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('night');
  await bringGame(page, recordOf(candidates));
  await page.locator(':root[data-theme="light"]').waitFor({ state: 'attached' });
  await page.goto('/');
  expect(await bare(page)).toBe(light);
});

it('by the theme that was chosen', async () => {
  const page = await openPage(house, { lang: 'ru', settings: { theme: 'dark' } });
  await bringGame(page, recordOf(candidates));
  expect(await bare(page)).toBe(dark);
});
