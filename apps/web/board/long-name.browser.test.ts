// A nickname longer than the middle of the ring, at twice the type: nothing of the table lies over anything else.
import { tableNames } from '@omerta/testkit/names.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringGame } from '../e2e/bring.ts';
import { simulatedGame, writtenOut } from '../e2e/games.ts';
import { layoutFaults, views } from '../e2e/layout.ts';
import { type House, openPage, startHouse } from '../e2e/screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

it('a long nickname keeps to its line under the clock of a speech', async () => {
  const page = await openPage(house, { lang: 'ru' });
  const record = writtenOut(simulatedGame('fsm-2024', 1), []);
  await bringGame(page, record.replaceAll(tableNames[0] ?? '', 'Превысокомногорассмотрите'));
  const standing = async (): Promise<string | null> => {
    await page.locator('.next-bar .main').click();
    return page.locator('main.table').getAttribute('data-standing');
  };
  await expect.poll(standing).toBe('speech 1');
  await page.locator('.who').getByText('Превысокомногорассмотрите').waitFor();
  for (const view of views.filter(({ width }) => width < 400))
    expect(await layoutFaults(page, view), view.name).toEqual([]);
}, 60_000);
