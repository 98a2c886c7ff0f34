// No game gets out of reach through the screen: a new one asks first, and each is opened again where it was.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatedGame } from '../../e2e/games.ts';
import { refereeAt } from '../../e2e/hand.ts';
import { type House, openPage, startHouse } from '../../e2e/screen.ts';
import { startGame } from '../../e2e/start.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const shown = (page: Page): Promise<unknown> =>
  page.locator('main.table').evaluate(({ dataset }) => ({ ...dataset }));

it('a second game asks about the first; put away, the first is in the list and opens where it was', async () => {
  const page = await openPage(house, { lang: 'en' });
  await page.goto('/');
  await page.locator('[data-go="new"]').waitFor();
  expect(await page.locator('[data-go="games"]').count()).toBe(0);

  await startGame(refereeAt(page, 'touch', 'en'), simulatedGame('fsm-2024', 1));
  while (!(await page.locator('main[data-standing="speech 2"]').count()))
    await page.locator('.next-bar .main').click();
  await page.locator('[data-seat="7"]').click();
  await page.locator('.heading .saved').waitFor();
  const before = await shown(page);

  await page.goto('/new');
  await page.locator('[data-go="begin"]').click();
  await page.getByRole('dialog', { name: 'A game is open on this device' }).getByText('Day 1').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/new');
  await page.locator('[data-go="begin"]').click();
  await page.locator('[data-go="put-away"]').click();
  await page.locator('main[data-phase^="dealing"]').waitFor();

  await page.goto('/');
  await page.locator('[data-go="games"]').click();
  const games = page.locator('[data-game]');
  await games.nth(1).waitFor();
  await expect
    .poll(() => games.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Cards\s+on the table now\s+FSM 2024/),
      expect.stringMatching(/^Day 1\s+FSM 2024/),
    ]);
  const download = page.waitForEvent('download');
  await page.locator('[data-go="save-record"]').nth(1).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^omerta-\d{4}-\d\d-\d\d\.mgn$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('nominate 2 7');

  await games.nth(1).click();
  await page.locator('[data-seat="1"]').waitFor();
  expect(await shown(page)).toEqual(before);
  await page.reload();
  await page.locator('[data-seat="1"]').waitFor();
  expect(await shown(page)).toEqual(before);
  await page.context().close();
}, 60_000);
