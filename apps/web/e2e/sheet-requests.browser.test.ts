// What a referee's phone says to the tournament is at the desk at once, and the answer is on the phone: an incident, protests before and
// after the signature, a consent that the chief refuses.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { readGame } from './games.ts';
import { type Referee, refereeAt } from './hand.ts';
import { isFine } from './is-fine.ts';
import { protests, rewards } from './phone-sheet.ts';
import { playLines } from './play.ts';
import { spellOut } from './spelled-out.ts';
import { dealCards } from './start.ts';
import { type CupFacts, neftCup } from './worlds.ts';

let house: ClubHouse & CupFacts;
beforeAll(async () => {
  house = await openClubHouse('neft-cup');
}, 240_000);
afterAll(() => house.close());

const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];
const record = readGame(
  [
    '[rulebook neft-mmt]',
    ...roles.map((role, i) => `[seat ${i + 1} "${i + 1}" ${role}]`),
    'night 1',
    'day 1',
    'forfeit 2 (17.1)',
    '',
  ].join('\n'),
);

const lines = spellOut(record);
const last = lines.findIndex(({ command }) => command.type === 'forfeit');

/** From the first page to the first day. */
const leadsToDay = async (referee: Referee): Promise<void> => {
  const { page, hand } = referee;
  await page.goto('/');
  await hand.press(page.locator('[data-go="connect"]'));
  await hand.press(page.locator('[data-offer="q/1/1"] [data-go="begin"]'));
  await dealCards(referee, record);
  await playLines(referee, record.rulebook, lines.slice(0, last));
};

const endsTheGame = async (referee: Referee): Promise<void> => {
  await playLines(referee, record.rulebook, lines.slice(last));
  await referee.hand.press(referee.page.locator('[data-go="result"]'));
};

const writesIncident = async (phone: Page, words: string): Promise<void> => {
  await phone.locator('[data-tool="history"]').tap();
  await phone.locator('[data-do="incident"]').tap();
  await phone.locator('[data-field="note"]').fill(words);
  await phone.locator('[data-end="continue"]').tap();
};

const opensHall = async (desk: Page): Promise<void> => {
  await desk.goto('/desk');
  await desk.getByRole('link', { name: neftCup.name }).click();
  await desk.locator('nav [data-room="hall"]').first().click();
};

const says = (place: Locator, words: string): Promise<void> =>
  place.filter({ hasText: words }).first().waitFor();

it('[neft-mmt 22.1; neft-mmt 19.4.3] a protest and a consent are asked and answered between the phone and the desk', async () => {
  const desk = await house.pageOf(house.chief, { device: 'desktop' });
  const phone = await house.pageOf(house.referee);
  const referee = refereeAt(phone, 'touch', 'ru');
  await leadsToDay(referee);
  await opensHall(desk);
  await writesIncident(phone, 'В зале погас свет, «Ёжик» встал');
  await says(desk.locator('[data-need="call"]'), 'погас свет');
  await endsTheGame(referee);
  await phone.locator('[data-go="protocol"]').tap();
  const head = phone.locator('.head-form [data-head]');
  await expect
    .poll(async () =>
      (await head.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toSpliced(4, 1),
    )
    .toEqual([neftCup.name, 'Отбор «Ёлка»', '1', '1', 'Судья Ёлкин']);

  await rewards(phone, 3, '0.6');
  await says(phone.locator('[data-consent="later"]'), '0,6 — «Тихий»');
  expect(await phone.getByRole('button', { name: 'Согласие дано' }).count()).toBe(0);
  await protests(phone, 1, 'Голоса считали дважды, «Ёжик» против');
  await phone.locator('[data-protest="there"]').waitFor();
  await says(desk.locator('[data-need="protest"]'), 'Ёжик');
  await isFine(phone);

  // Signed where nothing reaches the server, and closed: the first page says so, and leads back to the sheet.
  await phone.route('**/api/**', (route) => route.abort());
  await phone.locator('[data-field="referee"]').fill('Ёлкин');
  await phone.locator('[data-go="sign"]').tap();
  await phone.locator('[data-sheet="going"]').waitFor();
  await phone.locator('[data-go="close-served"]').tap();
  const unsent = phone.locator('[data-unsent]');
  await says(unsent, `${neftCup.name}, игра 1, стол 1`);
  await unsent.tap();
  await phone.locator('[data-sheet="going"]').waitFor();
  await phone.unroute('**/api/**');
  // The phone hears that there is a network again.
  await phone.context().setOffline(true);
  await phone.context().setOffline(false);
  await phone.locator('[data-sheet="in"]').waitFor();
  await phone.locator('[data-consent="asked"]').waitFor();
  const asked = desk.locator('[data-need="approval"]');
  await says(asked, '0,6 — «Тихий»');
  await isFine(desk);
  await desk.locator('nav [data-room="standings"]').first().click();
  await says(desk.locator('[data-awaiting="0.6"]'), '0,6 ждёт согласия');

  await desk.locator('nav [data-room="hall"]').first().click();
  await asked.locator('[data-room="sheets"]').click();
  await desk.locator('[data-do="refuse"]').click();
  await desk.locator('[name="refusal"]').fill('За такую игру много');
  await desk.locator('[data-do="refuse-yes"]').click();
  await says(phone.locator('[data-consent="refused"]'), 'За такую игру много');
  await isFine(phone);
  await desk.locator('nav [data-room="standings"]').first().click();
  await desk.locator('[data-awaiting]').waitFor({ state: 'detached' });
  await desk.locator('nav [data-room="hall"]').first().click();
  await desk.locator('[data-need="protest"]').waitFor();
  expect(await asked.count()).toBe(0);

  await protests(phone, 5, 'Меня не дослушали');
  await says(desk.locator('[data-need="protest"]'), 'Александра Константиновна');
  await expect.poll(() => phone.locator('[data-protest="there"]').count()).toBe(2);

  await desk
    .locator('[data-need="protest"]')
    .filter({ hasText: 'Ёжик' })
    .locator('[data-room="cases"]')
    .click();
  await desk.locator('[name="decision-reason"]').fill('Пересчитали: верно');
  await desk.locator('[data-do="reject"]').click();
  await desk.locator('[data-do="reject-yes"]').click();
  await says(phone.locator('[data-protest="decided"]'), 'Отклонён. Пересчитали: верно');
}, 180_000);
