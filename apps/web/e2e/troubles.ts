// What a device shows when something is in the way: a game open elsewhere, storage refused, a game that nothing keeps.
import type { Page } from 'playwright-core';
import { simulatedGame } from './games.ts';
import { refereeAt } from './hand.ts';
import { type House, type Options, openDevice, openPage } from './screen.ts';
import { startGame } from './start.ts';

type SeeOn = (page: Page, name: string) => Promise<void>;

const openElsewhere = async (house: House, options: Options, see: SeeOn): Promise<void> => {
  const device = await openDevice(house, options);
  const page = await device.newPage();
  await startGame(refereeAt(page, 'touch', options.lang ?? 'ru'), simulatedGame('fsm-2024', 1));
  const other = await device.newPage();
  await other.goto('/table');
  await other.locator('[data-seat="1"]').waitFor();
  await other.locator('.next-bar .main').click();
  await page.getByRole('alertdialog').waitFor();
  await see(page, 'open-elsewhere');
  await device.close();
};

/** A browser that keeps nothing, as one in private does. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });

const storageRefused = async (house: House, options: Options, see: SeeOn): Promise<void> => {
  const page = await openPage(house, options);
  await refuseStorage(page);
  await page.goto('/');
  await page.getByRole('alert').first().waitFor();
  await see(page, 'storage-refused');
  await page.goto('/new');
  await page.locator('[data-go="begin"]').click();
  await page.locator('[data-go="play-unkept"]').waitFor();
  await see(page, 'storage-refused-new-game');
  await page.locator('[data-go="play-unkept"]').click();
  await page.locator('main[data-phase]').waitFor();
  await see(page, 'game-not-kept');
  await page.context().close();
};

export const troubles = async (house: House, options: Options, see: SeeOn): Promise<void> => {
  await openElsewhere(house, options, see);
  await storageRefused(house, options, see);
};
