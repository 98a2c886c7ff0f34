// What a referee can find without being told: every gesture has a control in sight, and what is hidden says how to see it.
import type { LineCommand } from '@omerta/rules/game/command.ts';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hold } from '../e2e/hold.ts';
import { type OpenStage, openStage } from '../e2e/stage.ts';
import type { Staged } from '../e2e/stage-page.tsx';

const deal = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;
const dayOne: readonly LineCommand[] = [
  { type: 'night', number: 1 },
  { type: 'day', number: 1 },
];
const foul = (seat: 3 | 8): LineCommand => ({ type: 'foul', seat });
const nominated: readonly LineCommand[] = [
  { type: 'nominate', seat: 1, nominee: 2 },
  { type: 'nominate', seat: 4, nominee: 7 },
];
const secondNight: readonly LineCommand[] = [
  ...nominated,
  { type: 'vote', candidate: 2, hands: { kind: 'named', seats: [1, 3, 4] } },
  { type: 'vote', candidate: 7, hands: { kind: 'rest' } },
  { type: 'last', seat: 7 },
  { type: 'night', number: 2 },
  { type: 'shots', shots: [2, 6, 9].map((by) => ({ by: by as 2 | 6 | 9, targets: [4] })) },
  { type: 'don', target: 4 },
  { type: 'sheriff', target: 2 },
  { type: 'best', seats: [2, 6, 9] },
  { type: 'day', number: 2 },
];

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
}, 120_000);
afterAll(() => opened?.close());

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const show = async (
  lines: readonly LineCommand[],
  presses = 0,
  rulebook: Staged['rulebook'] = 'fsm-2024',
): Promise<void> => {
  const staged: Staged = { rulebook, deal, lines: [...dayOne, ...lines] };
  await opened.page.evaluate(([game, times]) => globalThis.stage.show(game, times), [
    staged,
    presses,
  ] as const);
};
const at = (selector: string): Locator => opened.page.locator(selector);
const fouls = async (seat: number): Promise<number> => at(`[data-seat="${seat}"] .pips .on`).count();
/** On to the vote about the first nominee. */
const showVote = async (): Promise<void> => {
  await show(nominated);
  while ((await at('main[data-expected="vote 2"][data-standing=""]').count()) === 0)
    await at('.next-bar .main').click();
};

beforeEach(() => opened.page.setViewportSize(phone));

describe('sanctions', () => {
  it('a card, a removal and a forfeit are two taps and the seat away, from the tool in sight and from the menu', async () => {
    for (const way of [
      ['[data-tool="foul"]', '[data-tool="sanction"]'],
      ['[data-tool="menu"]', '[data-do="sanction"]'],
    ]) {
      await show([], 1, 'neft-mmt');
      for (const control of way) await at(control).click();
      await at('[data-seat="6"]').click();
      for (const sanction of ['yellow', 'removal', 'forfeit'])
        await at(`[role="dialog"] [data-sanction="${sanction}"]`).waitFor();
      await opened.page.keyboard.press('Escape');
      await at('[role="dialog"]').waitFor({ state: 'detached' });
      expect(await opened.page.evaluate(() => globalThis.stage.notation())).not.toContain('nominate');
    }
  });

  it.each([
    ['fsm-2024', 'Удаление, ППК', 'Фолов нет.'],
    ['neft-mmt', 'Карточка, удаление, ППК', 'Фолов и карточек нет.'],
  ] as const)('%s: cards are named only where the rulebook has them', async (id, sanction, none) => {
    await show([], 1, id);
    await at('[data-tool="menu"]').click();
    expect(await at('[data-do="sanction"]').innerText()).toBe(sanction);
    await opened.page.keyboard.press('Escape');
    await at('[data-seat="5"]').click({ button: 'right' });
    expect(await at('[data-part="story"] .quiet').innerText()).toBe(none);
  });

  it('the second tap where Foul was pressed by mistake leads back, also in a ballot', async () => {
    for (const reach of [() => show([]), () => show([], 1), showVote]) {
      await reach();
      const box = await at('[data-tool="foul"]').boundingBox();
      if (!box) throw new Error('no such tool');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await opened.page.mouse.click(x, y);
      await at('.ring.foul').waitFor();
      await opened.page.mouse.click(x, y);
      await at('.ring.play').waitFor();
    }
  });

  it('foul after foul where the referee has chosen so: a tap gives, a hold takes back, the next step is play again', async () => {
    await show([], 1);
    await opened.page.evaluate(() => globalThis.stage.set({ fouls: true }));
    await at('[data-tool="foul"]').click();
    for (const seat of [3, 5, 3]) await at(`[data-seat="${seat}"]`).click();
    expect([await fouls(3), await fouls(5)]).toEqual([2, 1]);
    await hold(at('[data-seat="3"]'));
    expect([await fouls(3), await fouls(5)]).toEqual([1, 1]);
    expect(await at('[role="dialog"]').count()).toBe(0);
    await at('.next-bar .main').click();
    await at('.ring.play').waitFor();
    await opened.page.evaluate(() => globalThis.stage.set({ fouls: false }));
    await at('[data-tool="foul"]').click();
    await at('[data-seat="5"]').click();
    await at('.ring.play').waitFor();
    await hold(at('[data-seat="5"]'));
    await at('[role="dialog"]').waitFor();
    expect(await fouls(5)).toBe(2);
  });

  it('[fsm-2024 6.5] fouls are read at arm’s length, and before the one that removes all of them turn', async () => {
    await show([foul(3), foul(3), foul(3), foul(8)], 1);
    const look = (seat: number): Promise<readonly [number, string]> =>
      at(`[data-seat="${seat}"] .pips`).evaluate((pips) => [
        pips.querySelector('.on')?.getBoundingClientRect().width ?? 0,
        getComputedStyle(pips).backgroundColor,
      ]);
    const [[size, first], [, third]] = [await look(8), await look(3)];
    expect(size).toBeGreaterThanOrEqual(8);
    expect(third).not.toBe(first);
  });
});

