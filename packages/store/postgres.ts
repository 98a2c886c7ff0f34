// The log in PostgreSQL 15 or newer: any number of processes write to it and hear of each other's events.
import { hash } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type ClientConfig, escapeIdentifier, type PoolClient, type QueryResultRow } from 'pg';
import { type End, emptyEnd, type Head, headsOf, type Row } from './chain.ts';
import { openingFault } from './fault.ts';
import type { Found, Home, Look, SavedState } from './home.ts';
import type { People } from './people.ts';
import { type Connections, connectionsTo, patienceFor } from './postgres-connect.ts';
import { type Listener, listenTo } from './postgres-listen.ts';
import { placeName, preparePostgres } from './postgres-open.ts';
import { postgresPeople } from './postgres-people.ts';
import { postgresVault } from './postgres-vault.ts';
import type { StoreRefusal } from './refusal.ts';
import { rowColumns } from './sql-format.ts';

export type PostgresPlace = {
  /** postgres://user:password@host/database */
  readonly url: string;
  /** The schema of this store's tables, made where it is missing: several stores may share a database. */
  readonly schema?: string;
};

/**
 * The lock on the single row of `log_end` makes writers wait for each other until the commit is visible.
 * Positions are counted under it, so that there is neither a gap nor a commit that appears behind a position
 * that a reader has already passed: both are what a sequence would bring. What is looked at next, in a
 * statement of its own, is what the writer before has left.
 */
const lockEnd = 'SELECT position, link FROM log_end FOR UPDATE';

const lookHeads = `
  SELECT stream, version, hash, EXISTS (SELECT FROM events WHERE events.stream = heads.stream AND command = $2) AS recorded
  FROM heads WHERE stream = ANY ($1)`;
const readCommand = `SELECT ${rowColumns} FROM events WHERE stream = $1 AND command = $2 ORDER BY version`;
const readStream = `SELECT ${rowColumns} FROM events WHERE stream = $1 AND version >= $2 ORDER BY version LIMIT $3`;
const readAll = `SELECT ${rowColumns} FROM events WHERE position > $1 ORDER BY position LIMIT $2`;
/** One statement, so that end and heads are of one moment. */
const readEnds =
  'SELECT log_end.position, log_end.link, stream, heads.version, hash FROM log_end LEFT JOIN heads ON true';

const writeRows = `
  WITH added AS (
    INSERT INTO events (${rowColumns})
    SELECT * FROM unnest($1::integer[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[])
  ), moved AS (
    INSERT INTO heads (stream, version, hash) SELECT * FROM unnest($8::text[], $9::integer[], $10::text[])
    ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash
  ), ended AS (
    UPDATE log_end SET position = $11, link = $12
  )
  SELECT pg_notify($13, $11::text)`;

const writeValues = (rows: readonly Row[], end: End, channel: string): unknown[] => {
  const of = (key: keyof Row): unknown[] => rows.map((row) => row[key]);
  const heads = headsOf(rows);
  const columns = [
    of('position'),
    of('stream'),
    of('version'),
    of('command'),
    of('body'),
    of('hash'),
    of('link'),
  ];
  const moved = [
    heads.map(({ stream }) => stream),
    heads.map(({ version }) => version),
    heads.map((head) => head.hash),
  ];
  return [...columns, ...moved, end.position, end.link, channel];
};

type Parts = {
  readonly name: string;
  /** Reads have connections of their own: whoever waits for a writer's lock keeps no reader waiting. */
  readonly readers: Connections;
  readonly writers: Connections;
  readonly listener: Listener;
  readonly channel: string;
  readonly people: People;
};

/** More rows than a command has: an import. */
const bulky = 1_000;

const homeOver = ({ name, readers, writers, listener, channel, people }: Parts): Home => {
  const query = async <R extends QueryResultRow>(
    client: PoolClient,
    name: string,
    text: string,
    values: unknown[],
  ): Promise<R[]> => (await client.query<R>({ name, text, values })).rows;
  const ask = <R extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<R[]> =>
    readers.use((client) => query<R>(client, name, text, values));

  const look = async (client: PoolClient, { streams, command }: Look): Promise<Found> => {
    const [, [end], found] = await Promise.all([
      client.query('BEGIN ISOLATION LEVEL READ COMMITTED'),
      query<End>(client, 'lock', lockEnd, []),
      query<Head & { recorded: boolean }>(client, 'heads', lookHeads, [streams, command ?? '']),
    ]);
    if (!end) throw new Error(`The table log_end of ${name} has lost its row: restore a backup.`);
    const doubled = command !== undefined && found.some((head) => head.recorded);
    const heads = new Map(found.map(({ stream, version, hash }) => [stream, { stream, version, hash }]));
    return {
      end,
      heads,
      recorded: doubled ? await query<Row>(client, 'command', readCommand, [streams[0] ?? '', command]) : [],
    };
  };

  return {
    name,
    sha256: (text) => hash('sha256', text),
    commit: (wanted, plan) =>
      writers.use(async (client, { atMost }) => {
        const { rows, answer } = plan(await look(client, wanted));
        const end = rows.at(-1);
        if (rows.length > bulky) {
          const milliseconds = patienceFor(rows.length);
          atMost(2 * milliseconds);
          await client.query(`SET LOCAL statement_timeout = ${milliseconds}`);
        }
        // A write that failed makes a ROLLBACK of the COMMIT behind it.
        await Promise.all([
          end && query(client, 'write', writeRows, writeValues(rows, end, channel)),
          client.query('COMMIT'),
        ]);
        return answer;
      }),
    recorded: (stream, command) => ask<Row>('command', readCommand, [stream, command]),
    head: async (stream) =>
      (await ask<Head>('head', 'SELECT stream, version, hash FROM heads WHERE stream = $1', [stream]))[0],
    readStream: (stream, from, limit) => ask<Row>('stream', readStream, [stream, from, limit]),
    readAll: (after, limit) => ask<Row>('all', readAll, [after, limit]),
    ends: async () => {
      const rows = await ask<End & (Head | { stream: null })>('ends', readEnds, []);
      const heads = rows.flatMap((row) =>
        row.stream === null ? [] : { stream: row.stream, version: row.version, hash: row.hash },
      );
      return { end: rows[0] ? { position: rows[0].position, link: rows[0].link } : emptyEnd, heads };
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
    vault: postgresVault(readers, writers),
    isSound: async () => true,
    close: async () => {
      await listener.close();
      await readers.close();
      await writers.close();
    },
  };
};

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
    options: `-c search_path=${path}`,
  };
  const [readers, writers] = [connectionsTo(config, name), connectionsTo(config, name)];
  const opened = await writers
    .use((client) => preparePostgres(client, schema, name))
    .then(async (refused) => refused ?? (await postgresPeople(readers, writers)))
    .catch(openingFault);
  if (!isRefusal(opened))
    return homeOver({ name, readers, writers, listener: listenTo(config, channel), channel, people: opened });
  await readers.close();
  await writers.close();
  return opened;
};
