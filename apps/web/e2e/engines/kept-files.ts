// Files that a page gives away, where the driver of its browser cannot catch a download: what was made is kept in the page.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  var keptFile: string | undefined;
}

/** What the page saves when it is pressed, a letter for each byte. */
export const savedBy = async (page: Page, press: () => Promise<void>): Promise<Buffer> => {
  await page.evaluate(() => {
    globalThis.keptFile = undefined;
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (made) => {
      if (made instanceof Blob)
        void made.arrayBuffer().then((bytes) => {
          globalThis.keptFile = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(
            '',
          );
        });
      return make(made);
    };
  });
  await press();
  const kept = () => page.evaluate(() => globalThis.keptFile ?? '');
  await expect.poll(kept, { timeout: 60_000 }).not.toBe('');
  return Buffer.from(await kept(), 'latin1');
};
