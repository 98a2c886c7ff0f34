// A whole game against bots, without a network: by touch on a phone with the page killed in the middle, and by keys alone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type devices, type House, openDevice, startHouse } from '../../e2e/screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

/** What can be pressed now, the game's own acts before going on. */
const next = '[data-act]:not([disabled]), [data-do="finish"], [data-do="skip"], [data-do="onward"]';

const pressed = async (page: Page): Promise<void> => {
  await page.locator(`main.played, ${next}`).first().waitFor();
  // The game goes on by itself: what has just gone is not pressed.
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), next);
};

/** A minute of his own: whatever was dealt, everybody has it on day 1. */
const ownMinute = '[data-asks*="nominate"]';

const playUntil = async (page: Page, is: string, press: (page: Page) => Promise<void>): Promise<void> => {
  for (let i = 0; i < 1_000 && !(await page.locator(is).count()); i++) await press(page);
};

/** The Sheriff's card, with a check: everybody has heard both. */
const claimed = async (page: Page): Promise<void> => {
  await page.locator('[data-tool="claim"]').tap();
  await page.locator('[data-claim="sheriff"]').tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-tool="claim"]').tap();
  const seat = page.locator('.claim-seats :not([disabled])').first();
  const number = await seat.innerText();
  await seat.tap();
  await page.locator('[data-claim="black"]').tap();
  await page.locator('[data-tool="history"]').tap();
  await page.getByRole('dialog').waitFor();
  const said = await page.getByRole('dialog').locator('.heard-claim').allInnerTexts();
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`names a check: ${number} is black$`)),
    expect.stringContaining('is the Sheriff'),
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** Fetched when it is opened; percents of three black cards at any moment. */
const believed = async (page: Page): Promise<void> => {
  const fetched = (): Promise<boolean> =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /beliefs-\w/.test(name)));
  expect(await fetched()).toBe(false);
  await page.locator('[data-go="beliefs"]').tap();
  const shares = page.locator('[data-believed] .share');
  for (let step = 0; step < 3; step++) {
    await expect.poll(() => shares.count()).toBe(10);
    const percents = (await shares.allInnerTexts()).map((text) => Number.parseInt(text, 10));
    expect(percents.reduce((sum, each) => sum + each, 0)).toBe(300);
    await page.locator('.belief-moment [data-step="1"]').tap();
  }
  expect(await fetched()).toBe(true);
};

const withoutNetwork = async (device: keyof typeof devices) => {
  const context = await openDevice(house, { lang: 'en', device, offline: true });
  const visit = await context.newPage();
  await visit.goto('/');
  await visit.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.close();
  await context.setOffline(true);
  return context;
};

it('from the first page to the card in three taps, then a whole game, its points and its record', async () => {
  const context = await withoutNetwork('phone');
  let page = await context.newPage();
  await page.goto('/');
  await page.locator('[data-go="play"]').tap();
  await page.locator('[data-go="sit"]').tap();
  const card = page.locator('.next-bar [data-tool="cards"]');
  await card.hover();
  await page.mouse.down();
  const role = await page.locator('.own-card').getAttribute('data-role');
  expect(role).toMatch(/^(red|black|don|sheriff)$/);
  await page.mouse.up();
  await page.locator('.own-card').waitFor({ state: 'detached' });
  await page.locator('[data-do="looked"]').tap();
  await page.locator('main[data-scene="night"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('night');
  await playUntil(page, ownMinute, pressed);
  const said = await page.locator('.heading h1').innerText();
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await page.goto('/play');
  await page.locator('[data-go="continue"]').tap();
  await page.locator(ownMinute).waitFor();
  await expect.poll(() => page.locator('.heading h1').innerText()).toBe(said);
  await page.locator('.heading [data-tool="cards"]').hover();
  await page.mouse.down();
  await expect.poll(() => page.locator('.own-card').getAttribute('data-role')).toBe(role);
  await page.mouse.up();
  await claimed(page);
  await playUntil(page, 'main.played', pressed);
  await expect.poll(() => page.locator('[data-points-of]').count()).toBe(10);
  await believed(page);
  await expect.poll(() => page.locator('.deal-check').getAttribute('data-deal')).toBe('right');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-go="save"]').tap()]);
  expect(file.suggestedFilename()).toMatch(/^omerta-\d{4}-\d\d-\d\d\.mgn$/);
  await page.locator('[data-go="again"]').tap();
  await page.locator('main[data-scene="cards"]').waitFor();
  await context.close();
}, 180_000);

it('by keys alone: a nomination by its digit, everything else by Enter', async () => {
  const context = await openDevice(house, { lang: 'ru', device: 'desktop' });
  const page = await context.newPage();
  await page.goto('/play');
  await page.locator('[data-go="sit"]').press('Enter');
  await page.locator('main[data-scene="cards"]').waitFor();
  await page.keyboard.down('c');
  await page.locator('.own-card').waitFor();
  await page.keyboard.up('c');
  await page.locator('[data-do="looked"]').press('Enter');
  const byKey = async (): Promise<void> => {
    await page.locator(`main.played, ${next}`).first().waitFor();
    await page.keyboard.press('Enter');
  };
  await playUntil(page, ownMinute, byKey);
  const seat = Number(await page.locator('[data-touch="nominate"]').first().getAttribute('data-seat'));
  await page.keyboard.press(`Digit${seat % 10}`);
  await page.locator('.heard-nominated').first().waitFor();
  await expect
    .poll(() => page.locator('.heard-nominated').first().innerText())
    .toMatch(new RegExp(` ${seat}$`));
  await page.keyboard.press('Enter');
  await page.locator('main:not([data-asks*="nominate"])').waitFor();
  await context.close();
}, 120_000);
