// A whole game with the network cut from its start, the page killed and opened anew three times.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saidOf } from './command-line.ts';
import { finishGame } from './finish.ts';
import { simulatedGame, writtenOut } from './games.ts';
import { type Referee, refereeAt } from './hand.ts';
import { playLines } from './play.ts';
import { type House, openDevice, startHouse } from './screen.ts';
import { spellOut } from './spelled-out.ts';
import { startGame } from './start.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

it('a game without a network and with three killed pages ends as the command line says', async () => {
  const record = simulatedGame('fsm-2024', 2);
  const lines = spellOut(record);
  const device = await openDevice(house, { lang: 'ru', offline: true });
  const visit = await device.newPage();
  await visit.goto('/');
  await visit.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.close();
  await device.setOffline(true);
  const kills = [1, 2, 3].map((part) => Math.floor((lines.length * part) / 4));
  let referee: Referee = refereeAt(await device.newPage(), 'keys', 'ru');
  await startGame(referee, record);
  for (const [i, from] of [0, ...kills].entries()) {
    await playLines(referee, record.rulebook, lines.slice(from, kills[i]));
    if (kills[i] === undefined) break;
    await referee.page.locator('.heading .saved').waitFor();
    await referee.page.close({ runBeforeUnload: false });
    referee = refereeAt(await device.newPage(), 'keys', 'ru');
    await referee.page.goto('/table');
  }
  expect(await saidOf(await finishGame(referee))).toEqual(await saidOf(writtenOut(record, lines)));
  await device.close();
}, 600_000);
