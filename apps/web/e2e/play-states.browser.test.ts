// Every moment of a game with people, from the list of rooms to its end: looked at by axe, by thumb and on every size.
import { tier } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eyesOn } from './look-at.ts';
import { playMoments } from './play-moments.ts';
import { playStates } from './play-states.ts';
import { type House, openPage, startHouse } from './screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const moments = playMoments();

const walks = [
  ['desktop', 'en'],
  ['phone', 'ru'],
] as const;

it.each(tier === 'soak' ? walks : walks.slice(0, 1))(
  'nothing is in anybody’s way in a room: %s, %s',
  async (device, lang) => {
    const page = await openPage(house, { device, lang });
    const { complaints, see } = eyesOn(page, device);
    await playStates(page, moments, see);
    await page.context().close();
    expect(complaints).toEqual([]);
  },
  900_000,
);
