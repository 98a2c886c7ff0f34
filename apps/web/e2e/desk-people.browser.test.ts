// The people of a tournament at the desk, on a real server: a spreadsheet with faults comes in over a network that fails, people are checked in, the public registers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { badgeAddress } from '@omerta/documents/tournament/badge.ts';
import { startChromium } from '@omerta/testkit/machine/chromium.ts';
import type { Browser, ConsoleMessage, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filmOf } from './camera.ts';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { asked, fillIn, submit } from './club-people.ts';
import { openDesk } from './desk-way.ts';
import type { EnteredFacts } from './entered-cup.ts';
import { eyesOn } from './look-at.ts';
import { openPage } from './screen.ts';

let house: ClubHouse & EnteredFacts;
/** Before its camera stands the badge of Пёс. */
let withCamera: Browser;
const folder = mkdtempSync(join(tmpdir(), 'omerta-badges-'));

beforeAll(async () => {
  house = await openClubHouse('entered');
  const film = join(folder, 'badge.y4m');
  writeFileSync(film, filmOf([badgeAddress(house.url, house.last)], 'byte'));
  withCamera = await startChromium([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
}, 180_000);
afterAll(async () => {
  await withCamera.close();
  await house.close();
  rmSync(folder, { recursive: true });
});

/** The test takes the network away. */
const isOfNetwork = (said: ConsoleMessage): boolean => said.text().includes('ERR_INTERNET_DISCONNECTED');

const row = (page: Page, key: string): Locator => page.locator(`[data-row="${key}"]`);
const cell = (page: Page, key: string, column: string): Locator =>
  row(page, key).locator(`[data-column="${column}"]`);
const rowOf = (page: Page, nickname: string): Locator =>
  page.locator('.list-rows [data-row]').filter({ has: page.getByText(nickname, { exact: true }) });

const table = [
  'Nick\tClub\tPaid',
  'Лиса\tМинск\tyes',
  '\tГродно\t',
  'Pоман\tБрест\tno',
  'КОТ\t\t',
  'Semen\t\tyes',
  'Барсук\t\tmaybe',
].join('\n');

it('a spreadsheet comes in: each fault at its cell, one mended, the network gone in between, nobody twice', async () => {
  const page = await house.pageOf(house.owner, { device: 'desktop', lang: 'en' });
  const { complaints, see } = eyesOn(page, 'desktop', { isExpected: isOfNetwork });
  await openDesk(page, 'cup', 'people');
  await rowOf(page, 'Кот').waitFor();
  await see('list');
  await page.getByRole('link', { name: 'From a spreadsheet' }).click();
  await fillIn(page, { cells: table });
  await submit(page, 'paste');
  await cell(page, '4', 'nickname').locator('[data-fault="mixed"]').waitFor();
  expect(
    await page
      .locator('[data-fault]')
      .evaluateAll((found) =>
        found.map((each) => [
          each.closest('[data-row]')?.getAttribute('data-row'),
          each.closest('[data-column]')?.getAttribute('data-column'),
          each.getAttribute('data-fault'),
        ]),
      ),
  ).toEqual([
    ['3', 'nickname', 'missing'],
    ['4', 'nickname', 'mixed'],
    ['5', 'nickname', 'entered'],
    ['7', 'paid', 'payment'],
  ]);
  await expect.poll(() => cell(page, '5', 'nickname').textContent()).toContain('“Кот” is entered already.');
  await see('import');
  await row(page, '4').locator('.list-open').click();
  await page.locator('[data-do="mended"]').click();
  await expect.poll(() => page.locator('[name="cell-nickname"]').inputValue()).toBe('Роман');
  await submit(page, 'row');
  const pair = page.locator('[data-part="likely"] [data-row="6"]');
  await expect.poll(() => pair.textContent()).toContain('sounds the same');
  await pair.locator('[data-do="same"]').click();
  const take = page.locator('[data-do="take-in"]');
  await expect.poll(() => take.textContent()).toBe('Take in 3 people');
  const people = async (): Promise<readonly string[]> =>
    (await asked(page, house, '/api/people')).json.people.map(
      ({ nickname }: { nickname: string }) => nickname,
    );
  const before = await people();

  // The answer to the second person is lost on its way: he is in the club, and nobody told the page.
  let posts = 0;
  await page.route('**/api/people', async (route) => {
    if (route.request().method() !== 'POST' || ++posts !== 2) return route.continue();
    await route.fetch();
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
  await take.click();
  await page.getByText(/^It stopped: /).waitFor();
  await expect.poll(() => page.locator('[data-part="left"]').textContent()).toBe('2 people are left.');
  await page.context().setOffline(false);
  await page.locator('[data-do="go-on"]').click();
  await page.getByText('3 people are in.').waitFor();
  expect((await people()).toSorted()).toEqual([...before, 'Лиса', 'Роман'].toSorted());

  await page.locator('[data-do="back"]').click();
  await cell(page, '7', 'paid').locator('[data-fault="payment"]').waitFor();
  expect(await row(page, '2').count()).toBe(0);
  await page.getByRole('link', { name: 'Everybody' }).click();
  for (const nickname of ['Лиса', 'Роман', 'Семён'])
    await expect
      .poll(() => rowOf(page, nickname).locator('[data-column="status"]').textContent())
      .toBe('accepted');
  await expect.poll(() => rowOf(page, 'Лиса').locator('[data-column="paid"]').textContent()).toBe('yes');
  // Clubs are asked for beside the picture, so they come a moment after the row.
  await rowOf(page, 'Лиса')
    .locator('[data-column="club"]', { hasText: /^Минск$/ })
    .waitFor();
  await page.getByRole('button', { name: 'Лиса' }).click();
  await fillIn(page, { club: 'Брест', note: 'Опоздает' });
  await submit(page, 'details');
  await page.getByText('Saved.').waitFor();
  const draw = (): Promise<string> =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 90, 90);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
  const buffer = Buffer.from(await draw(), 'base64');
  await page.locator('[name="photo"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const isDrawn = (image: HTMLElement | SVGElement): boolean => (image as HTMLImageElement).naturalWidth > 0;
  await expect
    .poll(() => page.locator('.roster-portrait img').evaluate(isDrawn), { timeout: 20_000 })
    .toBe(true);
  await see('person');
  expect(complaints).toEqual([]);
  await page.context().close();
}, 120_000);

it('people are checked in by badge and by a tap, and undone; the public registers; the desk turns down and takes in', async () => {
  const page = await openPage({ ...house, browser: withCamera }, { device: 'phone', lang: 'ru' });
  const { complaints, see } = eyesOn(page, 'phone', { isExpected: isOfNetwork });
  await house.signIn(page.context(), house.owner);
  await openDesk(page, 'cup', 'people');
  await page.getByRole('link', { name: 'Явка' }).click();
  const here = page.locator('[data-part="here"]');
  const pes = rowOf(page, 'Пёс').locator('[data-do="here"]');
  await page.locator('[data-do="camera"]').click();
  await page.getByText('Пёс: добро пожаловать.').waitFor();
  await expect.poll(() => pes.getAttribute('aria-pressed')).toBe('true');
  await page.locator('[data-do="camera"]').click();
  await pes.click();
  await page.getByText('Пёс: не на месте.').waitFor();
  await pes.click();
  await page.getByText('Пёс на месте.').waitFor();
  await expect.poll(() => here.textContent()).toMatch(/^На месте 1 человек из /);
  // What came of the last tap lies over no row, and no column is out of sight.
  const [lies, ends] = await Promise.all([
    page.locator('.desk-outcome').evaluate((outcome) => outcome.getBoundingClientRect().bottom),
    page.locator('.list-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth),
  ]);
  expect(lies).toBeLessThan(844 / 6);
  expect(ends).toBe(0);
  await see('check-in');
  await page.locator('[data-do="undo"]').click();
  await page.getByText('Отменено: Пёс на месте.').waitFor();
  await expect.poll(() => here.textContent()).toMatch(/^На месте 0 человек из /);
  await expect.poll(() => pes.getAttribute('aria-pressed')).toBe('false');
  await page.locator('[data-bulk="all-here"]').click();
  await expect.poll(() => pes.getAttribute('aria-pressed')).toBe('true');
  await page.locator('[data-do="undo"]').click();
  await expect.poll(() => here.textContent()).toMatch(/^На месте 0 человек из /);

  const guest = await openPage(house, { device: 'phone', lang: 'ru' });
  const watched = eyesOn(guest, 'phone', { isExpected: isOfNetwork });
  await guest.goto('/enter/cup');
  await guest.getByText('Приём заявок на этот турнир закрыт.').waitFor();
  await page.getByRole('link', { name: 'Заявки' }).click();
  await fillIn(page, { question: 'Вы на оба дня?' });
  await submit(page, 'entries');
  await expect.poll(() => page.locator('[data-part="address"]').textContent()).toBe(`${house.url}/enter/cup`);

  await guest.reload();
  await fillIn(guest, { nickname: 'Волк', club: 'Лида', answer: 'Да' });
  await watched.see('enter');
  await guest.context().setOffline(true);
  await submit(guest, 'enter');
  await expect
    .poll(() => guest.getByRole('alert').textContent())
    .toMatch(/^Сервер не отвечает\. Написанное осталось/);
  await guest.context().setOffline(false);
  await submit(guest, 'enter');
  await guest.locator('[data-part="sent"]').waitFor();
  await guest.locator('[data-do="another"]').click();
  await fillIn(guest, { nickname: 'ВОЛК' });
  await submit(guest, 'enter');
  await expect.poll(() => guest.getByRole('alert').textContent()).toMatch(/отсюда уже отправляли/);
  await fillIn(guest, { nickname: 'Ёжик' });
  await submit(guest, 'enter');
  await guest.locator('[data-part="sent"]').waitFor();
  await guest.goto('/enter/no-such');
  await guest.getByText('Такого турнира здесь нет.').waitFor();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const wolf = rowOf(page, 'Волк');
  await expect.poll(() => wolf.locator('[data-column="answer"]').textContent()).toBe('Да');
  await see('registrations');
  await wolf.locator('[data-do="turn-down"]').click();
  await page.locator('[data-do="turn-down-yes"]').click();
  await page.getByText('Волк: заявка отклонена.').waitFor();
  await rowOf(page, 'Ёжик').locator('[data-do="take-in"]').click();
  await page.getByText('Никто не ждёт.').waitFor();
  await page.getByRole('link', { name: 'Все', exact: true }).click();
  await rowOf(page, 'Ёжик').waitFor();
  expect(await rowOf(page, 'Волк').count()).toBe(0);
  // The browser's own word on the status of the one address that is no tournament.
  expect([...complaints, ...watched.complaints.filter((each) => !each.includes('404'))]).toEqual([]);
  await guest.context().close();
  await page.context().close();
}, 120_000);

const written = [
  'Кубок «Чёрной кошки», 12–13 июня',
  '',
  '№\tНик\tКлуб\tГород\tФИО\tПочта\tТелефон\tВзнос',
  '1\tЗмей «Горыныч»\tНочь\tМинск\tСемён Ёлкин\tz@example.by\t+375 29 111-22-33\t500 ₽',
  '2\tБелёк\t\tБрест\t\t\t\t1 500',
  '3\tБелек\t\t\t\t\t\t0',
].join('\n');

it('a sheet as organisers write it comes in: a title above, a city beside the club, sums, contacts, one person in two spellings', async () => {
  const page = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  const { complaints, see } = eyesOn(page, 'desktop');
  await openDesk(page, 'cup', 'people');
  await page.getByRole('link', { name: 'Из таблицы' }).click();
  await fillIn(page, { cells: written });
  await submit(page, 'paste');
  const pair = page.locator('[data-part="likely"] [data-row="6"]');
  await expect.poll(() => pair.textContent()).toContain('те же буквы');
  expect(await page.locator('[data-fault]').count()).toBe(0);
  expect(await cell(page, '4', 'club').textContent()).toBe('Ночь');
  await see('import with contacts');
  await pair.locator('[data-do="once"]').click();
  const take = page.locator('[data-do="take-in"]');
  await expect.poll(() => take.textContent()).toBe('Добавить 2 человека');
  await take.click();
  await page.getByText('Добавлено 2 человека.').waitFor();
  await page.getByRole('link', { name: 'К списку людей' }).click();
  await rowOf(page, 'Белёк').locator('[data-column="paid"]', { hasText: /^да$/ }).waitFor();
  await page.getByRole('button', { name: 'Змей «Горыныч»' }).click();
  const phone = page.locator('[name="phone"]');
  await expect.poll(() => phone.inputValue()).toBe('+375 29 111-22-33');
  expect(await page.locator('[name="name"]').inputValue()).toBe('Семён Ёлкин');
  await phone.fill('+375 44 5');
  await submit(page, 'details');
  await page.getByText('Сохранено.').waitFor();
  await page.reload();
  await expect.poll(() => phone.inputValue()).toBe('+375 44 5');
  expect(complaints).toEqual([]);
  await page.context().close();
}, 120_000);

it('who was added under another spelling is joined to his own entry, and parted again', async () => {
  const page = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  const { complaints, see } = eyesOn(page, 'desktop');
  await page.goto('/desk');
  await page.locator('[data-tournament="cup"] a').click();
  await page.locator('.desk-rooms [data-room="people"]').click();
  await page.getByRole('button', { name: 'Кот', exact: true }).click();
  const part = page.locator('[data-part="join"]');
  await part.locator('[name="other"]').fill('КОТЪ-старый');
  await part.locator('[data-do="join"]').click();
  await page.getByText('«Котъ-старый» везде станет «Кот»').waitFor();
  await see('join two entries');
  await page.locator('[data-do="join-yes"]').click();
  await part.getByText('Это же человек: «Котъ-старый».').waitFor();
  await part.locator('[name="other"]').fill('Котъ-старый');
  await part.getByText('В клубе нет никого с таким ником.').waitFor();
  await part.locator('[name="other"]').fill('Пёс');
  await part.locator('[data-do="join"]').click();
  await page.getByText('Заявка «Пёс» в этот турнир снимается').waitFor();
  await see('join two entries of this tournament');
  await page.locator('[data-do="join-yes"]').click();
  await part.getByText('Это же человек: «Пёс».').waitFor();
  for (const left of [1, 0]) {
    await part.locator('[data-do="part"]').first().click();
    await expect.poll(() => part.locator('[data-joined]').count()).toBe(left);
  }
  await part.getByText('Это же человек').waitFor({ state: 'detached' });
  await part.locator('[name="other"]').fill('Котъ-старый');
  await expect.poll(() => part.locator('[data-do="join"]:enabled').count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 120_000);
