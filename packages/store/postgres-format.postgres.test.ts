// Logs of before in PostgreSQL: one chain for all becomes an order for each, a dump comes to another server,
// and orders that were tampered with are found.
import { randomUUID } from 'node:crypto';
import { startPostgres } from '@omerta/testkit/machine/postgres.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { commitOf, granted } from './contract/ground.ts';
import { start } from './home.ts';
import { emptyMemory, type Memory, memoryHome } from './memory.ts';
import { ordersOf } from './order.ts';
import { postgresHome } from './postgres.ts';
import { logFormat, peopleFormat, rowColumns } from './sql-format.ts';
import { openStore, type Store } from './store.ts';

const { url, stop } = startPostgres();
const admin = new pg.Pool({ connectionString: url });
const schemas: string[] = [];
const freshSchema = (): string => {
  const schema = `omerta_format_${randomUUID().replaceAll('-', '')}`;
  schemas.push(schema);
  return schema;
};

afterAll(async () => {
  for (const schema of schemas) await admin.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await admin.end();
  stop();
});

const openOn = async (schema: string) => openStore(await postgresHome({ url, schema }));

const fill = async (store: Store): Promise<void> => {
  granted(await store.append('club/minsk', 0, commitOf('c0', { name: 'Минск' })));
  const along = [{ stream: 'club/minsk', expected: 1, commit: commitOf('c1b', 'cup is open') }];
  granted(await store.append('tournament/cup', 0, commitOf('c1', 'one', 'two'), along));
  granted(await store.append('tournament/other', 0, commitOf('c2', 'three')));
  granted(await store.append('game/cup/q/1/1', 0, commitOf('c3', 'four', 'five')));
  granted(await store.append('tournament/cup', 2, commitOf('c4', 'six')));
  granted(await store.append('game/other/q/1/1', 0, commitOf('c5', 'seven')));
};

/** What a store of the format before has written: one chain over all streams. */
const written = async (): Promise<{ readonly memory: Memory; readonly store: Store }> => {
  const memory = emptyMemory();
  const store = granted(await openStore(memoryHome(memory)));
  await fill(store);
  return { memory, store };
};

const laidDown = async (schema: string, { rows, heads, end }: Memory): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` });
  await client.connect();
  await client.query(`CREATE SCHEMA ${schema}`);
  await client.query('CREATE TABLE format (part TEXT PRIMARY KEY, version INTEGER NOT NULL)');
  for (const script of [...logFormat, ...peopleFormat]) await client.query(script);
  await client.query(`INSERT INTO format VALUES ('log', 2), ('people', $1)`, [peopleFormat.length]);
  for (const { position, stream, version, command, body, hash, link } of rows)
    await client.query(`INSERT INTO events (${rowColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
      position,
      stream,
      version,
      command,
      body,
      hash,
      link,
    ]);
  for (const { stream, version, hash } of heads.values())
    await client.query('INSERT INTO heads VALUES ($1, $2, $3)', [stream, version, hash]);
  await client.query('UPDATE log_end SET position = $1, link = $2', [end.position, end.link]);
  await client.query(`INSERT INTO people VALUES ('p7', '{"name":"x"}')`);
  await client.end();
};

