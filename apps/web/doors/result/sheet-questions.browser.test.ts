// What the sheet asks the referee and what it tells him of the game: limits passed, a signature that comes too soon, the course with its times.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringGame } from '../../e2e/bring.ts';
import { type House, openPage, startHouse } from '../../e2e/screen.ts';
import { fiveGames } from '../../sheet/testing/five-games.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

/** The Sheriff checks nobody in three nights, and red loses. */
const withoutChecks = [
  ['fsm-2024', 'fiim-2025'],
  ['shots: 2>4 6>4 9>4', 'shots: 2>10 6>10 9>10'],
  ['sheriff: 2', 'sheriff: -'],
  ['last 4', 'last 10'],
  ['vote 5: 2 3 6 9 10', 'vote 5: 2 3 4 6 9'],
  ['extra 2 0.4 "вёл стол"\n', ''],
].reduce((text, [from = '', to = '']) => text.replace(from, to), fiveGames['fsm-2024']);

const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());

const onSheet = async (page: Page, record: string): Promise<void> => {
  await bringGame(page, record);
  await page.goto('/result');
  await page.locator('[data-field="referee"]').waitFor();
};

it('[fsm-2024 8.4.1] one player too many is one sentence, and what fits keeps its points', async () => {
  const page = await openPage(house, { lang: 'ru' });
  const six = [1, 2, 3, 6, 8, 9].map((seat) => `extra ${seat} 0.2\n`).join('');
  await onSheet(page, fiveGames['fsm-2024'].replace('extra 2 0.4 "вёл стол"\n', six));
  expect(wordsOf(await page.locator('[data-refused]').allInnerTexts())).toEqual([
    'Игроков с дополнительными баллами не больше 5, сейчас на 1 больше: снимите лишнее. Места: 1, 2, 3, 6, 8, 9. п. 8.4.1',
  ]);
  const extras = await page.locator('.scores tbody tr td:nth-of-type(2)').allInnerTexts();
  expect(extras).toEqual(['0,2', '0,2', '0,2', '0,25', '0', '0,2', '0', '0,2', '0', '0']);
  await expect
    .poll(() => page.locator('[data-waiting]').allInnerTexts())
    .toEqual(['доп. 0,2 пока не считаются']);
  await expect.poll(() => page.locator('[data-waiting="9"]').count()).toBe(1);
  await page.context().close();
}, 60_000);

it('[fiim-2018 8.9.1, 9.10] Sign names what is open; the referee goes back, or signs all the same', async () => {
  for (const [lang, lacks] of [
    [
      'ru',
      ['По протесту нет решения: Д’Артаньян, место 9: руки второго дня', 'Без обоснования: места 5. п. 9.10'],
    ],
    [
      'en',
      [
        'No decision on the protest yet: Д’Артаньян, seat 9: руки второго дня',
        'Not explained yet: seats 5. clause 9.10',
      ],
    ],
  ] as const) {
    const page = await openPage(house, { lang });
    await onSheet(page, fiveGames['fiim-2018'].replace('ruling "отклонён: счёт верен"\n', ''));
    await page.locator('[data-go="sign"]').click();
    await page.locator('[data-go="sign-anyway"]').waitFor();
    await expect.poll(() => page.locator('[data-lack]').allInnerTexts()).toEqual(lacks);
    await page.locator('[data-go="back-to-sheet"]').click();
    await page.locator('[data-go="sign-anyway"]').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main').getAttribute('data-signed')).toBe('false');
    await page.locator('[data-go="sign"]').click();
    await page.locator('[data-go="sign-anyway"]').click();
    await page.locator('main[data-signed="true"]').waitFor();
    await page.context().close();
  }
}, 60_000);

it('[fsm-2024 8.8.2] each protest has its own field, and what was decided stands under it in place of the field', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await onSheet(page, fiveGames['fsm-2024']);
  for (const [seat, note] of [
    ['4', 'счёт рук'],
    ['7', 'подсказка из зала'],
  ] as const) {
    if (seat === '4') await page.locator('[data-go="protest"]').click();
    await page.locator('[data-field="protester"]').selectOption(seat);
    await page.locator('[data-field="protest-note"]').fill(note);
    await page.locator('[data-go="file-protest"]').click();
    await page.locator('.protests').getByText(note).waitFor();
  }
  const filed = async () => wordsOf(await page.locator('.protests > li').allInnerTexts());
  const decide = async (number: number, ruling: string): Promise<void> => {
    const field = page.locator(`[data-decide="${number}"]`);
    await field.locator('input').fill(ruling);
    await field.locator('button').click();
    await field.waitFor({ state: 'detached' });
  };
  expect(await filed()).toEqual([
    'Записан: Мать-и-мачеха, место 4 счёт рук Записать решение',
    'Записан: Лис «Рыжий», место 7 подсказка из зала Записать решение',
  ]);
  await decide(2, 'удовлетворён');
  expect(await filed()).toEqual([
    'Записан: Мать-и-мачеха, место 4 счёт рук Записать решение',
    'Записан: Лис «Рыжий», место 7 подсказка из зала Решение по протесту: удовлетворён Убрать',
  ]);
  await decide(1, 'отклонён: счёт верен');
  const decided = [
    'Записан: Мать-и-мачеха, место 4 счёт рук Решение по протесту: отклонён: счёт верен Убрать',
    'Записан: Лис «Рыжий», место 7 подсказка из зала Решение по протесту: удовлетворён Убрать',
  ];
  expect(await filed()).toEqual(decided);
  await page.reload();
  await expect.poll(filed).toEqual(decided);
  expect(await page.locator('[data-field="decision"]').count()).toBe(0);
  await page.context().close();
}, 60_000);

