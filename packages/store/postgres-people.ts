// The people of a PostgreSQL home. Erasing rewrites the table; the server's write-ahead log and backups
// follow the operator's retention.
import { canonical } from '@omerta/base/canonical.ts';
import type { Pool } from 'pg';
import { type People, parsePersonal } from './people.ts';

/** A plain VACUUM leaves the bytes in the page until something else is written over them. */
const scrub = async (pool: Pool): Promise<void> => {
  await pool.query('VACUUM FULL people');
  await pool.query('DELETE FROM erasures');
};

export const postgresPeople = async (pool: Pool): Promise<People> => {
  const { rowCount } = await pool.query('SELECT 1 FROM erasures LIMIT 1');
  if (rowCount) await scrub(pool);
  return {
    put: async (person, data) => {
      await pool.query(
        'INSERT INTO people VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET data = excluded.data',
        [person, canonical(data)],
      );
    },
    get: async (person) => {
      const { rows } = await pool.query<{ data: string }>('SELECT data FROM people WHERE person = $1', [
        person,
      ]);
      return parsePersonal(rows[0]?.data);
    },
    list: async () => {
      const { rows } = await pool.query<{ person: string }>('SELECT person FROM people');
      return rows.map(({ person }) => person).sort();
    },
    erase: async (person) => {
      const { rowCount } = await pool.query(
        'WITH gone AS (DELETE FROM people WHERE person = $1 RETURNING person) INSERT INTO erasures ' +
          'SELECT person FROM gone ON CONFLICT DO NOTHING',
        [person],
      );
      if (!rowCount) return false;
      await scrub(pool);
      return true;
    },
  };
};
