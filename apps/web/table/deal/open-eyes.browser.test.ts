// While the cards are given a player with open eyes looks at the screen: it tells no card but to the finger that holds.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStage, openStage } from '../../e2e/stage.ts';

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
  opened.page.setDefaultTimeout(10_000);
  await opened.page.setViewportSize({ width: 390, height: 844 });
}, 120_000);
afterAll(() => opened?.close());

const at = (selector: string): Locator => opened.page.locator(selector);

const begin = async (): Promise<void> => {
  await opened.page.evaluate(() =>
    globalThis.stage.show({
      rulebook: 'fsm-2024',
      deal: Array.from({ length: 11 }, () => null),
      lines: [],
    }),
  );
  await at('[data-go="cards"]').click();
};

const whileHeld = async <T>(button: Locator, read: () => Promise<T>): Promise<T> => {
  await button.hover();
  await opened.page.mouse.down();
  const seen = await read();
  await opened.page.mouse.up();
  return seen;
};

/** All that is on the page, for eyes and for a reader. */
const told = (): Promise<string> => at('main').evaluate((main) => main.textContent ?? '');

it('a second Sheriff: the card was given, to whom only while held; with the next card nothing is left of it', async () => {
  await begin();
  for (const card of ['red', 'sheriff', 'sheriff']) await at(`[data-card="${card}"]`).click();
  const note = at('[data-refusal="deal/card-not-in-deck"]');
  await note.waitFor();
  expect(await note.locator('p').innerText()).toMatch(/^Эта карта уже роздана: проверьте, у кого она\./);
  expect(await note.innerText()).not.toMatch(/Шериф|№/);
  const who = note.locator('[data-do="who-has"]');
  expect(await whileHeld(who, () => who.innerText())).toBe('Шериф: 2');
  expect(await note.innerText()).not.toMatch(/Шериф|№/);
  await at('[data-card="red"]').click();
  expect(await note.count()).toBe(0);
  expect([await at('[data-refused]').count(), (await told()).includes('уже роздана')]).toEqual([0, false]);
});

it('all at once: what is marked shows while held alone, and the screen says when it is all', async () => {
  await begin();
  await at('.deal-ways button').nth(1).click();
  const marks = (): Promise<number> => at('[data-card-seat][aria-pressed="true"]').count();
  const seen: string[] = [];
  for (const seat of [2, 6, 9, 4]) {
    await at(`[data-card-seat="${seat}"]`).click();
    seen.push(await at('.deal-who').innerText());
    expect(await marks()).toBe(0);
  }
  expect(seen.map((each) => each.replace(/\s+/g, ' '))).toEqual([
    'Отметьте двух чёрных Отмечено 1 из 4',
    'Отметьте Дона Отмечено 2 из 4',
    'Отметьте Шерифа Отмечено 3 из 4',
    'Готово, остальные красные Отмечено 4 из 4',
  ]);
  expect(await at('.deal-seats').innerText()).not.toMatch(/Дон|Шериф/);
  const held = await whileHeld(at('.deal-cards .hold'), async () => [
    await marks(),
    (await at('[data-card-seat="9"]').innerText()).replace(/\s+/g, ' '),
    (await at('[data-card-seat="4"]').innerText()).replace(/\s+/g, ' '),
  ]);
  expect(held).toEqual([4, '9 Дон', '4 Шериф']);
  expect(await marks()).toBe(0);
  await at('.deal-cards .main').click();
  expect(await opened.page.evaluate(() => globalThis.stage.notation())).toContain('deal 9 don');
});
