// The table stands soon on a poor network: what is seldom wanted is fetched when it is.
import { langs } from '@omerta/base/lang.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringGame } from './bring.ts';
import { openClubHouse } from './club-house.ts';
import { firstLoad, loadedBy } from './first-load.ts';
import { simulatedGame, writtenOut } from './games.ts';
import { type House, openPage, startHouse } from './screen.ts';
import { spellOut } from './spelled-out.ts';

const most = 190_000;
/** The night has been called: how cards are dealt is fetched while they are. */
const record = simulatedGame('fsm-2024', 1);

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

it.each(langs)(
  `%s: script and style of the table's first load are at most ${most} bytes, compressed`,
  async (lang) => {
    const page = await openPage(house, { lang });
    await bringGame(page, writtenOut(record, spellOut(record).slice(0, 1)));
    const { bytes, files } = await firstLoad(await page.context().newPage());
    // A page served from a cache, or none at all, would weigh nothing.
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(most);
    expect(files.filter((file) => file.includes('/desk/'))).toEqual([]);
    await page.context().close();
  },
);

const mostOfDesk = 311_000;

it(`script and style of the desk's first load are at most ${mostOfDesk} bytes, compressed`, async () => {
  const club = await openClubHouse('cup');
  const page = await club.pageOf(club.owner, { device: 'desktop', lang: 'ru' });
  const { bytes, files } = await loadedBy(page, '/desk/cup/hall', '[data-table="1"]');
  expect(files.some((file) => file.includes('/desk/'))).toBe(true);
  expect(bytes).toBeLessThanOrEqual(mostOfDesk);
  await club.close();
});
