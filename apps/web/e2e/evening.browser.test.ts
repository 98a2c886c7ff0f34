// An evening of thirteen from the owner's link to the archive, on screens alone: one man runs the desk, leads on his phone, types from paper, signs and closes.
import { omerta } from '@omerta/cli/testing.ts';
import { tagsOf } from '@omerta/testkit/table.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startClubHouse, type UnfoundedHouse } from './club-house.ts';
import { fillIn, submit } from './club-people.ts';
import { type DeskByLinks, deskByLinks } from './desk-by-links.ts';
import { readGame } from './games.ts';
import { refereeAt } from './hand.ts';
import { signs } from './phone-sheet.ts';
import { playLines } from './play.ts';
import { openPage } from './screen.ts';
import { spellOut } from './spelled-out.ts';
import { dealCards } from './start.ts';

let house: UnfoundedHouse;
let desk: Page;
let hand: DeskByLinks;
const complaints: string[] = [];
beforeAll(async () => {
  house = await startClubHouse();
  desk = await openPage(house, { device: 'laptop' });
  hand = deskByLinks(desk);
  desk.on('pageerror', ({ message }) => complaints.push(message));
}, 180_000);
afterAll(() => house.close());

const evening = 'Вечер у Ёлки «Чёрная кошка»';
const organiser = 'Ёлка-Палка';
const ten = [
  ...['Ёж', 'Мать-и-мачеха', '«Барон»', 'Александра Константиновна', 'Щегол'],
  ...['Объект', 'Тётя Роза', 'Царь-Пушка', 'Эх, Серёга', 'Д’Артаньян'],
];
const [leaves, comesLate] = ['Щегол', ['Яна', 'ВОРОН', 'Съёмщик']];

const seat = (number: number): Locator => desk.locator(`[name="seat-${number}"]`);

/** However long the words are, the button lies over none of them. */
const isRefused = async (why: string | RegExp): Promise<void> => {
  const alert = desk.locator('.desk-outcome[role="alert"]', { hasText: why });
  await alert.waitFor();
  const underButton = await alert.evaluate((box) => {
    const [text, button] = ['p', 'button'].map((each) => box.querySelector(each)?.getBoundingClientRect());
    const [line, middle] = [text ?? new DOMRect(), ((button?.top ?? 0) + (button?.bottom ?? 0)) / 2];
    return Array.from({ length: 20 }, (_, i) =>
      document.elementFromPoint(line.left + (i * line.width) / 20, middle),
    ).some((each) => each?.tagName === 'P');
  });
  expect(underButton).toBe(false);
  await hand.press('forget');
};

const names = async (all: readonly string[]): Promise<void> => {
  for (const [i, name] of all.entries()) await seat(i + 1).fill(name);
};

const founds = async (): Promise<void> => {
  await desk.goto(await house.claimPath());
  const password = 'ёлка зелёная пушистая';
  await fillIn(desk, { club: 'Клуб «У Ёлки»', nickname: organiser, password, again: password });
  await submit(desk, 'claim');
  await desk.locator('[data-part="devices"]').waitFor();
};

const makes = async (): Promise<void> => {
  await desk.goto('/');
  await desk.locator('[data-go="desk"]').click();
  await desk.locator('[data-go="new"]').click();
  await fillIn(desk, { name: evening });
  await desk.locator('[data-kind="evening"]').click();
  await hand.press('next');
  await desk.locator('[name="second"]').waitFor();
  expect(await desk.locator('[name="second"]').isChecked()).toBe(false);
  await hand.press('next');
  await hand.press('next');
  await hand.press('chief-me');
  await hand.press('next');
  await hand.press('make');
  await desk.locator('.desk-top h1', { hasText: evening }).waitFor();
};

/** Nobody is chosen to lead: the one who may is offered. */
const seats = async (table: number): Promise<void> => {
  await desk.locator('[name="table"]').selectOption(String(table));
  await expect.poll(() => desk.locator('[name="referee"] option:checked').innerText()).toBe(organiser);
  await hand.press('seat');
  await hand.told(`Игра за столом ${table} рассажена`);
};

const record = readGame(
  `${tagsOf('fsm-2024')}\n${['night 1', 'day 1', 'nominate 1 3', 'forfeit 2'].join('\n')}`,
);
const lines = spellOut(record);

/** By the code beside the table, as the phone's camera reads it. */
const connects = async (): Promise<Page> => {
  await desk.locator('[data-go="codes"]').click();
  await hand.press('code');
  const code = ((await desk.locator('.large-code').first().textContent()) ?? '').replace(' ', '');
  await desk.locator('[data-go="back"]').click();
  const phone = await openPage(house);
  phone.on('pageerror', ({ message }) => complaints.push(message));
  await phone.goto(`/connect/${code}`);
  await phone.locator('[data-offer] [data-go="begin"]').tap();
  return phone;
};

const opensSheet = async (game: string): Promise<void> => {
  await hand.room('sheets');
  await desk.getByRole('button', { name: game }).click();
};

/** Digits alone; what is full opens the next field, Enter passes it, and at last Enter hands the sheet in. */
const types = async (keys: readonly string[]): Promise<void> => {
  await desk.locator('[name="roles"]').waitFor();
  const strike = async (key: string): Promise<void> => {
    await desk.keyboard.press(key);
    await desk.evaluate(() => new Promise((drawn) => setTimeout(drawn)));
  };
  for (const key of keys) await strike(key);
  const isDone = (): Promise<boolean> =>
    desk.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['do'] === 'hand-in');
  for (let fields = 0; fields < 9 && !(await isDone()); fields++) await strike('Enter');
  await strike('Enter');
};

