// The people of an embedded folder, in a file of their own and each under a seal: erasing rewrites that file.
import type { DatabaseSync } from 'node:sqlite';
import { canonical } from '@omerta/base/canonical.ts';
import { type People, parsePersonal } from './people.ts';
import { type Sealing, sealingIn } from './seal-key.ts';
import { asking, keepingOf, transaction } from './sqlite-file.ts';

/** Rewrites the file from what is left, then empties the write-ahead log: freed pages and old frames keep no copy. */
const scrub = (db: DatabaseSync): void => {
  db.exec('PRAGMA temp_store = MEMORY; VACUUM; PRAGMA wal_checkpoint(TRUNCATE); DELETE FROM erasures');
};

const statements = (db: DatabaseSync, log: DatabaseSync) => ({
  put: db.prepare(
    'INSERT INTO people (person, data, seal) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET ' +
      'data = excluded.data, seal = excluded.seal',
  ),
  get: db.prepare('SELECT data FROM people WHERE person = ?'),
  all: db.prepare('SELECT person, data, seal FROM people ORDER BY person'),
  unsealed: db.prepare('SELECT person, data FROM people WHERE seal IS NULL'),
  seal: db.prepare('UPDATE people SET seal = ? WHERE person = ?'),
  remove: db.prepare('DELETE FROM people WHERE person = ?'),
  removeKept: db.prepare('DELETE FROM vault WHERE person = ?'),
  begin: db.prepare('INSERT OR IGNORE INTO erasures VALUES (?)'),
  unfinished: db.prepare('SELECT person FROM erasures'),
  bury: log.prepare('INSERT OR IGNORE INTO erased VALUES (?)'),
  unbury: log.prepare('DELETE FROM erased WHERE person = ?'),
  erased: log.prepare('SELECT person FROM erased ORDER BY person'),
});

type Statements = ReturnType<typeof statements>;

/** Takes them out in one step, with what the vault has of them; whether one of them was there. */
const takeOut = (db: DatabaseSync, sql: Statements, persons: readonly string[]): boolean =>
  transaction(db, () => {
    const gone = persons.filter(
      (person) => Number(sql.remove.run(person).changes) + Number(sql.removeKept.run(person).changes) > 0,
    );
    for (const person of gone) sql.begin.run(person);
    return gone.length > 0;
  });

const sealAll = (db: DatabaseSync, sql: Statements, { sealOf }: Sealing): void =>
  transaction(db, () => {
    for (const row of sql.unsealed.all()) {
      const person = String(row['person']);
      sql.seal.run(sealOf(person, String(row['data'])), person);
    }
  });

/** `log` has who was erased: whoever comes back with an older copy of this file goes again when it is opened. */
export const embeddedPeople = (folder: string, db: DatabaseSync, log: DatabaseSync): People => {
  const ask = async <T>(work: () => T): Promise<T> => asking(folder, work);
  const keeping = keepingOf(folder, 'people.sqlite');
  const keep = async <T>(work: () => T): Promise<T> => keeping(work);
  const sql = statements(db, log);
  const sealing = sealingIn(folder);
  sealing.settle(() => sealAll(db, sql, sealing));
  const persons = (rows: readonly { readonly [column: string]: unknown }[]): string[] =>
    rows.map((row) => String(row['person']));
  const returned = takeOut(db, sql, persons(sql.erased.all()));
  if (returned || sql.unfinished.get()) scrub(db);
  return {
    put: (person, data) =>
      keep(() => {
        const text = canonical(data);
        sql.put.run(person, text, sealing.sealOf(person, text));
        sql.unbury.run(person);
      }),
    get: async (person) => {
      const found = await ask(() => sql.get.get(person));
      return parsePersonal(found && String(found['data']));
    },
    list: async () => persons(await ask(() => sql.all.all())).sort(),
    erase: (person) =>
      keep(() => {
        sql.bury.run(person);
        const erased = takeOut(db, sql, [person]);
        if (erased) scrub(db);
        return erased;
      }),
    erased: async () => persons(await ask(() => sql.erased.all())),
    damaged: async () =>
      persons(
        (await ask(() => sql.all.all())).filter((row) => {
          const [person, data] = [String(row['person']), String(row['data'])];
          return row['seal'] !== sealing.sealOf(person, data) || parsePersonal(data) === undefined;
        }),
      ),
  };
};
