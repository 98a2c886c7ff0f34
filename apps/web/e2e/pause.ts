// Stops a page's clock: from then on its time passes only as the test says.
import type { Page } from 'playwright-core';

/** The clock runs on while it is asked: on a busy machine the moment chosen may have passed, and another is chosen. */
export const pause = async (page: Page): Promise<void> => {
  const at = await page.evaluate(() => Date.now() + 1_000);
  const failed = await page.clock.pauseAt(at).then(
    () => null,
    (error: Error) => error,
  );
  if (failed?.message.includes('to the past')) return pause(page);
  if (failed) throw failed;
};
