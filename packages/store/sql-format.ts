// The tables of both SQL homes, version by version: a home at version n runs the scripts after its n-th.
import { noHash } from './chain.ts';

/** `one` keeps the table of the log's end at a single row. */
export const logFormat: readonly string[] = [
  `CREATE TABLE events (
     position INTEGER PRIMARY KEY,
     stream TEXT NOT NULL,
     version INTEGER NOT NULL,
     command TEXT NOT NULL,
     body TEXT NOT NULL,
     hash TEXT NOT NULL,
     link TEXT NOT NULL,
     UNIQUE (stream, version)
   );
   CREATE INDEX events_by_command ON events (stream, command, version);
   CREATE TABLE heads (stream TEXT PRIMARY KEY, version INTEGER NOT NULL, hash TEXT NOT NULL);
   CREATE TABLE log_end (one INTEGER PRIMARY KEY CHECK (one = 1), position INTEGER NOT NULL, link TEXT NOT NULL);
   INSERT INTO log_end (one, position, link) VALUES (1, 0, '${noHash}');
   CREATE TABLE snapshots (stream TEXT PRIMARY KEY, version INTEGER NOT NULL, schema INTEGER NOT NULL, state TEXT NOT NULL, seal TEXT NOT NULL);`,
  // Beside the log and not beside the people: an older copy of theirs does not bring the erased back.
  'CREATE TABLE erased (person TEXT PRIMARY KEY);',
];

/** `erasures` are those not yet finished: a process killed in the middle of one finishes it when it opens again. */
export const peopleFormat: readonly string[] = [
  `CREATE TABLE people (person TEXT PRIMARY KEY, data TEXT NOT NULL);
   CREATE TABLE erasures (person TEXT PRIMARY KEY);`,
  'ALTER TABLE people ADD COLUMN seal TEXT;',
  `CREATE TABLE vault (key TEXT PRIMARY KEY, person TEXT, kept TEXT NOT NULL);
   CREATE INDEX vault_by_person ON vault (person);`,
];

const afterSlash = "substr(stream, instr(stream, '/') + 1)";

/**
 * `orderOf` in SQLite. An index alone, no format of its own: a program that does not know it keeps it in step
 * all the same.
 */
export const sqliteOrder = `coalesce(nullif(substr(${afterSlash}, 1, instr(${afterSlash} || '/', '/') - 1), ''), stream)`;
export const sqliteOrderIndex = `CREATE INDEX IF NOT EXISTS events_by_order ON events (${sqliteOrder})`;

export const rowColumns = 'position, stream, version, command, body, hash, link';
