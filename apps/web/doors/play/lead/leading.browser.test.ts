// A person leads a room from making it to its end, with the page loaded again in the middle; his players are at sockets of their own.
import { isRefusal } from '@omerta/base/refusal.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubHouse, startClubHouse } from '../../../e2e/club-house.ts';
import { leadTour } from '../../../e2e/lead-tour.ts';
import { violations } from '../../../e2e/look-at.ts';
import { openPage } from '../../../e2e/screen.ts';

let house: ClubHouse;
beforeAll(async () => {
  house = await startClubHouse();
}, 300_000);
afterAll(() => house.close());

it('leads ten players from an empty room to a record that replays, and is where he was after a reload', {
  timeout: 300_000,
}, async () => {
  const page = await openPage(house, { lang: 'ru' });
  const looked: string[] = [];
  const { room, players } = await leadTour(page, house.url, async (name) => {
    looked.push(...(await violations(page)).map((each) => `${name}: ${each}`));
  });
  expect(looked).toEqual([]);
  const read = parse(await (await fetch(`${house.url}/api/rooms/${room}/record`)).text());
  if (isRefusal(read)) throw new Error(read.code);
  const { state, refused } = replay(read);
  expect(refused).toBeNull();
  expect(state.fouls[5]).toBe(1);
  await Promise.all(players.map(({ device }) => device.close()));
  await page.context().close();
});
