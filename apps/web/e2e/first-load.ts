// What the address of the table fetches before the ring stands.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Bytes of script and style, compressed, of a page that has fetched nothing yet; the device has a game on its table. */
export const firstLoad = async (page: Page): Promise<number> => {
  const asked: Promise<number>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      asked.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto('/table');
  await page.locator('[data-seat="1"]').waitFor();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(asked)).reduce((sum, each) => sum + each, 0);
};
