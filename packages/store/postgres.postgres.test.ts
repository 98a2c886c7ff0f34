// The contract in a real PostgreSQL, and what only a server has: other processes, lost connections, settings.
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { startPostgres } from '@omerta/testkit/machine/postgres.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { Head, Row } from './chain.ts';
import { contract } from './contract/contract.ts';
import { commitOf, granted, type Raw, type Trial } from './contract/ground.ts';
import { vaultCases } from './contract/vault-cases.ts';
import { golden } from './golden/golden.ts';
import { start } from './home.ts';
import { postgresHome } from './postgres.ts';
import { rowColumns } from './sql-format.ts';
import { openStore } from './store.ts';

const { url, throwAway, stop } = startPostgres();
const admin = new pg.Pool({ connectionString: url });
const schemas: string[] = [];
const freshSchema = (): string => {
  const schema = `omerta_test_${randomUUID().replaceAll('-', '')}`;
  schemas.push(schema);
  return schema;
};

afterAll(async () => {
  if (!throwAway) for (const schema of schemas) await admin.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await admin.end();
  stop();
});

const tamper = async (schema: string, change: (raw: Raw) => Raw): Promise<void> => {
  const stored = await admin.query<Row>(`SELECT ${rowColumns} FROM ${schema}.events ORDER BY position`);
  const recorded = await admin.query<Head>(`SELECT stream, version, hash FROM ${schema}.heads`);
  const { rows, heads } = change({ rows: stored.rows, heads: recorded.rows });
  await admin.query(`TRUNCATE ${schema}.events, ${schema}.heads`);
  for (const [i, row] of rows.toSorted((a, b) => a.position - b.position).entries()) {
    const { position, stream, version, command, body, hash, link } = row;
    const values = [position, stream, version, command, body, hash, link, i + 1];
    await admin.query(
      `INSERT INTO ${schema}.events (${rowColumns}, xid, nth) VALUES ($1, $2, $3, $4, $5, $6, $7, '0', $8)`,
      values,
    );
  }
  for (const { stream, version, hash } of heads)
    await admin.query(`INSERT INTO ${schema}.heads VALUES ($1, $2, $3)`, [stream, version, hash]);
};

const trial: Trial = {
  golden,
  runs: 4,
  fresh: async () => {
    const schema = freshSchema();
    return {
      shared: true,
      open: async (upcasters) => openStore(await postgresHome({ url, schema }), upcasters),
      tamper: (change) => tamper(schema, change),
    };
  },
};

describe('the log in PostgreSQL', () => {
  for (const { title, run } of [...contract, ...vaultCases]) it(title, () => run(trial));

  it('makes its tables once when many servers start together', async () => {
    const schema = freshSchema();
    const stores = await Promise.all(
      Array.from({ length: 6 }, async () => granted(await openStore(await postgresHome({ url, schema })))),
    );
    const receipts = await Promise.all(
      stores.map((store, i) => store.append(`g${i}/t`, 0, commitOf('c', i))),
    );
    expect(receipts.map((receipt) => granted(receipt).position).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const store of stores) await store.close();
  });

  it('goes on after its connections were cut, and a subscription misses nothing', async () => {
    const schema = freshSchema();
    const store = granted(await openStore(await postgresHome({ url, schema })));
    const leave = new AbortController();
    const seen: number[] = [];
    const following = (async () => {
      for await (const { position } of store.subscribe(start, leave.signal)) {
        seen.push(position);
        if (position === 1)
          await admin.query(
            'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
            [`omerta ${schema}`],
          );
        if (position === 2) leave.abort();
      }
    })();
    granted(await store.append('g', 0, commitOf('c1', 1)));
    while (isRefusal(await store.append('g', 1, commitOf('c2', 2))));
    await following;
    expect(seen).toEqual([1, 2]);
    await store.close();
  });

  it('refuses a server out of reach, one that is not durable, and a newer format', async () => {
    const unreachable = await postgresHome({ url: 'postgres://nobody:secret@127.0.0.1:1/none' });
    expect(unreachable).toMatchObject({ code: 'store/unreachable', home: '127.0.0.1:1/none/omerta' });
    const unsafe = new URL(url);
    unsafe.searchParams.set('options', '-c synchronous_commit=off');
    expect(await postgresHome({ url: unsafe.href, schema: 'none' })).toMatchObject({
      code: 'store/not-durable',
      setting: 'synchronous_commit',
    });
    const schema = freshSchema();
    await granted(await openStore(await postgresHome({ url, schema }))).close();
    await admin.query(`UPDATE ${schema}.format SET version = 4 WHERE part = 'log'`);
    expect(await postgresHome({ url, schema })).toMatchObject({
      code: 'store/newer-format',
      found: 4,
      known: 3,
    });
  });

  it('finishes an erasure that a killed process began', async () => {
    const schema = freshSchema();
    const open = async () => granted(await openStore(await postgresHome({ url, schema })));
    const store = await open();
    await store.people.put('p1', { name: 'x' });
    await store.close();
    await admin.query(
      `WITH gone AS (DELETE FROM ${schema}.people RETURNING person) INSERT INTO ${schema}.erasures SELECT person FROM gone`,
    );
    await (await open()).close();
    expect((await admin.query(`SELECT FROM ${schema}.erasures`)).rowCount).toBe(0);
  });
});
