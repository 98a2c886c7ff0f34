// What a PostgreSQL home asks its tables, statement by statement.
import { hash } from 'node:crypto';
import { type Head, headsOf, type Row } from './chain.ts';
import { orderOf } from './order.ts';
import { rowColumns } from './sql-format.ts';

type OrderLock = { readonly order: string; readonly key: bigint };

/** Sorted, so that two writers of the same orders never wait for each other in a circle. */
export const locksOf = (schema: string, orders: readonly string[]): readonly OrderLock[] =>
  [...new Set(orders)]
    .map((order) => ({ order, key: hash('sha256', `${schema} ${order}`, 'buffer').readBigInt64BE() }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

const lockFunctions = { wait: 'pg_advisory_xact_lock', try: 'pg_try_advisory_xact_lock' };

/**
 * Whoever writes to an order holds its lock until the commit is visible. Advisory locks, because they are held
 * before the transaction has an id: so the ids of those who write to an order are in the order of their
 * positions. A lock on a row would give the id first.
 */
export const beginWith = (locks: readonly OrderLock[], how: keyof typeof lockFunctions): string =>
  [
    'BEGIN ISOLATION LEVEL READ COMMITTED',
    ...locks.map(({ key }) => `SELECT ${lockFunctions[how]}(${key}) AS taken`),
  ].join(';');

/** In a statement of its own: it sees what the writer has left who held the lock before. */
export const look = `
  SELECT wanted.*, version, hash, position, link, recorded
  FROM unnest($1::text[], $2::text[], $3::text[]) AS wanted (stream, ordered, command)
  LEFT JOIN heads USING (stream)
  LEFT JOIN log_end USING (ordered)
  LEFT JOIN LATERAL (
    SELECT true AS recorded FROM events WHERE events.stream = wanted.stream AND events.command = wanted.command LIMIT 1
  ) AS written ON true`;

export type Looked = {
  readonly stream: string;
  readonly version: number | null;
  readonly hash: string | null;
  readonly ordered: string;
  readonly position: number | null;
  readonly link: string | null;
  readonly command: string;
  readonly recorded: boolean | null;
};

export const addOrders = 'UPDATE log_size SET orders = orders + $1';

export const write = `
  WITH added AS (
    INSERT INTO events (${rowColumns}, xid, nth)
    SELECT ${rowColumns}, pg_current_xact_id(), nth
    FROM unnest($1::integer[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[])
      WITH ORDINALITY AS given (${rowColumns}, nth)
  ), moved AS (
    INSERT INTO heads (stream, version, hash) SELECT * FROM unnest($8::text[], $9::integer[], $10::text[])
    ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash
  )
  INSERT INTO log_end (ordered, position, link, xid)
  SELECT ordered, position, link, pg_current_xact_id()
  FROM unnest($11::text[], $12::integer[], $13::text[]) AS given (ordered, position, link)
  ON CONFLICT (ordered) DO UPDATE SET position = excluded.position, link = excluded.link, xid = excluded.xid`;

const columnsOf = <T>(rows: readonly T[], ...keys: readonly (keyof T)[]): unknown[] =>
  keys.map((key) => rows.map((row) => row[key]));

export const writeValues = (rows: readonly Row[]): unknown[] => {
  const last = new Map(rows.map((row) => [orderOf(row.stream), row]));
  return [
    ...columnsOf(rows, 'position', 'stream', 'version', 'command', 'body', 'hash', 'link'),
    ...columnsOf<Head>(headsOf(rows), 'stream', 'version', 'hash'),
    [...last.keys()],
    ...columnsOf([...last.values()], 'position', 'link'),
  ];
};

const inStream = `SELECT ${rowColumns} FROM events WHERE stream = $1`;
export const readCommand = `${inStream} AND command = $2 ORDER BY version`;
export const readStream = `${inStream} AND version >= $2 ORDER BY version LIMIT $3`;
export const readOrder = `SELECT ${rowColumns} FROM events WHERE ordered = $1 AND position > $2 ORDER BY position LIMIT $3`;

const behind = (and: string): string => `
  SELECT ${rowColumns}, xid, nth FROM events WHERE (xid, nth) > ($1::xid8, $2::integer) ${and} ORDER BY xid, nth LIMIT $3`;

/** An id below those still at work has committed or never will: nothing can appear before it any more. */
const settled = 'pg_snapshot_xmin(pg_current_snapshot())';
export const readAll = behind(`AND xid < ${settled}`);
export const scan = behind('');
export const isHeld = `SELECT EXISTS (SELECT FROM events WHERE xid >= ${settled}) AS held`;

/** Which orders were written since a mark, and the next mark: whoever was at work then comes again. */
export const writtenSince = `
  SELECT ${settled}::text AS mark, ARRAY (SELECT ordered FROM log_end WHERE xid >= $1::xid8) AS orders`;

/** One statement, so that all of it is of one moment. */
export const readEnds = `
  SELECT 'end' AS kind, ordered AS name, position AS number, link AS hash FROM log_end
  UNION ALL SELECT 'head', stream, version, hash FROM heads
  UNION ALL SELECT 'size', '', orders, '' FROM log_size`;

export type RecordedEnd = {
  readonly kind: 'end' | 'head' | 'size';
  readonly name: string;
  readonly number: number;
  readonly hash: string;
};
