// A random earlier line of a random game, corrected through the screen: the record is the one typed right.
import { randomFrom, seedOf } from '@omerta/base/random.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Slip, slipIn } from './corrections.ts';
import { simulatedGame } from './games.ts';
import { type House, openPage, startHouse } from './screen.ts';

const games = sizeOf('correctedScreens');

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const slipOf = (game: number): Slip => {
  for (let i = 0; ; i++) {
    const own = seedOf(propertySeed + i, game);
    const slip = slipIn(
      simulatedGame(rulebookIds[game % rulebookIds.length] ?? 'fsm-2024', own),
      randomFrom(own),
    );
    if (slip) return slip;
  }
};

/** The page presses its own buttons: two hundred games in the time of a few by hand. Links lead from screen to screen. */
const corrected = (page: Page, slip: Slip): Promise<string> =>
  page.evaluate(async ({ wrong, presses }) => {
    const find = async (selector: string): Promise<HTMLElement> => {
      for (let i = 0; i < 600; i++) {
        const found = document.querySelector<HTMLElement>(selector);
        if (found && !found.matches(':disabled')) return found;
        await new Promise((done) => setTimeout(done, 10));
      }
      throw new Error(`not on the screen: ${selector}: ${document.body.innerText.slice(0, 400)}`);
    };
    const press = async (...selectors: readonly string[]): Promise<void> => {
      for (const selector of selectors) (await find(selector)).click();
    };
    await press('a[href="/take-over"]');
    const field = await find('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, wrong);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await press('[data-go="take"]', ...presses);
    await find('body:not(:has([role="dialog"]))');
    let saved: Blob | undefined;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved = blob;
      return '#';
    };
    await press(
      '[data-tool="menu"]',
      'a[href="/"]',
      'a[href="/device"]',
      'a[href="/hand-over"]',
      '[data-go="save-record"]',
      'a[href="/device"]',
    );
    return (await saved?.text()) ?? '';
  }, slip);

it(`${games} games with a slip, each put right on the timeline`, async () => {
  const page = await openPage(house, { lang: 'ru' });
  await page.goto('/device');
  for (let game = 0; game < games; game++) {
    const slip = slipOf(game);
    const record = await corrected(page, slip);
    expect(record, `game ${game}: ${slip.presses.join(' ')}\n${slip.wrong}`).toBe(slip.right);
  }
  await page.context().close();
}, 3_600_000);
