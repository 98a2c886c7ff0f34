// The log in PostgreSQL 15 or newer: any number of processes write to it and hear of each other's events.
import { hash } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type ClientConfig, escapeIdentifier, type PoolClient, type QueryResultRow } from 'pg';
import type { Head, Row } from './chain.ts';
import { openingFault } from './fault.ts';
import {
  type Bookmark,
  type Found,
  type Home,
  type Look,
  type RowPage,
  type SavedState,
  start,
} from './home.ts';
import { orderOf, ordersOf } from './order.ts';
import type { People } from './people.ts';
import { type Announcer, announcerOn } from './postgres-announce.ts';
import { type Connections, connectionsTo, patienceFor } from './postgres-connect.ts';
import { type Listener, listenTo } from './postgres-listen.ts';
import { placeName, preparePostgres } from './postgres-open.ts';
import { postgresPeople } from './postgres-people.ts';
import * as sql from './postgres-sql.ts';
import type { StoreRefusal } from './refusal.ts';

export type PostgresPlace = {
  /** postgres://user:password@host/database */
  readonly url: string;
  /** The schema of this store's tables, made where it is missing: several stores may share a database. */
  readonly schema?: string;
};

type Parts = {
  readonly name: string;
  readonly schema: string;
  /** Reads have connections of their own: whoever waits for a writer's lock keeps no reader waiting. */
  readonly readers: Connections;
  readonly writers: Connections;
  readonly announcer: Announcer;
  readonly listener: Listener;
  readonly people: People;
};

/** More rows than a command has: an import. */
const bulky = 1_000;

const query = async <R extends QueryResultRow>(
  client: PoolClient,
  name: string,
  text: string,
  values: unknown[],
): Promise<R[]> => (await client.query<R>({ name, text, values })).rows;

/** Queries that go out in one packet: each call to the operating system costs as much as a statement. */
const atOnce = <T extends readonly unknown[] | []>(
  { connection: { stream } }: PoolClient,
  queries: () => T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  stream.cork();
  try {
    return Promise.all(queries());
  } finally {
    stream.uncork();
  }
};

const foundIn = (looked: readonly sql.Looked[]): Omit<Found, 'recorded'> => ({
  ends: new Map(
    looked.flatMap(({ ordered, position, link }) =>
      position === null || link === null ? [] : [[ordered, { position, link }]],
    ),
  ),
  heads: new Map(
    looked.flatMap(({ stream, version, hash }) =>
      version === null || hash === null ? [] : [[stream, { stream, version, hash }]],
    ),
  ),
});

type TimedRow = Row & { readonly xid: string; readonly nth: number };

const bookmarkAt = ({ xid, nth }: TimedRow): Bookmark => `${xid}.${nth}`;
const placeOf = (after: Bookmark): readonly string[] => (after === start ? ['0', '0'] : after.split('.'));

