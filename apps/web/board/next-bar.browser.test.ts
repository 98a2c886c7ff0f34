// The words of the large button at a ballot: a count of hands and the number of a seat are told apart, and fit on every screen.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layoutFaults, viewed, views } from '../e2e/layout.ts';
import { type OpenStage, openStage } from '../e2e/stage.ts';

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
  opened.page.setDefaultTimeout(10_000);
}, 120_000);
afterAll(() => opened?.close());

const deal = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const tenth: readonly LineCommand[] = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
  { type: 'nominate', seat: 1, nominee: 8 },
  { type: 'nominate', seat: 4, nominee: 10 },
  { type: 'speech', seat: 10 },
];
const words = {
  ru: { ask: 'Принять 6, спросить № 10', rest: 'Принять остальных: 4' },
  en: { ask: 'Accept 6, ask no. 10', rest: 'Accept the rest: 4' },
} as const;

const faults = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const view of views) {
    found.push(...(await layoutFaults(opened.page, view)).map((each) => `${view.name}: ${each}`));
    await viewed(opened.page, view);
    const clipped = await opened.page
      .locator('.next-bar .main')
      .evaluate(
        (button) => button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight,
      );
    if (clipped) found.push(`${view.name}: the large button is cut off`);
  }
  return found;
};

it.each(['ru', 'en'] as const)('in %s', async (lang) => {
  const { page } = opened;
  const main = page.locator('.next-bar .main');
  await page.evaluate((staged) => globalThis.stage.show(staged), {
    rulebook: 'fsm-2024',
    deal,
    lines: tenth,
  } as const);
  await page.evaluate((spoken) => globalThis.stage.walk(spoken, []), lang);
  while ((await page.locator('main[data-expected="vote 8"][data-standing=""]').count()) === 0)
    await main.click();
  if ((await page.locator('[data-count="6"]').getAttribute('aria-pressed')) !== 'true')
    await page.locator('[data-count="6"]').click();
  await expect.poll(() => main.innerText()).toBe(words[lang].ask);
  expect(await faults()).toEqual([]);
  await main.click();
  await expect.poll(() => main.innerText()).toBe(words[lang].rest);
  expect(await faults()).toEqual([]);
});
