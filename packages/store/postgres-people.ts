// The people of a PostgreSQL home. Erasing rewrites the table; the server's write-ahead log and backups
// follow the operator's retention.
import { canonical } from '@omerta/base/canonical.ts';
import { type People, parsePersonal } from './people.ts';
import type { Connections } from './postgres-connect.ts';

/** Rewriting a table takes its time. */
const scrubMilliseconds = 600_000;

/** A plain VACUUM leaves the bytes in the page until something else is written over them. */
const scrub = (writers: Connections): Promise<void> =>
  writers.use(async (client, { atMost }) => {
    atMost(scrubMilliseconds);
    await client.query(`SET statement_timeout = ${scrubMilliseconds}`);
    await client.query('VACUUM FULL people');
    await client.query('VACUUM FULL vault');
    await client.query('DELETE FROM erasures');
    await client.query('RESET statement_timeout');
  });

export const postgresPeople = async (readers: Connections, writers: Connections): Promise<People> => {
  const unfinished = await readers.use((client) => client.query('SELECT 1 FROM erasures LIMIT 1'));
  if (unfinished.rowCount) await scrub(writers);
  return {
    put: async (person, data) => {
      const text =
        'WITH back AS (DELETE FROM erased WHERE person = $1) INSERT INTO people (person, data) ' +
        'VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET data = excluded.data';
      await writers.use((client) => client.query(text, [person, canonical(data)]));
    },
    get: async (person) => {
      const text = 'SELECT data FROM people WHERE person = $1';
      const { rows } = await readers.use((client) => client.query<{ data: string }>(text, [person]));
      return parsePersonal(rows[0]?.data);
    },
    list: async () => {
      const text = 'SELECT person FROM people';
      const { rows } = await readers.use((client) => client.query<{ person: string }>(text));
      return rows.map(({ person }) => person).sort();
    },
    erase: async (person) => {
      const text =
        'WITH buried AS (INSERT INTO erased VALUES ($1) ON CONFLICT DO NOTHING), gone AS (DELETE FROM people ' +
        'WHERE person = $1 RETURNING person), kept AS (DELETE FROM vault WHERE person = $1 RETURNING person) ' +
        'INSERT INTO erasures SELECT person FROM gone UNION SELECT person FROM kept ON CONFLICT DO NOTHING';
      const { rowCount } = await writers.use((client) => client.query(text, [person]));
      if (!rowCount) return false;
      await scrub(writers);
      return true;
    },
    erased: async () => {
      const text = 'SELECT person FROM erased';
      const { rows } = await readers.use((client) => client.query<{ person: string }>(text));
      return rows.map(({ person }) => person).sort();
    },
    // Who may write there is the server's to say: only what cannot be read is found.
    damaged: async () => {
      const text = 'SELECT person, data FROM people';
      const { rows } = await readers.use((client) => client.query<{ person: string; data: string }>(text));
      return rows
        .filter(({ data }) => parsePersonal(data) === undefined)
        .map(({ person }) => person)
        .sort();
    },
  };
};
