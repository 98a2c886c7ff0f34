// A finger that stays on a control: the page's own clock goes on meanwhile, and nobody waits.
import type { Locator } from 'playwright-core';

/** Longer than any hold asks for, in milliseconds. */
const long = 1_000;

export const hold = async (control: Locator): Promise<void> => {
  const page = control.page();
  await page.clock.install();
  await control.hover();
  await page.mouse.down();
  await page.clock.runFor(long);
  await page.mouse.up();
  await page.clock.resume();
};
