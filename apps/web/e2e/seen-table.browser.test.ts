// One table before everybody who looks at it: the referee's phone, a side referee's, the desk, a board of the hall; and the sheet after it.
import { tagsOf } from '@omerta/testkit/table.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { fillIn, submit } from './club-people.ts';
import { codeAt, openDesk } from './desk-way.ts';
import { readGame } from './games.ts';
import { type Referee, refereeAt } from './hand.ts';
import { playLines } from './play.ts';
import { openPage } from './screen.ts';
import { spellOut } from './spelled-out.ts';
import { dealCards } from './start.ts';
import { madeKey } from './streamed-game.ts';
import type { NeftFacts } from './worlds.ts';

let house: ClubHouse & NeftFacts;
let desk: Page;
let owner: Page;
beforeAll(async () => {
  house = await openClubHouse('neft');
  owner = await house.pageOf(house.owner);
  desk = await house.pageOf(house.chief, { device: 'desktop', lang: 'ru' });
}, 240_000);
afterAll(() => house.close());

const lines = [
  ...['night 1', 'day 1', 'nominate 1 3', 'break', 'resume', 'nominate 2 3', 'yellow 5', 'night 2'],
  ...['shots: 2>4 6>4 9>4', 'don: -', 'sheriff: -', 'best: 6 6 4', 'day 2', 'forfeit 2'],
];
const record = readGame(`${tagsOf('neft-mmt')}\n${lines.join('\n')}`);
const spelled = spellOut(record);
/** Up to and with the line that is written so. */
const upTo = (type: string, seat?: number): number =>
  1 +
  spelled.findIndex(
    ({ command }) =>
      command.type === type && (seat === undefined || ('seat' in command && command.seat === seat)),
  );

/** By the code that stands beside him among the officials. */
const enters = async (page: Page, person: string): Promise<void> => {
  await openDesk(owner, 'cup', 'making');
  const code = await codeAt(owner.locator(`[data-official="${person}"]`));
  await page.goto('/connect');
  await page.locator('#code').fill(code);
  await page.locator('[data-go="connect"]').tap();
};

it('who speaks is who speaks, a time-out stands everywhere, and the board is not behind the hall', async () => {
  // A code leads everybody where he is wanted.
  const chief = await openPage(house, { lang: 'ru' });
  await enters(chief, house.chief);
  await chief.locator('[data-go="desk"]').tap();
  await chief.locator('a[href*="/desk/cup"]').first().waitFor();
  const side = await openPage(house, { lang: 'ru' });
  await enters(side, house.side);
  await side.locator('.table.side').waitFor();
  // [neft-mmt G-07] his office has its own name there, and the hall says it too.
  await side.getByRole('heading', { name: 'Линейный судья' }).waitFor();

  await openDesk(desk, 'cup', 'hall');
  const key = await madeKey(owner, 'screen');
  const board = await openPage(house, { device: 'desktop', lang: 'ru' });
  await board.goto('/board');
  await fillIn(board, { code: key });
  await submit(board, 'board');

  const phone = await openPage(house, { lang: 'ru' });
  await enters(phone, house.referee);
  const offer = phone.locator('[data-offer="q/1/1"]');
  await offer.getByText('Отбор «Чёрная кошка»').waitFor();
  await offer.locator('[data-go="begin"]').tap();
  const referee: Referee = refereeAt(phone, 'touch', 'ru');
  // Who sits where is the tournament's to say: the phone tells where.
  await phone.locator('[data-do="players"]').tap();
  await phone.locator('[data-names="served"]').getByText('«Люди»').waitFor();
  await phone.locator('[data-do="back"]').tap();
  await dealCards(referee, record);
  const playTo = (from: number, to: number): Promise<void> =>
    playLines(referee, record.rulebook, spelled.slice(from, to));
  const card = desk.locator('[data-table="1"]');

  const first = upTo('nominate', 1);
  await playTo(0, first);
  await side.getByText('Говорит 1', { exact: true }).waitFor();
  await card.getByText('День 1 · речь 1').waitFor();
  await board.getByText('1 · Ёж').waitFor();
  await card.click();
  await desk.locator('[data-watched]').getByText('линейный судья: Юля-Ёлка').waitFor();
  await desk.goBack();

  await side.locator('[data-seat="4"]').tap();
  const flagged = (act: string) => side.locator(`[data-flag="${act}"]`);
  await expect.poll(() => flagged('mask-by-day').innerText()).toContain('сначала предупреждение');
  expect(await flagged('obscene-language').innerText()).not.toContain('сначала');
  await side.keyboard.press('Escape');

  await playTo(first, upTo('break'));
  await side.getByText('Перерыв: часы стоят').waitFor();
  await desk.locator('[data-line="pause"]').getByText('перерыв').waitFor();
  await board.getByText('Пауза').waitFor();
  await phone
    .locator('.centre')
    .getByText(/^речь 1/)
    .waitFor();

  await playTo(upTo('break'), upTo('nominate', 2));
  await side.getByText('Говорит 2', { exact: true }).waitFor();
  await card.getByText('День 1 · речь 2').waitFor();
  await board.getByText('2 · Мать-и-мачеха').waitFor();

  // The place of what is fetched is held: nothing in the menu moves under a finger.
  await playTo(upTo('nominate', 2), upTo('yellow', 5));
  await referee.hand.sheet(5);
  const sheet = phone.getByRole('dialog');
  await sheet.locator('[data-sanction="yellow"]').tap();
  await sheet.locator('[data-go="plain"]').tap();
  await sheet.locator('[data-go="give"]').getByText('Показать красную').waitFor();
  await phone.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await playTo(upTo('yellow', 5), spelled.length);
  await phone.locator('[data-go="result"]').tap();
  await phone.locator('[data-points-of="5"]').getByText('жёлтая').waitFor();
  await phone.locator('[data-points-of="5"]').tap();
  const cards = phone.locator('[data-part="cards"]');
  await cards.getByText('Не записывайте за карточки штраф').waitFor();
  await expect.poll(() => cards.innerText()).toContain('15.7.1');
  await expect.poll(() => phone.locator('[data-head="stage"]').inputValue()).toBe('Отбор «Чёрная кошка»');
}, 240_000);
