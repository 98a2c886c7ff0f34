// The card of gestures: offered before the first game of a device, answered once for all, and in the menu ever after.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringDealt } from '../../e2e/bring.ts';
import { langsInTurn } from '../../e2e/in-turn.ts';
import { lentPage } from '../../e2e/lent.ts';
import { type House, startHouse } from '../../e2e/screen.ts';
import { words } from '../../e2e/words.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const newGame = async (page: Page): Promise<void> => {
  await page.goto('/new');
  await page.locator('[data-go="begin"]').click();
  const other = page.locator('[data-go="put-away"]');
  await page.locator('[data-go="cards"]').or(other).first().waitFor();
  if ((await other.count()) > 0) await other.click();
  await page.locator('[data-go="cards"]').waitFor();
};

const offer = '[data-offer="gestures"]';

for (const lang of langsInTurn(0)) {
  it(`is offered once and told in ${lang}`, async () => {
    const page = await lentPage(house, { lang });
    const card = page.getByRole('dialog');
    await newGame(page);
    await page.locator(`${offer} [data-do="show-gestures"]`).click();
    const { title, understood, ...told } = words[lang].gestures;
    for (const line of Object.values(told)) await card.getByText(line, { exact: true }).waitFor();
    await expect.poll(() => card.locator('svg').count()).toBe(Object.keys(told).length / 2);
    await card.getByRole('button', { name: understood }).click();
    await page.locator(offer).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-go="cards"]').waitFor();
    expect(await page.locator(offer).count()).toBe(0);
    await newGame(page);
    expect(await page.locator(offer).count()).toBe(0);
    await page.locator('[data-tool="menu"]').click();
    await card.locator('[data-do="gestures"]').click();
    await card.getByText(told.eye, { exact: true }).waitFor();
    expect(title).not.toBe('');
  });
}

it('whoever does not want it is not asked again', async () => {
  const page = await lentPage(house, { lang: 'ru' });
  await newGame(page);
  await page.locator(`${offer} [data-do="no-gestures"]`).click();
  await page.locator(offer).waitFor({ state: 'detached' });
  await newGame(page);
  expect(await page.locator(offer).count()).toBe(0);
});

it('foul after foul is a setting of the table, told in a line', async () => {
  const page = await lentPage(house, { lang: 'ru' });
  await bringDealt(page);
  await page.locator('[data-tool="menu"]').click();
  await page.locator('[data-do="settings"]').click();
  const setting = page.locator('[data-setting="fouls"]');
  await page.getByText(words.ru.common.foulsHint).waitFor();
  await setting.click();
  await page.reload();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('omerta.settings') ?? '{}').fouls)).toBe(
    true,
  );
});
