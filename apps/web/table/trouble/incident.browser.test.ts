// What went wrong by the rulebook's own list, as the screen offers it: every cause with its clause, and the game annulled for one.
import { langs } from '@omerta/base/lang.ts';
import { mistakesOf } from '@omerta/rules/rulebooks/mistakes.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStage, openStage } from '../../e2e/stage.ts';

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
  opened.page.setDefaultTimeout(5_000);
}, 120_000);
afterAll(() => opened.close());

const deal = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

const causes: readonly (readonly [RulebookId, readonly string[]])[] = [
  ['fsm-2024', ['8.9']],
  ['fiim-2025', ['8.9']],
  [
    'neft-mmt',
    [
      '18.12',
      '18.17',
      '18.19',
      '18.20',
      '18.23',
      ...Array.from({ length: 10 }, (_, i) => `18.24.2.${i + 1}`),
    ],
  ],
];

for (const [id, clauses] of causes) {
  const cited = id === 'neft-mmt' ? ['18.24.2', ...clauses] : clauses;
  it(`[${id} ${cited.join(', ')}] is offered as an incident at the table, and the game can be annulled for it`, async () => {
    const { page } = opened;
    const lines = [
      { type: 'night', number: 1 },
      { type: 'day', number: 1 },
    ] as const;
    for (const lang of langs) {
      await page.evaluate(
        ([rulebook, dealt, game]) => globalThis.stage.show({ rulebook, deal: dealt, lines: game }),
        [id, deal, lines] as const,
      );
      await page.evaluate((chosen) => globalThis.stage.walk(chosen, []), lang);
      await page.locator('[data-tool="history"]').click();
      await page.locator('[data-do="incident"]').click();
      await page.locator('[data-field="note"]').waitFor();
      const options = await page
        .locator('select option')
        .evaluateAll((all) => all.map((each) => [each.getAttribute('value'), each.textContent]));
      const offered = options.filter(([value]) => value !== '');
      expect(offered.map(([value]) => value).toSorted()).toEqual(clauses.toSorted());
      expect(offered.toSorted()).toEqual(
        mistakesOf(id)
          .map((each) => [each.clause, `${each.clause} · ${each[lang]}`])
          .toSorted(),
      );
      for (const clause of clauses) {
        await page.locator('select').selectOption(clause);
        await expect
          .poll(() => page.locator('[data-field="note"]').inputValue())
          .toBe(mistakesOf(id).find((each) => each.clause === clause)?.[lang]);
      }
      await page.locator('[data-end="ask-annul"]').click();
      await page.locator('[data-end="annul"]').click();
      const last = clauses.at(-1);
      const said = mistakesOf(id).find((each) => each.clause === last)?.[lang];
      const written = await page.evaluate(() => globalThis.stage.notation());
      expect(written.split('\n').slice(-3, -1)).toEqual([
        `incident (${last}) "${said}"`,
        `annul (${last}) "${said}"`,
      ]);
    }
  });
}
