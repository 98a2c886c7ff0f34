// A tournament under neft-mmt on screens alone: a time-out, cards, two phones at one table, a protest, consents, a game annulled and played again with a substitute, the end.
import { tagsOf } from '@omerta/testkit/table.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { annulsOnPhone, ordersReplay } from './annulled-game.ts';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { fillIn, submit } from './club-people.ts';
import { type DeskByLinks, deskByLinks } from './desk-by-links.ts';
import { readGame } from './games.ts';
import { type Referee, refereeAt } from './hand.ts';
import { protests, rewards, signs } from './phone-sheet.ts';
import { playLines } from './play.ts';
import { openPage } from './screen.ts';
import { spellOut } from './spelled-out.ts';
import { dealCards } from './start.ts';
import type { TroubledFacts } from './troubled-cup.ts';

let house: ClubHouse & TroubledFacts;
let desk: Page;
let hand: DeskByLinks;
let phone: Page;
const complaints: string[] = [];
const watched = (page: Page): Page => {
  page.on('pageerror', ({ message }) => complaints.push(message));
  return page;
};
beforeAll(async () => {
  house = await openClubHouse('troubled');
  desk = watched(await house.pageOf(house.owner, { device: 'laptop' }));
  hand = deskByLinks(desk);
}, 180_000);
afterAll(() => house.close());

const says = (place: Locator, words: string): Promise<void> =>
  place.filter({ hasText: words }).first().waitFor();

const record = readGame(
  [
    tagsOf('neft-mmt'),
    ...['night 1', 'day 1', 'nominate 1 3', 'yellow 5', 'break', 'resume', 'nominate 2 3', 'night 2'],
    ...['shots: 2>4 6>4 9>4', 'don: -', 'sheriff: -', 'best: 6 6 4', 'day 2', 'forfeit 2'],
  ].join('\n'),
);
const short = readGame(`${tagsOf('neft-mmt')}\nnight 1\nday 1\nforfeit 1\n`);
const lines = spellOut(record);
const after = (type: string): number => 1 + lines.findLastIndex(({ command }) => command.type === type);
const plays = (referee: Referee, from: number, to: number): Promise<void> =>
  playLines(referee, record.rulebook, lines.slice(from, to));

/** The code beside somebody's name in Settings, as it is read out to him. */
const codeOf = async (nickname: string): Promise<string> => {
  await hand.room('making');
  const official = desk.locator('[data-official]', { hasText: nickname });
  await official.locator('[data-do="code"]').click();
  return (await official.locator('.large-code').textContent()) ?? '';
};

const comesIn = async (nickname: string): Promise<Page> => {
  const code = await codeOf(nickname);
  const page = watched(await openPage(house));
  await page.goto('/');
  await page.locator('[data-go="connect"]').tap();
  await page.locator('#code').fill(code);
  await page.locator('[data-go="connect"]').tap();
  return page;
};

/** Made at the desk, and its code typed at the projector. */
const boardOnWall = async (): Promise<Page> => {
  await hand.room('screens');
  await fillIn(desk, { screen: 'Экран «Ёлка»' });
  await submit(desk, 'screen');
  const code = (await desk.locator('[data-address]').getAttribute('data-address')) ?? '';
  const board = watched(await openPage(house, { device: 'desktop' }));
  await board.goto('/');
  await board.locator('[data-go="board"]').click();
  await fillIn(board, { code });
  await submit(board, 'board');
  return board;
};

const begins = async (page: Page): Promise<Referee> => {
  await page.locator('[data-offer] [data-go="begin"]').tap();
  return refereeAt(page, 'touch', 'ru');
};

it('[neft-mmt 18.18] a time-out stands at the desk, at the side referee and on the board', async () => {
  await desk.goto('/');
  await desk.locator('[data-go="desk"]').click();
  await desk.getByRole('link', { name: /Кубок «Чёрной кошки»/ }).click();
  const board = await boardOnWall();

  await hand.room('seating');
  await hand.press('part-referees');
  await desk.locator('[data-round="1"]').click();
  await desk.locator('[data-add-side="q/1/1"]').selectOption({ label: 'Боковой Лён' });
  await hand.told('Боковой Лён ✕');
  phone = await comesIn('Судья Тёмный');
  await hand.callsRound();
  const referee = await begins(phone);
  await dealCards(referee, record);
  const side = await comesIn('Боковой Лён');
  await hand.room('hall');
  await plays(referee, 0, after('break'));
  await side.getByText('Перерыв: часы стоят').waitFor();
  await desk.locator('[data-line="pause"]').getByText('перерыв').waitFor();
  await board.getByText('Пауза').waitFor();
  await plays(referee, after('break'), after('resume'));
  await side.getByText('Говорит 1', { exact: true }).waitFor();
  for (const page of [board, side]) await page.context().close();
}, 180_000);

it('[neft-mmt 15.9.3] a card is shown at the desk too, beside those of the phone', async () => {
  await hand.room('cases');
  await desk.getByRole('link', { name: 'Карточки и отстранения' }).click();
  await desk.locator('[data-measure="show-purple"]').click();
  await desk.locator('[name="measured"]').fill('ёлка');
  await desk.locator('[name="measured"]').press('Enter');
  await desk.locator('[name="clause"][value="15.9.3"]').check();
  await fillIn(desk, { note: 'Бросил стул в коридоре' });
  await hand.confirms('show-purple');
  await desk.locator('[data-row]', { hasText: 'Ёлка' }).getByText('отстран').waitFor();
}, 120_000);

