// A game against bots, as far as its screens differ: the card, the night, a minute of one's own, a ballot, the end.
import type { Page } from 'playwright-core';

/** Whatever goes on: an act of the player's, or the game by itself. */
const onward = '[data-act="pass"]:not([disabled]), [data-do="skip"], [data-do="onward"]';

const over = 'main.played';

/**
 * The game goes on by itself too: what has just gone is not pressed. It is drawn by lot, and one in thirty ends
 * before the moment that is waited for: then the next is dealt.
 */
const pressUntil = async (page: Page, is: string): Promise<void> => {
  for (let i = 0; i < 1_000 && !(await page.locator(is).count()); i++) {
    await page.locator(`${is}, ${onward}, ${over}`).first().waitFor();
    if (await page.locator(is).count()) return;
    if (await page.locator(over).count()) {
      await page.locator('[data-go="again"]').click();
      await page.locator('[data-do="looked"]').click();
    } else await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), onward);
  }
};

const asksForWord = '[data-asks*="nominate"]';

export const playTour = async (page: Page, see: (name: string) => Promise<void>): Promise<void> => {
  await page.goto('/play');
  await page.locator('[data-go="sit"]').click();
  await page.locator('main[data-scene="cards"]').waitFor();
  await see('play-cards');
  await page.locator('.next-bar [data-tool="cards"]').hover();
  await page.mouse.down();
  await page.locator('.own-card').waitFor();
  await see('play-card-held');
  await page.mouse.up();
  await page.locator('[data-do="looked"]').click();
  await page.locator('main[data-scene="night"]').waitFor();
  await see('play-night');
  await pressUntil(page, asksForWord);
  await page.locator('[data-touch="nominate"]').first().click();
  await see('play-own-minute');
  await page.locator('[data-act="pass"]').click();
  await pressUntil(page, '[data-step="vote"]');
  await see('play-ballot');
  // The game is drawn by lot: whoever was shot or voted out by now has nothing to leave.
  if (!(await page.locator('.seat.own.out').count())) {
    await page.locator('[data-tool="more"]').click();
    await page.locator('[data-aside="leave"]').click();
    await page.locator('[data-do="leave"]').click();
  }
  // Whoever leaves may have decided it.
  await page.locator(`[data-do="finish"], ${over}`).first().waitFor();
  if (!(await page.locator(over).count())) await page.locator('[data-do="finish"]').click();
  await page.locator(over).waitFor();
  await see('play-end');
};
