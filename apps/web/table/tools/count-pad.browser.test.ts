// The pad of counts on the real screen: its keys, the tools beside them and the ring stand where they stood for the first candidate.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { candidates, positionAfter } from '@omerta/testkit/table.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { viewed, views } from '../../e2e/layout.ts';
import { type OpenStage, openStage } from '../../e2e/stage.ts';

const cards = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
}, 120_000);
afterAll(() => opened?.close());

const show = async (lines: readonly string[]): Promise<void> => {
  const game = {
    rulebook: 'fsm-2024',
    deal: cards,
    lines: linesOf(positionAfter('fsm-2024', lines).state),
  } as const;
  await opened.page.evaluate((staged) => globalThis.stage.show(staged), game);
};

/** Where each of them is on the screen, and how large. */
const boxes = (...selectors: readonly string[]): Promise<readonly string[]> =>
  opened.page.evaluate(
    (wanted) =>
      wanted.flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return `${selector} ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
      ),
    selectors,
  );

const kept = ['.ring', '[data-tool="foul"]', '[data-tool="undo"]', '[data-count="1"]', '[data-count="9"]'];
const possible = (): Promise<readonly number[]> =>
  opened.page
    .locator('.tools [data-count]:enabled')
    .evaluateAll((keys) => keys.map((key) => Number(key.getAttribute('data-count'))));

const three = [...candidates, 'nominate 6 9', 'speech 10'];
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

it.each(views)(
  '$name: whatever hands are left, the keys, the tools and the ring stand in their places',
  async (view) => {
    await viewed(opened.page, view);
    await show(three);
    const first = await boxes(...kept);
    expect([first.length, await possible()]).toEqual([kept.length, upTo(10)]);
    for (const left of [6, 4, 2]) {
      await show([...three, `vote 2 = ${10 - left}`]);
      expect([await possible(), await boxes(...kept)]).toEqual([upTo(left), first]);
    }
    await show([...three, 'vote 2 = 3', 'vote 7 = 3']);
    expect([await possible(), await boxes(...kept)]).toEqual([[1, 2, 3, 4, 0], first]);
  },
);

it('redo comes in the place of a ten that cannot be, else of the foul, and moves nothing', async () => {
  await viewed(opened.page, { name: '', width: 320, height: 568, type: 1 });
  const still = ['.ring', '[data-tool="undo"]', '[data-count="1"]', '[data-count="9"]'];
  for (const [lines, inPlaceOf] of [
    [three, '[data-tool="foul"]'],
    [[...three, 'vote 2 = 4'], '[data-count="10"]'],
    [[...three, 'vote 2 = 4', 'vote 7 = 3'], '[data-tool="foul"]'],
  ] as const) {
    await show(lines);
    const [place] = await boxes(inPlaceOf);
    const before = await boxes(...still);
    await show([...lines, 'foul 3']);
    await opened.page.locator('[data-tool="undo"]').click();
    await opened.page.locator('[data-tool="redo"]').waitFor();
    expect((await boxes('[data-tool="redo"]'))[0]?.replace('[data-tool="redo"]', inPlaceOf)).toBe(place);
    expect(await boxes(...still)).toEqual(before);
  }
});
