// Links in a real browser: what stays, what is fetched, where one comes back to, and what is said when nothing comes.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openPage, startHouse } from '../e2e/screen.ts';
import { words } from '../e2e/words.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const path = (page: Page): string => new URL(page.url()).pathname;
const { notHere, reopen, loading } = words.ru.common;

it('pressed plainly it leads on in this page, with Ctrl it opens another and this one stays', async () => {
  const page = await openPage(house, { device: 'laptop' });
  await page.goto('/');
  const rules = page.locator('a[href="/rules"]').first();
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    rules.click({ modifiers: ['Control'] }),
  ]);
  await beside.getByRole('heading', { level: 1 }).waitFor();
  expect([path(beside), path(page)]).toEqual(['/rules', '/']);
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await rules.click();
  await page.waitForURL('**/rules');
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  await page.context().close();
});

it('another page begins at its top, and Back leads to where the first was left', async () => {
  const page = await openPage(house);
  await page.goto('/rules');
  const far = page.locator('a[href="/new"]').last();
  await far.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(globalThis, { left: scrollY }), { capture: true }),
  );
  await far.click();
  await page.locator('[data-go="begin"]').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const left = await page.evaluate(() => (globalThis as unknown as { readonly left: number }).left);
  expect(left).toBeGreaterThan(2_000);
  await page.goBack();
  await far.waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.context().close();
});

it('a screen that does not come is waited for, then told, and comes when it is opened again', async () => {
  const page = await openPage(house);
  let answers: 'late' | 'never' = 'late';
  const asked: (() => void)[] = [];
  await page.route('**/assets/about-page-*.js', async (route) => {
    if (answers === 'never') return route.abort();
    await new Promise<void>((resolve) => asked.push(resolve));
    return route.continue();
  });
  await page.goto('/');
  await page.locator('[data-about="help"]').click();
  await page.getByText(loading, { exact: true }).waitFor();
  for (const answer of asked) answer();
  await page.locator('#help').waitFor();
  answers = 'never';
  await page.goto('/');
  await page.locator('[data-about="help"]').click();
  await page.getByRole('heading', { name: notHere }).waitFor();
  expect(path(page)).toBe('/about');
  await page.unrouteAll();
  await page.getByRole('link', { name: reopen }).click();
  await page.locator('#help').waitFor();
  await page.context().close();
});
