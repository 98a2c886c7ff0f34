// A finger that taps twice: where the first tap changed the screen, the second one does nothing to what has come under it.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pause } from '../e2e/pause.ts';
import { type OpenStage, openStage } from '../e2e/stage.ts';

const cards = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const undealt = cards.map(() => null);
const dayOne: readonly LineCommand[] = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
];
const hunted: readonly LineCommand[] = [
  ...dayOne,
  { type: 'night', number: 2 },
  { type: 'shots', shots: ([2, 6, 9] as const).map((by) => ({ by, targets: [4] })) },
];
/** As a device comes. */
const wait = 650;
/** Milliseconds between the two taps. */
const gaps = [60, 150, 250, 400];

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage({ hasTouch: true });
  const { page } = opened;
  page.setDefaultTimeout(10_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.evaluate((value) => globalThis.stage.set({ wait: value }), wait);
}, 120_000);
afterAll(() => opened?.close());

const at = (selector: string): Locator => opened.page.locator(selector);
const pass = (ms: number): Promise<void> => opened.page.clock.runFor(ms);

const show = async (
  rulebook: RulebookId,
  deal: readonly (typeof cards)[number][],
  lines: readonly LineCommand[] = [],
): Promise<void> => {
  const { page } = opened;
  await page.clock.resume();
  await page.evaluate((game) => globalThis.stage.show(game), { rulebook, deal, lines });
  await pause(page);
};

/** A finger twice in one place, whatever lies there the second time; then time enough for anything to be meant. */
const tapTwice = async (control: Locator, gap: number): Promise<void> => {
  const box = await control.boundingBox();
  if (!box) throw new Error('not on the screen');
  const spot = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await opened.page.touchscreen.tap(...spot);
  await pass(gap);
  await opened.page.touchscreen.tap(spot[0] + 5, spot[1] - 4);
  await pass(2 * wait);
};

const written = async (): Promise<readonly string[]> =>
  (await opened.page.evaluate(() => globalThis.stage.notation()))
    .split('\n')
    .filter((line) => /^[a-z]/.test(line));

it.each(gaps)('on the call of the night, %i ms apart: no foul waits among the cards', async (gap) => {
  await show('neft-mmt', undealt);
  await tapTwice(at('[data-go="cards"]'), gap);
  await expect.poll(() => at('[data-tool="foul"]').getAttribute('aria-pressed')).toBe('false');
  expect([await at('[role="dialog"]').count(), await written()]).toEqual([0, []]);
  await at('[data-card="red"]').tap();
  await pass(2 * wait);
  await at('.deal-strip [data-seat="1"]').tap();
  await at('[data-another="black"]').waitFor();
  expect(await written()).toEqual(['deal 1 red']);
});

/** The sheet of a seat before the first speech, scrolled so that its button lies over what is beneath. */
const overIt = async (sanction: string, beneath: string): Promise<void> => {
  const box = await at(beneath).boundingBox();
  await at('[data-seat="5"]').tap();
  await at(`[data-sanction="${sanction}"]`).tap();
  await pass(2 * wait);
  await at('.dialog').evaluate((sheet, top) => {
    const button = sheet.querySelector('[data-go="plain"]');
    if (!(button instanceof HTMLElement)) throw new Error('nothing to give');
    button.style.position = 'fixed';
    button.style.insetBlockStart = `${top}px`;
  }, box?.y ?? 0);
};

it.each(gaps)('on a card in the sheet, %i ms apart: it stays given', async (gap) => {
  await show('neft-mmt', cards, dayOne);
  await overIt('yellow', '[data-tool="undo"]');
  await tapTwice(at('[data-go="plain"]'), gap);
  expect((await written()).at(-1)).toBe('yellow 5');
});

it.each(gaps)('on a foul in the sheet, %i ms apart: no clauses open beneath', async (gap) => {
  await show('fsm-2024', cards, dayOne);
  await overIt('foul', '.phrases');
  await tapTwice(at('[data-go="plain"]'), gap);
  expect([(await written()).at(-1), await at('[role="dialog"]').count()]).toEqual(['foul 5', 0]);
});

it.each(gaps)('on the time of a check, %i ms apart: nobody is asked whether there was none', async (gap) => {
  await show('fsm-2024', cards, hunted);
  await tapTwice(at('.next-bar .main'), gap);
  expect(await at('.question').count()).toBe(0);
  expect(await at('.next-bar .main').innerText()).toBe('Без проверки?');
});

it('aimed anew it acts at once, and so it does where nothing has changed under it', async () => {
  await show('fsm-2024', cards, dayOne);
  await at('.next-bar .main').tap();
  await pass(2 * wait);
  await at('[data-tool="plus"]').tap();
  await pass(60);
  await at('[data-tool="plus"]').tap();
  await pass(60);
  await at('[data-tool="foul"]').tap();
  await pass(60);
  await at('[data-seat="3"]').tap();
  expect((await written()).at(-1)).toBe('foul 3');
});
