// Nothing is lost by a correction on the real screen: what would go is shown and asked about, and all of it comes back; undo and redo say what they do.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { positionAfter } from '@omerta/testkit/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage } from './stage.ts';

const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

const dayOne = ['night 1', 'day 1', 'nominate 1 5', 'nominate 4 7'];
/** A lift that failed with five hands, the night and the day after it. */
const played = [
  ...[...dayOne, 'vote 5 = 5', 'vote 7 = 5', 'vote 5 = 5', 'vote 7 = 5', 'lift = 5'],
  ...[
    'night 2',
    'shots: 2>4 6>4 9>4',
    'don: 8',
    'sheriff: 2',
    'best: 2 6 9',
    'day 2',
    'last 4',
    'nominate 5 6',
    'speech 8',
    'vote 6: *',
    'last 6',
  ],
  ...['night 3', 'shots: 2>5 9>5', 'don: 1', 'sheriff: -', 'day 3', 'last 5'],
];
/** Nine are left, and two hands are counted for the first of two candidates. */
const eightShot = [
  ...[
    'night 1',
    'day 1',
    'night 2',
    'shots: 2>8 6>8 9>8',
    'don: -',
    'sheriff: -',
    'best: -',
    'day 2',
    'last 8',
  ],
  ...['nominate 2 5', 'nominate 4 7', 'vote 5 = 2'],
];
const lift = 9;
const lastWord = 16;

