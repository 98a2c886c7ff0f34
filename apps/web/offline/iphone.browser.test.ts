// What an iPhone lacks: nothing is offered that it cannot do, and its own ways are shown instead.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringGame } from '../e2e/bring.ts';
import { isFine } from '../e2e/is-fine.ts';
import { type House, openPage, startHouse } from '../e2e/screen.ts';
import { words } from '../e2e/words.ts';
import { fiveGames } from '../sheet/testing/five-games.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

/** Safari in its tab: it can be put on the Home Screen by its own menu, and promises nothing until then. */
const inSafari = async (): Promise<Page> => {
  const page = await openPage(house, { lang: 'ru' });
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
    Object.defineProperty(navigator, 'standalone', { value: false });
    StorageManager.prototype.persist = async () => false;
    StorageManager.prototype.persisted = async () => false;
  });
  return page;
};

it('the way to the Home Screen is shown with its signs, and what it means for the games', async () => {
  const page = await inSafari();
  await page.goto('/');
  await page.locator('[data-go="install"]').first().tap();
  const help = page.getByRole('dialog');
  await expect.poll(() => help.innerText()).toContain('Поделиться');
  expect(await help.innerText()).toContain('останутся в Safari');
  expect(await help.locator('.home-screen svg').count()).toBe(3);
  await isFine(page);
  await help.locator('[data-go="understood"]').tap();
  await help.waitFor({ state: 'detached' });
  await page.context().close();
});

it('on the Home Screen nothing is left to install', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await page.context().addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/about');
  await page.locator('h1').waitFor();
  expect(await page.locator('[data-go="install"]').count()).toBe(0);
  await page.context().close();
});

it('that Safari clears what is not opened for a week is said before the game, with ways out', async () => {
  const page = await inSafari();
  await page.goto('/new');
  await page.locator('[data-go="begin"]').tap();
  const note = page.locator('.device-note');
  await note.locator('summary').tap();
  await expect.poll(() => note.innerText()).toContain('семь дней');
  await note.locator('[data-go="device"]').tap();
  await expect.poll(() => page.getByText(words.ru.sound.signals).count()).toBeGreaterThan(0);
  // No switch for what this phone has not.
  expect(await page.getByText(words.ru.sound.vibration).count()).toBe(0);
  await page.context().close();
});

it('a picture that took longer than a press counts is saved instead of shared', async () => {
  const page = await inSafari();
  await page.context().addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: () => Promise.reject(new DOMException('late', 'NotAllowedError')),
    });
  });
  await bringGame(page, fiveGames['fsm-2024']);
  await page.goto('/result');
  const coming = page.waitForEvent('download');
  await page.locator('[data-go="share-image"]').tap();
  expect((await coming).suggestedFilename()).toMatch(/\.png$/);
  await page.context().close();
});
