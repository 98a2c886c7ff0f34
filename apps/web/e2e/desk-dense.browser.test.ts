// A desk of forty-three people before a mouse and on a phone: how many are in sight, check-in by typing, seats swapped, rounds and days planned.
import { crowdNames } from '@omerta/testkit/names.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { eyesOn } from './look-at.ts';
import type { CrowdFacts } from './worlds.ts';

let house: ClubHouse & CrowdFacts;
beforeAll(async () => {
  house = await openClubHouse('crowd');
}, 180_000);
afterAll(() => house.close());

const opened = async (device: 'laptop' | 'phone', room: string): Promise<Page> => {
  const page = await house.pageOf(house.owner, { device, lang: 'ru' });
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Кубок «Чёрной кошки»' }).click();
  await go(page, room);
  return page;
};
const go = (page: Page, room: string): Promise<void> =>
  page.locator('.desk-rooms').getByRole('link', { name: room }).click();

/** Rows that are wholly on the screen. */
const inSight = (page: Page): Promise<number> =>
  page.locator('.list-rows [data-row]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );

/** How many rows there is room for under the heads. */
const room = (page: Page): Promise<number> =>
  page.locator('.list-rows').evaluate((rows) => {
    const height = rows.querySelector('[data-row]')?.getBoundingClientRect().height ?? 26;
    return Math.floor((innerHeight - rows.getBoundingClientRect().top) / height);
  });

/** What scrolls within the page. */
const scrollers = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.desk-main *')
    .evaluateAll((all) =>
      all
        .filter(
          (each) =>
            ['auto', 'scroll'].includes(getComputedStyle(each).overflowY) &&
            each.scrollHeight > each.clientHeight + 1,
        )
        .map(({ className }) => String(className)),
    );

const rowOf = (page: Page, nickname: string): Locator =>
  page.locator('.list-rows [data-row]').filter({ has: page.getByText(nickname, { exact: true }) });
const pressed = (button: Locator) => expect.poll(() => button.getAttribute('aria-pressed'));

it('twenty rows of every list are in sight on a small laptop, and nothing scrolls within the page', async () => {
  const page = await opened('laptop', 'Люди');
  await rowOf(page, 'Ёжик').waitFor();
  await expect.poll(() => inSight(page)).toBeGreaterThanOrEqual(20);
  expect(await scrollers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Явка' }).click();
  await rowOf(page, 'Ёжик').locator('[data-do="paid"]').waitFor();
  await expect.poll(() => inSight(page)).toBeGreaterThanOrEqual(20);
  // The last of them is reached by scrolling the page alone.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await rowOf(page, crowdNames.at(-1) ?? '').waitFor();
  expect(await scrollers(page)).toEqual([]);
  for (const each of ['Таблица', 'Листы', 'Протесты и карточки']) {
    await go(page, each);
    await page.locator('.list-rows').first().waitFor({ state: 'attached' });
    await expect.poll(() => room(page)).toBeGreaterThanOrEqual(20);
    expect(await scrollers(page)).toEqual([]);
  }
  await page.context().close();
}, 120_000);

it('people are checked in by typing and Enter, pay beside it, come many at once, and all of it is taken back', async () => {
  const page = await opened('laptop', 'Люди');
  const { complaints } = eyesOn(page, 'desktop');
  await page.getByRole('link', { name: 'Явка' }).click();
  const search = page.locator('[name="search"]');
  const here = page.locator('[data-part="here"]');
  await search.fill('жар-птица ёлкин');
  await search.press('Enter');
  await page.getByText('Жар-птица Ёлкин на месте.').waitFor();
  expect(await search.inputValue()).toBe('');
  // Six begin so; one is called just that.
  await search.fill('ежик');
  await search.press('Enter');
  await page.getByText('Ёжик на месте.').waitFor();
  await search.fill('щук');
  await search.press('Enter');
  await page.getByText(/допишите ник/).waitFor();
  await expect.poll(() => here.textContent()).toBe('На месте 2 человека из 43.');
  await search.fill('щука младший');
  await rowOf(page, 'Щука Младший').locator('[data-do="paid"]').click();
  await pressed(rowOf(page, 'Щука Младший').locator('[data-do="paid"]')).toBe('true');
  await search.fill('');
  await page.locator('[data-filter="here"]').selectOption('нет');
  await page.locator('[name="pick-all"]').check();
  await page.locator('[data-bulk="here"]').click();
  await page.getByText('Отмечен на месте 41 человек.').waitFor();
  await expect.poll(() => here.textContent()).toBe('На месте 43 человека из 43.');
  await page.locator('[data-do="undo"]').click();
  await expect.poll(() => here.textContent()).toBe('На месте 2 человека из 43.');
  expect(complaints).toEqual([]);
  await page.context().close();
}, 120_000);

it('a phone at the door shows six people and more', async () => {
  const page = await opened('phone', 'Люди');
  await page.getByRole('link', { name: 'Явка' }).click();
  await rowOf(page, 'Ёжик').waitFor();
  await expect.poll(() => inSight(page)).toBeGreaterThanOrEqual(6);
  const { complaints, see } = eyesOn(page, 'phone');
  await see('check-in');
  expect(complaints).toEqual([]);
  await page.context().close();
}, 120_000);

it('a round is a grid: two people change places by a drag and by keys, several rounds are published at once, referees planned ahead', async () => {
  const page = await opened('laptop', 'Рассадка');
  const { complaints } = eyesOn(page, 'desktop');
  const at = (place: string): Locator => page.locator(`[data-place="${place}"]`);
  const who = (place: string) => expect.poll(() => at(place).textContent());
  const { players } = house;
  const nameOf = (number: number): string => crowdNames[number - 1] ?? '';
  await at('1/1').waitFor();
  const seats = await page
    .locator('[data-part="grid"] [data-place]')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().bottom <= innerHeight).length);
  expect(seats).toBe(players.length);
  await at('1/1').dragTo(at('3/5'));
  await page.getByText(`Тур 1: ${nameOf(1)} и ${nameOf(25)} поменялись местами.`).waitFor();
  await who('3/5').toContain(nameOf(1));
  // By keys: the last who rests comes to the first table.
  await at('5/3').focus();
  await page.keyboard.press('Enter');
  await pressed(at('5/3')).toBe('true');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await who('1/2').toContain(nameOf(43));
  await page.locator('[data-do="undo"]').click();
  await who('1/2').toContain(nameOf(2));

  await page.locator('[data-do="part-referees"]').click();
  await page.locator('[data-round="5"]').click();
  await page.locator('[data-referee="q/5/2"]').selectOption({ label: 'Судья «Тень»' });
  await page.getByText('Тур 5, стол 2: намечен судья Судья «Тень».').waitFor();
  await go(page, 'Печать');
  await page.getByText(/^Отбор: туры с 1 по 6 ещё не опубликованы/).waitFor();
  await go(page, 'Рассадка');
  await page.locator('[data-do="part-rounds"]').click();
  // Asked in two windows at once: what one has done the other does not turn into the next round.
  const other = await opened('laptop', 'Рассадка');
  await other.locator('[data-do="part-rounds"]').click();
  await other.locator('[data-do="publish"]').click();
  await other.getByRole('dialog', { name: 'Опубликовать тур 1' }).waitFor();
  await page.locator('[data-round="1"]').click();
  await page.locator('[data-do="publish"]').click();
  await page.locator('[data-do="publish-yes"]').click();
  await page.getByText('Тур 1 опубликован.').waitFor();
  await other.getByText(/это уже сделали или изменили в другом окне/).waitFor();
  expect(await other.locator('[data-do="publish-yes"]').count()).toBe(0);
  await other.context().close();
  await page.locator('[data-round="6"]').click();
  await page.locator('[data-do="publish"]').click();
  await page.locator('[data-do="publish-yes"]').click();
  await page.getByText('Туры 2–6 опубликованы.').waitFor();
  // Everything of this stage is done, and the room stays with it.
  await expect.poll(() => page.locator('[data-part="state"]').textContent()).toMatch(/^Отбор: /);
  await page.locator('[data-do="part-referees"]').click();
  await page.locator('[data-round="5"]').click();
  const led = page.locator('[data-referee="q/5/2"] option:checked');
  await expect.poll(() => led.textContent()).toBe('Судья «Тень»');
  // A published round may change too, until its game is called.
  await page.locator('[data-do="part-rounds"]').click();
  await page.locator('[data-round="2"]').click();
  const before = await at('1/1').textContent();
  await at('1/1').click();
  await at('2/1').click();
  await who('2/1').toBe((before ?? '').replace(/^1/, '1'));
  expect(complaints).toEqual([]);
  await page.context().close();
}, 120_000);

it('two days have their hours: the plan keeps to them and says what does not fit', async () => {
  const page = await opened('laptop', 'Зал');
  await page.locator('[data-do="plan"]').click();
  const day = (of: string): Locator => page.locator(`[data-day="${of}"]`);
  await page.locator('[name="length"]').fill('90');
  await expect.poll(() => page.locator('[data-part="by-day"]').textContent()).toBe('Туров по дням: 8 + 2.');
  await day('2027-06-12').locator('[name="day-ends"]').fill('15:00');
  await day('2027-06-13').locator('[name="day-ends"]').fill('15:00');
  await page.getByText(/^Не помещаются 4 тура: Финал 1, Финал 2, Финал 3, Финал 4\./).waitFor();
  await day('2027-06-13').locator('[name="day-ends"]').fill('22:00');
  await expect.poll(() => page.locator('[data-part="by-day"]').textContent()).toBe('Туров по дням: 3 + 7.');
  await page.locator('[data-do="save-plan"]').click();
  await page.getByText('День запланирован.').waitFor();
  const starts = page.locator('.hall-day tbody tr td:nth-child(2)');
  await expect.poll(() => starts.nth(3).textContent()).toMatch(/13 июн.*10:00/);
  await page.context().close();
}, 120_000);