describe('the count of hands', () => {
  it('the pad says what it counts, to the eye and to a screen reader', async () => {
    await showVote();
    await opened.page.getByRole('button', { name: '3 руки', exact: true }).waitFor();
    await at('.tools').getByText('руки', { exact: true }).waitFor();
  });

  it('a hand changes its own seat, the middle, the phrase and the button: nothing else is drawn', async () => {
    await showVote();
    await opened.page.evaluate(() => {
      const touched = new Set<string>();
      Object.assign(globalThis, { touched });
      const nameOf = (node: Node): string => {
        const element = node instanceof Element ? node : node.parentElement;
        return (
          element?.closest('[data-seat]')?.getAttribute('data-seat') ??
          element?.closest('.centre, .next-bar, .saving')?.classList[0] ??
          'else'
        );
      };
      new MutationObserver((list) => {
        for (const { target } of list) touched.add(nameOf(target));
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await at('[data-seat="3"]').click();
    await at('[data-seat="3"].chosen').waitFor();
    const touched = await opened.page.evaluate(() => [
      ...(globalThis as unknown as { readonly touched: ReadonlySet<string> }).touched,
    ]);
    // Seat 7 shows how many votes would fall to it.
    expect(touched.filter((each) => !['3', '7', 'centre', 'next-bar', 'saving'].includes(each))).toEqual([]);
    expect(touched).toContain('3');
  });
});

describe('what the referee knows', () => {
  const eye = (): Locator => at('[data-tool="cards"]');

  /** Whether anything of it was ever on the page since it was asked to watch. */
  const watch = (): Promise<void> =>
    opened.page.evaluate(() => {
      const seen = { known: false };
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        if (document.querySelector('.known, .held-cards')) seen.known = true;
      }).observe(document.body, { subtree: true, childList: true });
    });
  const wasSeen = (): Promise<boolean> =>
    opened.page.evaluate(
      () => (globalThis as unknown as { readonly seen: { readonly known: boolean } }).seen.known,
    );

  it('a short tap on the eye says to hold it, and shows no card even for a moment', async () => {
    await show([], 1);
    await watch();
    await eye().click();
    await at('.hold-hint').getByText('Удерживайте').waitFor();
    await at('.hold-hint').waitFor({ state: 'detached' });
    expect(await wasSeen()).toBe(false);
  });

  it('held: the cards, the shots and checks of every night, how far each team is from winning; let go, nothing of it is left', async () => {
    await show(secondNight);
    const before = await opened.page.evaluate(() => document.body.innerHTML);
    await eye().hover();
    await opened.page.mouse.down();
    const known = at('.known');
    await known.waitFor();
    const said = (await known.innerText()).replaceAll(/\s+/g, ' ');
    for (const part of [
      '4 Мать-и-мачеха Шериф убит',
      '7 Лис «Рыжий» красный заголосован',
      '9 Д’Артаньян Дон',
      'красных 5, чёрных 3',
      'уйдут ещё 3 чёрных',
      'уйдут ещё 2 красных',
    ])
      expect(said).toContain(part);
    expect(said).toContain('2 4 4 Шериф 2 чёрный');
    expect(said).toContain('Лучший ход 4: 2, 6, 9 чёрных 3');
    await opened.page.mouse.up();
    await known.waitFor({ state: 'detached' });
    expect(await opened.page.evaluate(() => document.body.innerHTML)).toBe(before);
  });
});

describe('the day beside the ring', () => {
  it('a phone has none, and does not fetch it', async () => {
    const asked: string[] = [];
    opened.page.on('request', (request) => asked.push(request.url()));
    await show(nominated);
    expect(await at('.day').count()).toBe(0);
    expect(asked.filter((url) => url.includes('day-panel'))).toEqual([]);
  });

  it('on a large screen: who is nominated by whom, the hands of today’s ballot, the lines of the day; never at night', async () => {
    await opened.page.setViewportSize(desktop);
    await show([...nominated, { type: 'vote', candidate: 2, hands: { kind: 'named', seats: [1, 3, 4] } }]);
    const day = at('.day');
    await day.waitFor();
    const said = (await day.innerText()).replaceAll(/\s+/g, ' ');
    for (const part of ['2 выставил 1', '7 выставил 4', 'выставляет игрока № 7'])
      expect(said).toContain(part);
    await show(secondNight.slice(0, -1));
    expect(await day.count()).toBe(0);
  });
});
