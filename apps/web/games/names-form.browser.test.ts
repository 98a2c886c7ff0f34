// Names and seats put right on the screens of a phone without a network: a late player before the cards, a misspelt nickname in the middle of a speech and on the sheet.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishGame } from '../e2e/finish.ts';
import { refereeAt } from '../e2e/hand.ts';
import { type House, openDevice, startHouse } from '../e2e/screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const longest = 'Подполковник-Ёлкин-Иглов!';
const names = ['Ёжик', 'Чёрная кошка', 'Лис «Рыжий»', 'Мать-и-мачиха', 'Д’Артаньян'];
const others = ['Щука', 'Объект', 'ворон', 'Тихий', 'Не-пришёл'];
const deck = ['red', 'red', 'red', 'red', 'red', 'red', 'black', 'black', 'don', 'sheriff'];

const named = async (page: Page, inside: string): Promise<readonly string[]> =>
  (await page.locator(inside).allInnerTexts()).map((text) => text.replace(/^\d+\s*/, '').trim());

it('a late player takes his chair, two change theirs, and a nickname is mended until the signature', async () => {
  expect(longest).toHaveLength(25);
  const device = await openDevice(house, { lang: 'ru', offline: true });
  const visit = await device.newPage();
  await visit.goto('/');
  await visit.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.close();
  await device.setOffline(true);
  const page = await device.newPage();
  const referee = refereeAt(page, 'touch', 'ru');
  const { hand } = referee;
  await page.goto('/');
  await hand.press(page.locator('[data-go="new"]'));
  await hand.press(page.locator('[data-rulebook="fsm-2024"]'));
  for (const [i, name] of [...names, ...others].entries())
    await page.locator('.names input').nth(i).fill(name);
  await hand.press(page.locator('[data-go="begin"]'));

  // Before the cards: somebody else on the tenth chair, and the second and the fifth change theirs.
  await hand.press(page.locator('[data-do="players"]'));
  await page.locator('[data-name-of="10"]').fill('Ёжик');
  await page.getByText('также на 1', { exact: true }).waitFor();
  expect(await page.locator('[data-do="save-names"]').isDisabled()).toBe(true);
  await page.locator('[data-name-of="10"]').fill(longest);
  await hand.press(page.locator('[data-move="2"]'));
  await hand.press(page.locator('[data-move="5"]'));
  await hand.press(page.locator('[data-do="save-names"]'));
  const seated = ['Ёжик', 'Д’Артаньян', 'Лис «Рыжий»', 'Мать-и-мачиха', 'Чёрная кошка', ...others].with(
    9,
    longest,
  );
  await expect.poll(() => named(page, '.introduce li')).toEqual(seated);

  await hand.press(page.locator('[data-go="cards"]'));
  for (const card of deck) await hand.press(page.locator(`[data-card="${card}"]`));
  await expect.poll(() => named(page, '.ring .nick')).toEqual(seated);
  await hand.press(page.locator('.heading .icons button').last());
  await hand.press(page.locator('[data-do="players"]'));
  await page.getByText('места не меняются').waitFor();
  expect(await page.locator('[data-move]').count()).toBe(0);
  await hand.press(page.locator('[data-do="back"]'));
  await hand.press(page.locator('[data-do="back"]'));

  // In the middle of the first speech: the speech and its clock go on, a page that is opened anew knows it.
  const standing = (): Promise<string | null> => page.locator('main').getAttribute('data-standing');
  while ((await standing()) !== 'speech 1') await hand.next();
  await hand.sheet(4);
  await hand.press(page.locator('[data-do="rename"]'));
  await page.locator('[data-name-of="4"]').fill('Мать-и-мачеха "Ё"');
  await hand.press(page.locator('[data-do="save-names"]'));
  const mended = seated.with(3, 'Мать-и-мачеха “Ё”');
  await expect.poll(() => named(page, '.ring .nick')).toEqual(mended);
  expect(await standing()).toBe('speech 1');
  await page.locator('.heading .saved').waitFor();
  await page.reload();
  await expect.poll(() => named(page, '.ring .nick')).toEqual(mended);
  expect(await standing()).toBe('speech 1');

  // On the sheet, until it is signed.
  await hand.sheet(7);
  await hand.press(page.locator('[data-sanction="forfeit"]'));
  await hand.press(page.locator('[data-go="plain"]'));
  await hand.press(page.locator('[data-go="give"]'));
  await hand.press(page.locator('[data-go="result"]'));
  await hand.press(page.locator('[data-points-of="7"]'));
  await hand.press(page.locator('[data-do="rename"]'));
  await page.locator('[data-name-of="7"]').fill('Объектив');
  await hand.press(page.locator('[data-do="save-names"]'));
  await page.getByText('Объектив').first().waitFor();
  await page.goBack();
  const record = await finishGame(referee);
  expect(record.match(/^\[seat .*\]$/gm)).toEqual(
    mended.with(6, 'Объектив').map((name, i) => `[seat ${i + 1} "${name}"]`),
  );
  await hand.press(page.locator('[data-points-of="7"]'));
  await hand.press(page.locator('[data-do="rename"]'));
  await page.locator('[data-names="signed"]').waitFor();
  await device.close();
}, 300_000);
