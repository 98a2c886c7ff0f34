// What a device shows when something is in the way: a game open elsewhere, storage refused, a game that nothing keeps.
import type { Page } from 'playwright-core';
import { bringDealt } from './bring.ts';
import { type House, type Options, openDevice, openPage } from './screen.ts';

type SeeOn = (page: Page, name: string) => Promise<void>;

const openElsewhere = async (house: House, options: Options, see: SeeOn): Promise<void> => {
  const device = await openDevice(house, options);
  const page = await device.newPage();
  await bringDealt(page);
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

/** A browser that is asked for its database and never answers. */
export const silenceStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, version) =>
      Object.assign(open(name, version), { addEventListener: () => undefined });
  });

/** A browser that opens its database and loses it, as one does whose own process dies. */
export const loseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    };
  });

/** Spoils the text of one event of a game in the browser's own database, as a dying disk does. */
export const damageGame = (page: Page, game: string, version: number): Promise<void> =>
  page.evaluate(
    ([stream, at]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('omerta');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('events', 'readwrite');
          const events = tx.objectStore('events');
          const found = events.index('place').get([stream, at]);
          found.onsuccess = () => events.put({ ...found.result, body: found.result.body.slice(0, 30) });
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [game, version] as const,
  );

/** From now on the disk of this page is full. */
export const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
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
