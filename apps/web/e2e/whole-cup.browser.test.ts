// A whole tournament on screens alone, on a server that keeps it in a folder.
import { afterAll, beforeAll, it } from 'vitest';
import { expectWholeCup } from './cup/held.ts';
import { type RealServer, startRealServer } from './real-server.ts';

let house: RealServer;
beforeAll(async () => {
  house = await startRealServer([]);
}, 120_000);
afterAll(() => house.close());

it(
  'is made, seated, led on two phones at once, ruled on and finished; its archive gives the same table',
  () => expectWholeCup(house),
  600_000,
);
