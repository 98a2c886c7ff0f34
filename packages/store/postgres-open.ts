// Makes a PostgreSQL schema ready: the server is new enough and durable, the tables are of today's format.
import { addressIn } from '@omerta/base/address.ts';
import { escapeIdentifier, type PoolClient } from 'pg';
import type { Damage } from './damage.ts';
import { type Patience, patienceFor } from './postgres-connect.ts';
import {
  bringBack,
  brokenChain,
  chaining,
  dropChaining,
  isAhead,
  postgresLogFormat,
} from './postgres-format.ts';
import type { StoreRefusal } from './refusal.ts';
import { peopleFormat } from './sql-format.ts';

const oldestServer = 15;

/** Host, database and schema: what a person needs to find it, without the password. */
export const placeName = (url: string, schema: string): string => {
  const parsed = addressIn(url);
  return parsed ? `${parsed.searchParams.get('host') ?? parsed.host}${parsed.pathname}/${schema}` : schema;
};

const unfitServer = async (client: PoolClient, home: string): Promise<StoreRefusal | undefined> => {
  type Settings = { number: number; version: string; fsync: string; synchronous_commit: string };
  const { rows } = await client.query<Settings>(
    `SELECT current_setting('server_version_num')::integer AS number, current_setting('server_version') AS version,
       current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit`,
  );
  const [settings] = rows;
  if (!settings || settings.number < oldestServer * 10_000) {
    return { code: 'store/server-too-old', home, found: settings?.version ?? '', needed: oldestServer };
  }
  const setting = (['fsync', 'synchronous_commit'] as const).find((name) => settings[name] === 'off');
  return setting && { code: 'store/not-durable', home, setting };
};

/** What is done once takes its time: as long as the rows that are there need. */
const takeTime = async (client: PoolClient, { atMost }: Patience): Promise<void> => {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::integer AS count FROM events');
  const milliseconds = patienceFor(rows[0]?.count ?? 0);
  atMost(4 * milliseconds);
  await client.query(`SET LOCAL statement_timeout = ${milliseconds}`);
};

/** Of a log in which all streams share one chain. */
const damageBefore = async (client: PoolClient, home: string): Promise<StoreRefusal | undefined> => {
  type Broken = { stream: string; version: number; position: number; place: string };
  await client.query(chaining);
  const [broken] = (await client.query<Broken>(brokenChain)).rows;
  await client.query(dropChaining);
  if (!broken) return undefined;
  const { stream, version } = broken;
  const position = Number(broken.place);
  const damage: Damage =
    broken.position === position
      ? { kind: 'misplaced', stream, version, position }
      : { kind: 'missing', stream: '', version: 0, position };
  return { code: 'store/damaged', home, damage };
};

type Part = { readonly name: 'log' | 'people'; readonly format: readonly string[] };

const migrate = async (
  client: PoolClient,
  patience: Patience,
  { name, format }: Part,
  home: string,
): Promise<StoreRefusal | undefined> => {
  const text = 'SELECT version FROM format WHERE part = $1';
  const found = (await client.query<{ version: number }>(text, [name])).rows[0]?.version ?? 0;
  if (found > format.length) return { code: 'store/newer-format', home, found, known: format.length };
  if (found === format.length) return undefined;
  if (name === 'log' && found > 0) {
    await takeTime(client, patience);
    const damaged = await damageBefore(client, home);
    if (damaged) return damaged;
  }
  for (const script of format.slice(found)) await client.query(script);
  await client.query(
    'INSERT INTO format VALUES ($1, $2) ON CONFLICT (part) DO UPDATE SET version = excluded.version',
    [name, format.length],
  );
  return undefined;
};

const comeBack = async (client: PoolClient, patience: Patience): Promise<void> => {
  const { rows } = await client.query<{ ahead: boolean }>(isAhead);
  if (!rows[0]?.ahead) return;
  await takeTime(client, patience);
  await client.query(bringBack);
};

export const preparePostgres = async (
  client: PoolClient,
  patience: Patience,
  schema: string,
  home: string,
): Promise<StoreRefusal | undefined> => {
  const unfit = await unfitServer(client, home);
  if (unfit) return unfit;
  // A machine that starts is busy: whoever opens may stand still for longer than a writer, for whom others wait.
  await client.query(
    `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL idle_in_transaction_session_timeout = ${patienceFor(0)}`,
  );
  // Two servers that start at once must not both make the tables.
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`omerta ${schema}`]);
  const { rows } = await client.query<{ there: boolean }>(
    'SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = $1) AS there',
    [schema],
  );
  if (!rows[0]?.there) await client.query(`CREATE SCHEMA ${escapeIdentifier(schema)}`);
  await client.query('CREATE TABLE IF NOT EXISTS format (part TEXT PRIMARY KEY, version INTEGER NOT NULL)');
  const refused =
    (await migrate(client, patience, { name: 'log', format: postgresLogFormat }, home)) ??
    (await migrate(client, patience, { name: 'people', format: peopleFormat }, home));
  if (!refused) await comeBack(client, patience);
  await client.query(refused ? 'ROLLBACK' : 'COMMIT');
  return refused;
};
