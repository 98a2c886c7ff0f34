// What goes wrong at a table, settled on the screens of the hall and of its referee's phone.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { annulsOnPhone, ordersReplay } from './annulled-game.ts';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { simulatedGame } from './games.ts';
import { type Referee, refereeAt } from './hand.ts';
import { isFine } from './is-fine.ts';
import { playLines } from './play.ts';
import { type Spelled, spellOut } from './spelled-out.ts';
import { dealCards } from './start.ts';
import type { TroubledFacts } from './troubled-cup.ts';

let house: ClubHouse & TroubledFacts;
beforeEach(async () => {
  house = await openClubHouse('troubled');
}, 120_000);
afterEach(() => house.close());

const press = (page: Page, what: string): Promise<void> => page.locator(`[data-do="${what}"]`).click();

/** From the list of tournaments to the hall of the one. */
const deskOf = async (): Promise<Page> => {
  const page = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  await page.goto('/desk');
  await page.getByRole('link', { name: /Кубок «Чёрной кошки»/ }).click();
  await page.locator('.desk-rooms').getByRole('link', { name: 'Зал' }).click();
  await page.locator('[data-table="1"]').first().waitFor();
  return page;
};

const calls = async (desk: Page): Promise<void> => {
  await press(desk, 'call-round');
  await desk.locator('[data-minutes="2"]').click();
  await press(desk, 'call-now');
};

const table = (status: string): string => `[data-table="1"][data-status="${status}"]`;

it('nobody is called twice at once, and a call is taken back, of a round and of a table', async () => {
  const desk = await deskOf();
  await calls(desk);
  await desk.locator('[data-counting="q/1"]').waitFor();
  await press(desk, 'undo');
  await desk.locator(table('scheduled')).waitFor();
  expect(await desk.locator('[data-counting]').count()).toBe(0);

  await calls(desk);
  await desk.locator(table('called')).waitFor();
  await calls(desk);
  const alert = desk.getByRole('alert');
  await alert.getByText(/«Лис», «Чёрная-Кошка», «Рысь «Тихая»» и ещё 8: ещё за другим столом/).waitFor();
  await alert.getByText(/Отбор/).waitFor();
  await isFine(desk);
  await press(desk, 'forget');

  await press(desk, 'uncall-round');
  await desk.locator('[data-counting]').waitFor({ state: 'detached' });
  await calls(desk);
  await desk.locator(table('called')).click();
  await press(desk, 'uncall-game');
  await desk.locator('[data-counting]').waitFor({ state: 'detached' });
  await press(desk, 'undo');
  await desk.locator(table('called')).waitFor();

  await press(desk, 'change-referee');
  await desk.getByRole('dialog').getByRole('button', { name: 'Судья Берёза' }).click();
  await desk.locator('[data-watched]').getByText('Ведёт: Судья Берёза').waitFor();
  await isFine(desk);

  await press(desk, 'tell-result');
  await desk.getByRole('dialog').locator('[data-winner="red"]').click();
  await desk.locator(table('ended')).waitFor();
  await calls(desk);
  await desk.locator('[data-counting="q/2"]').waitFor();
}, 120_000);

const record = simulatedGame('neft-mmt', 87);
const lines = spellOut(record);

const phoneOf = async (): Promise<Page> => house.pageOf(house.referee, { lang: 'ru' });

/** What waits for this referee, begun. */
const begins = async (phone: Page): Promise<Referee> => {
  await phone.goto('/connect');
  await phone.locator('[data-offer] [data-go="begin"]').tap();
  return refereeAt(phone, 'touch', 'ru');
};

const play = (referee: Referee, some: readonly Spelled[]): Promise<void> =>
  playLines(referee, record.rulebook, some);

const firstSpeech = lines.findIndex(({ command }) => command.type === 'speech') + 1;

it('[neft-mmt 18.20] a game annulled on the phone leads the desk to its ruling with the cause, and the phone to the replay', async () => {
  const desk = await deskOf();
  const phone = await phoneOf();
  const referee = await begins(phone);
  await dealCards(referee, record);
  await play(referee, lines.slice(0, firstSpeech));
  await annulsOnPhone(phone, '18.20', 'Ёжу стало плохо');
  await phone
    .locator('[data-sheet="annulled"]')
    .getByText(/Когда он назначит переигровку/)
    .waitFor();
  await isFine(phone);

  const need = desk.locator('[data-need="annulled"]');
  await need.getByText(/Ёжу стало плохо/).waitFor();
  await isFine(desk);
  const proposed = await ordersReplay(desk, {
    unable: 'Ёж',
    substitute: 'Запасной Пётр',
    reason: 'Игрок не может продолжать.',
  });
  expect(proposed).toEqual({ cause: 'player-unable', offered: ['Запасной Пётр'] });
  await desk.locator('.desk-rooms').getByRole('link', { name: 'Зал' }).click();
  await desk.locator(table('scheduled')).waitFor();
  expect(await desk.locator('[data-need="annulled"]').count()).toBe(0);
  expect(await desk.locator('[data-counting]').count()).toBe(0);

  await phone.locator('[data-go="next-served"]').tap();
  await expect
    .poll(() => phone.locator('[data-offer] .where').innerText())
    .toBe('Отбор · Тур 1 · Стол 1 · переигровка');
  await phone.locator('[data-offer]').getByText('9 Запасной Пётр').waitFor();
}, 120_000);

