// The rehearsal of a tournament, on a server that keeps it in a folder.
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { type HiredHall, openHall } from './rehearsal/hall.ts';
import { expectRehearsal } from './rehearsal/held.ts';

let hall: HiredHall;
beforeAll(async () => {
  hall = await openHall();
}, 120_000);
afterAll(() => hall.close());

it(
  'forty-three people, two days and everything that goes wrong, on screens alone; its archive gives the same table',
  () => expectRehearsal(hall, { rounds: sizeOf('rehearsalRounds'), finals: sizeOf('rehearsalFinals') }),
  1_800_000,
);
