// Walks the log from its first position to its recorded end and says where it is first not what was written.
import { type End, emptyEnd, emptyHead, type Head, linkAfter, type Row } from './chain.ts';
import { type Damage, unreadable } from './damage.ts';
import { parseBody } from './envelope.ts';
import { isDamage } from './fault.ts';
import type { Home } from './home.ts';

const pageSize = 1000;

type Walk = { end: End; readonly heads: Map<string, Head> };

/** What is wrong with the next row, after all before it were right. */
const damageOf = (home: Home, walk: Walk, row: Row): Damage['kind'] | undefined => {
  if (home.sha256(row.body) !== row.hash) return 'altered';
  const body = parseBody(row.body);
  if (!body) return 'altered';
  const head = walk.heads.get(body.stream) ?? emptyHead(body.stream);
  const columns = body.stream === row.stream && body.version === row.version && body.command === row.command;
  const follows = body.version === head.version + 1 && body.previous === head.hash;
  return columns && follows && row.link === linkAfter(home.sha256, walk.end.link, row.hash)
    ? undefined
    : 'misplaced';
};

/** Rows from after a position, page by page; a home that cannot read on ends them with its error. */
const pages = async function* (home: Home, after: number): AsyncGenerator<readonly Row[]> {
  for (
    let page = await home.readAll(after, pageSize);
    page.length > 0;
    page = await home.readAll(page.at(-1)?.position ?? after, pageSize)
  )
    yield page;
};

/**
 * The stream whose event is missing: the first that skips a version further on, else one that ends before its
 * head.
 */
const missingAt = async (home: Home, walk: Walk, heads: readonly Head[]): Promise<Damage> => {
  const position = walk.end.position + 1;
  const versions = new Map([...walk.heads].map(([stream, { version }]) => [stream, version]));
  for await (const page of pages(home, position)) {
    for (const { stream, version } of page) {
      const next = (versions.get(stream) ?? 0) + 1;
      if (version !== next) return { kind: 'missing', stream, version: next, position };
      versions.set(stream, version);
    }
  }
  const short = heads.find(({ stream, version }) => (versions.get(stream) ?? 0) < version);
  return {
    kind: 'missing',
    stream: short?.stream ?? '',
    version: short ? (versions.get(short.stream) ?? 0) + 1 : 0,
    position,
  };
};

const walkRows = async (
  home: Home,
  walk: Walk,
  until: End,
  heads: readonly Head[],
): Promise<Damage | undefined> => {
  for await (const page of pages(home, 0)) {
    for (const row of page) {
      const { stream, version, position, hash, link } = row;
      // Somebody may be writing on a shared home: what came after the end was read is not walked.
      if (position > until.position) return undefined;
      if (position !== walk.end.position + 1) return missingAt(home, walk, heads);
      const kind = damageOf(home, walk, row);
      if (kind) return { kind, stream, version, position };
      walk.heads.set(stream, { stream, version, hash });
      walk.end = { position, link };
    }
  }
  return undefined;
};

/** The recorded heads and end against what the walk found. */
const compareEnds = async (
  home: Home,
  walk: Walk,
  end: End,
  heads: readonly Head[],
): Promise<Damage | undefined> => {
  if (walk.end.position < end.position) return missingAt(home, walk, heads);
  const { position } = walk.end;
  const recorded = new Map(heads.map((head) => [head.stream, head]));
  for (const { stream, version, hash } of walk.heads.values()) {
    const head = recorded.get(stream) ?? emptyHead(stream);
    if (head.version < version) return { kind: 'unrecorded', stream, version: head.version + 1, position };
    if (head.version > version)
      return { kind: 'missing', stream, version: version + 1, position: position + 1 };
    if (head.hash !== hash) return { kind: 'misplaced', stream, version, position };
  }
  const lost = heads.find(({ stream }) => !walk.heads.has(stream));
  if (lost) return { kind: 'missing', stream: lost.stream, version: 1, position: position + 1 };
  if (walk.end.link !== end.link) return { kind: 'misplaced', stream: '', version: 0, position };
  const [extra] = await home.readAll(position, 1);
  if (!extra || (await home.ends()).end.position >= extra.position) return undefined;
  return { kind: 'unrecorded', stream: extra.stream, version: extra.version, position: extra.position };
};

/** Heads that somebody kept elsewhere (a protocol, a backup) against a log that agrees with itself. */
const compareKnown = async (
  home: Home,
  heads: ReadonlyMap<string, Head>,
  known: readonly Head[],
): Promise<Damage | undefined> => {
  for (const { stream, version, hash } of known) {
    const head = heads.get(stream) ?? emptyHead(stream);
    if (head.version < version) return { kind: 'missing', stream, version: head.version + 1, position: 0 };
    const [row] = await home.readStream(stream, version, 1);
    if (row?.version === version && row.hash !== hash)
      return { kind: 'rewritten', stream, version, position: row.position };
  }
  return undefined;
};

/** The first damage by position; undefined where there is none. */
export const verify = async (home: Home, known: readonly Head[] = []): Promise<Damage | undefined> => {
  const walk: Walk = { end: emptyEnd, heads: new Map() };
  try {
    const { end, heads } = await home.ends();
    const found = (await walkRows(home, walk, end, heads)) ?? (await compareEnds(home, walk, end, heads));
    if (found) return found;
    return (await home.isSound()) ? await compareKnown(home, walk.heads, known) : unreadable(0);
  } catch (error) {
    // A lost connection says nothing about the log.
    if (!isDamage(error)) throw error;
    return unreadable(walk.end.position + 1);
  }
};
