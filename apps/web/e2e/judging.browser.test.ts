// A ruling that two must agree to, on screens alone: appointed and signed in by a code from Settings, the second one agrees or refuses on his phone, the chief applies.
import { stageName } from '@omerta/testkit/names.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { submit } from './club-people.ts';
import { openDesk } from './desk-way.ts';
import { eyesOn } from './look-at.ts';
import type { CupFacts } from './worlds.ts';

let house: ClubHouse & CupFacts;
beforeAll(async () => {
  house = await openClubHouse('forfeited-cup');
}, 120_000);
afterAll(() => house.close());

const duty = 'Ёжик «Гром-2»';

/** From the sheet of the game, as far as the card of the proposal. */
const proposeReplay = async (page: Page, reason: string): Promise<Locator> => {
  await openDesk(page, 'cup', 'sheets');
  await page.getByRole('button', { name: `${stageName}, тур 1, стол 1` }).click();
  await page.locator('[data-room="cases"]', { hasText: 'решение' }).click();
  await page.locator('[data-way="replay"]').click();
  await page.locator('[name="ruling-reason"]').fill(reason);
  await page.locator('[data-do="propose"]').click();
  await page.locator('[data-do="propose-yes"]:enabled').click();
  const card = page.locator('[data-ruling][data-status="proposed"]');
  await card.waitFor();
  return card;
};

it('[fsm-2024 8.9] the chief and the member on duty order a replay, each on his own screen', async () => {
  const owner = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  const chief = await house.pageOf(house.chief, { device: 'desktop', lang: 'ru' });

  // Nobody could agree yet: the card says whose word is missing, and nothing can be applied.
  const card = await proposeReplay(chief, 'Кто-то подсказал из зала.');
  await card
    .getByText(
      'Ещё нужны: один из: дежурный член Судейского комитета (никто не назначен), Судейский комитет (никто не назначен).',
    )
    .waitFor();
  expect(await card.locator('[data-do="apply"]').count()).toBe(0);

  // Appointed in Settings, signed in on a phone by the code that stands there.
  await openDesk(owner, 'cup', 'making');
  await owner.locator('[data-office="duty"]').click();
  await owner.locator('[name="official"]').fill(duty);
  await owner.locator('[data-do="add-official"]').click();
  const official = owner.locator('[data-official]', { hasText: duty });
  await official.locator('[data-do="code"]').click();
  const code = (await official.locator('.large-code').textContent()) ?? '';
  const phone = await (
    await house.browser.newContext({
      baseURL: house.url,
      locale: 'ru-RU',
      viewport: { width: 390, height: 844 },
    })
  ).newPage();
  const inHand = eyesOn(phone, 'phone');
  await phone.goto('/');
  await phone.locator('[data-go="account"]').click();
  await phone.locator('[name="code"]').fill(code);
  await submit(phone, 'code');

  // What waits for him stands there at once, with its papers; he does not agree, and says why.
  const waiting = phone.locator('[data-ruling][data-status="proposed"]');
  await waiting.getByText('Кто-то подсказал из зала.').waitFor();
  await card.getByText(`дежурный член Судейского комитета (${duty})`).waitFor();
  await waiting.locator('[data-part="sheet-now"] summary').click();
  await inHand.see('a ruling to be judged');

  // Entered where tables are, too, he is told that a decision waits and led to it; his own pages tell the same.
  const table = await (await house.browser.newContext({ baseURL: house.url, locale: 'ru-RU' })).newPage();
  await official.locator('[data-do="code"]').click();
  await official.locator('.large-code', { hasNotText: code }).waitFor();
  await table.goto('/');
  await table.locator('[data-go="connect"]').click();
  await table.locator('#code').fill((await official.locator('.large-code').textContent()) ?? '');
  await table.locator('form [data-go="connect"]').click();
  const toWork = table.locator('[data-work="judging"]');
  const told = /^Ждёт вашего решения: 1\n.+/;
  expect(await toWork.innerText()).toMatch(told);
  await toWork.click();
  await table.locator('[data-ruling][data-status="proposed"]').waitFor();
  await table.locator('[data-go="back"]').click();
  expect(await toWork.innerText()).toMatch(told);
  await table.locator('[data-go="back"]').click();
  await table.locator('[data-go="me"]').click();
  expect(await toWork.innerText()).toMatch(told);
  await table.locator('[data-go="account"]').click();
  await table.locator('[data-part="who"]').waitFor();
  expect(await toWork.innerText()).toMatch(told);
  await table.context().close();

  await waiting.locator('[data-do="refuse-ruling"]').click();
  await phone.locator('[name="refuse-reason"]').fill('Запись этого не показывает.');
  await phone.locator('[data-do="refuse-ruling-yes"]').click();
  await phone.locator('[data-part="nothing"]').waitFor();
  await chief
    .locator('[data-column="reason"]', { hasText: `${duty}: Запись этого не показывает.` })
    .waitFor();

  // Proposed again; he sees what it changes before he agrees, and only then can it be applied.
  const again = await proposeReplay(chief, 'Подсказка слышна на записи.');
  await waiting.locator('[data-do="agree"]').click();
  const preview = phone.getByRole('dialog');
  await preview.getByText('Место или баллы изменятся у 10 человек.').waitFor();
  await preview.getByText('Таблица: весь турнир').waitFor();
  expect(await preview.locator('tbody tr:not([aria-hidden])').count()).toBe(10);
  await inHand.see('what it changes');
  await phone.locator('[data-do="agree-yes"]:enabled').click();
  await phone.getByText('Согласны все: решение можно применить.').waitFor();
  await again.getByText('Согласны все: решение можно применить.').waitFor();
  await again.locator('[data-do="apply"]').click();
  await chief.locator('[data-do="apply-yes"]:enabled').click();
  await chief.locator('[data-column="state"]', { hasText: 'применено' }).waitFor();
  await phone.locator('[data-ruling][data-status="applied"]').waitFor();

  // Who keeps no people is shown no form that would refuse him.
  await chief.locator('.desk-rooms [data-room="people"]').click();
  await chief.getByRole('button', { name: 'Тихий' }).click();
  await chief.locator('[data-part="not-kept"]').waitFor();
  expect(await chief.locator('[name="photo"], [data-person] [role="alert"]').count()).toBe(0);

  // The replay is ordered: it waits in the hall to be called.
  await chief.locator('.desk-rooms [data-room="hall"]').click();
  await chief.getByText('переигровка', { exact: true }).first().waitFor();
  expect(inHand.complaints).toEqual([]);
}, 300_000);

