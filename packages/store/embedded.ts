// The log in a folder, in Node's own SQLite: one process at a time, on the disk before it answers.
import { hash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { isRefusal } from '@omerta/base/refusal.ts';
import { emptyEnd, type Head, headsOf, type Row } from './chain.ts';
import { embeddedPeople } from './embedded-people.ts';
import { embeddedVault } from './embedded-vault.ts';
import { reasonOf } from './fault.ts';
import type { Home, Wake } from './home.ts';
import { makeFolder } from './make-folder.ts';
import { endOfAll, oneChain, wakeFor } from './one-chain.ts';
import type { StoreRefusal } from './refusal.ts';
import { logFormat, peopleFormat, rowColumns, sqliteOrder, sqliteOrderIndex } from './sql-format.ts';
import { asking, keepingOf, type OpenFile, openingRefusal, openSqlite, transaction } from './sqlite-file.ts';

type Columns = Readonly<Record<string, SQLOutputValue>>;

const rowOf = (found: Columns): Row => ({
  position: Number(found['position']),
  stream: String(found['stream']),
  version: Number(found['version']),
  command: String(found['command']),
  body: String(found['body']),
  hash: String(found['hash']),
  link: String(found['link']),
});

const headOf = (found: Columns): Head => ({
  stream: String(found['stream']),
  version: Number(found['version']),
  hash: String(found['hash']),
});

const statements = (db: DatabaseSync) => ({
  end: db.prepare('SELECT position, link FROM log_end'),
  head: db.prepare('SELECT stream, version, hash FROM heads WHERE stream = ?'),
  heads: db.prepare('SELECT stream, version, hash FROM heads'),
  recorded: db.prepare(`SELECT ${rowColumns} FROM events WHERE stream = ? AND command = ? ORDER BY version`),
  stream: db.prepare(
    `SELECT ${rowColumns} FROM events WHERE stream = ? AND version >= ? ORDER BY version LIMIT ?`,
  ),
  all: db.prepare(`SELECT ${rowColumns} FROM events WHERE position > ? ORDER BY position LIMIT ?`),
  order: db.prepare(
    `SELECT ${rowColumns} FROM events WHERE ${sqliteOrder} = ? AND position > ? ORDER BY position LIMIT ?`,
  ),
  addRow: db.prepare(`INSERT INTO events (${rowColumns}) VALUES (?, ?, ?, ?, ?, ?, ?)`),
  setHead: db.prepare('INSERT OR REPLACE INTO heads (stream, version, hash) VALUES (?, ?, ?)'),
  setEnd: db.prepare('UPDATE log_end SET position = ?, link = ?'),
  saveState: db.prepare(
    'INSERT OR REPLACE INTO snapshots (stream, version, schema, state, seal) VALUES (?, ?, ?, ?, ?)',
  ),
  loadState: db.prepare('SELECT version, schema, state, seal FROM snapshots WHERE stream = ?'),
});

const homeOver = (folder: string, log: DatabaseSync, people: DatabaseSync): Home => {
  log.exec(sqliteOrderIndex);
  const sql = statements(log);
  const ask = async <T>(work: () => T): Promise<T> => asking(folder, work);
  const keeping = keepingOf(folder, 'log.sqlite');
  const watchers = new Set<Wake>();
  const recorded = (stream: string, command: string): Row[] => sql.recorded.all(stream, command).map(rowOf);
  const head = (stream: string): Head | undefined => sql.head.all(stream).map(headOf)[0];
  const end = () => {
    const found = sql.end.get();
    return found ? { position: Number(found['position']), link: String(found['link']) } : emptyEnd;
  };
  const write = (rows: readonly Row[]): void => {
    for (const { position, stream, version, command, body, hash, link } of rows)
      sql.addRow.run(position, stream, version, command, body, hash, link);
    for (const { stream, version, hash } of headsOf(rows)) sql.setHead.run(stream, version, hash);
    const last = rows.at(-1);
    if (last) sql.setEnd.run(last.position, last.link);
  };
  return {
    name: folder,
    sha256: (text) => hash('sha256', text),
    ...oneChain((after, limit) => ask(() => sql.all.all(after, limit).map(rowOf))),
    commit: async ({ streams, command }, plan) => {
      const { rows, answer } = keeping(() =>
        transaction(log, () => {
          const heads = new Map(
            streams.flatMap((stream) => head(stream) ?? []).map((found) => [found.stream, found]),
          );
          const planned = plan({
            ends: endOfAll(end()),
            heads,
            recorded: command === undefined ? [] : recorded(streams[0] ?? '', command),
          });
          write(planned.rows);
          return planned;
        }),
      );
      wakeFor(watchers, rows);
      return answer;
    },
    // What is repeated is acknowledged again, and a head says that the log is there: of a file that is gone, neither.
    recorded: async (stream, command) => keeping(() => recorded(stream, command)),
    head: async (stream) => keeping(() => head(stream)),
    readStream: (stream, from, limit) => ask(() => sql.stream.all(stream, from, limit).map(rowOf)),
    readOrder: (order, after, limit) => ask(() => sql.order.all(order, after, limit).map(rowOf)),
    ends: () => ask(() => ({ ends: endOfAll(end()), chains: 1, heads: sql.heads.all().map(headOf) })),
    watch: (wake) => {
      watchers.add(wake);
      return () => watchers.delete(wake);
    },
    saveState: ({ stream, version, schema, state, seal }) =>
      ask(() => void sql.saveState.run(stream, version, schema, state, seal)),
    loadState: async (stream) => {
      const found = await ask(() => sql.loadState.get(stream));
      if (!found) return undefined;
      const { version, schema, state, seal } = found;
      return {
        stream,
        version: Number(version),
        schema: Number(schema),
        state: String(state),
        seal: String(seal),
      };
    },
    people: embeddedPeople(folder, people, log),
    vault: embeddedVault(folder, people),
    isSound: () => ask(() => log.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'] === 'ok'),
    close: async () => {
      people.close();
      log.close();
    },
  };
};

/** Makes the folder where it is missing. `open` is for tests, whose files fail. */
export const embeddedHome = (folder: string, open?: OpenFile): Home | StoreRefusal => {
  try {
    makeFolder(folder);
  } catch (error) {
    return { code: 'store/unreachable', home: folder, reason: reasonOf(error) };
  }
  const log = openSqlite(folder, 'log.sqlite', logFormat, open);
  if (isRefusal(log)) return log;
  const people = openSqlite(folder, 'people.sqlite', peopleFormat, open);
  if (isRefusal(people)) {
    log.close();
    return people;
  }
  try {
    return homeOver(folder, log, people);
  } catch (error) {
    people.close();
    log.close();
    return openingRefusal(error, folder, folder);
  }
};