it('two phones wrote one game: the chief chooses with a reason, and the game goes on from what he chose', async () => {
  const first = refereeAt(phone, 'touch', 'ru');
  const stands = (page: Page): Promise<string | null> =>
    page.locator('main[data-phase]').getAttribute('data-expected');
  const [resumed, written] = [after('resume'), after('nominate')];
  await phone.locator('[data-served="sent"]').waitFor();
  await phone.context().setOffline(true);
  await plays(first, resumed, written);
  const wrote = await stands(phone);
  const second = await comesIn('Судья Тёмный');
  await begins(second);
  await second.locator('[data-served="sent"]').waitFor();
  await phone.context().setOffline(false);
  await phone.getByRole('alertdialog').locator('[data-beside]').waitFor();

  await hand.room('hall');
  await desk.locator('[data-need="branches"]').getByRole('link').click();
  await hand.press('compare');
  await desk.locator('.two-records tr[data-same="false"]').first().waitFor();
  await fillIn(desk, { 'record-reason': 'Выставление слышал весь стол' });
  await desk.locator('[data-stands="branch"]').click();
  await desk.locator('[data-part="records"]').waitFor({ state: 'detached' });
  await phone.context().close();
  phone = second;
  await expect.poll(() => stands(phone)).toBe(wrote);
  await plays(refereeAt(phone, 'touch', 'ru'), written, lines.length);
}, 180_000);

it('[neft-mmt 10.10.4; neft-mmt 22.1; neft-mmt 19.4.3] best move, a protest and two consents of one sheet', async () => {
  await phone.locator('[data-go="result"]').tap();
  await phone.locator('[data-points-of="5"]').getByText('жёлтая').waitFor();
  await rewards(phone, 3, '0.6');
  await rewards(phone, 7, '0.6');
  await protests(phone, 1, 'Голоса считали дважды, «Лис» против');
  await phone.locator('[data-protest="there"]').waitFor();
  await hand.room('hall');
  await says(desk.locator('[data-need="protest"]'), 'Лис');
  await signs(phone, 'Тёмный');

  const asked = desk.locator('[data-need="approval"]');
  await says(asked, '0,6 — «Рысь «Тихая»»');
  await says(asked, '0,6 — «Бобр»');
  await asked.filter({ hasText: 'Рысь' }).locator('[data-do="approve"]').click();
  await hand.press('approve-yes');
  await expect.poll(() => asked.count()).toBe(1);
  await asked.locator('[data-room="sheets"]').click();
  await hand.told('6 Енот, 6 Енот, 4 Барс');
  await hand.press('close');
  await hand.told(/открыт протест: сначала решите его/);
  await hand.press('refuse');
  await fillIn(desk, { refusal: 'За такую игру много' });
  await hand.press('refuse-yes');
  await says(phone.locator('[data-consent="refused"]'), 'За такую игру много');

  await hand.room('hall');
  await desk.locator('[data-need="protest"]').locator('[data-room="cases"]').click();
  await fillIn(desk, { 'decision-reason': 'Пересчитали по записи: верно' });
  await hand.confirms('reject');
  await says(phone.locator('[data-protest="decided"]'), 'Пересчитали по записи');
}, 180_000);

it('[neft-mmt 18.20] a game annulled on the phone leads desk and phone to the replay with a substitute', async () => {
  await phone.locator('[data-go="next-served"]').tap();
  const referee = await begins(phone);
  await dealCards(referee, record);
  await plays(referee, 0, 2);
  await annulsOnPhone(phone, '18.20', 'Ёжу стало плохо');
  await hand.room('hall');
  await says(desk.locator('[data-need="annulled"]'), 'Ёжу стало плохо');
  await ordersReplay(desk, {
    unable: 'Ёж',
    substitute: 'Запасной Пётр',
    reason: 'Вызвали врача, играть не может',
  });

  await phone.locator('[data-go="next-served"]').tap();
  await says(phone.locator('[data-offer] .where'), 'Тур 2 · Стол 1 · переигровка');
  await says(phone.locator('[data-offer] .seats li'), 'Запасной Пётр');
  const again = await begins(phone);
  await dealCards(again, short);
  await playLines(again, short.rulebook, spellOut(short));
  await phone.locator('[data-go="result"]').tap();
  await signs(phone, 'Тёмный');
}, 180_000);

it('ends: the substitute has points and no place, everything is closed, ties are parted by lot', async () => {
  await hand.room('standings');
  const row = desk.locator('.list-rows [data-row]', { hasText: 'Запасной Пётр' });
  await says(row, 'вне зачёта');
  await expect.poll(() => row.locator('[data-column="place"]').innerText()).toBe('');
  // What each card cost, by its own clause, from the phone and from the desk.
  await desk.locator('.list-rows [data-row]', { hasText: 'Ёлка' }).locator('.list-open').click();
  const items = desk.getByRole('dialog');
  for (const clause of ['15.7.2', '15.9.3']) await items.getByText(clause).waitFor();
  await items.getByRole('button', { name: 'Закрыть' }).click();
  await hand.room('finish');
  await hand.press('close-all');
  const lots = desk.locator('[data-do="draw-lot"]');
  await desk.locator('[data-do="close-game"]').first().waitFor({ state: 'detached' });
  for (let left = await lots.count(); left > 0; left--) {
    await hand.confirms('draw-lot');
    await expect.poll(() => lots.count()).toBeLessThan(left);
  }
  await hand.confirms('finish');
  await hand.told('Турнир завершён.');
  expect(complaints).toEqual([]);
}, 180_000);
