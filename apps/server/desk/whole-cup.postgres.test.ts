// A whole tournament through the API of a server on PostgreSQL, under another rulebook.
import { isRefusal } from '@omerta/base/refusal.ts';
import { postgresHome } from '@omerta/store/postgres.ts';
import { openStore } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import { expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { wholeCup } from '../testing/whole-cup.ts';

const rounds = sizeOf('cupRounds');

it('ends with the standings that its archive gives, and the archive gives them again on an empty server', async () => {
  const database = await freshDatabase();
  const store = await openStore(await postgresHome({ url: database.url }), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  const { played, served, archived, restored } = await wholeCup(store, {
    players: 40,
    tables: 4,
    rounds,
    rulebook: 'fiim-2025',
    seed: 3,
  });
  await store.close();
  await database.drop();
  expect(played.games).toBeGreaterThanOrEqual(rounds * 4 + 1);
  expect(archived).toEqual(served);
  expect(restored).toEqual(served);
});