it('[fiim-2025 8.5.2] Sign names what the advisor asks and nobody has answered, until it is answered', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await onSheet(page, withoutChecks);
  await page.locator('[data-field="referee"]').fill('Ёлкина');
  await page.locator('[data-go="sign"]').click();
  await expect
    .poll(() => page.locator('[data-lack]').allInnerTexts())
    .toEqual([
      'Советник спрашивает о штрафе, ответа нет: место 4, Шериф не проверял две ночи. Наложите его или не налагайте с согласия дежурного члена Судейского комитета. п. 8.5.5/2.3',
      'Советник спрашивает о штрафе, ответа нет: место 6, Промах при ясно поставленном выстреле. Наложите его или не налагайте с согласия главного судьи. п. 8.4.4/2.1',
    ]);
  await page.locator('[data-go="back-to-sheet"]').click();
  await page.locator('[data-advice="4 8.5.5/2.3"] .button.danger').click();
  await page.locator('[data-advice="6 8.4.4/2.1"] .button:not(.danger, [data-do])').click();
  await expect.poll(() => page.locator('[data-advice] .button').count()).toBe(0);
  await page.locator('[data-go="sign"]').click();
  await page.locator('main[data-signed="true"]').waitFor();
  await page.context().close();
}, 60_000);

it('[fsm-2024 8.4.6] extra points that the best move voids do not look given, and the reason stands beside them', async () => {
  const page = await openPage(house, { lang: 'ru' });
  await onSheet(page, fiveGames['fsm-2024']);
  await page.locator('[data-points-of="4"]').click();
  const given = page.locator('[data-extra="0.1"]');
  await given.click();
  const reason = page.locator('.dialog [data-void="0.1"]');
  await reason.waitFor();
  expect(wordsOf([await reason.innerText()])).toEqual([
    'У игрока № 4 баллы за лучший ход не меньше: дополнительные баллы не считаются. п. 8.4.6',
  ]);
  expect(await given.getAttribute('aria-pressed')).toBe('false');
  const near = await given.evaluate((button) => {
    const below = document.querySelector('[data-void]')?.getBoundingClientRect().top ?? 0;
    return below - button.getBoundingClientRect().bottom;
  });
  expect(near).toBeLessThan(250);
  await page.context().close();
}, 60_000);

it('[neft-mmt 17.1] the course has the incident, the ruling, the check and the culprit in their places, with the time where it is known', async () => {
  const page = await openPage(house, { lang: 'ru' });
  const at = Date.parse('2026-11-15T18:07:00Z');
  await page.clock.setFixedTime(at);
  const happened = 'incident (14.1) "телефон за столом"\nruling "игра продолжается"\nforfeit 9 (17.1)';
  await onSheet(page, fiveGames['neft-mmt'].replace('forfeit 9 (17.1)\nprotest 8 "счёт рук"', happened));
  await page.locator('[data-go="protest"]').click();
  await page.locator('[data-field="protester"]').selectOption('4');
  await page.locator('[data-go="file-protest"]').click();
  await page.getByText('Записан: Мать-и-мачеха, место 4').waitFor();
  await page.locator('[data-go="protocol"]').click();
  const linesOf = async (moment: string) =>
    wordsOf(await page.locator(`[data-moment="${moment}"] ol li`).allInnerTexts());
  expect((await linesOf('night 3')).slice(1)).toEqual([
    'Дон проверяет игрока № 4. Шериф',
    'Шериф проверяет игрока № 6. чёрный',
  ]);
  const time = new Intl.DateTimeFormat('ru', { timeStyle: 'short' }).format(at);
  expect(await linesOf('day 3')).toEqual([
    'Происшествие: «телефон за столом». 14.1',
    'Решение судьи: «игра продолжается».',
    'Судья объявляет ППК за нарушение игрока № 9. 17.1 Игрок № 9 покидает игру: его команде присуждено поражение (ППК). Победа красных в день 3: по ППК другой команды.',
    `${time} Протест игрока № 4.`,
  ]);
  await page.context().close();
}, 60_000);
