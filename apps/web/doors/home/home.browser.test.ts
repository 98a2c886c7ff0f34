// The first page: what this is and how to begin, in both languages; a game that owes nothing is not offered to go on with.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulatedGame, writtenOut } from '../../e2e/games.ts';
import { langsInTurn } from '../../e2e/in-turn.ts';
import { type House, openPage, startHouse } from '../../e2e/screen.ts';
import { spellOut } from '../../e2e/spelled-out.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const said = {
  ru: {
    first: /^Omerta помогает судье вести спортивную мафию: за столом десять игроков/,
    steps: [
      'Выберите регламент и впишите десять ников',
      'Раздайте карты и отметьте, кому какая',
      'Читайте фразу вслух и нажимайте большую кнопку',
    ],
    doors: ['Что это', 'Помощь', 'Установить', 'Исходный код и лицензия (MIT)'],
    title: 'Судья спортивной мафии · Omerta',
  },
  en: {
    first: /^Omerta helps the referee run sport mafia: ten players at the table/,
    steps: [
      'Choose the rulebook and write down ten nicknames',
      'Deal the cards and mark who got which',
      'Read the phrase aloud and press the large button',
    ],
    doors: ['About', 'Help', 'Install', 'Source and licence (MIT)'],
    title: 'The referee of sport mafia · Omerta',
  },
} as const;

for (const lang of langsInTurn(0)) {
  it(`${lang}: it says in a sentence what it is, and shows in three pictures how to begin; whose it is is a link away`, async () => {
    const page = await openPage(house, { lang });
    await page.goto('/');
    const { first, steps, doors, title } = said[lang];
    await page.locator('[data-go="new"]').waitFor();
    await expect.poll(() => page.locator('header p').innerText()).toMatch(first);
    await expect.poll(() => page.locator('.how li').allInnerTexts()).toEqual(steps);
    const drawn = await page
      .locator('.how svg')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height > 40));
    expect(drawn).toEqual([true, true, true]);
    await expect.poll(() => page.locator('footer a').allInnerTexts()).toEqual(doors);
    expect(await page.title()).toBe(title);
    await page.locator('footer a').last().click();
    await page.locator('#licence').waitFor();
    expect(
      await page.locator('#licence').evaluate((heading) => heading.getBoundingClientRect().top < innerHeight),
    ).toBe(true);
    await expect.poll(() => page.locator('.licence').textContent()).toContain('MIT License');
    await page.locator('[data-go="back"]').click();
    await page.locator('[data-go="new"]').waitFor();
    await page.context().close();
  });
}

it('a game played to its end is continued at its sheet, and a signed one not at all', async () => {
  const page = await openPage(house, { lang: 'en' });
  const record = simulatedGame('fsm-2024', 1);
  await page.goto('/take-over');
  await page.locator('textarea').fill(writtenOut(record, spellOut(record)));
  await page.locator('[data-go="take"]').click();
  await page.locator('[data-go="result"]').waitFor();
  await page.goto('/');
  const onward = page.locator('[data-go="continue"]');
  await expect.poll(() => onward.innerText()).toMatch(/^Finish the sheet/);
  await onward.click();
  await page.locator('[data-field="referee"]').fill('Судья Ёлкин');
  await page.locator('[data-go="sign"]').click();
  await page.locator('main[data-signed="true"] .saved').waitFor();
  await page.goto('/');
  await page.locator('[data-go="games"]').waitFor();
  expect(await onward.count()).toBe(0);
  await page.locator('[data-go="games"]').click();
  await expect.poll(() => page.locator('[data-game]').innerText()).toContain('signed');
  await page.context().close();
});
