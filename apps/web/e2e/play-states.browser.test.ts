// Every moment of a game with people, from the list of rooms to its end: looked at by axe, by thumb and on every size.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { View } from './layout.ts';
import { lookAt } from './look-at.ts';
import { playMoments } from './play-moments.ts';
import { playStates } from './play-states.ts';
import { devices, type House, openPage, startHouse } from './screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

const moments = playMoments();

it.each([
  ['phone', 'ru', 'light'],
  ['desktop', 'en', 'dark'],
] as const)('nothing is in anybody’s way in a room: %s, %s, %s', async (device, lang, theme) => {
  const own: View = { name: device, ...devices[device].viewport, type: 1 };
  const complaints: string[] = [];
  const page = await openPage(house, { device, lang, settings: { theme } });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  await playStates(page, moments, async (name) => {
    for (const each of await lookAt(page, own)) complaints.push(`${name}: ${each}`);
  });
  await page.context().close();
  expect(complaints).toEqual([]);
});
