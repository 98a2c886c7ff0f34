// The phone's own Back: sheets close before pages, a game in play is not left by a slip, and nothing leads to an empty new game.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatedGame } from '../e2e/games.ts';
import { refereeAt } from '../e2e/hand.ts';
import { type House, openPage, startHouse } from '../e2e/screen.ts';
import { startGame } from '../e2e/start.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const path = (page: Page): string => new URL(page.url()).pathname;
const dialogs = (page: Page): Promise<number> => page.getByRole('dialog').count();

const atSpeech = async (): Promise<Page> => {
  const page = await openPage(house, { lang: 'ru' });
  await startGame(refereeAt(page, 'touch', 'ru'), simulatedGame('fsm-2024', 1));
  while (!(await page.locator('main[data-standing="speech 1"]').count()))
    await page.locator('.next-bar .main').click();
  await page.locator('.heading .saved').waitFor();
  return page;
};

const over: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the sheet of a seat': (page) => page.locator('[data-seat="5"]').click({ button: 'right' }),
  'the menu': (page) => page.locator('[data-tool="menu"]').click(),
  'a question of the menu': async (page) => {
    await page.locator('[data-tool="menu"]').click();
    await page.locator('[data-do="note"]').click();
  },
  'the timeline': (page) => page.locator('[data-tool="history"]').click(),
  'a clause': (page) => page.locator('.phrases').click(),
};

it('closes what is open over the table and stays there, then asks; forward and back again lead where they led', async () => {
  const page = await atSpeech();
  for (const [what, open] of Object.entries(over)) {
    await open(page);
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => [path(page), what], { timeout: 10_000 }).toEqual(['/table', what]);
  }
  await page.locator('[data-tool="foul"]').click();
  await page.goBack();
  await page.locator('[data-tool="foul"][aria-pressed="false"]').waitFor();

  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Уйти от стола?' });
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => path(page), { timeout: 10_000 }).toBe('/table');
  await page.goBack();
  await page.locator('[data-go="stay"]').click();
  await question.waitFor({ state: 'detached' });
  await page.locator('[data-seat="7"]').click();
  await page.locator('.seat.candidate[data-seat="7"]').waitFor();

  await page.goBack();
  await page.locator('[data-go="leave"]').click();
  await page.locator('main.home').waitFor();
  await expect.poll(() => path(page), { timeout: 10_000 }).toBe('/');
  await page.goForward();
  await page.locator('.seat.candidate[data-seat="7"]').waitFor();
  expect(await dialogs(page)).toBe(0);
  await page.goBack();
  await question.waitFor();
  await page.context().close();
});

it('a table opened by its own address is asked about too, and leaving it shows the first page', async () => {
  const page = await atSpeech();
  const fresh = await page.context().newPage();
  await fresh.goto('/table');
  await fresh.locator('[data-tool="menu"]').click();
  await fresh.getByRole('dialog').waitFor();
  await fresh.goBack();
  await fresh.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => path(fresh), { timeout: 10_000 }).toBe('/table');
  await fresh.reload();
  await fresh.locator('[data-seat="1"]').waitFor();
  await fresh.goBack();
  await fresh.locator('[data-go="leave"]').click();
  await fresh.locator('main.home').waitFor();
  await page.context().close();
});

it('a question about another game is closed by Back as well, and the next page is the one before', async () => {
  const page = await atSpeech();
  await page.goto('/games');
  await page.locator('[data-game]').waitFor();
  await page.goto('/');
  await page.locator('[data-go="new"]').click();
  await page.locator('[data-go="begin"]').click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => path(page), { timeout: 10_000 }).toBe('/new');
  await page.locator('[data-go="begin"]').click();
  await page.locator('[data-go="continue"]').click();
  await page.locator('[data-seat="1"]').waitFor();
  await page.goBack();
  await page.locator('[data-go="leave"]').click();
  await page.locator('main.home').waitFor();
  await page.context().close();
});
