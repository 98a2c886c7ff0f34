// What the referee meets on the result page: when a protest is still taken, which name he signs with, whose consent a correction asks for.
import type { Lang } from '@omerta/base/lang.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringGame } from '../../e2e/bring.ts';
import { type House, openPage, startHouse } from '../../e2e/screen.ts';
import { fiveGames } from '../../sheet/testing/five-games.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const ended = Date.parse('2026-11-15T18:00:00Z');
const minutes = (count: number): number => ended + count * 60_000;
const shown = (at: number, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { timeStyle: 'short', hourCycle: 'h23' }).format(at);

const sectionOf = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.locator('h2', { hasText: title }) });
const protests = { ru: 'Протест', en: 'Protest' } as const;

/** The paragraphs of the protest, each as one line of words. */
const protestLines = async (page: Page, lang: Lang): Promise<readonly string[]> =>
  (await sectionOf(page, protests[lang]).locator('p').allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );

const fileProtest = async (page: Page): Promise<void> => {
  await page.locator('[data-go="protest"]').click();
  await page.locator('[data-field="protester"]').selectOption('4');
  await page.locator('[data-field="protest-note"]').fill('счёт рук');
  await page.locator('[data-go="file-protest"]').click();
};

const inLanguage = async (page: Page, lang: Lang): Promise<void> => {
  await page.evaluate((next) => {
    const kept = JSON.parse(localStorage.getItem('omerta.settings') ?? '{}') as object;
    localStorage.setItem('omerta.settings', JSON.stringify({ ...kept, lang: next }));
  }, lang);
  await page.reload();
  await page.locator('main.result').waitFor();
};

/** The record up to the line that ends the game; that one is given at the table, when the clock shows the end. */
const endAtTable = async (page: Page, record: string, lastLine: string): Promise<void> => {
  await page.clock.setFixedTime(ended);
  await bringGame(page, record.slice(0, record.lastIndexOf(lastLine)));
  const result = page.locator('[data-go="result"]');
  while (!(await result.isVisible())) await page.locator('.next-bar .main').click();
  await result.click();
  await page.locator('main.result').waitFor();
};

const handedIn = {
  ru: { 'sheet-entry': 'Записью в протоколе', written: 'Записью в протоколе или письменно' },
  en: { 'sheet-entry': 'Entered on the sheet', written: 'Entered on the sheet or handed in in writing' },
} as const;

for (const [id, lastLine, clause, complaint, form] of [
  ['fsm-2024', 'last 7', '8.8.1', '8.8.4', 'sheet-entry'],
  ['fiim-2018', 'last 9', '8.9.1', '8.9.4', 'sheet-entry'],
  ['bel-canto', 'last 5', '8.7.1', '8.7.4', 'sheet-entry'],
  ['fiim-2025', 'day 5', '8.10.1', '8.10.5', 'written'],
] as const satisfies readonly (readonly [RulebookId, string, string, string, 'sheet-entry' | 'written'])[]) {
  it(`[${id} ${clause}, ${complaint}] a protest is taken for ten minutes, then the form is gone and what was entered stays`, async () => {
    const page = await openPage(house, { lang: 'ru' });
    await endAtTable(page, fiveGames[id], lastLine);
    const until = minutes(10);
    expect(await protestLines(page, 'ru')).toEqual([
      `осталось 10:00, до ${shown(until, 'ru')}`,
      `${handedIn.ru[form]}, п. ${clause}.`,
    ]);
    await page.clock.setFixedTime(until);
    await page.getByText('осталось 0:00').waitFor();
    await fileProtest(page);
    const entry = page.getByText('Записан: Мать-и-мачеха, место 4 счёт рук');
    await entry.waitFor();

    await page.clock.setFixedTime(until + 1);
    await page.getByText('Время для протеста вышло').waitFor();
    expect(await page.locator('[data-go="protest"]').count()).toBe(0);
    expect(await protestLines(page, 'ru')).toEqual([
      `Время для протеста вышло в ${shown(until, 'ru')}.`,
      `Поздний протест не принимается, п. ${clause}. Жалобу на действия судей рассматривает Судейский комитет, п. ${complaint}.`,
      'Записан: Мать-и-мачеха, место 4 счёт рук',
    ]);
    await inLanguage(page, 'en');
    expect(await protestLines(page, 'en')).toEqual([
      `The time for a protest was over at ${shown(until, 'en')}.`,
      `A late protest is not accepted, clause ${clause}. A complaint about the referees goes to the Referees’ Committee, clause ${complaint}.`,
      'Entered: Мать-и-мачеха, seat 4 счёт рук',
    ]);
    expect(await page.locator('[data-go="protest"]').count()).toBe(0);
    await page.context().close();
  }, 60_000);
}

