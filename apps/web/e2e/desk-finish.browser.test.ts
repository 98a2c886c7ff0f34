// The end of a tournament on screens: what is open with its button, a stage left out, the end taken back, the archive handed out; and a substitute in nobody's way.
import { tournamentMachine } from '@omerta/office/machines.ts';
import { tournamentStream } from '@omerta/office/streams.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { eyesOn } from './look-at.ts';
import { reserveName } from './played-out.ts';
import type { ClubFacts } from './worlds.ts';

let house: ClubHouse & ClubFacts;
let desk: Page;
beforeEach(async () => {
  house = await openClubHouse('played-out');
  desk = await house.pageOf(house.owner, { device: 'desktop' });
  await desk.goto('/desk');
  await desk.getByRole('link', { name: /Кубок «Чёрной кошки»/ }).click();
  await desk.locator('.desk-rooms').waitFor();
  await house.pass(700, desk);
}, 180_000);
afterEach(() => house.close());

const press = (name: string): Promise<void> => desk.locator(`[data-do="${name}"]:enabled`).first().click();
const confirm = async (name: string): Promise<void> => {
  await press(name);
  await desk.locator(`[data-do="${name}-yes"]:enabled`).click();
};
const room = async (name: string): Promise<void> => {
  await desk.locator(`.desk-rooms [data-room="${name}"]`).click();
  await desk.locator(`.desk-rooms [data-room="${name}"][aria-current="page"]`).waitFor();
};
const matters = (): Promise<(string | null)[]> =>
  desk.locator('[data-matter]').evaluateAll((all) => all.map((each) => each.getAttribute('data-matter')));
/** What the log keeps with a reason. */
const said = async (): Promise<readonly (readonly unknown[])[]> =>
  (await house.place.store.read(tournamentStream('cup')))
    .map((envelope) => tournamentMachine.eventOf(envelope))
    .flatMap((event) => ('reason' in event ? [[event.type, event.reason]] : []));

it('a planned final and shared places keep it open; left out with a reason it ends, and the owner takes the end back until the archive is out', async () => {
  const eyes = eyesOn(desk, 'desktop');
  await room('finish');
  for (const table of [1, 2]) {
    await press('close-game');
    await desk.getByText(`Игра закрыта: Отбор, тур 1, стол ${table}`).first().waitFor();
  }
  await expect.poll(matters).toEqual(['stage-unformed', 'lot']);
  await desk.getByText('Финал «Ёлка» — этап не сыгран: нет состава').waitFor();
  await expect.poll(() => desk.locator('[data-do="finish"]').isDisabled()).toBe(true);
  await eyes.see('open matters');
  await confirm('draw-lot');
  await expect.poll(matters).toEqual(['stage-unformed']);
  await press('end-stage');
  expect(await desk.locator('[data-do="end-stage-yes"]').isDisabled()).toBe(true);
  await desk.locator('[name="reason"]').fill('Зал закрыли раньше — «ёлку» увезли');
  await desk.locator('[data-do="end-stage-yes"]').click();
  while ((await desk.locator('[data-matter="lot"]').count()) > 0) {
    const left = await desk.locator('[data-matter="lot"]').count();
    await confirm('draw-lot');
    await expect.poll(() => desk.locator('[data-matter="lot"]').count()).toBeLessThan(left);
  }
  await confirm('finish');
  await desk.getByText('Турнир завершён.').first().waitFor();
  await press('reopen');
  await desk.locator('[name="reason"]').fill('Забыли о «премии»');
  await eyes.see('the end taken back');
  await desk.locator('[data-do="reopen-yes"]').click();
  await confirm('finish');
  await confirm('hand-out');
  const file = desk.waitForEvent('download');
  await desk.locator('[data-file="archive"]').click();
  expect((await file).suggestedFilename()).toBe('cup.omerta');
  await desk.getByText('Архив выдан: завершение уже не отменить.').waitFor();
  expect(await desk.locator('[data-do="reopen"]').count()).toBe(0);
  expect(await said()).toEqual([
    ['StageEnded', 'Зал закрыли раньше — «ёлку» увезли'],
    ['TournamentReopened', 'Забыли о «премии»'],
  ]);
  expect(eyes.complaints).toEqual([]);
}, 300_000);

it('who sat in once is out of the contest: the list that the desk proposes is one its own button takes', async () => {
  await room('finish');
  await press('close-all');
  await confirm('draw-lot');
  await desk.locator('[data-matter="lot"]').waitFor({ state: 'detached' });
  await room('seating');
  await press('part-field');
  await desk.locator('[data-part="outside"]').getByText(reserveName).waitFor();
  expect(await desk.locator('.seating-going').getByText(reserveName).count()).toBe(0);
  await desk.locator('[data-part="outside"] a').click();
  await desk.locator('[name="search"]').fill(reserveName);
  await desk.getByRole('button', { name: reserveName }).click();
  await press('rank');
  await desk.locator('[data-contest="in"]').waitFor();
  await press('undo');
  await desk.locator('[data-contest="out"]').waitFor();
  await room('seating');
  await press('part-field');
  await press('form-stage');
  await desk.getByText('В составе 10 игроков.').waitFor();
  await room('standings');
  await desk.getByText('вне зачёта: садился на замену').waitFor();
}, 300_000);
