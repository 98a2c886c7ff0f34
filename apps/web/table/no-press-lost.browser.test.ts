// No press is lost in silence: quick cards go to one seat after another, a wrong one is put right by its seat, a number too many is told in its place, a refusal covers no button, a seat of the ring answers the sheet that asks for one.
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

const dayOne: readonly LineCommand[] = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
];
const speaking = async (lines: readonly LineCommand[] = []): Promise<void> => {
  await show('fsm-2024', cards, { lines: [...dayOne, ...lines], presses: 1 });
  await pass(2 * wait);
};
const last = async (): Promise<string | undefined> => (await written()).at(-1);

describe('after a foul', () => {
  const foul = async (): Promise<void> => {
    await speaking();
    await at('[data-tool="foul"]').click();
    await at('[data-seat="3"]').click();
    expect(await last()).toBe('foul 3');
  };

  it.each([60, 300, 600])('%i ms later a tap on another seat is the nomination', async (gap) => {
    await foul();
    await pass(gap);
    await at('[data-seat="5"]').click();
    expect(await last()).toBe('nominate 1 5');
    await pass(gap);
    await at('[data-seat="5"]').click();
    expect(await at('[data-told]').count()).toBe(0);
  });

  it.each([60, 300, 600])('%i ms later a tap on the same seat is the foul’s own', async (gap) => {
    await foul();
    await pass(gap);
    await at('[data-seat="3"]').click();
    expect(await last()).toBe('foul 3');
  });

  it('in a row of fouls another seat is fouled at once, the same one only when it could be seen', async () => {
    await opened.page.evaluate(() => globalThis.stage.set({ fouls: true }));
    await foul();
    await pass(60);
    await at('[data-seat="3"]').click();
    await at('[data-seat="5"]').click();
    expect((await written()).slice(-2)).toEqual(['foul 3', 'foul 5']);
    await opened.page.evaluate(() => globalThis.stage.set({ fouls: false }));
  });
});

describe('the speaker’s own nominee', () => {
  it('tapped again is said to stand, his sheet stays closed; a hold opens it', async () => {
    await speaking();
    await at('[data-seat="5"]').click();
    await pass(2 * wait);
    await at('[data-seat="5"]').click();
    expect(await at('.say [data-told="nominated"]').innerText()).toBe('№ 5 уже выставлен');
    expect([await last(), await at('main').getAttribute('data-sheet')]).toEqual(['nominate 1 5', null]);
    await at('[data-seat="5"]').click({ button: 'right' });
    await at('.dialog [data-sanction]').first().waitFor();
  });
});

describe('while the numbers are called at night', () => {
  it.each([300, 2000])('%i ms later another seat is the victim, and the count goes on', async (gap) => {
    await show('fsm-2024', cards, { lines: [...dayOne, { type: 'night', number: 2 }] });
    await pass(2 * wait);
    await at('.next-bar .main').click();
    await pass(2 * wait);
    await at('[data-seat="4"]').click();
    await pass(gap);
    await at('[data-seat="5"]').click();
    expect(await last()).toBe('shots: 2>5 6>5 9>5');
    await at('.centre .numbers').waitFor();
    const undo = await at('[data-tool="undo"]').getAttribute('aria-label');
    expect(undo).toBe('Отменить: исправление');
  });
});

describe('a sheet that asks for a seat', () => {
  /** Where the ring's seat is, whatever lies over it. */
  const tapRing = async (seat: number): Promise<void> => {
    const box = await at(`.ring [data-seat="${seat}"]`).boundingBox();
    if (!box) throw new Error('no such seat');
    await opened.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await pass(2 * wait);
  };

  it('a missed nomination is given on the ring too; a seat that cannot be is told, and the sheet stays', async () => {
    await speaking([
      { type: 'speech', seat: 1 },
      { type: 'nominate', seat: 2, nominee: 7 },
    ]);
    await at('[data-seat="1"]').click({ button: 'right' });
    await at('[data-do="late-nomination"]').click();
    await pass(2 * wait);
    await tapRing(7);
    expect(await at('.dialog [role="status"]').innerText()).toContain('№ 7 выставить нельзя');
    await tapRing(5);
    expect(await at('[role="dialog"]').count()).toBe(0);
    expect(await written()).toContain('nominate 1 5');
  });

  it('who protests is chosen on the ring, and what is written is said', async () => {
    await speaking();
    await at('[data-tool="menu"]').click();
    await at('[data-do="protest"]').click();
    await pass(2 * wait);
    await tapRing(2);
    expect(await last()).toBe('note "Протест игрока 2"');
    expect(await at('.say [data-told="written"]').innerText()).toBe('Записано: протест, 2');
  });

  it('a protest announced on the seat’s sheet is said to be written', async () => {
    await speaking();
    await at('[data-seat="5"]').click({ button: 'right' });
    await at('.dialog [data-do="protest"]').click();
    expect(await at('.say [data-told="written"]').innerText()).toBe('Записано: протест, 5');
  });

  it('where none is asked for, a tap beside the sheet closes it', async () => {
    await speaking();
    await at('[data-seat="5"]').click({ button: 'right' });
    await at('.dialog [data-sanction]').first().waitFor();
    await pass(2 * wait);
    await opened.page.mouse.click(5, 5);
    await expect.poll(() => at('[role="dialog"]').count()).toBe(0);
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
