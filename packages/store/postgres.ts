// The log in PostgreSQL 15 or newer: any number of processes write to it and hear of each other's events.
import { hash } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type ClientConfig, escapeIdentifier, type PoolClient, type QueryResultRow } from 'pg';
import type { Head, Row } from './chain.ts';
import { openingFault } from './fault.ts';
import { type Bookmark, type Home, type RowPage, type SavedState, start } from './home.ts';
import { orderOf, ordersOf } from './order.ts';
import type { People } from './people.ts';
import { type Announcer, announcerOn } from './postgres-announce.ts';
import { committer, type Writers } from './postgres-commit.ts';
import { type Connections, connectionsTo, query } from './postgres-connect.ts';
import { type Listener, listenTo } from './postgres-listen.ts';
import { placeName, preparePostgres } from './postgres-open.ts';
import { postgresPeople } from './postgres-people.ts';
import * as sql from './postgres-sql.ts';
import { postgresVault } from './postgres-vault.ts';
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
  readonly writers: Writers;
  readonly announcer: Announcer;
  readonly listener: Listener;
  readonly people: People;
};

type TimedRow = Row & { readonly xid: string; readonly nth: number };

const bookmarkAt = ({ xid, nth }: TimedRow): Bookmark => `${xid}.${nth}`;
const placeOf = (after: Bookmark): readonly string[] => (after === start ? ['0', '0'] : after.split('.'));

const homeOver = (parts: Parts): Home => {
  const { name, schema, readers, writers, announcer, listener, people } = parts;
  const ask = <R extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<R[]> =>
    readers.use((client) => query<R>(client, name, text, values));

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
    commit: committer(writers, schema, (rows) => announcer.announce(ordersOf(rows))),
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
      await writers.alone.use((client) =>
        query(client, 'save', text, [stream, version, schema, state, seal]),
      );
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
    vault: postgresVault(readers, writers.alone),
    isSound: async () => true,
    close: async () => {
      await announcer.close();
      await listener.close();
      await readers.close();
      await writers.alone.close();
      await writers.together.close();
    },
  };
};

/**
 * A plan made while the tables were small is kept when they have grown: every way into them is an index. Where there
 * is no other way than a scan its price is then without measure, and the server would compile the statement for it:
 * half a second for a row.
 */
const byIndex = '-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c jit=off';

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
  const readers = connectionsTo(config, name);
  const writers = { alone: connectionsTo(config, name), together: connectionsTo(config, name) };
  const opened = await writers.alone
    .use((client, patience) => preparePostgres(client, patience, schema, name))
    .then(async (refused) => refused ?? (await postgresPeople(readers, writers.alone)))
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
  await writers.alone.close();
  return opened;
};
