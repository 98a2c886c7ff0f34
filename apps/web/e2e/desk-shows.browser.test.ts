// The desk's standings, screens and finish in real browsers on a real server, with a wall of the hall beside it.
import { stageName } from '@omerta/testkit/names.ts';
import { tier } from '@omerta/testkit/properties/sizes.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { rooms } from '../desk/wire/rooms.ts';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { fillIn, submit } from './club-people.ts';
import { openDesk, toRoom } from './desk-way.ts';
import { eyesOn, type ScreenEyes } from './look-at.ts';
import { openDevice } from './screen.ts';
import type { CupFacts } from './worlds.ts';

let house: ClubHouse & CupFacts;
let desk: Page;
const opened = async (world: 'cup' | 'signed-cup'): Promise<void> => {
  house = await openClubHouse(world);
  desk = await house.pageOf(house.owner, { device: 'desktop' });
};
afterEach(() => house.close());

const press = (what: string): Promise<void> => desk.locator(what).first().click();

/** Their picture comes after their heading. */
const ownRooms: ReadonlySet<string> = new Set(['standings', 'screens', 'finish', 'print']);

/** A screen that was made at the desk and opened on a television that speaks English. */
const hung = async (): Promise<{ readonly wall: Page; readonly television: BrowserContext }> => {
  await openDesk(desk, 'cup', 'screens');
  await fillIn(desk, { screen: 'Стена' });
  await submit(desk, 'screen');
  const address = await desk.locator('[data-address]').getAttribute('href');
  const television = await openDevice(house, { device: 'desktop', lang: 'en' });
  const wall = await television.newPage();
  await wall.goto(address ?? '');
  return { wall, television };
};

it('a screen is made, opened elsewhere, pointed live, away and back, and ends when it is dropped', async () => {
  await opened('cup');
  const { wall, television } = await hung();
  await wall.getByText('Find your table').waitFor();
  await expect.poll(() => wall.locator('[data-table="1"] li').nth(2).textContent()).toBe('3Тихий');
  await wall.evaluate(() => Object.assign(window, { isSame: true }));
  await press('[data-screen] [data-show="countdown"]');
  await wall.getByText('No round is called yet').waitFor();
  await desk.locator('[data-preview="countdown"]').getByText('Тур ещё не вызван').waitFor();
  const chief = await house.pageOf(house.chief, { device: 'desktop' });
  await openDesk(chief, 'cup', 'hall');
  await chief.locator('[data-do="call-round"]').click();
  await chief.locator('[data-minutes="5"]').click();
  await chief.locator('[data-do="call-now"]').click();
  await wall
    .getByRole('timer')
    .getByText(/^[45]:\d\d$/)
    .waitFor();
  await press('[data-screen] [data-show="board-1"]');
  await wall.locator('[data-seat="10"]').getByText('Объект').waitFor();
  await television.setOffline(true);
  await wall.getByText(/^No connection\. As of/).waitFor();
  await press('[data-do="undo"]');
  await television.setOffline(false);
  await wall.getByRole('timer').waitFor();
  await wall.getByText(/^No connection/).waitFor({ state: 'detached' });
  expect(await wall.evaluate(() => 'isSame' in window)).toBe(true);
  await press('[data-screen] [data-do="drop"]');
  await press('[data-do="drop-yes"]');
  await wall.getByRole('alert').getByText('This screen was switched off at the desk.').waitFor();
  await wall.goto('/screen/ACDE3479');
  await wall
    .getByRole('alert')
    .getByText(/^No screen has this code\./)
    .waitFor();
}, 180_000);

