// A round called before anybody is checked in: the hall says so before and after, the phone by nickname, and goes on by itself.
import { tableNames } from '@omerta/testkit/names.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { openDesk, toRoom } from './desk-way.ts';
import { isFine } from './is-fine.ts';
import type { UncalledFacts } from './uncalled-cup.ts';

let house: ClubHouse & UncalledFacts;
beforeEach(async () => {
  house = await openClubHouse('uncalled');
}, 120_000);
afterEach(() => house.close());

const press = (page: Page, what: string): Promise<void> => page.locator(`[data-do="${what}"]`).click();

const starts = async (desk: Page): Promise<void> => {
  await desk.locator('[data-part="not-started"]').getByText('Турнир ещё не начат').waitFor();
  expect(await desk.locator('[data-do="call-round"]').count()).toBe(0);
  await isFine(desk);
  await press(desk, 'start-tournament');
  await press(desk, 'start-tournament-yes');
};

const callsUnchecked = async (desk: Page): Promise<void> => {
  await press(desk, 'call-round');
  await desk
    .getByRole('dialog')
    .getByText(`Стол 1: ${tableNames.join(', ')}`)
    .waitFor();
  await isFine(desk);
  await press(desk, 'call-no');
  await desk.getByRole('dialog').waitFor({ state: 'detached' });
  await press(desk, 'call-round');
  await press(desk, 'call-now');
  await desk.locator('[data-table="1"][data-line="unchecked"]').getByText('приход не отмечен: 10').waitFor();
  await desk
    .locator('[data-need="unchecked"]')
    .getByText(/Ёжик, Чёрная кошка/)
    .waitFor();
  await isFine(desk);
};

const everybodyComes = async (desk: Page): Promise<void> => {
  await desk.locator('[data-need="unchecked"]').getByRole('link', { name: 'Отметить приход' }).click();
  await desk.locator('[name="pick-all"]').check();
  await desk.locator('[data-bulk="here"]').click();
  await desk.locator('[data-part="here"]').getByText('10').first().waitFor();
  await toRoom(desk, 'hall');
  await desk.locator('[data-need="unchecked"]').waitFor({ state: 'detached' });
};

it('tells who is missing by nickname, at the desk before the call and on the phone, which tells the start again by itself', async () => {
  const desk = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  await openDesk(desk, 'cup', 'hall');
  await starts(desk);
  await callsUnchecked(desk);

  const phone = await house.pageOf(house.referee, { lang: 'ru' });
  await phone.clock.install();
  await phone.goto('/connect');
  await phone.locator('[data-offer] [data-go="begin"]').tap();
  const mark = phone.locator('[data-served="refused"]');
  await mark.waitFor();
  await isFine(phone);
  await mark.getByRole('button').tap();
  const told = phone.getByRole('dialog').locator('[data-errand="start-game"]');
  await told.getByText('«Ёжик» не отмечен как пришедший').waitFor();
  await isFine(phone);
  await phone.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });

  await everybodyComes(desk);
  expect(await mark.count()).toBe(1);
  await phone.clock.fastForward(10_000);
  await phone.locator('[data-served="sent"]').waitFor();
  await desk.locator('[data-table="1"][data-status="running"]').waitFor();
}, 120_000);
