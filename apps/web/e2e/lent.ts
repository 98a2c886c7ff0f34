// Devices that one test after another is lent, wiped in between: a fresh one costs a second of processor, a wiped one a third.
import type { CDPSession, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type House, type Options, openPage } from './screen.ts';

type Lent = { readonly page: Page; readonly direct: CDPSession };

const shelves = new WeakMap<House, Map<string, Lent[]>>();

const shelfOf = (house: House, options: Options): Lent[] => {
  const shelf = shelves.get(house) ?? new Map<string, Lent[]>();
  shelves.set(house, shelf);
  const key = JSON.stringify(options);
  const found = shelf.get(key) ?? [];
  shelf.set(key, found);
  return found;
};

/** Nothing of what was done on it is left: what it kept, where it was, what was listened to. */
const wiped = async ({ page, direct }: Lent, origin: string): Promise<void> => {
  page.removeAllListeners();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.context().clearCookies();
  await direct.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await direct.send('Page.resetNavigationHistory');
};

/**
 * For tests that leave the browser around the page as it is: no script put in, no route, no network taken away, no clock
 * set, no second page. Whatever else they do, the next one finds a new device.
 */
export const lentPage = async (house: House, options: Options = {}): Promise<Page> => {
  const shelf = shelfOf(house, options);
  const page = shelf.pop() ?? (await newlyLent(house, options));
  onTestFinished(async () => {
    await wiped(page, house.url);
    shelf.push(page);
  });
  return page.page;
};

const newlyLent = async (house: House, options: Options): Promise<Lent> => {
  const page = await openPage(house, options);
  return { page, direct: await page.context().newCDPSession(page) };
};
