// A finger at the table: a tap acts once and when it is lifted; a finger that moves or stays does not tap.
import { exampleDeal } from '@omerta/bots/deal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { positionAfter } from '@omerta/testkit/table.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage } from '../e2e/stage.ts';

let opened: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  opened = await openStage({ hasTouch: true });
}, 120_000);
afterAll(() => opened?.close());

/** The first speech, and the clicks that reach the page: those the browser made of a touch are trusted, ours are not. */
const speech = async (): Promise<void> => {
  const { state } = positionAfter('fsm-2024', ['night 1', 'day 1']);
  await opened.page.evaluate((game) => globalThis.stage.show(game, 1), {
    rulebook: 'fsm-2024' as const,
    deal: exampleDeal,
    lines: linesOf(state),
  });
  await opened.page.evaluate(() => {
    const clicks: boolean[] = [];
    Object.assign(globalThis, { clicks });
    document.addEventListener('click', ({ isTrusted }) => clicks.push(isTrusted), { capture: true });
  });
};
const clicks = (): Promise<readonly boolean[]> =>
  opened.page.evaluate(() => (globalThis as unknown as { readonly clicks: boolean[] }).clicks);
const notation = (): Promise<string> => opened.page.evaluate(() => globalThis.stage.notation());

type Point = { readonly x: number; readonly y: number };

/** A finger put down, moved and lifted. */
const touch = async (seat: number, by: Point): Promise<void> => {
  const box = await opened.page.locator(`[data-seat="${seat}"]`).boundingBox();
  if (!box) throw new Error('no such seat on the screen');
  const at: Point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await opened.page.context().newCDPSession(opened.page);
  const to: Point = { x: at.x + by.x, y: at.y + by.y };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  if (by.x !== 0 || by.y !== 0)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

it('a tap nominates once, by the click of the lifted finger and no second one', async () => {
  await speech();
  await touch(5, { x: 0, y: 0 });
  await opened.page.locator('.seat.candidate[data-seat="5"]').waitFor();
  expect((await notation()).match(/nominate 1 5/g)).toHaveLength(1);
  expect(await clicks()).toEqual([false]);
});

it('a finger that has moved on nominates nobody', async () => {
  await speech();
  await touch(5, { x: 0, y: -60 });
  await touch(7, { x: 0, y: 0 });
  await opened.page.locator('.seat.candidate[data-seat="7"]').waitFor();
  expect(await notation()).not.toContain('nominate 1 5');
});
