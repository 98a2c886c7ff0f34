// Every screen and state, looked at by axe: nothing serious, nothing wider than the screen, nothing too small for a thumb.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refereeAt } from './hand.ts';
import { type House, openPage, startHouse } from './screen.ts';
import { tour } from './tour.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const grave = new Set(['serious', 'critical']);

const violations = async (page: Page): Promise<readonly string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found
    .filter(({ impact }) => grave.has(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`.replaceAll('\n', ' ')));
};

const isTooWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** What a thumb cannot be sure to hit: a control, with its label where it has one, under 44 px either way. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 43.5 ? [`${control.outerHTML.slice(0, 120)} ${Math.round(width)}x${Math.round(height)}`] : [];
    }),
  );

for (const [device, input, lang, theme] of [
  ['small', 'touch', 'ru', 'light'],
  ['desktop', 'keys', 'en', 'dark'],
] as const) {
  it(`nothing is in the way of anybody: ${device}, ${lang}, ${theme}`, async () => {
    const page = await openPage(house, { device, lang, settings: { theme } });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    await tour(refereeAt(page, input, lang), async (name) => {
      for (const each of await violations(page)) complaints.push(`${name}: ${each}`);
      if (await isTooWide(page)) complaints.push(`${name}: wider than the screen`);
      for (const each of await tooSmall(page)) complaints.push(`${name}: too small: ${each}`);
    });
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 600_000);
}