it('[fsm-2024 8.8.1] the switch protest-window of the game sets how long', async () => {
  const page = await openPage(house, { lang: 'en' });
  await endAtTable(
    page,
    fiveGames['fsm-2024'].replace('[rulebook fsm-2024]', '[rulebook fsm-2024]\n[switch protest-window 90]'),
    'last 7',
  );
  expect(await protestLines(page, 'en')).toEqual([
    `1:30 left, until ${shown(minutes(1.5), 'en')}`,
    'Entered on the sheet, clause 8.8.1.',
  ]);
  await page.context().close();
}, 60_000);

it('[neft-mmt 22.1, 22.4, 25.12] a protest is taken until the first card of the next game', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await page.clock.setFixedTime(ended);
  await bringGame(page, fiveGames['neft-mmt'].replace('protest 8 "счёт рук"\n', ''));
  await page.goto('/result');
  await page.locator('[data-go="protest"]').waitFor();
  expect(await protestLines(page, 'ru')).toEqual([
    'Принимается до начала следующей игры.',
    'Записью в протоколе, п. 22.1.',
  ]);
  await fileProtest(page);
  await page.getByText('Записан: Мать-и-мачеха, место 4 счёт рук').waitFor();
  await page.clock.setFixedTime(minutes(6));
  await page.locator('[data-go="same-seats"]').click();
  await page.locator('[data-go="go-on"]').click();
  await page.locator('[data-go="cards"]').waitFor();

  const openLast = async (): Promise<void> => {
    await page.goto('/games');
    await page.locator('[data-game]').nth(1).click();
    await page.locator('main.result').waitFor();
  };
  await openLast();
  await page.locator('[data-go="protest"]').waitFor();

  await page.goto('/table');
  await page.locator('[data-go="cards"]').click();
  await page.clock.setFixedTime(minutes(7));
  await page.locator('[data-calling="1"] [data-card="red"]').click();
  await page.locator('[data-calling="2"]').waitFor();
  await page.locator('.saved').waitFor();
  await page.clock.setFixedTime(minutes(8));
  await openLast();
  await page.getByText('Следующая игра началась').waitFor();
  expect(await page.locator('[data-go="protest"]').count()).toBe(0);
  expect(await protestLines(page, 'ru')).toEqual([
    `Следующая игра началась в ${shown(minutes(7), 'ru')}.`,
    'Поздний протест не принимается, п. 22.1. Жалобу на действия судей рассматривает оргкомитет, п. 22.4.',
    'Записан: Мать-и-мачеха, место 4 счёт рук',
  ]);
  await inLanguage(page, 'en');
  await page.getByText('The next game began').waitFor();
  expect(await protestLines(page, 'en')).toEqual([
    `The next game began at ${shown(minutes(7), 'en')}.`,
    'A late protest is not accepted, clause 22.1. A complaint about the referees goes to the organising committee, clause 22.4.',
    'Entered: Мать-и-мачеха, seat 4 счёт рук',
  ]);
  await page.context().close();
}, 60_000);

it('[neft-mmt 22.1] a protest entered on a page that stood open while the next game began is late', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await page.clock.setFixedTime(ended);
  await bringGame(page, fiveGames['neft-mmt'].replace('protest 8 "счёт рук"\n', ''));
  await page.goto('/result');
  await page.locator('[data-go="protest"]').waitFor();
  const other = await page.context().newPage();
  await other.clock.setFixedTime(minutes(7));
  await other.goto('/result');
  await other.locator('[data-go="same-seats"]').click();
  await other.locator('[data-go="go-on"]').click();
  await other.locator('[data-go="cards"]').click();
  await other.locator('[data-calling="1"] [data-card="red"]').click();
  await other.locator('.saved').waitFor();
  await page.clock.setFixedTime(minutes(8));
  await fileProtest(page);
  await page.getByText('Следующая игра началась').waitFor();
  expect(await page.getByText('Записан:').count()).toBe(0);
  await page.context().close();
}, 60_000);

