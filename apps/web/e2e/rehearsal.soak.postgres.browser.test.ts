// The same rehearsal on a server that keeps it in PostgreSQL.
import { freshDatabase } from '@omerta/server/testing/fresh-database.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { type HiredHall, openHall } from './rehearsal/hall.ts';
import { expectRehearsal } from './rehearsal/held.ts';

let hall: HiredHall;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  hall = await openHall({ DATABASE_URL: database.url });
}, 120_000);
afterAll(async () => {
  await hall.close();
  await database.drop();
});

it(
  'forty-three people, two days and everything that goes wrong, on screens alone; its archive gives the same table',
  () => expectRehearsal(hall, { rounds: sizeOf('rehearsalRounds'), finals: sizeOf('rehearsalFinals') }),
  1_800_000,
);
