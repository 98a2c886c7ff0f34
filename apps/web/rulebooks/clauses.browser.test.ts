// A clause on the screen speaks the language of the screen, in the register and one tap away at the table.
import { wordsRu } from '@omerta/rules/register/in-russian.ts';
import { wordsEn } from '@omerta/rules/register/register.ts';
import { editions } from '@omerta/rules/rulebooks/editions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatedGame } from '../e2e/games.ts';
import { refereeAt } from '../e2e/hand.ts';
import { type House, type Lang, langs, openPage, startHouse } from '../e2e/screen.ts';
import { startGame } from '../e2e/start.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const id = 'fsm-2024';
const wordsOf = (clause: string, lang: Lang): string | undefined => (lang === 'ru' ? wordsRu : wordsEn)[id][clause];

const sought = { ru: 'имитируют выстрел', en: 'mime a shot' } as const;

for (const lang of langs) {
  it(`${lang}: the register is shown and searched in it`, async () => {
    const page = await openPage(house, { lang });
    await page.goto(`/rules?book=${id}`);
    const shown = page.locator('.clauses li > span');
    await shown.first().waitFor();
    expect(await shown.allTextContents()).toEqual(editions[id].clauses.map(([clause]) => wordsOf(clause, lang)));
    await page.locator('input[type="search"]').fill(sought[lang]);
    await page.locator('.clauses li').nth(1).waitFor({ state: 'detached' });
    expect(await shown.allTextContents()).toContain(wordsOf('4.5.3', lang));
    await page.context().close();
  });

  it(`${lang}: what nobody can reach yet is shown as planned, and what is reached in part says what comes later`, async () => {
    const page = await openPage(house, { lang });
    await page.goto(`/rules?book=${id}&status=planned`);
    const rows = page.locator('.clauses li');
    await rows.first().waitFor();
    const planned = lang === 'ru' ? 'в планах' : 'planned';
    const later = lang === 'ru' ? 'позже:' : 'later:';
    const shown = await rows.evaluateAll((items) =>
      items.map((item) => ['b', 'i', 'small > code', '.later'].map((part) => item.querySelector(part)?.textContent ?? null)),
    );
    expect(shown).toEqual([
      ['8.8.2', planned, null, `${later} decide-protest · propose-ruling · /desk`],
      ['8.8.3', planned, null, `${later} add-evidence · consult-committee · /desk`],
      ['8.8.4', planned, null, `${later} decide-protest · complain · /desk`],
    ]);
    await page.goto(`/rules?book=${id}&find=8.8.1`);
    await rows.first().waitFor();
    expect(await rows.locator('small > code').textContent()).toBe('protest · /result');
    expect(await rows.locator('.later').textContent()).toBe(`${later} /me`);
    await page.context().close();
  });

  it(`${lang}: a clause tapped at the table is told in it, and no Russian is fetched before`, async () => {
    const page = await openPage(house, { lang });
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
    expect(await page.locator('.dialog p').textContent()).toBe(wordsOf(clause, lang));
    expect(russian.size > 0).toBe(lang === 'ru');
    await page.context().close();
  });
}
