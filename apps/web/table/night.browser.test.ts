// In the dark: nothing on the ring shines across the table, and nobody is taken for a number that was entered.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenStage, openStage } from '../e2e/stage.ts';
import type { Staged } from '../e2e/stage-page.tsx';

const deal = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const blacks = [2, 6, 9] as const;
const toNightTwo: readonly LineCommand[] = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
  { type: 'foul', seat: 3 },
  { type: 'foul', seat: 3 },
  { type: 'foul', seat: 3 },
  { type: 'foul', seat: 8 },
];
const killed: readonly LineCommand[] = [
  { type: 'night', number: 2 },
  { type: 'shots', shots: blacks.map((by) => ({ by, targets: [4] })) },
];

const phone = { width: 390, height: 844 };

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
}, 120_000);
afterAll(() => opened?.close());

const at = (selector: string): Locator => opened.page.locator(selector);

const show = async (staged: Omit<Staged, 'deal'>): Promise<void> => {
  await opened.page.evaluate((game) => globalThis.stage.show(game), { ...staged, deal });
  await at(':root[data-theme="night"]').waitFor({ state: 'attached' });
};

/** Runs in the page: all that its table says, also to who cannot see it, but for the running clock. */
const wordsOf = (main: HTMLElement): string => {
  const copy = main.cloneNode(true) as HTMLElement;
  for (const clock of copy.querySelectorAll('[role="timer"]')) clock.remove();
  return copy.textContent;
};

/** The brightest point of the ring, as the share of white that reaches the eye. */
const brightest = async (): Promise<number> => {
  const picture = (await at('.ring').screenshot()).toString('base64');
  return opened.page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const light = (value: number): number =>
      value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    let most = 0;
    for (let i = 0; i < data.length; i += 4) {
      most = Math.max(
        most,
        0.2126 * light(data[i] ?? 0) + 0.7152 * light(data[i + 1] ?? 0) + 0.0722 * light(data[i + 2] ?? 0),
      );
    }
    return most;
  }, picture);
};

/** What is drawn for the referee's own hand's distance. */
const dim = 0.12;

describe('the ring at night', () => {
  it('cards, fouls, numbers entered and who performs stay dim', async () => {
    const yellow: LineCommand = { type: 'yellow', seat: 5 };
    await show({ rulebook: 'neft-mmt', lines: [...toNightTwo, yellow, ...killed.slice(0, 1)] });
    await at('[data-seat="5"] .card').waitFor();
    expect(await brightest()).toBeLessThan(dim);
    await show({
      rulebook: 'fsm-2024',
      lines: [...toNightTwo, ...killed, { type: 'don', target: 1 }, { type: 'sheriff', target: 2 }],
    });
    await at('.next-bar .main').click();
    await at('[data-seat="9"]').click();
    await at('.seat.chosen').waitFor();
    expect(await brightest()).toBeLessThan(dim);
  });

  it('[fsm-2024 4.5.9] the victim who names three numbers does not look like a number he has named', async () => {
    await show({
      rulebook: 'fsm-2024',
      lines: [...toNightTwo, ...killed, { type: 'don', target: 1 }, { type: 'sheriff', target: 2 }],
    });
    await at('.next-bar .main').click();
    await at('[data-seat="9"]').click();
    const look = (seat: number): Promise<string> =>
      at(`[data-seat="${seat}"] .disc`).evaluate((disc) => {
        const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(disc);
        return [backgroundColor, borderTopWidth, borderTopColor].join(' ');
      });
    const fill = async (seat: number): Promise<string | undefined> => (await look(seat)).split(/ (?=\d)/)[0];
    await expect.poll(() => at('main').getAttribute('data-standing')).toBe('best 4');
    expect(await fill(4)).not.toBe(await fill(9));
    expect(await look(4)).not.toBe(await look(1));
  });

  for (const id of rulebookIds)
    it(`[${id} ${rulebook(id).rules.kill.clause}] who is awake for a check reads nothing of the shots`, async () => {
      const seen = async (targets: readonly Seat[]): Promise<readonly string[]> => {
        const shots: LineCommand = { type: 'shots', shots: blacks.map((by) => ({ by, targets })) };
        const lines = [...toNightTwo, ...killed.slice(0, 1), shots];
        const shown: string[] = [];
        for (const more of [[], [{ type: 'don', target: 1 } as const]]) {
          await show({ rulebook: id, lines: [...lines, ...more] });
          await expect.poll(() => at('main').getAttribute('data-expected')).toBe(more[0] ? 'sheriff' : 'don');
          const words = (): Promise<string> => at('main').evaluate(wordsOf);
          const called = await words();
          await at('.next-bar .main').click();
          await expect.poll(words).not.toBe(called);
          shown.push(called, await words());
        }
        return shown;
      };
      const first = await seen([3]);
      expect(first[0]).not.toBe('');
      expect(await seen([7])).toEqual(first);
      expect(await seen([])).toEqual(first);
    });

  it('[neft-mmt 10.10.4] a number of the best move said again is taken back by its button, on the smallest phone too', async () => {
    await show({
      rulebook: 'neft-mmt',
      lines: [...toNightTwo, ...killed, { type: 'don', target: 1 }, { type: 'sheriff', target: 2 }],
    });
    await at('.next-bar .main').click();
    await expect.poll(() => at('main').getAttribute('data-standing')).toBe('best 4');
    for (const size of [phone, { width: 320, height: 568 }]) {
      await opened.page.setViewportSize(size);
      await at('[data-seat="2"]').click();
      await at('[data-seat="9"]').click();
      await at('[data-seat="9"]').click();
      expect(await at('.answer').innerText()).toBe('2 · 9 · 9');
      await at('[data-do="best-back"]').click();
      await at('[data-do="best-back"]').click();
      expect(await at('.answer').innerText()).toBe('2');
      await at('[data-do="best-back"]').click();
      expect(await at('[data-do="best-back"]').isDisabled()).toBe(true);
    }
    await opened.page.setViewportSize(phone);
  });

  it('shots that do not meet are chosen before the numbers are called, and the large button still calls them', async () => {
    await show({ rulebook: 'fsm-2024', lines: [...toNightTwo, ...killed.slice(0, 1)] });
    await at('[data-go="apart"]').click();
    expect(await at('.next-bar .main').innerText()).toBe('Называть номера');
    await at('.next-bar .main').click();
    await at('.centre .numbers').waitFor();
    expect(await at('[data-shooter]').count()).toBe(blacks.length);
    await at('[data-seat="4"]').click();
    await expect.poll(() => at('.next-bar .main').innerText()).toBe('Принять выстрелы');
  });
});