describe('corrections on the screen', () => {
  let opened: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    opened = await openStage();
  }, 120_000);
  afterAll(() => opened?.close());

  const show = async (lines: readonly string[], presses = 0): Promise<void> => {
    const game = {
      rulebook: 'fsm-2024' as const,
      deal: roles,
      lines: linesOf(positionAfter('fsm-2024', lines).state),
    };
    await opened.page.evaluate(([staged, times]) => globalThis.stage.show(staged, times), [
      game,
      presses,
    ] as const);
    await opened.page.evaluate(() => globalThis.stage.walk('ru', []));
  };
  const notation = (): Promise<string> => opened.page.evaluate(() => globalThis.stage.notation());
  const press = (selector: string): Promise<void> => opened.page.locator(selector).click();
  const text = (selector: string): Promise<string> => opened.page.locator(selector).innerText();
  const next = (): Promise<void> => press('.next-bar .main');
  const undoName = async (): Promise<string> =>
    (await opened.page.locator('[data-tool="undo"]').getAttribute('aria-label')) ?? '';
  const redoName = async (): Promise<string> =>
    (await opened.page.locator('[data-tool="redo"]').getAttribute('aria-label')) ?? '';
  const closed = (): Promise<void> => opened.page.getByRole('dialog').waitFor({ state: 'detached' });
  const open = async (line: number): Promise<void> => {
    await press('[data-tool="history"]');
    await press(`[data-line="${line}"]`);
  };
  const sixHands = async (): Promise<void> => {
    await open(lift);
    await press('[data-field="count"] [data-value="6"]');
  };
  const going = (): Promise<string[]> => opened.page.locator('[data-going]').allInnerTexts();
  const boxOf = async (selector: string) => {
    const box = await opened.page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`not on the screen: ${selector}`);
    return box;
  };

  it('nine lines that would go are told above the button that says so, the night’s only counted; nothing is done before it', async () => {
    await show(played);
    const before = await notation();
    await sixHands();
    await press('[data-do="correct"]');
    expect(await text('.ask-going h3')).toBe('Пропадёт 9 записей');
    expect(await going()).toEqual([
      'День 2 Игрок № 5 выставляет игрока № 6.',
      'День 2 Кандидатура № 6, рук: 9 (№ 1, 2, 3, 5, 6, 7, 8, 9, 10).',
      'День 2 Последнее слово игрока № 6.',
      'Ночь 3 Наступает день 3.',
      'День 3 Последнее слово игрока № 5.',
    ]);
    expect([await text('[data-dark-lines]'), await text('[data-do="sure"]')]).toEqual([
      '4 ночных шага',
      'Исправить и потерять 9 записей',
    ]);
    const [list, button, dialog] = [
      await boxOf('.going'),
      await boxOf('[data-do="sure"]'),
      await boxOf('.dialog'),
    ];
    expect(list.y + list.height).toBeLessThanOrEqual(button.y);
    expect(button.y + button.height).toBeLessThanOrEqual(dialog.y + dialog.height);
    await opened.page.locator('.going li').last().scrollIntoViewIfNeeded();
    expect((await boxOf('.going li:last-child')).y).toBeLessThan(list.y + list.height);
    await press('[data-do="not-sure"]');
    expect([await opened.page.locator('.ask-going').count(), await notation()]).toEqual([0, before]);
  });

  it('the steps of a night stand between its fall and its morning', async () => {
    await show(played);
    await press('[data-tool="history"]');
    const rows = opened.page.locator('.moments > li', { has: opened.page.locator('[data-dark="night 2"]') });
    await rows.waitFor();
    expect(await rows.locator('.line-row').allInnerTexts()).toEqual([
      'Наступает день 2.',
      'Ночные шаги',
      'Наступает ночь 2.',
    ]);
  });

  it('another victim of a night that was told: who was and who will be, before anything is held or done', async () => {
    await show(played.slice(0, played.indexOf('night 3')));
    const before = await notation();
    for (const way of ['[data-tool="history"]', '[data-dark="night 2"]', '[data-step="shots"]'])
      await press(way);
    expect(await opened.page.locator('[data-victim]').count()).toBe(0);
    await press('[data-field="targets"] [data-value="3"]');
    expect(await text('[data-victim]')).toBe('Ночь 2, убит: 4. Станет: 3.');
    await press('[data-field="targets"] [data-value="4"]');
    expect(await text('[data-victim]')).toBe('Ночь 2, убит: 4. Это не меняется.');
    expect(await notation()).toBe(before);
    // The night that is on has told nothing yet.
    await show(played.slice(0, played.indexOf('sheriff: 2')));
    for (const way of ['[data-tool="history"]', '[data-dark="night 2"]', '[data-step="shots"]'])
      await press(way);
    await press('[data-field="targets"] [data-value="3"]');
    expect(await opened.page.locator('[data-victim]').count()).toBe(0);
  });

  it('what changes, while held, lies under no button', async () => {
    await show(played);
    await sixHands();
    await opened.page.locator('.effects .hold').hover();
    await opened.page.mouse.down();
    const [effects, button] = [await boxOf('[data-effects]'), await boxOf('[data-do="correct"]')];
    await opened.page.mouse.up();
    expect(effects.y + effects.height).toBeLessThanOrEqual(button.y);
  });

  it('is noted with its number, undone whole from the note, and brought back by redo', async () => {
    await show(played);
    const before = await notation();
    await sixHands();
    await press('[data-do="correct"]');
    await press('[data-do="sure"]');
    await closed();
    const after = await notation();
    expect([await text('[data-changed] > span'), await text('[data-do="take-back"]')]).toEqual([
      'Руки: 5 → 6. Исправлено: не вошло 9 записей.',
      'Отменить',
    ]);
    expect([await undoName(), after === before]).toEqual(['Отменить: исправление', false]);
    await press('[data-do="take-back"]');
    expect([await notation(), await opened.page.locator('[data-changed]').count(), await redoName()]).toEqual(
      [before, 0, 'Вернуть: 1 шаг'],
    );
    await press('[data-tool="redo"]');
    expect(await notation()).toBe(after);
    await press('[data-tool="undo"]');
    expect(await notation()).toBe(before);
  });

  it('that leaves nothing out is made at once, and still can be taken back', async () => {
    await show(played);
    const before = await notation();
    await open(lift);
    await press('[data-field="count"] [data-value="4"]');
    await press('[data-do="correct"]');
    await closed();
    expect(await text('[data-changed] > span')).toBe('Руки: 5 → 4.');
    await press('[data-do="take-back"]');
    expect(await notation()).toBe(before);
  });

  it('the first keys of a ballot’s line are its count; who voted lies folded below, with the seats that may vote', async () => {
    await show([...eightShot, 'vote 7: *']);
    await open(eightShot.length);
    const { page } = opened;
    expect(await page.locator('.dialog [data-value]').first().innerText()).toBe('0');
    expect(await page.locator('.dialog details summary').innerText()).toBe('Кто голосовал (места)');
    expect(await page.locator('[data-do="correct"]').isDisabled()).toBe(true);
    await press('[data-field="count"] [data-value="5"]');
    await press('[data-do="correct"]');
    await closed();
    expect(await text('[data-changed] > span')).toBe('Руки: 2 → 5.');
    expect(await notation()).toMatch(/vote 5 = 5\nvote 7 = 4\n/);
  });

  it('names told later change no count and say so, more of them raise it, and a smaller count takes them off in a sentence', async () => {
    await show(eightShot);
    const { page } = opened;
    const pressed = (field: string): Promise<string[]> =>
      page.locator(`[data-field="${field}"] [aria-pressed="true"]`).allInnerTexts();
    await open(eightShot.length);
    await press('.dialog details summary');
    expect(await page.locator('[data-field="hands"] [data-value]').allInnerTexts()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '9',
      '10',
    ]);
    await press('[data-field="hands"] [data-value="9"]');
    await press('[data-do="correct"]');
    await closed();
    expect(await text('[data-changed] > span')).toBe('Записано, кто голосовал.');
    await open(eightShot.length);
    for (const seat of [1, 2]) await press(`[data-field="hands"] [data-value="${seat}"]`);
    expect([await pressed('count'), await pressed('hands')]).toEqual([['3'], ['1', '2', '9']]);
    await press('[data-field="count"] [data-value="1"]');
    expect([await pressed('count'), await pressed('hands')]).toEqual([['1'], []]);
    expect(await text('.dialog [role="status"]')).toBe('Мест отмечено больше, чем рук: отметки сняты.');
  });

  it('everything after a line is told, undone, and brought back together', async () => {
    await show(played, 1);
    const before = await notation();
    await open(lastWord);
    await press('[data-do="back-to"]');
    expect([
      await text('.ask-going h3'),
      await text('[data-dark-lines]'),
      await text('[data-do="sure"]'),
    ]).toEqual(['Будет отменено 10 записей', '3 ночных шага', 'Отменить 10 записей']);
    expect((await going()).at(0)).toBe('День 2 Игрок № 5 выставляет игрока № 6.');
    await press('[data-do="sure"]');
    await closed();
    expect([await text('[data-changed] > span'), await redoName()]).toEqual([
      'Отменено 10 записей.',
      'Вернуть: 11 шагов',
    ]);
    await press('[data-do="take-back"]');
    expect([await notation(), await opened.page.locator('main[data-standing="speech 3"]').count()]).toEqual([
      before,
      1,
    ]);
  });

  it('undo names what it takes back, in both languages, and what was done in the dark only as a step of the night', async () => {
    await show(dayOne);
    const names = async (): Promise<readonly string[]> => {
      const ru = await undoName();
      await opened.page.evaluate(() => globalThis.stage.walk('en', []));
      const en = await undoName();
      await opened.page.evaluate(() => globalThis.stage.walk('ru', []));
      return [ru, en];
    };
    const seen: (readonly string[])[] = [await names()];
    await next();
    seen.push(await names());
    for (let i = 0; i < 6; i++) await next();
    await press('[data-tool="undo"]');
    await next();
    seen.push(await names());
    await press('[data-count="6"]');
    await next();
    await next();
    seen.push(await names());
    await next();
    seen.push(await names());
    await next();
    seen.push(await names());
    await next();
    seen.push(await names());
    await next();
    seen.push(await names());
    await show([...dayOne, 'speech 10']);
    await next();
    seen.push(await names());
    await show([...dayOne, 'vote 5 = 5', 'vote 7 = 5', 'vote 5 = 5', 'vote 7 = 5']);
    await next();
    seen.push(await names());
    expect(seen).toEqual([
      ['Отменить: 4 выставил 7', 'Undo: 4 nominated 7'],
      ['Отменить: начало речи 5', 'Undo: start of speech 5'],
      ['Отменить: речь 10', 'Undo: speech 10'],
      ['Отменить: руки, 7', 'Undo: vote 7'],
      ['Отменить: начало последнего слова 5', 'Undo: start of the last word of 5'],
      ['Отменить: последнее слово 5', 'Undo: last word 5'],
      ['Отменить: начало ночи', 'Undo: nightfall'],
      ['Отменить: ночной шаг', 'Undo: night step'],
      ['Отменить: вопрос о кандидатуре 5', 'Undo: call of candidate 5'],
      ['Отменить: вопрос о подъёме', 'Undo: call of the lift'],
    ]);
  });

  /** Every tool lies inside the two rows, over no other, and is large enough for a thumb. */
  const crowded = (): Promise<readonly string[]> =>
    opened.page.evaluate(() => {
      const tools = document.querySelector('.tools')?.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('.tools button')].map(
        (button) =>
          [button.getAttribute('aria-label') ?? button.textContent, button.getBoundingClientRect()] as const,
      );
      return boxes.flatMap(([name, box], i) => {
        const outside =
          !tools ||
          box.bottom > tools.bottom ||
          box.right > tools.right ||
          Math.min(box.width, box.height) < 40;
        const over = boxes.some(
          ([, other], j) =>
            j !== i &&
            box.left < other.right - 1 &&
            box.right > other.left + 1 &&
            box.top < other.bottom - 1 &&
            box.bottom > other.top + 1,
        );
        return outside || over ? [`${name}`] : [];
      });
    });

  it('redo has its place beside ten counts, beside shooters, beside the question of a check, and among the cards', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 320, height: 640 });
    const fits = async (state: string): Promise<void> =>
      expect([state, await page.locator('[data-tool="redo"]').count(), await crowded()]).toEqual([
        state,
        1,
        [],
      ]);
    await show([...dayOne, 'speech 10', 'foul 3']);
    await press('[data-tool="undo"]');
    await expect.poll(() => page.locator('[data-count]').count()).toBe(10);
    await fits('ten counts');
    await show([...dayOne.slice(0, 2), 'night 2', 'foul 3']);
    await press('[data-tool="undo"]');
    await fits('the hunt');
    await press('[data-go="apart"]');
    await fits('shooters');
    await show([...dayOne.slice(0, 2), 'night 2', 'shots: 2>4 6>4 9>4', 'foul 3']);
    await press('[data-tool="undo"]');
    await fits('a check');
    await show(dayOne, 1);
    await press('[data-tool="undo"]');
    await fits('a speech');
    await page.evaluate(
      (deal) =>
        globalThis.stage.show({
          rulebook: 'fsm-2024',
          deal,
          lines: [{ type: 'deal', seat: 1, role: 'red' }],
        }),
      roles.map(() => null),
    );
    await press('.deal-tools button:last-child');
    expect(await redoName()).toBe('Вернуть: 1 шаг');
    await press('[data-tool="redo"]');
    expect(await notation()).toContain('deal 1 red');
    await page.setViewportSize({ width: 360, height: 640 });
  });
});
