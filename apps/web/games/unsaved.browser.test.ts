// A disk that takes no more: closing is asked about, and what was pressed comes back at the next start with a sentence.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringDealt } from '../e2e/bring.ts';
import { langsInTurn } from '../e2e/in-turn.ts';
import { type House, openDevice, startHouse } from '../e2e/screen.ts';
import { fillDisk } from '../e2e/troubles.ts';
import { words } from '../e2e/words.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const next = (page: Page): Promise<void> => page.locator('.next-bar .main').click();

const shown = (page: Page): Promise<unknown> =>
  page
    .locator('main.table')
    .evaluate(({ dataset }) => ({ phase: dataset['phase'], expected: dataset['expected'] }));

const keysOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsaved')));

const playToFirstSpeech = async (page: Page): Promise<void> => {
  await bringDealt(page);
  while (!(await page.locator('main[data-standing="speech 1"]').count())) await next(page);
  await page.locator('.heading .saved').waitFor();
};

for (const lang of langsInTurn(1))
  it(`${lang}: lines that could not be saved are asked about, and are back after the page is closed all the same`, async () => {
    const device = await openDevice(house, { lang });
    const page = await device.newPage();
    await playToFirstSpeech(page);
    let asked = 0;
    let answer: 'stay' | 'go' = 'stay';
    page.on('dialog', (dialog) => {
      asked++;
      void (answer === 'stay' ? dialog.dismiss() : dialog.accept());
    });
    await page.reload();
    await page.locator('[data-seat="1"]').waitFor();
    expect(asked).toBe(0);

    await fillDisk(page);
    await page.locator('[data-seat="7"]').click();
    await page.locator('.heading .failed').waitFor();
    await next(page);
    await page.locator('[data-seat="5"]').click();
    const before = await shown(page);
    // Stays: the reload is called off by the referee.
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toBe(1);
    expect(await shown(page)).toEqual(before);
    await expect.poll(() => page.locator('.seat.candidate').count()).toBe(2);

    answer = 'go';
    await page.reload();
    await expect.poll(() => asked).toBe(2);
    const note = page.locator('[data-told="brought-back"]');
    await note.waitFor();
    await page.locator('.seat.candidate').nth(1).waitFor();
    expect((await note.innerText()).replaceAll(/\s+/g, ' ')).toContain(
      lang === 'en'
        ? 'were not saved last time are back in the game'
        : 'не сохранённые в прошлый раз, снова в игре',
    );
    expect(await shown(page)).toEqual(before);
    const button = await page.locator('[data-go="brought-back-told"]').boundingBox();
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.locator('[data-go="brought-back-told"]').click();
    await note.waitFor({ state: 'detached' });
    expect(await keysOf(page)).toEqual([]);
    await page.reload();
    await page.locator('.seat.candidate').nth(1).waitFor();
    expect(await note.count()).toBe(0);
    expect(asked).toBe(2);
    await device.close();
  });

it('where the way back cannot be fetched, nobody plays on without the lines: they wait, and come back later', async () => {
  const device = await openDevice(house);
  const page = await device.newPage();
  await playToFirstSpeech(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await fillDisk(page);
  await page.locator('[data-seat="7"]').click();
  await page.locator('.heading .failed').waitFor();

  await page.route('**/bring-back-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').getByText(words.ru.door.refused.title).waitFor();
  expect(await page.locator('main.table').count()).toBe(0);
  expect(await keysOf(page)).toHaveLength(1);

  await page.unroute('**/bring-back-*.js');
  await page.reload();
  await page.locator('.seat.candidate').waitFor();
  expect(await keysOf(page)).toEqual([]);
  await device.close();
});
