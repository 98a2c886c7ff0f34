// A finger that stays on a seat opens its sheet, and presses nothing that has come under it when it is lifted.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStage, openStage } from '../e2e/stage.ts';

const cards = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage({ hasTouch: true });
  const { page } = opened;
  page.setDefaultTimeout(10_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
}, 120_000);
afterAll(() => opened?.close());

const at = (selector: string): Locator => opened.page.locator(selector);

const held = async (control: Locator, milliseconds: number): Promise<void> => {
  const { page } = opened;
  const box = await control.boundingBox();
  if (!box) throw new Error('not on the screen');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.clock.runFor(milliseconds);
  await at('.dialog').waitFor();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
  await page.clock.runFor(1_000);
};

it('lifting the finger that held a seat presses nothing on the sheet that it opened', async () => {
  const { page } = opened;
  const chosen: string[][] = [];
  const seats = [3, 5, 7, 8, 9];
  for (const seat of seats) {
    await page.evaluate((game) => globalThis.stage.show(game), {
      rulebook: 'neft-mmt',
      deal: cards,
      lines: [
        { type: 'night', number: 1 },
        { type: 'day', number: 1 },
      ],
    } as const);
    const written = () => page.evaluate(() => globalThis.stage.notation());
    const before = await written();
    await held(at(`[data-seat="${seat}"]`), 800);
    chosen.push(await at('.dialog [aria-pressed="true"]').allInnerTexts());
    expect(await written()).toBe(before);
  }
  // What it opens with.
  expect(chosen).toEqual(seats.map(() => ['Фол']));
}, 120_000);
