// Random games on the real screen with random undo, redo and corrections: ring, middle, button and clock are what the model of plain arrays says.
import { seedOf } from '@omerta/base/random.ts';
import { exampleDeal } from '@omerta/bots/deal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { positionAfter } from '@omerta/testkit/table.ts';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openStage } from './stage.ts';

const games = sizeOf('undoneScreens');
const presses = 6;
const atOnce = 20;

describe(`${games} random games on the screen, undone, redone and corrected at random`, () => {
  let opened: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    opened = await openStage();
    // Wide enough for the day's lines to stand beside the ring.
    await opened.page.setViewportSize({ width: 1440, height: 900 });
    // What is fetched when it is first shown is there before the first game: the dealing and the day's panel.
    for (const [lines, part] of [
      [[], '.deal-scroll'],
      [['night 1', 'day 1'], '.day'],
    ] as const) {
      const game = {
        rulebook: 'fsm-2024' as const,
        deal: lines.length > 0 ? exampleDeal : [],
        lines: linesOf(positionAfter('fsm-2024', lines).state),
      };
      await opened.page.evaluate((staged) => globalThis.stage.show(staged), game);
      await opened.page.locator(part).first().waitFor();
    }
  }, 120_000);
  afterAll(() => opened?.close());

  for (const [place, id] of rulebookIds.entries()) {
    it(`${id}: every moment that comes back looks as it looked`, async () => {
      const seeds = Array.from({ length: Math.ceil((games - place) / rulebookIds.length) }, (_, i) =>
        seedOf(propertySeed, place + i * rulebookIds.length),
      );
      for (let from = 0; from < seeds.length; from += atOnce) {
        const some = seeds.slice(from, from + atOnce).map((own) => [id, own] as const);
        await opened.page.evaluate(([list, times]) => globalThis.stage.wander(list, times), [
          some,
          presses,
        ] as const);
      }
    }, 1_800_000);
  }
});
