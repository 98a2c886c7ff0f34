// The vault of a PostgreSQL home: any number of servers share it, and each swap is one statement.
import type { Connections } from './postgres-connect.ts';
import { type KeptThing, keptText, parseKept, type Vault } from './vault.ts';

/** The statement for a swap, and what it is given. */
const swapping = (
  key: string,
  before: string | null,
  after: KeptThing | null,
): readonly [string, unknown[]] => {
  const [text, person] = [keptText(after), after?.person ?? null];
  if (text === null)
    return before === null
      ? ['SELECT 1 WHERE NOT EXISTS (SELECT FROM vault WHERE key = $1)', [key]]
      : ['DELETE FROM vault WHERE key = $1 AND kept = $2', [key, before]];
  return before === null
    ? [
        'INSERT INTO vault (key, person, kept) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [key, person, text],
      ]
    : ['UPDATE vault SET person = $3, kept = $4 WHERE key = $1 AND kept = $2', [key, before, person, text]];
};

export const postgresVault = (readers: Connections, writers: Connections): Vault => ({
  get: async (key) => {
    const text = 'SELECT kept FROM vault WHERE key = $1';
    const { rows } = await readers.use((client) => client.query<{ kept: string }>(text, [key]));
    return parseKept(rows[0]?.kept);
  },
  swap: async (key, before, after) => {
    const [text, values] = swapping(key, keptText(before), after);
    const { rowCount } = await writers.use((client) => client.query(text, values));
    return rowCount === 1;
  },
  list: async (prefix) => {
    const text = 'SELECT key, kept FROM vault WHERE starts_with(key, $1) ORDER BY key COLLATE "C"';
    type Found = { readonly key: string; readonly kept: string };
    const { rows } = await readers.use((client) => client.query<Found>(text, [prefix]));
    return rows.flatMap(({ key, kept: found }) => {
      const kept = parseKept(found);
      return kept ? [{ key, kept }] : [];
    });
  },
});
