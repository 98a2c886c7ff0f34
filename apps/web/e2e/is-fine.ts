// A page as it stands: axe finds nothing at all, every button is wide enough for a thumb, nothing leaves the screen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';

/** Nothing is in the way of anybody. */
export const isFine = async (page: Page): Promise<void> => {
  const found = await axeFindings(page);
  expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const small = await page.locator('button:visible, a.button:visible').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return Math.min(width, height) < 43.5 ? [control.outerHTML.slice(0, 100)] : [];
    }),
  );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};
