// One SQLite file of the embedded home: durable, held by one process, brought to today's format.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { unreadable } from './damage.ts';
import { reasonOf, StoreFault } from './fault.ts';
import { presenceOf } from './presence.ts';
import type { StoreRefusal } from './refusal.ts';

/** SQLite's own result codes. */
const busy = 5;
const corrupt = 11;
const notADatabase = 26;
/** No rights, busy, locked, no memory, read only, failed reads and writes, a full disk, a file that does not open. */
const passing: readonly (number | undefined)[] = [3, busy, 6, 7, 8, 10, 13, 14];

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

const faultOf = (error: unknown, home: string): unknown => {
  const code = codeOf(error);
  if (code === corrupt || code === notADatabase)
    return new StoreFault({ code: 'store/damaged', home, damage: unreadable(0) }, error);
  return passing.includes(code)
    ? new StoreFault({ code: 'store/out-of-reach', home, reason: reasonOf(error) }, error)
    : error;
};

/** What SQLite could not do, as a fault of this home. */
export const asking = <T>(home: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw faultOf(error, home);
  }
};

/** Nothing is written to a file that is gone, and nothing acknowledged that went into one. */
export const keepingOf = (folder: string, name: string): (<T>(work: () => T) => T) => {
  const present = presenceOf(folder, [join(folder, name), join(folder, `${name}-wal`)]);
  return (work) =>
    asking(folder, () => {
      present();
      const result = work();
      present();
      return result;
    });
};

/** Where not even this can be done, the next transaction begins with it. */
const rollBack = (db: DatabaseSync): void => {
  try {
    db.exec('ROLLBACK');
  } catch {}
};

export const transaction = <T>(db: DatabaseSync, work: () => T): T => {
  if (db.isTransaction) db.exec('ROLLBACK');
  try {
    db.exec('BEGIN IMMEDIATE');
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk or a failed write may have rolled back already.
    if (db.isTransaction) rollBack(db);
    throw error;
  }
};

export type OpenFile = (file: string) => DatabaseSync;

/**
 * `psow=0`: a disk that loses power in the middle of a sector may spoil all of it, also what was synced there
 * before. SQLite then begins each transaction in a sector of its own.
 */
export const openFile: OpenFile = (file) => {
  const address = pathToFileURL(file);
  address.searchParams.set('psow', '0');
  return new DatabaseSync(address, { timeout: 0 });
};

/** The version found, where this program does not know it yet. */
const migrate = (db: DatabaseSync, format: readonly string[]): number | undefined => {
  const found = transaction(db, () => {
    db.exec('CREATE TABLE IF NOT EXISTS format (version INTEGER NOT NULL)');
    const version = Number(db.prepare('SELECT max(version) AS version FROM format').get()?.['version'] ?? 0);
    for (const script of format.slice(version)) db.exec(script);
    for (let done = version + 1; done <= format.length; done++)
      db.prepare('INSERT INTO format VALUES (?)').run(done);
    return version;
  });
  return found > format.length ? found : undefined;
};

export const openingRefusal = (error: unknown, folder: string, file: string): StoreRefusal => {
  if (codeOf(error) === busy) return { code: 'store/in-use', home: folder };
  if (codeOf(error) === notADatabase) return { code: 'store/not-a-store', home: file };
  if (codeOf(error) === corrupt) return { code: 'store/damaged', home: file, damage: unreadable(0) };
  return { code: 'store/unreachable', home: file, reason: reasonOf(error) };
};

/**
 * The exclusive mode makes SQLite hold the operating system's lock on the file until the process ends,
 * however it ends: a second process is told, and a killed one leaves nothing behind that would block the
 * next.
 */
export const openSqlite = (
  folder: string,
  name: string,
  format: readonly string[],
  open: OpenFile = openFile,
): DatabaseSync | StoreRefusal => {
  const file = join(folder, name);
  let db: DatabaseSync | undefined;
  try {
    db = open(file);
    db.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA ' +
        'secure_delete = ON;',
    );
    const newer = migrate(db, format);
    if (newer === undefined) return db;
    db.close();
    return { code: 'store/newer-format', home: folder, found: newer, known: format.length };
  } catch (error) {
    if (db?.isOpen) db.close();
    return openingRefusal(error, folder, file);
  }
};