it('[fsm-2024 8.9] who makes a tournament is told which decisions nobody could make, and offered the offices of its rulebook', async () => {
  const page = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  const atDesk = eyesOn(page, 'desktop');
  const next = () => page.locator('[data-do="next"]').click();
  const offered = () =>
    page.locator('[data-office]').evaluateAll((all) => all.map((each) => each.getAttribute('data-office')));
  await page.goto('/desk');
  await page.locator('[data-go="new"]').click();
  await page.locator('[name="name"]').fill('Кубок «Чёрной кошки»');
  await next();
  await page.locator('[data-rulebook="neft-mmt"]').click();
  // What can be chosen is asked in one place, with a Russian comma.
  await page.locator('[data-switch="ci-cap"]').waitFor({ state: 'attached' });
  expect(await page.locator('[data-switch="ci-cap"] input').inputValue()).toBe('0,4');
  expect(await page.locator('[data-house="ciCap"]').count()).toBe(0);
  await next();
  // Nothing comes after the last stage that its points could go on to.
  expect(await page.locator('[name="stage-carry"]').count()).toBe(0);
  await page.locator('[data-do="add-final"]').click();
  await page.locator('[data-stage="1"] [name="stage-carry"]').waitFor();
  expect(await page.locator('[data-stage="2"] [name="stage-carry"]').count()).toBe(0);
  await next();
  expect(await offered()).toEqual(['chief', 'deputy', 'referee', 'side-referee', 'administrator']);
  await page.locator('[data-office="side-referee"]', { hasText: 'линейный судья' }).waitFor();
  await page.locator('[data-step="rules"]').click();
  await page.locator('[data-rulebook="fsm-2024"]').click();
  await next();
  await next();
  expect(await offered()).toEqual([
    'chief',
    'deputy',
    'referee',
    'side-referee',
    'administrator',
    'duty',
    'committee',
    'appeals',
  ]);
  await page.locator('[data-do="chief-me"]').click();
  await next();
  await page.getByText('Отбор: 12 игр у каждого → Финал: 5 игр у каждого, проходит 10').waitFor();
  const undecided = page.locator('[data-part="undecided"]');
  await undecided.getByText('изменение результата, переигровка').waitFor();
  await atDesk.see('what nobody could decide');
  await page.locator('[data-do="before"]').click();
  await page.locator('[data-office="duty"]').click();
  await page.locator('[name="official"]').fill('Ёлка-Ель');
  await page.locator('[data-do="add-official"]').click();
  await next();
  await page.getByText('Ёлка-Ель (дежурный член Судейского комитета)').waitFor();
  expect(await undecided.count()).toBe(0);
  expect(atDesk.complaints).toEqual([]);
}, 300_000);

it('a deputy stands in for the chief in one press, and gives the office back in another', async () => {
  const page = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  const held = (nickname: string, office: string) =>
    page
      .locator('[data-official]')
      .filter({ has: page.getByText(nickname, { exact: true }) })
      .filter({ has: page.getByText(office, { exact: true }) });
  await openDesk(page, 'cup', 'making');
  await page.locator('[data-office="deputy"]').click();
  await page.locator('[name="official"]').fill('Заря-Зарница');
  await page.locator('[data-do="add-official"]').click();
  await held('Заря-Зарница', 'заместитель главного судьи').locator('[data-do="take-over"]').click();
  await page.locator('[data-do="take-over-yes"]').click();
  await page.getByText('Заря-Зарница теперь главный судья.').waitFor();
  await held('Заря-Зарница', 'главный судья').waitFor();
  expect(await held('Главный', 'главный судья').count()).toBe(0);
  await page.locator('[data-do="undo"]').click();
  await held('Главный', 'главный судья').waitFor();
}, 300_000);
