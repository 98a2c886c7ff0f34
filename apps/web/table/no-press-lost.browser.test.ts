// No press is lost in silence: quick cards go to one seat after another, a wrong one is put right by its seat, a number too many is told in its place, a refusal covers no button.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewed, views } from '../e2e/layout.ts';
import { pause } from '../e2e/pause.ts';
import { type OpenStage, openStage } from '../e2e/stage.ts';

const cards = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const undealt = cards.map(() => null);
/** As a device comes: a step that has just come in sight waits for a press so long. */
const wait = 650;

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
  opened.page.setDefaultTimeout(10_000);
  const { clock } = opened.page;
  await clock.install();
  await opened.page.evaluate((value) => globalThis.stage.set({ wait: value }), wait);
}, 120_000);
afterAll(() => opened?.close());

const at = (selector: string): Locator => opened.page.locator(selector);

type Shown = { readonly lines?: readonly LineCommand[]; readonly presses?: number };

const show = async (
  rulebook: RulebookId,
  deal: readonly (typeof cards)[number][],
  { lines = [], presses = 0 }: Shown = {},
): Promise<void> => {
  const { page } = opened;
  await page.clock.resume();
  await viewed(page, { name: '', width: 390, height: 844, type: 1 });
  await page.evaluate(([game, count]) => globalThis.stage.show(game, count), [
    { rulebook, deal, lines },
    presses,
  ] as const);
  await pause(page);
};

const pass = (ms: number): Promise<void> => opened.page.clock.runFor(ms);

const written = async (): Promise<readonly string[]> =>
  (await opened.page.evaluate(() => globalThis.stage.notation()))
    .split('\n')
    .filter((line) => /^[a-z]/.test(line));

