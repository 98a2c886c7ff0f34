// Makes a PostgreSQL schema ready: the server is new enough and durable, the tables are of today's format.
import { escapeIdentifier, type PoolClient } from 'pg';
import type { StoreRefusal } from './refusal.ts';
import { logFormat, peopleFormat } from './sql-format.ts';

const oldestServer = 15;

/** Host, database and schema: what a person needs to find it, without the password. */
export const placeName = (url: string, schema: string): string => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
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

const migrate = async (
  client: PoolClient,
  part: string,
  format: readonly string[],
  home: string,
): Promise<StoreRefusal | undefined> => {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM format WHERE part = $1', [
    part,
  ]);
  const found = rows[0]?.version ?? 0;
  if (found > format.length) return { code: 'store/newer-format', home, found, known: format.length };
  if (found === format.length) return undefined;
  for (const script of format.slice(found)) await client.query(script);
  const text =
    'INSERT INTO format VALUES ($1, $2) ON CONFLICT (part) DO UPDATE SET version = excluded.version';
  await client.query(text, [part, format.length]);
  return undefined;
};

export const preparePostgres = async (
  client: PoolClient,
  schema: string,
  home: string,
): Promise<StoreRefusal | undefined> => {
  const refused = await unfitServer(client, home);
  if (refused) return refused;
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
  // Two servers that start at once must not both make the tables.
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`omerta ${schema}`]);
  const { rows } = await client.query<{ there: boolean }>(
    'SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = $1) AS there',
    [schema],
  );
  if (!rows[0]?.there) await client.query(`CREATE SCHEMA ${escapeIdentifier(schema)}`);
  await client.query('CREATE TABLE IF NOT EXISTS format (part TEXT PRIMARY KEY, version INTEGER NOT NULL)');
  const newer =
    (await migrate(client, 'log', logFormat, home)) ?? (await migrate(client, 'people', peopleFormat, home));
  await client.query(newer ? 'ROLLBACK' : 'COMMIT');
  return newer;
};