const brought = async (id: RulebookId, lang: Lang): Promise<Page> => {
  const page = await openPage(house, { lang });
  await bringGame(page, fiveGames[id]);
  await page.goto('/result');
  await page.locator('[data-field="referee"]').waitFor();
  return page;
};

/** What the sheet lacks is read first, and it is signed all the same. */
const signAs = async (page: Page, surname: string, lacks: readonly string[] = []): Promise<void> => {
  await page.locator('[data-field="referee"]').fill(surname);
  await page.locator('[data-go="sign"]').click();
  if (lacks.length > 0) {
    await page.locator('[data-go="sign-anyway"]').waitFor();
    await expect.poll(() => page.locator('[data-lack]').allInnerTexts()).toEqual(lacks);
    await page.locator('[data-go="sign-anyway"]').click();
  }
  await page.locator('main[data-signed="true"]').waitFor();
};

const refereeInHead = async (page: Page): Promise<string> => {
  await page.locator('[data-go="protocol"]').click();
  return page.locator('[data-head="referee"]').inputValue();
};

it('[neft-mmt 25.2, 25.13] the surname is asked for at the signature, and the nickname of the head stays', async () => {
  const page = await brought('neft-mmt', 'ru');
  await expect.poll(() => page.locator('[data-field="referee"]').inputValue()).toBe('');
  await signAs(page, 'Громова', ['По протесту нет решения: Филин, место 8: счёт рук']);
  await page.getByText('Подписано: Громова').waitFor();
  expect(await refereeInHead(page)).toBe('Гроза');
  await page.context().close();
}, 60_000);

for (const [id, clauses, lacks] of [
  ['fiim-2018', '9.2.3, 9.11', ['Без обоснования: места 5. п. 9.10']],
  ['bel-canto', '9.2.3, 9.10', []],
] as const) {
  it(`[${id} ${clauses}] the surname of the head is there to sign with`, async () => {
    const page = await brought(id, 'ru');
    await expect.poll(() => page.locator('[data-field="referee"]').inputValue()).toBe('Громова');
    await signAs(page, 'Громова', lacks);
    await page.getByText('Подписано: Громова').waitFor();
    expect(await refereeInHead(page)).toBe('Громова');
    await page.context().close();
  }, 60_000);
}

it('[fiim-2025 8.3.8] a signed sheet is opened again only with the chief’s consent, and the sheet remembers it', async () => {
  for (const [lang, asked, told] of [
    [
      'ru',
      'Главный судья согласен на другие доп. баллы п. 8.3.8',
      'Открыт снова: не то место с согласия главного судьи',
    ],
    [
      'en',
      'The chief referee agrees to other extra points clause 8.3.8',
      'Opened again: не то место with the consent of the chief referee',
    ],
  ] as const) {
    const page = await brought('fiim-2025', lang);
    await signAs(page, 'Громова');
    await page.locator('[data-go="correct"]').click();
    await page.locator('[data-field="reason"]').fill('не то место');
    const reopen = page.locator('[data-go="reopen"]');
    await expect.poll(() => reopen.isDisabled()).toBe(true);
    await page.getByLabel(asked).check();
    await reopen.click();
    await page.locator('main[data-signed="false"]').waitFor();
    await page.locator('.trail').locator('..').locator('summary').click();
    await expect.poll(() => page.locator('.trail li').nth(1).innerText()).toContain(told);
    await page.context().close();
  }
}, 60_000);

it('a rulebook that is silent about it asks for the reason alone', async () => {
  const page = await brought('fsm-2024', 'ru');
  await signAs(page, 'Громова');
  await page.locator('[data-go="correct"]').click();
  expect([
    await page.locator('[data-go="reopen"]').isDisabled(),
    await page.getByRole('checkbox').count(),
  ]).toEqual([true, 0]);
  await page.locator('[data-field="reason"]').fill('не то место');
  await page.locator('[data-go="reopen"]').click();
  await page.locator('main[data-signed="false"]').waitFor();
  await page.context().close();
}, 60_000);
