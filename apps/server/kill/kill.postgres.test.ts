// Twenty devices on a server over PostgreSQL that is killed again and again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { postgresHome } from '@omerta/store/postgres.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { afterAll, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { makeEvenings } from './evenings.ts';
import { lossesOf, surviveServing } from './rounds.ts';
import { timeoutOf, toldStarts } from './wanted.ts';

const database = await freshDatabase();
const data = mkdtempSync(join(tmpdir(), 'omerta-killed-'));
afterAll(async () => {
  rmSync(data, { recursive: true, force: true });
  await database.drop();
});

const opened = async (): Promise<Store> => {
  const store = await openStore(await postgresHome({ url: database.url }), upcasters);
  if (isRefusal(store)) throw new Error(JSON.stringify(store));
  return store;
};

const kills = sizeOf('serverKills');

it(`loses nothing acknowledged and does nothing twice in ${kills} kills`, {
  timeout: timeoutOf(kills),
}, async () => {
  const made = await opened();
  const tokens = await makeEvenings(made);
  await made.close();
  const played = await surviveServing(
    { data, database: database.url },
    tokens,
    kills,
    randomFrom(propertySeed).next,
  );
  toldStarts('postgres', played.starts);
  const store = await opened();
  expect(await lossesOf(store, played)).toEqual([]);
  expect(played.devices.reduce((sum, { receipts }) => sum + receipts.length, 0)).toBeGreaterThan(kills);
  await store.close();
});
