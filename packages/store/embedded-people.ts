// The people of an embedded folder, in a file of their own: erasing rewrites that file and never touches the log.
import type { DatabaseSync } from 'node:sqlite';
import { canonical } from '@omerta/base/canonical.ts';
import { type People, parsePersonal } from './people.ts';
import { asking, keepingOf, transaction } from './sqlite-file.ts';

/** Rewrites the file from what is left, then empties the write-ahead log: freed pages and old frames keep no copy. */
const scrub = (db: DatabaseSync): void => {
  db.exec('PRAGMA temp_store = MEMORY; VACUUM; PRAGMA wal_checkpoint(TRUNCATE); DELETE FROM erasures');
};

export const embeddedPeople = (folder: string, db: DatabaseSync): People => {
  const ask = async <T>(work: () => T): Promise<T> => asking(folder, work);
  const keeping = keepingOf(folder, 'people.sqlite');
  const keep = async <T>(work: () => T): Promise<T> => keeping(work);
  const put = db.prepare(
    'INSERT INTO people VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET data = excluded.data',
  );
  const get = db.prepare('SELECT data FROM people WHERE person = ?');
  const list = db.prepare('SELECT person FROM people');
  const remove = db.prepare('DELETE FROM people WHERE person = ?');
  const begin = db.prepare('INSERT OR IGNORE INTO erasures VALUES (?)');
  if (db.prepare('SELECT person FROM erasures').get()) scrub(db);
  return {
    put: (person, data) => keep(() => void put.run(person, canonical(data))),
    get: async (person) => {
      const found = await ask(() => get.get(person));
      return parsePersonal(found && String(found['data']));
    },
    list: async () => (await ask(() => list.all())).map((row) => String(row['person'])).sort(),
    erase: (person) =>
      keep(() => {
        const erased = transaction(db, () => {
          const { changes } = remove.run(person);
          if (changes !== 0) begin.run(person);
          return changes !== 0;
        });
        if (erased) scrub(db);
        return erased;
      }),
  };
};
