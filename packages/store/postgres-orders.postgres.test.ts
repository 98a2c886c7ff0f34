// Orders in PostgreSQL: they do not wait for each other, and who reads everything misses nothing between them.
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { inTime } from '@omerta/testkit/machine/in-time.ts';
import { startPostgres } from '@omerta/testkit/machine/postgres.ts';
import { type Wire, wireTo } from '@omerta/testkit/machine/wire.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { commitOf, granted } from './contract/ground.ts';
import type { Envelope } from './envelope.ts';
import { start } from './home.ts';
import { orderOf } from './order.ts';
import { postgresHome } from './postgres.ts';
import { beginWith, locksOf } from './postgres-sql.ts';
import { openStore, type Store } from './store.ts';

const { url, stop } = startPostgres();
const admin = new pg.Pool({ connectionString: url });
const schemas: string[] = [];
const stores: Store[] = [];
const wires: Wire[] = [];
const holders: pg.Client[] = [];

const freshSchema = (): string => {
  const schema = `omerta_order_${randomUUID().replaceAll('-', '')}`;
  schemas.push(schema);
  return schema;
};
const open = async (schema: string, at = url): Promise<Store> => {
  const store = granted(await openStore(await postgresHome({ url: at, schema })));
  stores.push(store);
  return store;
};
const wired = async (schema: string) => {
  const wire = await wireTo(url);
  wires.push(wire);
  return { wire, store: await open(schema, wire.url) };
};

afterAll(async () => {
  for (const holder of holders) await holder.end();
  for (const wire of wires) await wire.down();
  for (const store of stores) await store.close();
  for (const schema of schemas) await admin.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await admin.end();
  stop();
});

/** Reads a subscription until it has seen so many events. */
const seenBy = async (store: Store, count: number): Promise<Envelope[]> => {
  const [seen, leave] = [[] as Envelope[], new AbortController()];
  for await (const event of store.subscribe(start, leave.signal)) {
    seen.push(event);
    if (seen.length === count) leave.abort();
  }
  return seen;
};

const placesIn = (events: readonly Envelope[], order: string): number[] =>
  events.filter(({ stream }) => orderOf(stream) === order).map(({ position }) => position);

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** As often as it takes where others write to the same stream. */
const add = async (store: Store, stream: string, command: string): Promise<void> => {
  for (;;) {
    const { version } = await store.head(stream);
    const answer = await store.append(stream, version, commitOf(command, 1, 2));
    if (!isRefusal(answer)) return;
    expect(answer.code).toBe('append/stale');
  }
};

/** From now on commits to `tournament/slow` stand still, with their rows written, until they are let go. */
const holdCommits = async (schema: string) => {
  const holder = new pg.Client(url);
  holders.push(holder);
  await holder.connect();
  const key = Math.floor(Math.random() * 2 ** 31);
  await holder.query(`
    CREATE FUNCTION ${schema}.hold() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock(${key}); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER hold AFTER INSERT ON ${schema}.events DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.stream = 'tournament/slow') EXECUTE FUNCTION ${schema}.hold()`);
  await holder.query('SELECT pg_advisory_lock($1)', [key]);
  const waiting = 'SELECT FROM pg_locks WHERE locktype = $1 AND objid = $2 AND NOT granted';
  return {
    isHeld: async (): Promise<void> => {
      while ((await admin.query(waiting, ['advisory', key])).rowCount === 0);
    },
    letGo: async (): Promise<void> => {
      await holder.query('SELECT pg_advisory_unlock($1)', [key]);
    },
  };
};

