// A day whose vote is cancelled, on the phone: the table says so from the removal on, and a nomination is answered with it.
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { dayOne, positionAfter } from '@omerta/testkit/table.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { langsInTurn } from '../e2e/in-turn.ts';
import { layoutFaults, views } from '../e2e/layout.ts';
import { type OpenStage, openStage } from '../e2e/stage.ts';

let opened: OpenStage;
beforeAll(async () => {
  opened = await openStage();
  opened.page.setDefaultTimeout(5_000);
}, 120_000);
afterAll(() => opened?.close());

const deal = [null, 'red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'] as const;

const words = {
  ru: { stands: 'Голосования сегодня нет', said: '«Сегодня голосования нет»' },
  en: { stands: 'No vote today', said: '“There is no vote today”' },
} as const;

const faultsOnEverySize = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const view of views)
    found.push(...(await layoutFaults(opened.page, view)).map((each) => `${view.name}: ${each}`));
  return found;
};

const books = [
  ['fsm-2024', '7.1'],
  ['fiim-2018', '7.1'],
  ['bel-canto', '7.1'],
  ['fiim-2025', '7.1'],
  ['neft-mmt', '18.1'],
] as const satisfies readonly (readonly [RulebookId, string])[];

for (const [turn, [rulebook, clause]] of books.entries())
  for (const lang of langsInTurn(turn))
    it(`[${rulebook} ${clause}] the table and its answer to a nomination say that there is no vote (${lang})`, async () => {
      const { page } = opened;
      const shown = async (lines: readonly string[]): Promise<void> => {
        const game = { rulebook, deal, lines: linesOf(positionAfter(rulebook, lines).state) };
        await page.evaluate((staged) => globalThis.stage.show(staged), game);
        await page.evaluate((spoken) => globalThis.stage.walk(spoken, []), lang);
      };
      const standing = page.locator('.centre .no-vote');
      await shown(dayOne);
      expect(await standing.count()).toBe(0);
      await shown([...dayOne, 'remove 3']);
      expect(await standing.innerText()).toBe(words[lang].stands);
      expect(await faultsOnEverySize()).toEqual([]);
      await page.locator('.next-bar .main').click();
      await page.locator('main[data-standing="speech 1"]').waitFor();
      await page.locator('[data-seat="5"]').click();
      await page.locator('.seat.candidate').waitFor();
      expect(await standing.innerText()).toBe(words[lang].stands);
      expect(await page.locator('.say .phrase.reply').allInnerTexts()).toEqual([
        `${words[lang].said} ${clause}`,
      ]);
      expect(await faultsOnEverySize()).toEqual([]);
    });