it('[fiim-2018 8.9] a game broken off on the phone leads the desk to its result and its paper, and promises no replay', async () => {
  await house.close();
  house = await openClubHouse('troubled-fiim');
  const desk = await deskOf();
  const phone = await phoneOf();
  const referee = await begins(phone);
  const begun = simulatedGame('fiim-2018', 87);
  await dealCards(referee, begun);
  await playLines(referee, begun.rulebook, spellOut(begun).slice(0, 2));
  await annulsOnPhone(phone, null, 'Погас свет');
  await phone
    .locator('[data-sheet="annulled"]')
    .getByText(/Переигровки без протеста в этих правилах нет/)
    .waitFor();

  const need = desk.locator('[data-need="broken-off"]');
  await need.getByText(/переигровки без протеста в этих правилах нет/).waitFor();
  await isFine(desk);
  await need.getByRole('link', { name: 'К столу' }).click();
  const trouble = desk.locator('.hall-trouble');
  expect(await trouble.getByRole('link', { name: 'Аннулировать' }).count()).toBe(0);
  await press(desk, 'tell-result');
  await desk.getByRole('dialog').locator('[data-winner="draw"]').click();
  await desk.locator(table('ended')).waitFor();
  await need.waitFor({ state: 'detached' });
  await trouble.getByRole('link', { name: 'Внести лист с бумаги' }).click();
  await desk.locator('.desk-rooms [data-room="sheets"][aria-current="page"]').waitFor();
  await isFine(desk);
}, 180_000);

it('two phones wrote one game: the chief sees both records line by line and says with a reason which stands', async () => {
  const desk = await deskOf();
  const phone = await phoneOf();
  const referee = await begins(phone);
  await dealCards(referee, record);
  await play(referee, lines.slice(0, firstSpeech));
  await phone.locator('[data-served="sent"]').waitFor();
  await phone.context().setOffline(true);
  await play(referee, lines.slice(firstSpeech, firstSpeech + 1));
  const second = await phoneOf();
  await begins(second);
  await second.locator('[data-served="sent"]').waitFor();
  await phone.context().setOffline(false);

  const need = desk.locator('[data-need="branches"]');
  await need.getByRole('link', { name: 'Посмотреть' }).click();
  await press(desk, 'compare');
  await desk.locator('.two-records tr[data-same="false"]').first().waitFor();
  await isFine(desk);
  const stands = desk.locator('[data-stands="branch"]');
  expect(await stands.isDisabled()).toBe(true);
  await desk.locator('[name="record-reason"]').fill('Так сказал весь стол.');
  await stands.click();
  await need.waitFor({ state: 'detached' });
  await desk.locator('[data-part="records"]').waitFor({ state: 'detached' });
}, 120_000);

it('[neft-mmt 22.1] a game that only has to be closed alarms nobody, and is closed in one press in the hall', async () => {
  await house.close();
  house = await openClubHouse('troubled-later');
  const desk = await deskOf();
  const close = desk.locator('[data-do="close-games"]');
  await close.getByText('Закрыть игры: 1').waitFor();
  await desk.getByText('Сейчас главный никому не нужен.').waitFor();
  // The round in play stands over the one that is settled.
  await expect.poll(() => desk.locator('.hall-round h2').allInnerTexts()).toEqual(['Тур 2', 'Тур 1']);
  await isFine(desk);
  await close.click();
  await desk.getByRole('status').getByText('Закрыто игр: 1.').waitFor();
  await close.waitFor({ state: 'detached' });
}, 120_000);

it('what was done is told beside the rooms, or on a phone for a moment over the page: it covers no button', async () => {
  const desk = await deskOf();
  await desk.setViewportSize({ width: 1366, height: 768 });
  await calls(desk);
  const told = desk.locator('.desk-outcome');
  const [box, room] = [await told.boundingBox(), await desk.locator('.desk-room').last().boundingBox()];
  const main = await desk.locator('.desk-main').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((room?.y ?? 0) + (room?.height ?? 0));

  await desk.setViewportSize({ width: 320, height: 568 });
  await desk.clock.install();
  await press(desk, 'uncall-round');
  const status = desk.getByRole('status').getByText('Вызов тура 1 отозван.');
  await status.waitFor();
  expect(await told.getAttribute('data-settled')).toBe('false');
  await desk.clock.fastForward(6_000);
  await expect.poll(() => told.getAttribute('data-settled')).toBe('true');
  const [settled, last] = [
    await told.boundingBox(),
    await desk.locator('.desk-main > :not(.desk-outcome)').last().boundingBox(),
  ];
  expect(settled?.y ?? 0).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  await status.waitFor();
}, 120_000);
