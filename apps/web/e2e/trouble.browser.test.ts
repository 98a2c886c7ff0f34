// When things go wrong, on the real screen: what already happened becomes an incident, and there is nothing to see when the page is put away.
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage } from './stage.ts';
import type { Staged } from './stage-page.tsx';

const seed = 20_261_115;

const roles = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

describe('when things go wrong', () => {
  let opened: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    opened = await openStage();
  }, 120_000);
  afterAll(() => opened?.close());

  const show = (game: Staged): Promise<void> =>
    opened.page.evaluate((staged) => globalThis.stage.show(staged), game);
  const notation = (): Promise<string> => opened.page.evaluate(() => globalThis.stage.notation());

  const day: Staged = {
    rulebook: 'neft-mmt',
    deal: roles,
    lines: [
      { type: 'night', number: 1 },
      { type: 'day', number: 1 },
      { type: 'nominate', seat: 1, nominee: 5 },
    ],
  };

  it('[neft-mmt 13.1, 18.24.2.2] a refusal says why and by which clause, and what already happened becomes an incident', async () => {
    const { page } = opened;
    await page.evaluate(
      (staged) => globalThis.stage.show({ ...staged, lines: staged.lines.slice(0, 2) }, 1),
      day,
    );
    await page.locator('[data-seat="5"]').click();
    await page.locator('[data-seat="6"]').click();
    await page.locator('[data-refusal="nomination/second-in-one-day"]').waitFor();
    await page.locator('[data-do="happened"]').click();
    await page.locator('select').selectOption('18.24.2.2');
    await page.locator('[data-field="note"]').fill('5, then 6');
    await page.locator('[data-end="continue"]').click();
    expect(await notation()).toContain('incident (18.24.2.2) "5, then 6"');
  });

  it('[neft-mmt 18.18] the chief is called, decides, and the game goes on', async () => {
    const { page } = opened;
    await show(day);
    await page.locator('[data-tool="history"]').click();
    await page.locator('[data-do="incident"]').click();
    await page.locator('[data-field="note"]').fill('a phone rang');
    await page.locator('[data-end="chief"]').click();
    await page.locator('[data-chief] input').fill('no breach');
    await page.locator('[data-chief] [data-do="continue"]').click();
    expect((await notation()).split('\n').slice(-5, -1)).toEqual([
      'incident "a phone rang"',
      'break',
      'ruling "no breach"',
      'resume',
    ]);
  });

  it('[neft-mmt 17.1, 16.3, 18.4] a line that stands is remarked on quietly, on the table and in the timeline, and play goes on', async () => {
    const { page } = opened;
    await show({ ...day, lines: [...day.lines, { type: 'foul', seat: 3, clause: '17.1' }] });
    await page
      .locator('.say [data-note="warning"]', { hasText: 'По пункту 17.1 полагается ППК, а не фол' })
      .waitFor();
    await page.locator('.button.main').click();
    await page.locator('[data-tool="history"]').click();
    await page.locator('[data-line="4"] [data-note="warning"]').waitFor();
    expect(await page.locator('[data-line="3"] [data-note]').count()).toBe(0);
    await show({ ...day, lines: [...day.lines, { type: 'remove', seat: 3, clause: '16.3' }] });
    await page.locator('.say [data-note="charge"]', { hasText: 'организатора спросят' }).waitFor();
    expect(await page.locator('[data-note="warning"]').count()).toBe(0);
    await show({
      ...day,
      lines: [...day.lines, { type: 'foul', seat: 3, clause: '17.1' }, { type: 'speech', seat: 4 }],
    });
    expect(await page.locator('.say [data-note]').count()).toBe(0);
  });

  it('covers the page when it is put away, whatever was on it', async () => {
    const { page } = opened;
    const pictures: string[] = [];
    const night = playGame(rulebook('neft-mmt'), seed, { ...usualKnobs, dealt: 0 });
    for (const game of [day, { ...day, deal: night.deal, lines: linesOf(night.state).slice(0, 3) }]) {
      await show(game);
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      pictures.push((await page.screenshot()).toString('base64'));
      await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
    }
    expect(pictures[0]).toBe(pictures[1]);
    expect((await page.screenshot()).toString('base64')).not.toBe(pictures[0]);
  });
});