/** Whether a finger on the middle of it meets it and nothing else. */
const isBare = (control: Locator): Promise<boolean> =>
  control.evaluate((button) => {
    button.scrollIntoView({ block: 'end' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && button.contains(met);
  });

describe('the cards by call', () => {
  const call = async (): Promise<void> => {
    await show('fsm-2024', undealt);
    await at('[data-go="cards"]').click();
    await at('[data-card="red"]').waitFor();
  };

  it('pressed twice a second, eight cards are the cards of eight seats', async () => {
    await call();
    const called = ['red', 'red', 'black', 'red', 'don', 'sheriff', 'black', 'red'];
    for (const card of called) {
      await at(`[data-card="${card}"]`).click();
      await pass(500);
    }
    expect(await written()).toEqual(called.map((card, i) => `deal ${i + 1} ${card}`));
  });

  it('a finger that shakes gives one card, and another card at once is another', async () => {
    await call();
    await at('[data-card="red"]').click();
    await pass(100);
    await at('[data-card="red"]').click();
    await pass(40);
    await at('[data-card="don"]').click();
    await pass(160);
    await at('[data-card="black"]').click();
    expect(await written()).toEqual(['deal 1 red', 'deal 2 don', 'deal 3 black']);
  });

  it.each([60, 150, 350])('a double tap %i ms apart is one card', async (gap) => {
    await show('neft-mmt', undealt);
    await at('[data-go="cards"]').click();
    await at('[data-card="black"]').click();
    await pass(gap);
    await at('[data-card="black"]').click();
    expect([await written(), await at('[data-calling]').getAttribute('data-calling')]).toEqual([
      ['deal 1 black'],
      '2',
    ]);
  });

  it('a seat that has its card opens it: another one, or an exchange; its sanctions are one press further', async () => {
    await call();
    for (const card of ['red', 'don', 'sheriff']) {
      await at(`[data-card="${card}"]`).click();
      await pass(500);
    }
    await at('.deal-strip [data-seat="1"]').click();
    await at('[data-another="black"]').click();
    expect(await written()).toEqual(['deal 1 black', 'deal 2 don', 'deal 3 sheriff']);
    await at('.deal-strip [data-seat="2"]').click();
    await at('[data-another="black"]').waitFor();
    // The deck has one Don: nobody else is given him, two players exchange.
    expect(await at('[data-another="sheriff"]').isDisabled()).toBe(true);
    expect(await at('.dialog .hold').innerText()).toBe('Удерживайте, чтобы проверить');
    await at('[data-exchange="3"]').click();
    expect(await written()).toEqual(['deal 1 black', 'deal 2 sheriff', 'deal 3 don']);
    expect(await at('main').getAttribute('data-sheet')).toBeNull();
    await at('.deal-strip [data-seat="3"]').click();
    await at('.dialog [data-do="sanction"]').click();
    await expect.poll(() => at('main').getAttribute('data-sheet')).toBe('3');
    await at('[data-sanction]').first().waitFor();
  });
});

describe('the best move', () => {
  const killed = (victim: 4 | 5): readonly LineCommand[] => [
    { type: 'night', number: 1 },
    { type: 'day', number: 1 },
    { type: 'remove', seat: 10 },
    { type: 'night', number: 2 },
    { type: 'shots', shots: ([2, 6, 9] as const).map((by) => ({ by, targets: [victim] })) },
    { type: 'don', target: 1 },
    { type: 'sheriff', target: 2 },
  ];

  const best = async (id: RulebookId): Promise<void> => {
    await show(id, cards, { lines: killed(4), presses: 1 });
    await expect.poll(() => at('main').getAttribute('data-expected')).toBe('best 4');
    await pass(2 * wait);
  };
  const look = (seat: number): Promise<string> =>
    at(`[data-seat="${seat}"] .disc`).evaluate((disc) => getComputedStyle(disc).backgroundColor);
  const chosen = (): Promise<readonly (string | null)[]> =>
    at('.seat.chosen').evaluateAll((all) => all.map((each) => each.getAttribute('data-seat')));

  it('a number too many is told in the ring, nothing moves, and the next tap counts at once', async () => {
    await best('fsm-2024');
    for (const seat of [1, 2, 3]) await at(`[data-seat="${seat}"]`).click();
    const places = async () => [
      await at('[data-seat="1"]').boundingBox(),
      await at('.next-bar .main').boundingBox(),
    ];
    const before = await places();
    await at('[data-seat="7"]').click();
    await expect.poll(() => at('.centre .hint').innerText()).toContain('Не больше 3');
    expect(await places()).toEqual(before);
    await at('[data-seat="1"]').click();
    await at('[data-seat="7"]').click();
    expect(await chosen()).toEqual(['2', '3', '7']);
    expect(await at('.centre .hint').innerText()).toBe('Отметьте до трёх номеров');
  });

  it('[neft-mmt 10.10.5] his own number is taken, said to be, and drawn as chosen; so is a seat that is out', async () => {
    for (const [id, words] of [
      ['neft-mmt', 'Свой номер принимают (10.10.5)'],
      ['fsm-2024', 'Свой номер не запрещён'],
    ] as const) {
      await best(id);
      for (const seat of [1, 4, 10]) await at(`[data-seat="${seat}"]`).click();
      expect(await at('.centre .hint').innerText()).toBe(words);
      expect([await look(4), await look(10)]).toEqual([await look(1), await look(1)]);
      expect(await look(1)).not.toBe(await look(3));
      await at('.next-bar .main').click();
      expect((await written()).at(-1)).toBe('best: 1 4 10');
    }
  });
});

describe('a second nomination', () => {
  it.each([100, 300, 500])('%i ms after the first is told why it is not taken', async (gap) => {
    await show('fsm-2024', cards, {
      lines: [
        { type: 'night', number: 1 },
        { type: 'day', number: 1 },
      ],
      presses: 1,
    });
    await pass(2 * wait);
    await at('[data-seat="2"]').click();
    await pass(gap);
    await at('[data-seat="3"]').click();
    await at('[data-refusal="nomination/second-in-one-day"]').waitFor();
    expect((await written()).at(-1)).toBe('nominate 1 2');
  });

  it('at night, where the first tap ended its step, the second is no check of the next', async () => {
    await show('fsm-2024', cards, {
      lines: [
        { type: 'night', number: 1 },
        { type: 'day', number: 1 },
        { type: 'night', number: 2 },
      ],
    });
    await pass(2 * wait);
    await at('[data-seat="4"]').click();
    await pass(400);
    await at('[data-seat="5"]').click();
    expect((await written()).at(-1)).toBe('shots: 2>4 6>4 9>4');
  });
});

describe('a refusal', () => {
  it('covers no card and no large button on any screen', async () => {
    await show('fsm-2024', undealt);
    await at('[data-go="cards"]').click();
    await at('[data-card="don"]').click();
    await pass(500);
    await at('[data-card="don"]').click();
    await at('[data-refusal="deal/card-not-in-deck"]').waitFor();
    const covered: string[] = [];
    const lookAt = async (controls: readonly string[]): Promise<void> => {
      for (const view of views) {
        await opened.page.clock.resume();
        await viewed(opened.page, view);
        await pause(opened.page);
        for (const control of controls)
          if (!(await isBare(at(control)))) covered.push(`${view.name} ${control}`);
      }
    };
    await lookAt(['red', 'black', 'don', 'sheriff'].map((card) => `[data-card="${card}"]`));
    await show('fsm-2024', cards, {
      lines: [
        { type: 'night', number: 1 },
        { type: 'day', number: 1 },
      ],
      presses: 1,
    });
    expect(await at('main').getAttribute('data-standing')).toBe('speech 1');
    await pass(2 * wait);
    await at('[data-seat="2"]').click();
    await pass(2 * wait);
    await at('[data-seat="3"]').click();
    await at('[data-refusal="nomination/second-in-one-day"]').waitFor();
    await lookAt(['.next-bar .main']);
    expect(covered).toEqual([]);
  });

  it('goes by itself, not from under a finger, and can be read aloud until something is written', async () => {
    await show('fsm-2024', undealt);
    await at('[data-go="cards"]').click();
    await at('[data-card="don"]').click();
    await pass(500);
    await at('[data-card="don"]').click();
    const note = at('[data-refusal]');
    const words = await note.locator('p').innerText();
    await at('[data-do="understood"]').focus();
    await pass(20_000);
    await note.waitFor();
    await at('[data-do="understood"]').blur();
    await pass(10_000);
    expect(await note.count()).toBe(0);
    expect(words).toContain(await at('[data-refused]').innerText());
    await at('[data-card="red"]').click();
    expect(await at('[data-refused]').count()).toBe(0);
    await pass(500);
    await at('[data-card="don"]').click();
    await at('[data-do="understood"]').click();
    expect(await note.count()).toBe(0);
  });
});