describe('a log in which all streams share one chain', () => {
  it('becomes one with an order for each when it is opened, its texts, hashes and people as they were', async () => {
    const schema = freshSchema();
    const { memory, store: before } = await written();
    await laidDown(schema, memory);
    const store = granted(await openOn(schema));
    expect(await Array.fromAsync(store.export())).toEqual(await Array.fromAsync(before.export()));
    expect(await store.verify(await before.heads())).toBeUndefined();
    for (const order of ordersOf(memory.rows)) {
      const events = await store.readOrder(order, 0, 100);
      const old = await before.readOrder(order, 0, 100);
      expect(events.map(({ hash }) => hash)).toEqual(old.map(({ hash }) => hash));
      expect(events.map(({ position }) => position)).toEqual(old.map((_, i) => i + 1));
    }
    expect(await store.people.get('p7')).toEqual({ name: 'x' });
    // The same rows in the same orders, written by this program: the same links.
    const again = freshSchema();
    const fresh = granted(await openOn(again));
    granted(await fresh.import(await Array.fromAsync(before.export())));
    const links = 'SELECT ordered, position, link FROM SCHEMA.events ORDER BY ordered, position';
    const [converted, direct] = await Promise.all(
      [schema, again].map((name) => admin.query(links.replace('SCHEMA', name))),
    );
    expect(converted?.rows).toEqual(direct?.rows);
    expect(granted(await store.append('tournament/cup', 3, commitOf('c6', 'eight')))).toMatchObject({
      position: 6,
    });
    const { events } = await store.readAll(start, 100);
    expect(events.at(-1)?.data).toBe('eight');
    await store.close();
    await fresh.close();
    await granted(await openOn(schema)).close();
  });

  it('stays as it is where its chain is broken, and is refused with the place', async () => {
    const { memory } = await written();
    const broken: readonly (readonly [string, object])[] = [
      [`DELETE FROM SCHEMA.events WHERE stream LIKE '%other%'`, { kind: 'missing', position: 5 }],
      ['DELETE FROM SCHEMA.events WHERE position = 9', { kind: 'missing' }],
      [`UPDATE SCHEMA.events SET link = 'x' WHERE position = 3`, { kind: 'misplaced', position: 3 }],
      [`UPDATE SCHEMA.log_end SET link = 'x'`, { kind: 'misplaced' }],
    ];
    for (const [blow, damage] of broken) {
      const schema = freshSchema();
      await laidDown(schema, memory);
      await admin.query(blow.replace('SCHEMA', schema));
      expect(await openOn(schema)).toMatchObject({ code: 'store/damaged', damage });
      const { rows } = await admin.query(`SELECT version FROM ${schema}.format WHERE part = 'log'`);
      expect(rows).toEqual([{ version: 2 }]);
    }
  });
});

describe('orders in PostgreSQL', () => {
  it('that were tampered with past every chain are found', async () => {
    const other = `ordered = 'other'`;
    const gone = (...tables: readonly string[]): string =>
      tables.map((table) => `DELETE FROM SCHEMA.${table} WHERE ${other}`).join('; ');
    const heads = `DELETE FROM SCHEMA.heads WHERE stream LIKE '%other%'`;
    const blows = [
      `${gone('events', 'log_end')}; ${heads}`,
      gone('events', 'log_end'),
      gone('log_end'),
      `${gone('log_end')}; ${heads}`,
      gone('events'),
      'DELETE FROM SCHEMA.log_size',
      `UPDATE SCHEMA.log_end SET link = 'x' WHERE ${other}`,
      `UPDATE SCHEMA.log_end SET position = 1 WHERE ${other}`,
      `UPDATE SCHEMA.log_end SET ordered = 'third' WHERE ${other}`,
      `UPDATE SCHEMA.events SET stream = 'game/cup/q/2/1', position = 9 WHERE stream = 'game/other/q/1/1'`,
      `UPDATE SCHEMA.events SET xid = '0', nth = 10 - position WHERE ordered = 'cup'`,
    ];
    for (const blow of blows) {
      const schema = freshSchema();
      const store = granted(await openOn(schema));
      await fill(store);
      await store.close();
      await admin.query(blow.replaceAll('SCHEMA', schema));
      expect(await openOn(schema), blow).toMatchObject({ code: 'store/damaged' });
    }
  });

  it('from the dump of a server that has counted further are shown, and go on behind', async () => {
    const schema = freshSchema();
    const store = granted(await openOn(schema));
    await fill(store);
    const before = (await store.readAll(start, 100)).events;
    await store.close();
    const ahead = `(xid::text::bigint + 1000000)::text::xid8`;
    await admin.query(
      `UPDATE ${schema}.events SET xid = ${ahead}; UPDATE ${schema}.log_end SET xid = ${ahead}`,
    );
    const restored = granted(await openOn(schema));
    expect((await restored.readAll(start, 100)).events).toEqual(before);
    granted(await restored.append('club/minsk', 2, commitOf('c9', 'nine')));
    const { events } = await restored.readAll(start, 100);
    expect(events.map(({ command }) => command)).toEqual([...before.map(({ command }) => command), 'c9']);
    await restored.close();
  });
});
