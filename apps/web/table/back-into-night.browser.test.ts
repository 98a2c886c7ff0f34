// Undo from the open table into a night: nothing that ten open eyes may not see comes on the screen until it is performed anew.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStage, openStage } from '../e2e/stage.ts';

const deal = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const nightTwo: readonly LineCommand[] = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
  { type: 'night', number: 2 },
];

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
  opened.page.setDefaultTimeout(10_000);
}, 120_000);
afterAll(() => opened?.close());

const at = (selector: string): Locator => opened.page.locator(selector);
const next = (): Promise<void> => at('.next-bar .main').click();
const undo = (): Promise<void> => at('[data-tool="undo"]').click();
const isAt = async (selector: string): Promise<boolean> => (await at(`main${selector}`).count()) > 0;

/** The second night from its shots, each black’s own, to the morning after it. */
const night = async (): Promise<void> => {
  await opened.page.evaluate((game) => globalThis.stage.show(game), {
    rulebook: 'fsm-2024' as const,
    deal,
    lines: nightTwo,
  });
  await at('[data-go="apart"]').click();
  for (const shooter of [2, 6, 9]) {
    await at(`[data-shooter="${shooter}"]`).click();
    await at('[data-seat="5"]').click();
  }
  await next();
  for (const seat of [1, 6]) {
    await next();
    await at(`[data-seat="${seat}"]`).click();
    await at('.centre .signs').waitFor();
    await next();
  }
  for (let i = 0; i < 5 && !(await isAt('[data-phase="day 2"]')); i++) await next();
  expect(await isAt('[data-phase="day 2"]')).toBe(true);
};

it('asks for the masks; answers are the eye’s until a check is made anew, and no black is named', async () => {
  await night();
  for (let i = 0; i < 5 && !(await at('.question').count()); i++) await undo();
  expect(await at('.question p').innerText()).toBe('Вернуться в ночь? Сначала все надевают маски.');
  await at('[data-do="sure"]').click();
  const seen: string[] = [];
  for (let i = 0; i < 12 && !(await isAt('[data-expected="shots"]')); i++) {
    await undo();
    expect([await at('.centre .signs').count(), await at('[data-shooter]').count()]).toEqual([0, 0]);
    seen.push((await at('.centre').innerText()).replace(/\s+/g, ' '));
  }
  const veiled = seen.filter((each) => each.includes('Ответ скрыт: удерживайте глаз вверху, чтобы увидеть'));
  expect(veiled).toHaveLength(2);
  expect(seen.join('\n')).not.toMatch(/кивок|палец|покачивание/);
  expect(await isAt('[data-expected="shots"]')).toBe(true);
  // The way forward is no safer.
  for (let i = 0; i < 12 && !(await isAt('[data-standing="sheriff"]')); i++) {
    await at('[data-tool="redo"]').click();
    expect(await at('.centre .signs').count()).toBe(0);
  }
  await at('[data-tool="cards"]').hover();
  await opened.page.mouse.down();
  await at('.known table').waitFor();
  expect(await at('.known table').innerText()).toMatch(/6\s*чёрный/i);
  await opened.page.mouse.up();
  await undo();
  await at('[data-seat="6"]').click();
  expect(await at('.centre .signs figcaption').innerText()).toMatch(/^6 /);
});
