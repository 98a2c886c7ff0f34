// A clause on the screen speaks the language of the screen, in the register and one tap away at the table.
import type { Lang } from '@omerta/base/lang.ts';
import { editions } from '@omerta/rules/rulebooks/editions.ts';
import { clauses as en } from '@omerta/rules/texts/en/clauses.ts';
import { clauses as ru } from '@omerta/rules/texts/ru/clauses.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatedGame } from '../../e2e/games.ts';
import { refereeAt } from '../../e2e/hand.ts';
import { langsInTurn } from '../../e2e/in-turn.ts';
import { lentPage } from '../../e2e/lent.ts';
import { type House, startHouse } from '../../e2e/screen.ts';
import { startGame } from '../../e2e/start.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const id = 'fsm-2024';
const words = { en, ru };
const wordsOf = (clause: string, lang: Lang): string | undefined => words[lang][id][clause];

const sought = { ru: 'имитируют выстрел', en: 'mime a shot' } as const;

it('keys are in the menu where there is a keyboard', async () => {
  const context = await house.browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: house.url,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto('/new');
  await page.locator('[data-go="begin"]').click();
  await page.locator('[data-tool="menu"]').click();
  await page.locator('[data-do="keys"]').waitFor();
  await context.close();
});

for (const lang of langsInTurn(1)) {
  it(`${lang}: the register is shown and searched in it`, async () => {
    const page = await lentPage(house, { lang });
    await page.goto(`/rules?book=${id}`);
    const shown = page.locator('.clauses li > span');
    await shown.first().waitFor();
    await expect
      .poll(() => shown.allTextContents())
      .toEqual(editions[id].clauses.map(([clause]) => wordsOf(clause, lang)));
    await page.locator('input[type="search"]').fill(sought[lang]);
    await page.locator('.clauses li').nth(1).waitFor({ state: 'detached' });
    await expect.poll(() => shown.allTextContents()).toContain(wordsOf('4.5.3', lang));
  });

  it(`${lang}: nothing is left for later, in no rulebook`, async () => {
    const page = await lentPage(house, { lang });
    await page.goto('/rules?at=later');
    const said = lang === 'ru' ? 'Пункта с такими словами нет.' : 'No clause has these words.';
    await page.getByRole('status').getByText(said).waitFor();
    await page.goto(`/rules?book=${id}`);
    await page.locator('.clauses li').first().waitFor();
    expect(await page.locator('.clauses .later').count()).toBe(0);
  });

  it(`${lang}: where a clause acts is told to a referee: a screen by its name and what it is about there, and no word of a program`, async () => {
    const page = await lentPage(house, { lang });
    await page.goto(`/rules?book=${id}&find=8.5.1`);
    const penalty = page.locator('[data-clause="8.5.1"] small');
    await penalty.locator('a[href="/result"]').waitFor();
    await expect
      .poll(() => penalty.locator('a').allInnerTexts())
      .toEqual(
        lang === 'ru'
          ? ['За столом: голосование, деление голосов', 'В итоге: штраф, баллы']
          : ['At the table: the vote, split of votes', 'In the result: penalty, points'],
      );
    for (const book of ['fsm-2024', 'neft-mmt', 'fiim-2025']) {
      await page.goto(`/rules?book=${book}`);
      await page.locator('.clauses li').nth(100).waitFor();
      const [places, told] = [
        await page.locator('.clauses small').allInnerTexts(),
        await page
          .locator('main')
          .evaluate((main) =>
            [...main.querySelectorAll('p, h1, button, option')].map((each) => each.textContent ?? ''),
          ),
      ];
      expect(
        [...places, ...told].filter((text) =>
          /engine|console|advisor|scoring|protocol\b|omerta (score|standings|seat)|\/\w|движ|консол/i.test(
            text,
          ),
        ),
      ).toEqual([]);
      if (lang === 'ru')
        expect(places.filter((text) => /[a-z]/i.test(text.replaceAll('Omerta', '')))).toEqual([]);
    }
  });

  it(`${lang}: two rulebooks are compared, and the differences are found by words`, async () => {
    const page = await lentPage(house, { lang });
    await page.goto('/rules?book=fsm-2024&with=neft-mmt');
    const rows = page.locator('.difference');
    await rows.first().waitFor();
    const all = await rows.count();
    await page.locator('input[type="search"]').fill(lang === 'ru' ? 'карточка' : 'card');
    await expect.poll(() => rows.count(), { timeout: 10_000 }).toBeLessThan(all);
    for (const text of await rows.allInnerTexts())
      expect(text.toLowerCase()).toContain(lang === 'ru' ? 'карточка' : 'card');
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
  });

  it(`${lang}: the menu of the table opens the rulebook of the game, by night without a light, and Back is at the table`, async () => {
    const page = await lentPage(house, { lang });
    await startGame(refereeAt(page, 'touch', lang), simulatedGame('neft-mmt', 1));
    await page.locator('main[data-phase^="night"]').waitFor();
    await page.locator('[data-tool="menu"]').click();
    expect(await page.locator('[data-do="keys"]').count()).toBe(0);
    await page.locator('[data-do="rulebook"]').click();
    await page.locator('.clauses li').first().waitFor();
    await expect.poll(() => page.locator('select').first().inputValue()).toBe('neft-mmt');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night');
    await page.locator('input[type="search"]').fill('18');
    await expect.poll(() => decodeURIComponent(page.url()), { timeout: 10_000 }).toMatch(/find="?18/);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night');
    await page.locator('[data-go="back"]').click();
    await page.locator('main[data-phase^="night"]').waitFor();
    await page.goForward();
    await page.locator('.clauses li').first().waitFor();
    await page.goBack();
    await page.locator('main[data-phase^="night"]').waitFor();
  });

  it(`${lang}: a clause tapped at the table is told in it, and no Russian is fetched before`, async () => {
    const page = await lentPage(house, { lang });
    const russian = new Set<string>();
    page.on('request', (request) => request.url().includes('clauses-ru') && russian.add(request.url()));
    await startGame(refereeAt(page, 'touch', lang), simulatedGame(id, 1));
    await page.locator('.heading .saved').waitFor();
    await page.reload();
    const phrase = page.locator('.phrase').first();
    await phrase.waitFor();
    await page.waitForLoadState('networkidle');
    expect(russian.size).toBe(0);
    const clause = (await phrase.locator('small').textContent()) ?? '';
    await phrase.tap();
    await page.locator('.dialog p').waitFor();
    await expect.poll(() => page.locator('.dialog p').textContent()).toBe(wordsOf(clause, lang));
    expect(russian.size > 0).toBe(lang === 'ru');
  });
}
