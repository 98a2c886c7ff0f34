// An evening of one organiser on a phone: one signature is enough unless he says otherwise, also while it runs, and it comes to its end.
import { playClever } from '@omerta/bots/clever-game.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { fillIn } from './club-people.ts';
import { writtenByHand } from './games.ts';
import { eyesOn } from './look-at.ts';
import type { ClubFacts } from './worlds.ts';

let house: ClubHouse & ClubFacts;
let page: Page;
beforeEach(async () => {
  house = await openClubHouse('club');
  page = await house.pageOf(house.owner, { device: 'phone' });
}, 180_000);
afterEach(() => house.close());

const names = [
  'Ёлка',
  'Ёж-Ёжик',
  '«Барон»',
  'Мама Чоли',
  'Щегол',
  'Объект',
  'Тётя Роза',
  'Яна',
  'Царь-Пушка',
  'Эх, Серёга',
];

const press = (name: string): Promise<void> => page.locator(`[data-do="${name}"]:enabled`).first().click();
const confirm = async (name: string): Promise<void> => {
  await press(name);
  await page.locator(`[data-do="${name}-yes"]:enabled`).click();
};
const room = async (name: string): Promise<void> => {
  await page.locator(`.desk-rooms [data-room="${name}"]`).click();
  await page.locator(`.desk-rooms [data-room="${name}"][aria-current="page"]`).waitFor();
};
const step = (name: string): Promise<void> => page.waitForURL(new RegExp(`step=${name}`));

it('nobody else is asked for until he says so; what was asked is taken back, and the evening ends', async () => {
  const eyes = eyesOn(page, 'phone');
  await page.goto('/desk');
  await page.locator('[data-go="new"]').click();
  await fillIn(page, { name: 'Вечер «Ёлочка»' });
  await page.locator('[data-kind="evening"]').click();
  await press('next');
  await step('rules');
  expect(await page.locator('[name="second"]').isChecked()).toBe(false);
  await press('next');
  await press('next');
  await step('officials');
  await press('chief-me');
  await press('next');
  await press('make');
  await page.locator('.desk-rooms').waitFor();
  await room('seating');
  const book = rulebook('fsm-2024');
  const record = writtenByHand(book, playClever(book, 3, { red: 1, black: 1 }));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'игра.mgn', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.locator('[data-played]').waitFor();
  for (const [i, name] of names.entries()) await page.locator(`[name="seat-${i + 1}"]`).fill(name);
  await press('take');
  await page.getByText('Игра в вечере, стол 1, бланк подписан.').waitFor();
  await room('making');
  const stages = page.locator('[data-part="stages"]');
  await stages.getByText('Один этап, на весь вечер.').waitFor();
  expect(await stages.innerText()).not.toMatch(/Отбор|у каждого/);
  await confirm('set-confirmation');
  await page.getByText('Каждый лист подтверждает второй человек.').waitFor();
  await room('finish');
  await page.locator('[data-matter="unconfirmed"]').waitFor();
  await room('making');
  await confirm('set-confirmation');
  await page.getByText('Для листа достаточно одной подписи').waitFor();
  await eyes.see('settings of an evening');
  await house.pass(700, page);
  await room('finish');
  await press('close-game');
  await confirm('finish');
  await page.getByText('Турнир завершён.').first().waitFor();
  expect(eyes.complaints).toEqual([]);
}, 300_000);