it('is founded, seated, led, typed from paper, signed, corrected, closed and archived by one man', async () => {
  await founds();
  await makes();

  // Somebody named twice, in another case, is not seated twice.
  await hand.room('seating');
  await names([...ten.slice(0, 9), 'ЁЖ']);
  await desk.getByText('назван дважды', { exact: true }).waitFor();
  expect(await desk.locator('[data-do="seat"]').isDisabled()).toBe(true);
  await seat(10).fill(ten[9] ?? '');
  // The longest name is read whole, and so is every number.
  expect(await seat(4).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const heights = await desk.locator('.ten-names b').evaluateAll((all) => all.map((b) => b.clientHeight));
  expect(new Set(heights).size).toBe(1);
  await seats(1);

  // The game is called, and led on his own phone.
  await hand.callsRound();
  const phone = await connects();
  const referee = refereeAt(phone, 'touch', 'ru');
  await dealCards(referee, record);
  await playLines(referee, record.rulebook, lines.slice(0, -1));

  // Three came late; thirteen make no second table while the first one plays.
  await hand.room('seating');
  await names([...comesLate, ...ten.slice(0, 7)]);
  expect(await desk.getByText('новый в клубе').count()).toBe(3);
  await desk.locator('[name="drawn"]').uncheck();
  await seats(2);
  await hand.callsRound();
  await isRefused(/«.+» и ещё 5: ещё за другим столом/);

  await playLines(referee, record.rulebook, lines.slice(-1));
  await phone.locator('[data-go="result"]').tap();
  await signs(phone, organiser);
  await phone.context().close();

  // The second game comes from paper, by keyboard; one signature is enough.
  await opensSheet('тур 2');
  await types([...'1234', '1', '5', ...'123', '1']);
  await hand.told('Лист подписан; здесь достаточно одной подписи.');

  // Somebody goes home: the ten of the last game cannot be seated with him, and somebody who rested sits in.
  await hand.room('people');
  await desk.getByRole('button', { name: leaves, exact: true }).click();
  await hand.press('withdraw');
  await fillIn(desk, { reason: 'Ушёл домой, ёлки-палки' });
  await hand.press('withdraw-yes');
  await hand.told(new RegExp(`${leaves}.*снят`));
  await hand.room('seating');
  await hand.press('as-last');
  await hand.press('seat');
  await isRefused(`«${leaves}» играть не может (снят с турнира или отстранён)`);
  const again = await Promise.all(ten.map((_, i) => seat(i + 1).inputValue()));
  await seat(again.indexOf(leaves) + 1).fill('д’артаньян');
  expect(await desk.getByText('новый в клубе').count()).toBe(0);
  await seats(1);

  // He wants a second pair of eyes, has none, and takes it back: both stand in the log.
  await hand.room('making');
  await hand.confirms('set-confirmation');
  await hand.told('Каждый лист подтверждает второй человек.');
  await opensSheet('тур 3');
  await types([...'0987', '2', '1', 'Enter', '2']);
  await hand.told('подтверждает кто-то другой');
  await hand.room('finish');
  await desk.locator('[data-matter="unconfirmed"]').first().waitFor();
  await hand.room('making');
  await hand.confirms('set-confirmation');
  await hand.told('Для листа достаточно одной подписи');

  // A sheet is put right with its reason, and signed anew.
  await opensSheet('тур 2');
  await hand.press('correct-open');
  await desk.locator('[name="extra"]').fill('64');
  await fillIn(desk, { reason: 'Забыл 0,4 «Барону»' });
  await hand.press('correct');
  // Ten move by a place; he whom it is given to stands over them.
  await expect
    .poll(() => desk.getByRole('dialog').locator('[data-row]').first().innerText())
    .toContain('Барон');
  await hand.press('correct-yes');
  await hand.press('sign');
  await hand.told('Лист подписан; здесь достаточно одной подписи.');

  // Thirteen stand in the table, each row open to its points.
  await hand.room('standings');
  const rows = desk.locator('.list-rows [data-row]');
  await expect.poll(() => rows.count()).toBe(13);
  await rows.filter({ hasText: '«Барон»' }).locator('.list-open').click();
  const items = desk.getByRole('dialog');
  await items.locator('li', { hasText: 'доп. баллы' }).getByText('0,4').waitFor();
  await items.getByRole('button', { name: 'Закрыть' }).click();

  // Once nobody may protest any more he closes, finishes and takes the archive.
  await house.pass(700, desk);
  await hand.room('finish');
  await hand.press('close-all');
  await hand.told('Открытых вопросов нет');
  await hand.confirms('finish');
  await hand.told('Турнир завершён.');
  await hand.confirms('hand-out');
  const file = desk.waitForEvent('download');
  await desk.locator('[data-file="archive"]').click();
  expect(await omerta(['verify', await (await file).path()])).toMatchObject({ status: 0, err: '' });

  await hand.room('seating');
  await hand.told('Вечер завершён: новых игр в нём не будет.');

  // Whoever was there finds the evening and each of its games on the public pages.
  await desk.goto('/');
  await desk.locator('[data-go="live"]').click();
  await desk.getByRole('link', { name: evening }).click();
  await desk.locator('[data-open="round-evening-1"] summary').click();
  await desk.locator('[data-open="round-evening-1"]').getByRole('link', { name: 'Стол 1' }).click();
  await hand.told(/по ППК/);
  await desk.locator('.ways a[download]').waitFor();

  // The log tells who asked for the second person and who did without.
  await desk.goto('/');
  await desk.locator('[data-go="account"]').click();
  await desk.locator('[data-go="audit"]').click();
  await desk.locator('[name="of"]').selectOption({ label: evening });
  await expect.poll(() => desk.locator('[data-what="ConfirmationSet"]').count()).toBe(2);
  expect(complaints).toEqual([]);
}, 300_000);
