// What an address fetches before its screen stands: of the table the ring, of the desk its room.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

type Loaded = { readonly bytes: number; readonly files: readonly string[] };

/** Script and style, compressed, of a page that has fetched nothing yet. */
export const loadedBy = async (page: Page, address: string, stands: string): Promise<Loaded> => {
  const asked: Promise<{ readonly file: string; readonly bytes: number }>[] = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    const file = new URL(response.url()).pathname;
    asked.push(response.body().then((body) => ({ file, bytes: gzipSync(body).length })));
  });
  await page.goto(address);
  await page.locator(stands).first().waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(asked);
  return { bytes: all.reduce((sum, each) => sum + each.bytes, 0), files: all.map(({ file }) => file) };
};

/** The device has a game on its table. */
export const firstLoad = (page: Page): Promise<Loaded> => loadedBy(page, '/table', '[data-seat="1"]');
