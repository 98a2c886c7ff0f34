// The vault of an embedded folder: in the file of its people, so that it is never in the log.
import type { DatabaseSync } from 'node:sqlite';
import { asking, keepingOf } from './sqlite-file.ts';
import { endOfPrefix, type KeptThing, keptText, parseKept, type Vault } from './vault.ts';

const statements = (db: DatabaseSync) => ({
  get: db.prepare('SELECT kept FROM vault WHERE key = ?'),
  list: db.prepare('SELECT key, kept FROM vault WHERE key >= ? AND key < ? ORDER BY key'),
  add: db.prepare('INSERT OR IGNORE INTO vault (key, person, kept) VALUES (?, ?, ?)'),
  change: db.prepare('UPDATE vault SET person = ?, kept = ? WHERE key = ? AND kept = ?'),
  drop: db.prepare('DELETE FROM vault WHERE key = ? AND kept = ?'),
});

export const embeddedVault = (folder: string, db: DatabaseSync): Vault => {
  const ask = async <T>(work: () => T): Promise<T> => asking(folder, work);
  const keeping = keepingOf(folder, 'people.sqlite');
  const sql = statements(db);
  const get = (key: string): string | undefined => {
    const found = sql.get.get(key);
    return found && String(found['kept']);
  };
  const swap = (key: string, before: string | null, after: KeptThing | null): boolean => {
    const text = keptText(after);
    if (before === null)
      return text === null
        ? get(key) === undefined
        : sql.add.run(key, after?.person ?? null, text).changes === 1;
    if (text === null) return sql.drop.run(key, before).changes === 1;
    return sql.change.run(after?.person ?? null, text, key, before).changes === 1;
  };
  return {
    get: async (key) => parseKept(await ask(() => get(key))),
    // One statement, so nothing comes between looking and writing.
    swap: async (key, before, after) => keeping(() => swap(key, keptText(before), after)),
    list: async (prefix) =>
      (await ask(() => sql.list.all(prefix, endOfPrefix(prefix)))).flatMap((row) => {
        const kept = parseKept(String(row['kept']));
        return kept ? [{ key: String(row['key']), kept }] : [];
      }),
  };
};
