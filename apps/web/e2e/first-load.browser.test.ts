// The table stands soon on a poor network: what is seldom wanted is fetched when it is.
import { langs } from '@omerta/base/lang.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringGame } from './bring.ts';
import { firstLoad } from './first-load.ts';
import { simulatedGame, writtenOut } from './games.ts';
import { type House, openPage, startHouse } from './screen.ts';
import { spellOut } from './spelled-out.ts';

const most = 223_900;
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
    const bytes = await firstLoad(await page.context().newPage());
    // A page served from a cache, or none at all, would weigh nothing.
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(most);
    await page.context().close();
  },
);
