// The same tournament on a server that keeps it in PostgreSQL.
import { freshDatabase } from '@omerta/server/testing/fresh-database.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { expectWholeCup } from './cup/held.ts';
import { type RealServer, startRealServer } from './real-server.ts';

let house: RealServer;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  house = await startRealServer([], { DATABASE_URL: database.url });
}, 120_000);
afterAll(async () => {
  await house.close();
  await database.drop();
});

it(
  'is made, seated, led on two phones at once, ruled on and finished; its archive gives the same table',
  () => expectWholeCup(house),
  600_000,
);