const homeOver = ({ name, schema, readers, writers, announcer, listener, people }: Parts): Home => {
  const ask = <R extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<R[]> =>
    readers.use((client) => query<R>(client, name, text, values));

  const lookUnderLock = async (client: PoolClient, { streams, command }: Look): Promise<Found> => {
    const orders = streams.map(orderOf);
    const [, looked] = await atOnce(client, () => [
      client.query(sql.beginIn(schema, orders)),
      query<sql.Looked>(client, 'look', sql.look, [streams, orders, command ?? '']),
    ]);
    const doubled = command !== undefined && looked.some(({ recorded }) => recorded);
    const recorded = doubled
      ? await query<Row>(client, 'command', sql.readCommand, [streams[0] ?? '', command])
      : [];
    return { ...foundIn(looked), recorded };
  };

  const read = async (client: PoolClient, text: string, after: Bookmark, limit: number) => {
    const name = text === sql.readAll ? 'all' : 'scan';
    const rows = await query<TimedRow>(client, name, text, [...placeOf(after), limit]);
    const last = rows.at(-1);
    return { rows, next: last ? bookmarkAt(last) : after };
  };

  return {
    name,
    sha256: (text) => hash('sha256', text),
    chainOf: orderOf,
    commit: async (wanted, plan) => {
      const { rows, answer } = await writers.use(async (client, { atMost }) => {
        const found = await lookUnderLock(client, wanted);
        const planned = plan(found);
        const { rows } = planned;
        if (rows.length > bulky) {
          const milliseconds = patienceFor(rows.length);
          atMost(2 * milliseconds);
          await client.query(`SET LOCAL statement_timeout = ${milliseconds}`);
        }
        const fresh = [...ordersOf(rows)].filter((order) => !found.ends.has(order)).length;
        // A write that failed makes a ROLLBACK of the COMMIT behind it.
        await atOnce(client, () => [
          fresh > 0 && query(client, 'orders', sql.addOrders, [fresh]),
          rows.length > 0 && query(client, 'write', sql.write, sql.writeValues(rows)),
          client.query('COMMIT'),
        ]);
        return planned;
      });
      announcer.announce(ordersOf(rows));
      return answer;
    },
    recorded: (stream, command) => ask<Row>('command', sql.readCommand, [stream, command]),
    head: async (stream) =>
      (await ask<Head>('head', 'SELECT stream, version, hash FROM heads WHERE stream = $1', [stream]))[0],
    readStream: (stream, from, limit) => ask<Row>('stream', sql.readStream, [stream, from, limit]),
    readAll: (after, limit) =>
      readers.use(async (client): Promise<RowPage> => {
        // Asked first: what is not held back now is among the rows read next.
        const [held, page] = await Promise.all([
          query<{ held: boolean }>(client, 'held', sql.isHeld, []),
          read(client, sql.readAll, after, limit),
        ]);
        return { ...page, held: held.some((each) => each.held) };
      }),
    scan: (after, limit) =>
      readers.use(async (client) => ({ ...(await read(client, sql.scan, after, limit)), held: false })),
    readOrder: (order, after, limit) => ask<Row>('order', sql.readOrder, [order, after, limit]),
    ends: async () => {
      const recorded = await ask<sql.RecordedEnd>('ends', sql.readEnds, []);
      const of = (kind: sql.RecordedEnd['kind']) => recorded.filter((each) => each.kind === kind);
      return {
        ends: new Map(of('end').map(({ name, number, hash }) => [name, { position: number, link: hash }])),
        // Without its record no number of orders is enough.
        chains: of('size')[0]?.number ?? Number.POSITIVE_INFINITY,
        heads: of('head').map(({ name, number, hash }) => ({ stream: name, version: number, hash })),
      };
    },
    watch: listener.watch,
    saveState: async ({ stream, version, schema, state, seal }) => {
      const text = `INSERT INTO snapshots (stream, version, schema, state, seal) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (stream)
        DO UPDATE SET version = excluded.version, schema = excluded.schema, state = excluded.state, seal = excluded.seal`;
      await writers.use((client) => query(client, 'save', text, [stream, version, schema, state, seal]));
    },
    loadState: async (stream) =>
      (
        await ask<SavedState>(
          'load',
          'SELECT stream, version, schema, state, seal FROM snapshots WHERE stream = $1',
          [stream],
        )
      )[0],
    people,
    isSound: async () => true,
    close: async () => {
      await announcer.close();
      await listener.close();
      await readers.close();
      await writers.close();
    },
  };
};

/** A plan made while the tables were small is kept when they have grown: every way into them is an index. */
const byIndex = '-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off';

export const postgresHome = async ({
  url,
  schema = 'omerta',
}: PostgresPlace): Promise<Home | StoreRefusal> => {
  const name = placeName(url, schema);
  const channel = `omerta ${schema}`;
  const path = escapeIdentifier(schema).replaceAll(/[\\ ]/g, '\\$&');
  // The statements of a commit go out together: two round trips instead of five.
  const config: ClientConfig = {
    connectionString: url,
    pipeline: true,
    application_name: channel,
    options: `-c search_path=${path} ${byIndex}`,
  };
  const [readers, writers] = [connectionsTo(config, name), connectionsTo(config, name)];
  const opened = await writers
    .use((client, patience) => preparePostgres(client, patience, schema, name))
    .then(async (refused) => refused ?? (await postgresPeople(readers, writers)))
    .catch(openingFault);
  if (!isRefusal(opened))
    return homeOver({
      name,
      schema,
      readers,
      writers,
      announcer: announcerOn(readers, channel),
      listener: listenTo(config, channel),
      people: opened,
    });
  await readers.close();
  await writers.close();
  return opened;
};
