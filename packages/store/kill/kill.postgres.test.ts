// Writers on one PostgreSQL, killed at random.
import { randomUUID } from 'node:crypto';
import { randomFrom } from '@omerta/base/random.ts';
import { startPostgres } from '@omerta/testkit/machine/postgres.ts';
import { propertySeed } from '@omerta/testkit/properties/seed.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { granted } from '../contract/ground.ts';
import { postgresHome } from '../postgres.ts';
import { openStore } from '../store.ts';
import { killTimeout, roundsOf } from './kills.ts';
import { lossesOf, survive } from './rounds.ts';

const { url, stop } = startPostgres();
afterAll(stop);
const random = randomFrom(propertySeed);
const rounds = roundsOf(sizeOf('kills'));

describe('a PostgreSQL whose writers are killed', () => {
  for (const [round, kills] of rounds.entries()) {
    it(`loses nothing acknowledged in ${kills} kills (${round + 1} of ${rounds.length})`, {
      timeout: killTimeout,
    }, async () => {
      const schema = `omerta_kill_${randomUUID().replaceAll('-', '')}`;
      const acknowledged = await survive({ kind: 'postgres', url, schema }, kills, random.next);
      const store = granted(await openStore(await postgresHome({ url, schema })));
      expect(await lossesOf(store, acknowledged)).toEqual([]);
      expect(acknowledged.size).toBeGreaterThan(kills);
      await store.close();
      const admin = new pg.Client(url);
      await admin.connect();
      await admin.query(`DROP SCHEMA ${schema} CASCADE`);
      await admin.end();
    });
  }
});