it('the table opens to the clause; places are revealed from the last up; what is open keeps it from being finished', async () => {
  await opened('signed-cup');
  const { wall } = await hung();
  await toRoom(desk, 'standings');
  await desk.locator('[data-row] [data-column="place"] button').first().click();
  await desk.locator('[data-items="q/1/1"]').getByText('доп. баллы').waitFor();
  await desk.getByRole('button', { name: /8\.4/ }).first().click();
  const clause = desk.getByRole('heading', { name: /ФСМ.* · 8\.4\.\d/ });
  await clause.waitFor();
  // The clause first, then the row under it.
  await desk.keyboard.press('Escape');
  await clause.waitFor({ state: 'detached' });
  await desk.keyboard.press('Escape');
  await desk.getByRole('dialog').waitFor({ state: 'detached' });
  await toRoom(desk, 'finish');
  await desk
    .locator('[data-matter="not-final"]')
    .getByText(`${stageName}, тур 1, стол 1 — игра не закрыта`)
    .waitFor();
  await expect.poll(() => desk.locator('[data-do="finish"]').isDisabled()).toBe(true);
  await press('[data-do="hide"]');
  await desk.getByText('Зрители не видят ни таблицы, ни результатов.').waitFor();
  await press('[data-do="reveal-begin"]');
  await wall.getByText('The places will be announced from the last to the first').waitFor();
  await desk.locator('[data-reveal="none"]').waitFor();
  await desk.keyboard.press('PageDown');
  await wall.locator('[data-place="8"]').nth(2).waitFor();
  await expect.poll(() => wall.locator('[data-place]').count()).toBe(3);
  await desk.locator('[data-reveal="8"]').waitFor();
  await press('[data-do="reveal-next"]');
  await wall.locator('[data-place="3"]').nth(4).waitFor();
  expect(await wall.getByText('Ёжик', { exact: true }).count()).toBe(0);
  await press('[data-do="undo"]');
  await wall.locator('[data-place="3"]').first().waitFor({ state: 'detached' });
  // Nobody has to press for each of forty places: all up to a chosen one come at once.
  await desk.locator('[name="reveal-to"]').selectOption('1');
  await press('[data-do="reveal-to"]');
  await wall.locator('[data-place="1"]').waitFor();
  await desk.locator('[data-reveal="1"]').waitFor();
  await press('[data-do="undo"]');
  await wall.locator('[data-place="1"]').waitFor({ state: 'detached' });
  await house.pass(700, desk);
  await press('[data-do="close-game"]');
  await press('[data-do="end-stage"]');
  await fillIn(desk, { reason: 'Больше не играем' });
  await press('[data-do="end-stage-yes"]');
  for (const place of [3, 8]) {
    const lot = desk.locator('[data-matter="lot"]').filter({ hasText: `место ${place}` });
    await lot.locator('[data-do="draw-lot"]').click();
    await press('[data-do="draw-lot-yes"]');
    await lot.waitFor({ state: 'detached' });
  }
  await press('[data-do="finish"]:enabled');
  await press('[data-do="finish-yes"]');
  await desk.locator('[data-part="end"]').getByText('Турнир завершён.').waitFor();
  await press('[data-do="hand-out"]');
  await press('[data-do="hand-out-yes"]');
  const file = desk.waitForEvent('download');
  await press('[data-file="archive"]');
  expect((await file).suggestedFilename()).toBe('cup.omerta');
}, 180_000);

type Place = { readonly page: Page; readonly eyes: ScreenEyes };

it('nothing is in the way of anybody in any room, at a desk and in a hand, nor on the wall', async () => {
  await opened('signed-cup');
  const { wall } = await hung();
  const hand = await house.pageOf(house.owner, { device: 'phone', lang: 'en' });
  const places: readonly [Place, Place] = [
    { page: desk, eyes: eyesOn(desk, 'desktop') },
    { page: hand, eyes: eyesOn(hand, 'phone') },
  ];
  for (const { page } of places) await openDesk(page, 'cup', 'standings');
  for (const [turn, name] of rooms.entries())
    for (const { page, eyes } of tier === 'soak' ? places : [places[turn % places.length] ?? places[0]]) {
      await toRoom(page, name);
      await page.locator('.desk-main :is(h2, h3)').first().waitFor();
      if (ownRooms.has(name))
        await page
          .locator('[data-part="nominations"], [data-part="pack"], [data-screen] .show-frame')
          .first()
          .waitFor();
      await eyes.see(name);
    }
  const onWall = eyesOn(wall, 'desktop');
  await onWall.see('wall');
  expect([...places.flatMap(({ eyes }) => eyes.complaints), ...onWall.complaints]).toEqual([]);
}, 900_000);