describe('who reads everything', () => {
  it('sees each event once, those of an order in order, while many write to several orders at once', async () => {
    const schema = freshSchema();
    const writers = [await open(schema), await open(schema), await open(schema)];
    const reader = await open(schema);
    const orders = ['a', 'b', 'c', 'd'];
    const [rounds, each] = [12, 2];
    const total = writers.length * orders.length * rounds * 2 * each;
    const reading = seenBy(reader, total);
    const write = async (store: Store, writer: number, order: string): Promise<void> => {
      for (let i = 0; i < rounds; i++) {
        await add(store, `tournament/${order}`, `${writer}-${i}`);
        await add(store, `game/${order}/${writer}`, `${writer}-${i}`);
      }
    };
    await Promise.all(writers.flatMap((store, i) => orders.map((order) => write(store, i, order))));
    const seen = await inTime(reading);
    for (const order of orders) expect(placesIn(seen, order)).toEqual(upTo(total / orders.length));
    const { events } = await reader.readAll(start, 10_000);
    expect(events.map(({ stream, version }) => [stream, version])).toEqual(
      seen.map(({ stream, version }) => [stream, version]),
    );
    expect(await reader.verify()).toBeUndefined();
  });

  it('waits for a commit under way, and then sees it and what came after it', async () => {
    const schema = freshSchema();
    const [slow, store] = [await open(schema), await open(schema)];
    granted(await slow.append('tournament/slow', 0, commitOf('c0', 0)));
    const before = await store.readAll(start, 10);
    expect(before.events).toHaveLength(1);
    const reading = seenBy(store, 3);
    const { isHeld, letGo } = await holdCommits(schema);
    const committing = slow.append('tournament/slow', 1, commitOf('c1', 1));
    await isHeld();
    granted(await store.append('tournament/quick', 0, commitOf('c2', 2)));
    expect(await store.readOrder('quick', 0, 10)).toHaveLength(1);
    expect(await store.readAll(before.next, 10)).toEqual({ events: [], next: before.next });
    // Who opens meanwhile is given all that was acknowledged.
    const other = await open(schema);
    expect(await Array.fromAsync(other.export())).toHaveLength(1 + 2);
    await letGo();
    granted(await inTime(committing));
    const { events } = await store.readAll(before.next, 10);
    expect(events.map(({ command }) => command)).toEqual(['c1', 'c2']);
    expect((await inTime(reading)).map(({ command }) => command)).toEqual(['c0', 'c1', 'c2']);
  });

  it('meets ids in the order of the positions: who waits for an order has none yet', async () => {
    const schema = freshSchema();
    const store = await open(schema);
    granted(await store.append('tournament/cup', 0, commitOf('c1', 1)));
    const holder = new pg.Client(url);
    holders.push(holder);
    await holder.connect();
    await holder.query(beginWith(locksOf(schema, ['cup']), 'wait'));
    const writing = store.append('tournament/cup', 1, commitOf('c2', 2));
    const waiting =
      "SELECT backend_xid FROM pg_stat_activity WHERE application_name = $1 AND wait_event = 'advisory'";
    let found: readonly object[] = [];
    while (found.length === 0) found = (await admin.query<object>(waiting, [`omerta ${schema}`])).rows;
    await holder.query('ROLLBACK');
    expect(found).toEqual([{ backend_xid: null }]);
    granted(await inTime(writing));
  });

  it('is woken by what nobody announced', async () => {
    const schema = freshSchema();
    const { wire, store } = await wired(schema);
    const reader = await open(schema);
    const reading = seenBy(reader, 2);
    granted(await store.append('tournament/cup', 0, commitOf('c1', 1)));
    wire.fate = ({ text }) => (text.includes('announce') ? 'cut-before' : 'pass');
    granted(await store.append('tournament/cup', 1, commitOf('c2', 2)));
    expect(placesIn(await inTime(reading), 'cup')).toEqual([1, 2]);
  });
});

describe('commits of one process at the same moment', () => {
  const names = upTo(20).map((n) => `tournament/t${n}`);
  const opened = async (schema: string): Promise<Store> => {
    const store = await open(schema);
    for (const name of names) granted(await store.append(name, 0, commitOf('c0', 0)));
    return store;
  };

  it('share a transaction, each with its own receipt', async () => {
    const schema = freshSchema();
    const store = await opened(schema);
    const receipts = await Promise.all(names.map((name) => store.append(name, 1, commitOf('c1', name))));
    expect(receipts.map((receipt) => granted(receipt).position)).toEqual(names.map(() => 2));
    const sql = `SELECT count(DISTINCT xid)::integer AS count FROM ${schema}.events WHERE command = 'c1'`;
    expect((await admin.query<{ count: number }>(sql)).rows[0]?.count).toBeLessThan(names.length / 2);
    expect(await store.verify()).toBeUndefined();
  });

  it('harm none of the others when one cannot be written', async () => {
    const schema = freshSchema();
    const store = await opened(schema);
    await admin.query(`
      CREATE FUNCTION ${schema}.refuse() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION ''no''; END';
      CREATE TRIGGER refuse BEFORE INSERT ON ${schema}.events
        FOR EACH ROW WHEN (NEW.stream = 'tournament/t3') EXECUTE FUNCTION ${schema}.refuse()`);
    const answers = await Promise.allSettled(
      names.map((name, i) => store.append(name, 1, commitOf('c1', i === 4 ? Number.NaN : i))),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      names.map((_, i) => (i === 2 ? 'rejected' : 'fulfilled')),
    );
    const heads = await Promise.all(names.map((name) => store.head(name)));
    expect(heads.map(({ version }) => version)).toEqual(names.map((_, i) => (i === 2 || i === 4 ? 1 : 2)));
    expect(await store.append('tournament/t5', 1, commitOf('c2', Number.NaN))).toMatchObject({
      code: 'append/not-json',
    });
    expect(await store.verify()).toBeUndefined();
  });
});
