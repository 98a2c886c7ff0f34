// The tables of a PostgreSQL log: those of both SQL homes, then an order for each tournament.
import { noHash } from './chain.ts';
import { logFormat } from './sql-format.ts';

/** `linkAfter` over the hashes of a window, first to last. */
export const chaining = `
  CREATE FUNCTION pg_temp.link_after(link TEXT, hash TEXT) RETURNS TEXT IMMUTABLE
    RETURN encode(sha256(convert_to(link || hash, 'UTF8')), 'hex');
  CREATE AGGREGATE pg_temp.link_over(TEXT) (sfunc = pg_temp.link_after, stype = TEXT, initcond = '${noHash}');`;
export const dropChaining = 'DROP FUNCTION pg_temp.link_after CASCADE';

/**
 * Positions and links of one chain become those of each order; texts and hashes stay. A row also keeps the id
 * of its transaction and its number in it: `events_by_time` is what readers of everything go by, with 0 for what
 * was there before. Neither has a default: a program that does not know orders writes nothing here any more.
 * `log_size` knows how many orders there are, so that one gone without a trace shows.
 */
const anOrderForEach = `
  ALTER TABLE events DROP CONSTRAINT events_pkey;
  ALTER TABLE events
    ADD COLUMN ordered TEXT NOT NULL
      GENERATED ALWAYS AS (coalesce(nullif(split_part(stream, '/', 2), ''), stream)) STORED,
    ADD COLUMN xid XID8 NOT NULL DEFAULT '0',
    ADD COLUMN nth INTEGER NOT NULL DEFAULT 0;
  ${chaining}
  UPDATE events SET position = placed.position, link = placed.link, nth = events.position
  FROM (
    SELECT position AS before, row_number() OVER own AS position, pg_temp.link_over(hash) OVER own AS link
    FROM events WINDOW own AS (PARTITION BY ordered ORDER BY position)
  ) AS placed WHERE placed.before = events.position;
  ALTER TABLE events ALTER xid DROP DEFAULT, ALTER nth DROP DEFAULT, ADD PRIMARY KEY (ordered, position);
  CREATE UNIQUE INDEX events_by_time ON events (xid, nth);
  DROP TABLE log_end;
  CREATE TABLE log_end (ordered TEXT PRIMARY KEY, position INTEGER NOT NULL, link TEXT NOT NULL, xid XID8 NOT NULL);
  INSERT INTO log_end SELECT DISTINCT ON (ordered) ordered, position, link, '0' FROM events
    ORDER BY ordered, position DESC;
  CREATE TABLE log_size (one INTEGER PRIMARY KEY CHECK (one = 1), orders INTEGER NOT NULL);
  INSERT INTO log_size SELECT 1, count(*) FROM log_end;
  ${dropChaining};`;

export const postgresLogFormat: readonly string[] = [...logFormat, anOrderForEach];

/**
 * Where the one chain of before is first broken. Asked before it is left: the new links would be whole over a gap
 * in the old ones.
 */
export const brokenChain = `
  SELECT * FROM (
    SELECT stream, version, position, row_number() OVER own AS place, link = pg_temp.link_over(hash) OVER own AS linked
    FROM events WINDOW own AS (ORDER BY position)
    UNION ALL
    SELECT '', 0, position, (SELECT count(*) FROM events),
      link = coalesce((SELECT link FROM events ORDER BY position DESC LIMIT 1), '${noHash}') FROM log_end
  ) AS walked WHERE position <> place OR NOT linked ORDER BY place LIMIT 1`;

/** A log out of another server's dump may have ids that this server has not come to yet: it would not be shown. */
export const isAhead = `
  SELECT EXISTS (SELECT FROM events WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())) AS ahead`;

export const bringBack = `
  DROP INDEX events_by_time;
  UPDATE events SET xid = '0', nth = timed.place
  FROM (SELECT ordered, position, row_number() OVER (ORDER BY xid, nth) AS place FROM events) AS timed
  WHERE timed.ordered = events.ordered AND timed.position = events.position;
  CREATE UNIQUE INDEX events_by_time ON events (xid, nth);
  UPDATE log_end SET xid = '0';`;
