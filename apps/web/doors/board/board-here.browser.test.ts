// The board in a second window: it follows the table without a network, and says when the table is gone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringDealt } from '../../e2e/bring.ts';
import { type House, openDevice, startHouse } from '../../e2e/screen.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 120_000);
afterAll(() => house.close());

it('opens from the menu, follows each press, asks no server, and is old when the table is closed', async () => {
  const device = await openDevice(house, { device: 'desktop', lang: 'en' });
  const table = await device.newPage();
  await bringDealt(table);
  await table.locator('[data-tool="menu"]').click();
  const opened = device.waitForEvent('page');
  await table.locator('[data-do="board"]').click();
  const board = await opened;
  const asked: string[] = [];
  board.on('request', (request) => void (request.url().includes('/api/') && asked.push(request.url())));
  board.on('websocket', (socket) => void asked.push(socket.url()));
  await board.locator('[data-seat="10"]').waitFor();
  await table.keyboard.press('Escape');
  await table.locator('.next-bar .main').click();
  await board.locator('.ring[data-phase="night"]').getByText('Night 1').waitFor();
  expect(asked).toEqual([]);
  await board.clock.install();
  await table.close();
  await board.clock.runFor(8_000);
  await board.getByText(/^The table does not answer\. As of/).waitFor();
  await device.close();
});
