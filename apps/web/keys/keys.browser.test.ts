// The keyboard at a real table: every key presses what is on the screen, in any layout, and can be changed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringDealt } from '../e2e/bring.ts';
import { type House, openPage, startHouse } from '../e2e/screen.ts';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await startHouse();
  page = await openPage(house, { device: 'desktop', lang: 'ru' });
  await bringDealt(page);
  await page.locator('[data-seat="1"]').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
});
afterAll(() => house.close());

const seat = (number: number): Promise<string | null> =>
  page.locator(`[data-seat="${number}"]`).getAttribute('aria-label');
const clock = (): Promise<string> => page.locator('[role="timer"]').innerText();

it('Enter goes on to the first speech; digits nominate; F and a digit give a foul; U takes it back', async () => {
  while (!(await page.locator('main[data-standing="speech 1"]').count())) await page.keyboard.press('Enter');
  await page.keyboard.press('0');
  expect(await seat(10)).toContain('выставлен');
  await page.keyboard.press('f');
  await page.keyboard.press('3');
  expect(await seat(3)).toContain('1 фол');
  await page.keyboard.press('u');
  expect(await seat(3)).not.toContain('фол');
});

it('Shift and the key of undo brings back what it took', async () => {
  await page.keyboard.press('Shift+KeyU');
  expect(await seat(3)).toContain('1 фол');
  await page.keyboard.press('Shift+KeyU');
  await page.keyboard.press('u');
  expect(await seat(3)).not.toContain('фол');
});

it('the same keys in a Russian layout, where F is А', async () => {
  for (const pressed of [
    { code: 'KeyF', key: 'а' },
    { code: 'Digit5', key: '5' },
  ]) {
    await page.evaluate(
      (init) => void window.dispatchEvent(new KeyboardEvent('keydown', { ...init, cancelable: true })),
      pressed,
    );
  }
  expect(await seat(5)).toContain('1 фол');
});

it('the clock: pause, more, less', async () => {
  await page.keyboard.press('p');
  const before = await clock();
  await page.keyboard.press('+');
  expect(await clock()).not.toBe(before);
  await page.keyboard.press('-');
  expect(await clock()).toBe(before);
});

it('the cards show only while the key is down', async () => {
  await page.keyboard.down('c');
  await page.locator('.held-cards').waitFor();
  await page.keyboard.up('c');
  expect(await page.locator('.held-cards').count()).toBe(0);
});

it('after a click Enter is the large button again, also when the click opened a sheet; whoever walks with Tab keeps his place', async () => {
  const main = page.locator('main');
  const standing = (): Promise<string | null> => main.getAttribute('data-standing');
  for (const click of [
    () => page.locator('[data-tool="pause"]').click(),
    async () => {
      await page.locator('[data-tool="menu"]').click();
      await page.locator('[role="dialog"]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    },
    async () => {
      await page.locator('[data-tool="menu"]').click();
      await page.locator('[role="dialog"] [data-do="back"]').click();
      await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    },
  ]) {
    const before = await standing();
    await click();
    await page.keyboard.press('Enter');
    await expect.poll(standing).not.toBe(before);
    expect(await page.locator('[role="dialog"]').count()).toBe(0);
  }
  const before = await standing();
  await page.locator('[data-tool="menu"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[role="dialog"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.locator('[role="dialog"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  expect(await standing()).toBe(before);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
});

it('with Shift a digit opens the sheet of the seat, and Escape closes it', async () => {
  await page.keyboard.press('Shift+Digit8');
  await page.locator('[role="dialog"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
});

it('? shows the list; a key given there works at once, after a reload, and until it is taken back', async () => {
  await page.keyboard.press('?');
  const dialog = page.locator('[role="dialog"]');
  await dialog.getByRole('button', { name: 'F', exact: true }).click();
  await page.keyboard.press('z');
  await dialog.getByRole('button', { name: 'Z', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-seat="1"]').waitFor();
  // A key that did something would be undone by the next one.
  await page.keyboard.press('f');
  await page.keyboard.press('z');
  await page.locator('[data-tool="foul"][aria-pressed="true"]').waitFor();
  await page.keyboard.press('z');
  await page.keyboard.press('?');
  await dialog.getByRole('button', { name: 'Как было' }).click();
  await dialog.getByRole('button', { name: 'F', exact: true }).waitFor();
  await page.keyboard.press('Escape');
});

it('what is written into a field is not a key of the table', async () => {
  await page.goto('/new');
  const field = page.locator('input.input').first();
  await field.fill('');
  await field.pressSequentially('fu1?');
  await expect.poll(() => field.inputValue()).toBe('fu1?');
  expect(await page.locator('[role="dialog"]').count()).toBe(0);
});
