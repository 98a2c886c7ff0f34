// The sheet of a seat on the real screen: beside each act its clause and the others that speak of it, one tap from what they say.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hold } from './hold.ts';
import { openStage } from './stage.ts';
import type { Staged } from './stage-page.tsx';

const deal = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

const dayOne = (rulebook: Staged['rulebook']): Staged => ({
  rulebook,
  deal,
  lines: [
    { type: 'night', number: 1 },
    { type: 'day', number: 1 },
  ],
});

describe('the sheet of a seat', () => {
  let opened: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    opened = await openStage();
  }, 120_000);
  afterAll(() => opened?.close());

  const reasonsOf = async (game: Staged, sanction: string) => {
    const { page } = opened;
    await page.evaluate((staged) => globalThis.stage.show(staged), game);
    await hold(page.locator('[data-seat="6"]'));
    await page.locator(`[data-sanction="${sanction}"]`).click();
    return page.locator('.reasons li');
  };

  it('[neft-mmt 16.3, 12.5, 18.4] an insult to the referee: whose doubt it is, who may expel, and all three clauses at a tap', async () => {
    const reasons = await reasonsOf(dayOne('neft-mmt'), 'removal');
    const insult = reasons.filter({ hasText: 'Оскорбление судьи' });
    await expect
      .poll(() => insult.locator('em').allTextContents())
      .toEqual(['При сомнении — в пользу игрока', 'Организаторы вправе удалить с турнира']);
    await expect.poll(() => insult.locator('.clause-link').innerText()).toBe('16.3\n12.5, 18.4');
    await insult.locator('.clause-link').click();
    const numbers = opened.page.locator('section > h3');
    await numbers.last().waitFor();
    await expect.poll(() => numbers.allTextContents()).toEqual(['16.3', '12.5', '18.4']);
    expect(await opened.page.evaluate(() => globalThis.stage.notation())).not.toContain('remove');
  });

  it('[bel-canto 6.8.4, 5.1.3] the Sheriff uses what he saw at night', async () => {
    const reasons = await reasonsOf(dayOne('bel-canto'), 'forfeit');
    const use = reasons.filter({ hasText: 'Использование ночной информации' });
    await expect.poll(() => use.locator('.clause-link').innerText()).toBe('6.8.4\n5.1.3');
    await expect.poll(() => use.locator('em').allTextContents()).toEqual(['Только Шерифом игры']);
    await use.locator('.reason').click();
    await opened.page.locator('[data-go="give"]').click();
    expect(await opened.page.evaluate(() => globalThis.stage.notation())).toContain('forfeit 6 (6.8.4)');
  });

  const decided = (rulebook: Staged['rulebook']): Staged => ({
    rulebook,
    deal,
    lines: [
      { type: 'night', number: 1 },
      ...([1, 3, 5] as const).map((seat) => ({ type: 'remove', seat }) as const),
      { type: 'day', number: 1 },
      { type: 'night', number: 2 },
      { type: 'shots', shots: ([2, 6, 9] as const).map((by) => ({ by, targets: [7] })) },
      { type: 'don', target: null },
      { type: 'sheriff', target: null },
    ],
  });

  it('[neft-mmt 11.2.1] a forfeit in the last word of a decisive kill: the question tells both rules, and no win is announced', async () => {
    const { page } = opened;
    await page.evaluate((staged) => globalThis.stage.show(staged, 1), decided('neft-mmt'));
    await hold(page.locator('[data-seat="6"]'));
    await page.locator('[data-sanction="forfeit"]').click();
    await page.locator('[data-go="plain"]').click();
    await expect
      .poll(() => page.locator('.consequences li').allTextContents())
      .toEqual([
        'Если игра ещё не решена, победит другая команда. 17',
        'Если уже решена, ППК не наступит: останется только штраф. 11.2.1',
      ]);
    await page.locator('[data-go="give"]').click();
    await expect.poll(() => page.evaluate(() => globalThis.stage.notation())).toContain('forfeit 6');
    expect(await page.locator('main.table').innerText()).not.toMatch(/стоп-игр|победа/i);
  });

  it('[neft-mmt 11.2.1] a removal there is asked about as ever, and the eye knows who was removed', async () => {
    const { page } = opened;
    await page.evaluate((staged) => globalThis.stage.show(staged, 1), decided('neft-mmt'));
    await hold(page.locator('[data-seat="8"]'));
    await page.locator('[data-sanction="removal"]').click();
    await page.locator('[data-go="plain"]').click();
    await expect.poll(() => page.locator('.consequences li').count()).toBe(2);
    await page.locator('[data-go="give"]').click();
    await expect.poll(() => page.locator('[data-seat="8"] .state').innerText()).toBe('удалён');
    await page.locator('[data-tool="cards"]').dispatchEvent('pointerdown');
    await expect.poll(() => page.locator('.held-cards li').nth(7).innerText()).toContain('удалён');
  });
});
