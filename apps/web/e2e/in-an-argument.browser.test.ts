// What a referee does beside the script, on the real screen: a nomination that was missed, the clock in his hand, a word for the record, the chief.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bringGame } from './bring.ts';
import { type House, openPage, startHouse } from './screen.ts';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());
afterEach(() => page.context().close());

const tags = readFileSync(join(import.meta.dirname, 'tour.mgn'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('['));

/** Day 1 with these lines, on a phone in Russian; its clock is the test's. */
const show = async (id: RulebookId, ...lines: readonly string[]): Promise<void> => {
  page = await openPage(house, { device: 'phone', lang: 'ru' });
  await page.clock.install();
  const head = tags.map((tag) => (tag.startsWith('[rulebook ') ? `[rulebook ${id}]` : tag));
  await bringGame(page, [...head, '', 'night 1', 'day 1', ...lines].join('\n'));
};

const press = (what: string): Promise<void> => page.locator(what).click();
const next = (): Promise<void> => press('.next-bar > .button.main');
const hold = async (what: string): Promise<void> => {
  await page.locator(what).hover();
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await page.mouse.up();
};
const clock = (): Promise<string> => page.locator('.centre [role="timer"]').innerText();
/** In seconds: time also goes on by itself. */
const secondsIn = (text: string): number => {
  const [, minutes = '', seconds = ''] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
const standing = (): Promise<string | null> => page.locator('main.table').getAttribute('data-standing');
/** The newest line of the record, in words. */
const newest = async (): Promise<string> => {
  await press('[data-tool="history"]');
  const text = await page.locator('[data-line]').first().innerText();
  await page.keyboard.press('Escape');
  return text;
};

it('[fsm-2024 4.3.2] a nomination that was missed: the seat held, two taps, and the clock of who speaks runs on', async () => {
  await show('fsm-2024', 'speech 1');
  await next();
  await expect.poll(standing).toBe('speech 2');
  await page.clock.runFor(20_000);
  await expect.poll(async () => secondsIn(await clock())).toBeLessThanOrEqual(40);
  const before = secondsIn(await clock());
  await hold('[data-seat="1"]');
  await press('[data-do="late-nomination"]');
  await press('[data-nominee="5"]');
  await expect.poll(() => page.locator('[data-seat="5"].candidate').count()).toBe(1);
  await expect.poll(standing).toBe('speech 2');
  // A minute that had begun anew would have more.
  expect(secondsIn(await clock())).toBeLessThanOrEqual(before);
  expect(await newest()).toContain('Игрок № 1 выставляет игрока № 5');
});

it('the seat tells what the player has: fouls with moment and reason, whom he named, who named him', async () => {
  await show(
    'fsm-2024',
    'nominate 1 4',
    'foul 4 (6.6.1) "Артикуляция губами"',
    'foul 4',
    'speech 2',
    'speech 3',
  );
  await page.locator('[data-seat="4"]').waitFor();
  await hold('[data-seat="4"]');
  const story = page.locator('[data-part="story"]');
  await expect
    .poll(() => story.locator('[data-given="foul"] span').allInnerTexts())
    .toEqual(['день 1: Фол, Артикуляция губами', 'день 1: Фол']);
  await expect.poll(() => story.locator('[data-day="1"]').innerText()).toBe('День 1: его выставил 1');
  await page.locator('[data-do="late-nomination"]').waitFor({ state: 'detached' });
});

it('a tap on the clock stops it and starts it, held it is set to the second', async () => {
  await show('fsm-2024');
  await next();
  const touch = page.locator('[data-tool="clock"]');
  const face = page.locator('.centre [role="timer"]');
  await touch.click();
  await expect.poll(() => face.getAttribute('class')).toContain('paused');
  await hold('[data-tool="clock"]');
  await press('[data-shift="-10"]');
  await press('[data-shift="-1"]');
  await expect.poll(clock).toBe('0:49');
  await page.locator('#clock-left').fill('полминуты');
  await page.getByRole('alert').getByText('45 или 1:05').waitFor();
  await page.locator('#clock-left').fill('1:05');
  await press('[data-do="set-clock"]');
  await expect.poll(clock).toBe('1:05');
  await touch.click();
  await expect.poll(() => face.getAttribute('class')).not.toContain('paused');
});

it('[neft-mmt G-39] a break counts up, and tells whose minute it stopped and how much is left', async () => {
  await show('neft-mmt');
  await next();
  await page.clock.runFor(20_000);
  await press('[data-tool="menu"]');
  await press('[data-do="break"]');
  const interrupted = page.locator('[data-part="interrupted"]');
  await interrupted.getByText('речь 1: осталось 0:').waitFor();
  const left = secondsIn(await interrupted.innerText());
  expect(left).toBeLessThanOrEqual(40);
  await page.clock.runFor(65_000);
  await expect.poll(async () => secondsIn(await clock())).toBeGreaterThanOrEqual(65);
  expect(secondsIn(await interrupted.innerText())).toBe(left);
  await next();
  await expect.poll(standing).toBe('speech 1');
  await interrupted.waitFor({ state: 'detached' });
  // As if the break had taken none of it.
  expect(secondsIn(await clock())).toBeGreaterThan(left - 10);
});

it('a protest during play: the seat held and one tap; the chief: the menu and one tap, and play stands', async () => {
  await show('fsm-2024');
  await next();
  await hold('[data-seat="8"]');
  await press('.dialog [data-do="protest"]');
  expect(await newest()).toContain('Протест игрока 8');
  await press('[data-tool="menu"]');
  await press('[data-do="call-chief"]');
  await page.locator('[data-chief]').waitFor();
  await expect.poll(() => page.locator('.centre .paused').count()).toBe(1);
});
