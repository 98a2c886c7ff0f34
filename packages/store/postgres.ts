// The log in PostgreSQL 15 or newer: any number of processes write to it and hear of each other's events.
import { hash } from 'node:crypto';
import {
  DatabaseError,
  escapeIdentifier,
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryResultRow,
} from 'pg';
import { type End, emptyEnd, type Head, headsOf, type Row } from './chain.ts';
import type { Found, Home, Look, SavedState } from './home.ts';
import type { People } from './people.ts';
import { type Listener, listenTo } from './postgres-listen.ts';
import { placeName, preparePostgres } from './postgres-open.ts';
import { postgresPeople } from './postgres-people.ts';
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

/** A client whose work failed is thrown away: nobody knows in which state its connection is. */
const withClient = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

type Parts = {
  readonly name: string;
  readonly pool: Pool;
  readonly listener: Listener;
  readonly channel: string;
  readonly people: People;
};

const homeOver = ({ name, pool, listener, channel, people }: Parts): Home => {
  const query = async <R extends QueryResultRow>(
    on: Pool | PoolClient,
    name: string,
    text: string,
    values: unknown[],
  ): Promise<R[]> => (await on.query<R>({ name, text, values })).rows;
  const recorded = (on: Pool | PoolClient, stream: string, command: string): Promise<Row[]> =>
    query<Row>(on, 'command', readCommand, [stream, command]);

  const look = async (client: PoolClient, { streams, command }: Look): Promise<Found> => {
    const [, [end], found] = await Promise.all([
      client.query('BEGIN ISOLATION LEVEL READ COMMITTED'),
      query<End>(client, 'lock', lockEnd, []),
      query<Head & { recorded: boolean }>(client, 'heads', lookHeads, [streams, command ?? '']),
    ]);
    if (!end) throw new Error(`The table log_end of ${name} has lost its row: restore a backup.`);
    const doubled = command !== undefined && found.some((head) => head.recorded);
    const heads = new Map(found.map(({ stream, version, hash }) => [stream, { stream, version, hash }]));
    return { end, heads, recorded: doubled ? await recorded(client, streams[0] ?? '', command) : [] };
  };

  return {
    name,
    sha256: (text) => hash('sha256', text),
    commit: (wanted, plan) =>
      withClient(pool, async (client) => {
        const { rows, answer } = plan(await look(client, wanted));
        const end = rows.at(-1);
        // A write that failed makes a ROLLBACK of the COMMIT behind it.
        await Promise.all([
          end && query(client, 'write', writeRows, writeValues(rows, end, channel)),
          client.query('COMMIT'),
        ]);
        return answer;
      }),
    recorded: (stream, command) => recorded(pool, stream, command),
    head: async (stream) =>
      (
        await query<Head>(pool, 'head', 'SELECT stream, version, hash FROM heads WHERE stream = $1', [stream])
      )[0],
    readStream: (stream, from, limit) => query<Row>(pool, 'stream', readStream, [stream, from, limit]),
    readAll: (after, limit) => query<Row>(pool, 'all', readAll, [after, limit]),
    ends: async () => {
      const rows = await query<End & (Head | { stream: null })>(pool, 'ends', readEnds, []);
      const heads = rows.flatMap((row) =>
        row.stream === null ? [] : { stream: row.stream, version: row.version, hash: row.hash },
      );
      return { end: rows[0] ? { position: rows[0].position, link: rows[0].link } : emptyEnd, heads };
    },
    watch: listener.watch,
    saveState: async ({ stream, version, schema, state, seal }) => {
      const text = `INSERT INTO snapshots (stream, version, schema, state, seal) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (stream)
        DO UPDATE SET version = excluded.version, schema = excluded.schema, state = excluded.state, seal = excluded.seal`;
      await query(pool, 'save', text, [stream, version, schema, state, seal]);
    },
    loadState: async (stream) =>
      (
        await query<SavedState>(
          pool,
          'load',
          'SELECT stream, version, schema, state, seal FROM snapshots WHERE stream = $1',
          [stream],
        )
      )[0],
    people,
    isSound: async () => true,
    faultOf: (error) => {
      // What does not come from the server comes from the way to it; 57P is a server that goes down or comes up.
      if (!(error instanceof DatabaseError) || error.code?.startsWith('57P')) return 'out-of-reach';
      return error.code?.startsWith('XX') ? 'damaged' : 'other';
    },
    close: async () => {
      await listener.close();
      await pool.end();
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
  const config: PoolConfig = {
    connectionString: url,
    pipeline: true,
    application_name: channel,
    options: `-c search_path=${path}`,
  };
  const pool = new Pool(config);
  // Without handlers a lost connection would end the process; the next query reports it instead.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const refused = await preparePostgres(pool, schema, name);
    if (refused) {
      await pool.end();
      return refused;
    }
    return homeOver({
      name,
      pool,
      listener: listenTo(config, channel),
      channel,
      people: await postgresPeople(pool),
    });
  } catch (error) {
    await pool.end();
    return {
      code: 'store/unreachable',
      home: name,
      reason: error instanceof Error ? error.message : String(error),
    };
  }
};
