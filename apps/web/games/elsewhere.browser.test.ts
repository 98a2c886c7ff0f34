// Two windows of one game: the one that is behind says so over its whole ring, takes nothing, and reads the game anew.
import type { Lang } from '@omerta/base/lang.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringDealt } from '../e2e/bring.ts';
import { langsInTurn } from '../e2e/in-turn.ts';
import { type House, openDevice, startHouse } from '../e2e/screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const next = (page: Page): Promise<void> => page.locator('.next-bar .main').click();
const saved = (page: Page): Promise<void> => page.locator('.heading .saved').waitFor();
const panel = (page: Page) => page.getByRole('alertdialog');
const standing = (page: Page): Promise<string | null> =>
  page.locator('main.table').getAttribute('data-standing');
const undoName = (page: Page): Promise<string> => page.locator('[data-tool="undo"]').innerText();

/** A game in the first speech, in two windows. */
const twoWindows = async (
  lang: Lang,
): Promise<{ readonly device: BrowserContext; readonly a: Page; readonly b: Page }> => {
  const device = await openDevice(house, { lang });
  const a = await device.newPage();
  await bringDealt(a);
  while ((await standing(a)) !== 'speech 1') await next(a);
  await saved(a);
  const b = await device.newPage();
  await b.goto('/table');
  await b.locator('[data-seat="1"]').waitFor();
  return { device, a, b };
};

const title = { ru: 'Эта игра открыта в другом окне', en: 'This game is open in another window' } as const;

for (const lang of langsInTurn(0)) {
  it(`${lang}: the window that is behind is covered at once; it reads the game anew, or takes it and the other lets go`, async () => {
    const { device, a, b } = await twoWindows(lang);
    await a.locator('[data-seat="5"]').click({ button: 'right' });
    await a.getByRole('dialog').waitFor();
    await b.locator('[data-seat="7"]').click();
    await panel(a).getByRole('heading', { name: title[lang] }).waitFor();
    expect(await a.getByRole('dialog').count()).toBe(0);
    const covered = await a.locator('[data-seat]').evaluateAll((seats) =>
      seats.every((seat) => {
        const { left, top, width, height } = seat.getBoundingClientRect();
        return (
          document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role="alertdialog"]') !==
          null
        );
      }),
    );
    expect(covered).toBe(true);
    await a.keyboard.press('Digit3');
    await a.keyboard.press('KeyU');
    expect(await a.locator('.seat.candidate').count()).toBe(0);

    await a.locator('[data-go="reread"]').click();
    await a.locator('.seat.candidate[data-seat="7"]').waitFor();
    expect(await panel(b).count()).toBe(0);

    await b.locator('[data-tool="foul"]').click();
    await b.locator('[data-seat="3"]').click();
    await panel(a).waitFor();
    await a.locator('[data-go="take-here"]').click();
    await panel(b).waitFor();
    await saved(a);
    expect(await panel(a).count()).toBe(0);
    await next(a);
    expect(await standing(a)).toBe('speech 2');
    await device.close();
  });

  it(`${lang}: a line that could not be written is taken off again and named`, async () => {
    const { device, a, b } = await twoWindows(lang);
    const before = await undoName(a);
    // As where the phone had put the first window to sleep: it hears nothing of the second.
    await b.evaluate(() => (BroadcastChannel.prototype.postMessage = () => undefined));
    await b.locator('[data-seat="7"]').click();
    await saved(b);
    await a.locator('[data-seat="9"]').click();
    await panel(a).waitFor();
    await expect
      .poll(() => panel(a).getByRole('listitem').allInnerTexts())
      .toEqual([lang === 'ru' ? '1 выставил 9' : '1 nominated 9']);
    expect(await a.locator('.seat.candidate').count()).toBe(0);
    expect(await undoName(a)).toBe(before);
    await a.locator('[data-go="reread"]').click();
    await a.locator('.seat.candidate[data-seat="7"]').waitFor();
    await expect.poll(() => a.locator('.seat.candidate').count()).toBe(1);
    await device.close();
  });
}
