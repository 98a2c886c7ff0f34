// The demo on the screen: the real table, told in words and names of the language, walked and played; nothing on it can be changed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { langsInTurn } from '../../e2e/in-turn.ts';
import { type House, openPage, startHouse } from '../../e2e/screen.ts';
import { words } from '../../e2e/words.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const slider = (page: Page) => page.locator('input[type="range"]');
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const go = (page: Page, step: number): Promise<void> => slider(page).fill(String(step));
const lastStep = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('max'));

for (const lang of langsInTurn(1)) {
  it(`${lang}: the real ring, centre, phrase and button, every step in words of the language and in names of its own`, async () => {
    const page = await openPage(house, { lang });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/demo');
    await page.locator('.ring [data-seat="10"]').waitFor();
    await expect
      .poll(() => page.locator('.ring .nick').allInnerTexts())
      .toEqual(words[lang].demo.names.split(', '));
    const last = await lastStep(page);
    const seen = { clock: 0, hands: 0, answer: 0, phrase: 0, night: 0 };
    for (let step = 0; step <= last; step++) {
      await go(page, step);
      const shown = await page.locator('main.demo').evaluate((main) => ({
        text: (main as HTMLElement).innerText,
        story: main.querySelector('.story')?.textContent ?? '',
        clock: main.querySelector('.centre [role="timer"]') !== null,
        hands: main.querySelectorAll('.ring .chosen').length > 2,
        answer: main.querySelector('.centre .signs') !== null,
        phrase: main.querySelector('.next-bar .phrase') !== null,
        night: document.documentElement.dataset['theme'] === 'night',
      }));
      for (const key of ['clock', 'hands', 'answer', 'phrase', 'night'] as const)
        seen[key] += Number(shown[key]);
      expect(shown.story, `step ${step}`).toMatch(/[.!]/);
      expect(shown.text).not.toMatch(/nominate \d|vote \d|sheriff: \d|don: \d|shots:/);
      if (lang === 'ru') expect(shown.text).not.toMatch(/[a-z]{3,}/i);
      else expect(shown.text).not.toMatch(/[а-яё]/i);
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1);
    await page.locator('[data-go="again"]').click();
    expect(await at(page)).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

it('the large button and the arrows step, playing goes on by itself until it is paused, and a tap on a seat changes nothing', async () => {
  const page = await openPage(house, { lang: 'en' });
  await page.clock.install();
  await page.goto('/demo');
  await page.locator('.next-bar .main').click();
  expect(await at(page)).toBe(1);
  await page.locator('[data-go="next"]').click();
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe(3);
  await page.locator('[data-go="previous"]').click();
  await page.getByRole('button', { name: 'Day 1', exact: true }).click();
  const before = await page.locator('.ring').innerText();
  await page.locator('[data-seat="7"]').click();
  await page.locator('[data-seat="7"]').click({ button: 'right' });
  await expect.poll(() => page.locator('.ring').innerText()).toBe(before);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const start = await at(page);
  await page.locator('[data-go="play"]').click();
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(2_500);
    await expect.poll(() => at(page), { timeout: 10_000 }).toBe(start + step);
  }
  await page.locator('[data-go="play"][aria-pressed="true"]').click();
  await page.locator('[data-go="play"][aria-pressed="false"]').waitFor();
  await page.clock.runFor(10_000);
  expect(await at(page)).toBe(start + 3);
  await page.context().close();
});
