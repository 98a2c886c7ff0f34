// A published game that will not be played is no dead end: the desk lets it go with a reason, alone or with its stage.
import { tournamentMachine } from '@omerta/office/machines.ts';
import { tournamentStream } from '@omerta/office/streams.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ClubHouse, openClubHouse } from './club-house.ts';
import { openDesk, toRoom } from './desk-way.ts';
import { isFine } from './is-fine.ts';
import type { UncalledFacts } from './uncalled-cup.ts';

let house: ClubHouse & UncalledFacts;
beforeEach(async () => {
  house = await openClubHouse('uncalled');
}, 240_000);
afterEach(() => house.close());

it('the way out stands beside it, says how many games fall away with the stage, and its reason is in the log', async () => {
  const desk = await house.pageOf(house.owner, { device: 'desktop', lang: 'ru' });
  const press = (what: string): Promise<void> => desk.locator(`[data-do="${what}"]:enabled`).click();
  await openDesk(desk, 'cup', 'hall');
  await press('start-tournament');
  await press('start-tournament-yes');
  await toRoom(desk, 'finish');
  await desk.locator('[data-matter="unplayed"]').waitFor();
  await press('end-stage');
  await desk.getByText('Отпадёт и 1 опубликованная игра, на которую никого не вызвали.').waitFor();
  await isFine(desk);
  await press('end-stage-no');
  await press('drop-game');
  expect(await desk.locator('[data-do="drop-game-yes"]').isDisabled()).toBe(true);
  await desk.locator('[name="reason"]').fill('Зал закрыли раньше: «ёлку» увезли');
  await isFine(desk);
  await press('drop-game-yes');
  await desk.locator('[data-matter="unplayed"]').waitFor({ state: 'detached' });
  const log = await house.place.store.read(tournamentStream('cup'));
  expect(log.map((envelope) => tournamentMachine.eventOf(envelope)).at(-1)).toMatchObject({
    type: 'GameDropped',
    game: 'q/1/1',
    reason: 'Зал закрыли раньше: «ёлку» увезли',
  });
}, 240_000);
