// Players and referees come in on their own phones by what the desk shows them; the desk without a network keeps its rooms and comes back.
import { cupName } from '@omerta/testkit/names.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClubHouse } from './club-house.ts';
import { submit } from './club-people.ts';
import { openPage } from './screen.ts';
import { reserveNickname as player } from './worlds.ts';

let house: Awaited<ReturnType<typeof openClubHouse<'cup-with-reserve'>>>;
beforeAll(async () => {
  house = await openClubHouse('cup-with-reserve');
}, 180_000);
afterAll(() => house.close());

const toRoom = (page: Page, room: string): Promise<void> =>
  page.locator(`.desk-rooms [data-room="${room}"]`).click();

const openedDesk = async (offline = false): Promise<Page> => {
  const page = await house.pageOf(house.owner, { device: 'desktop', offline });
  await page.goto('/');
  await page.locator('[data-go="desk"]').click();
  await page.locator('[data-tournament="cup"] a').click();
  return page;
};

/** As the camera of a phone reads it beside the code. */
const codeIn = async (place: Locator, button: string): Promise<string> => {
  await place.getByRole('button', { name: button }).click();
  return ((await place.locator('.large-code').textContent()) ?? '').replace(' ', '');
};

it('a player comes in by the code on his card, and is on his own page', async () => {
  const desk = await openedDesk();
  await toRoom(desk, 'people');
  await desk.getByRole('button', { name: player }).click();
  const code = await codeIn(desk.locator('[data-part="own-phone"]'), 'Код для входа');
  const phone = await openPage(house);
  await phone.goto(`/sign-in/${code}`);
  await submit(phone, 'code');
  await phone.waitForURL('**/me');
  await expect.poll(() => phone.locator('h1').textContent()).toBe(player);
  await phone.getByText(cupName, { exact: true }).waitFor();
  await phone.context().close();
  await desk.context().close();
});

it('a referee comes in once for the whole tournament, and his game is offered to him', async () => {
  const desk = await house.pageOf(house.chief, { device: 'desktop' });
  await desk.goto('/account');
  await expect.poll(() => desk.locator('[data-part="who"] .what').textContent()).toBe(cupName);
  await desk.locator('[data-go="codes"]').click();
  const code = await codeIn(desk.locator(`[data-referee="${house.referee}"]`), 'Код на весь турнир');
  const phone = await openPage(house);
  await phone.goto(`/connect/${code}`);
  await phone.locator('[data-offer="q/1/1"]').waitFor();
  await house.pass(20 * 3600);
  await phone.goto('/account');
  await phone.getByText(`Вход на этом устройстве — по коду турнира «${cupName}»`).waitFor();
  await phone.context().close();
  await desk.context().close();
});

it('badges are printed with codes for everybody who plays or may sit in', async () => {
  const desk = await openedDesk();
  await toRoom(desk, 'print');
  for (const part of await desk.locator('.print-parts input:checked').all()) await part.uncheck();
  await desk.locator('[name="print-badges"]').check();
  await desk.locator('[name="print-codes"]').check();
  const answered = desk.waitForResponse('**/badge-codes');
  const download = desk.waitForEvent('download');
  await desk.locator('[data-do="print-pack"]').click();
  const { codes } = await (await answered).json();
  expect(codes).toHaveLength(11);
  await download;
  const phone = await openPage(house);
  const badge = codes.find(({ person }: { person: string }) => person === house.reserve);
  await phone.goto(`/me#${house.reserve}&${badge.code}`);
  await submit(phone, 'code');
  await expect.poll(() => phone.locator('h1').textContent()).toBe(player);
  await phone.context().close();
  await desk.context().close();
});

it('without a network the desk keeps its rooms, and comes back by itself', async () => {
  const desk = await openedDesk(true);
  await desk.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await toRoom(desk, 'people');
  await desk.getByRole('button', { name: player }).waitFor();
  await desk.context().setOffline(true);
  await desk.getByText('Нет связи: данные могли устареть.').waitFor();
  for (const room of ['standings', 'people', 'making', 'hall']) {
    await toRoom(desk, room);
    await desk.locator(`.desk-rooms [data-room="${room}"][aria-current="page"]`).waitFor();
    await expect.poll(() => desk.locator('.desk-top h1').textContent()).toBe(cupName);
  }
  await toRoom(desk, 'people');
  await desk.context().setOffline(false);
  await desk.getByText('Нет связи: данные могли устареть.').waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: player }).waitFor();
  expect(await desk.locator('[data-do="again"]').count()).toBe(0);
  await desk.context().close();
});
