// Walks the log from its first event to its recorded ends and says where it is first not what was written.
import { type End, emptyEnd, emptyHead, type Head, linkAfter, type Row } from './chain.ts';
import { type Damage, unreadable } from './damage.ts';
import { parseBody } from './envelope.ts';
import { isDamage } from './fault.ts';
import { type Home, start } from './home.ts';

const pageSize = 1000;

/** What is recorded beside the events, of one moment. */
type Recorded = Awaited<ReturnType<Home['ends']>>;

type Walk = {
  readonly home: Home;
  readonly ends: Map<string, End>;
  readonly heads: Map<string, Head>;
  /** The first row behind the recorded end of its chain. */
  readonly extras: Map<string, Row>;
  /** Where the first event is missing: from there on the walk looks only for whose it was. */
  gap?: { readonly chain: string; readonly position: number };
};

const endIn = (ends: ReadonlyMap<string, End>, chain: string): End => ends.get(chain) ?? emptyEnd;

/** The stream whose event is missing is the first that skips a version. */
const skipped = ({ heads, gap }: Walk, { stream, version, hash }: Row): Damage | undefined => {
  const next = (heads.get(stream)?.version ?? 0) + 1;
  if (version !== next) return { kind: 'missing', stream, version: next, position: gap?.position ?? 0 };
  heads.set(stream, { stream, version, hash });
  return undefined;
};

/** The next row, after all before it were right. */
const damageAt = (walk: Walk, recorded: Recorded, row: Row): Damage | undefined => {
  const { home, ends, heads, extras, gap } = walk;
  const { stream, version, command, position, hash, link } = row;
  const body = home.sha256(row.body) === hash ? parseBody(row.body) : undefined;
  const chain = home.chainOf(body?.stream ?? stream);
  if (gap) return chain === gap.chain ? skipped(walk, row) : undefined;
  // Somebody may be writing on a shared home: what came after the ends were read is not walked.
  if (position > endIn(recorded.ends, chain).position) {
    if (!extras.has(chain)) extras.set(chain, row);
    return undefined;
  }
  const end = endIn(ends, chain);
  if (position !== end.position + 1) {
    walk.gap = { chain, position: end.position + 1 };
    return skipped(walk, row);
  }
  if (!body) return { kind: 'altered', stream, version, position };
  const head = heads.get(body.stream) ?? emptyHead(body.stream);
  const columns = body.stream === stream && body.version === version && body.command === command;
  const follows = body.version === head.version + 1 && body.previous === head.hash;
  if (!columns || !follows || link !== linkAfter(home.sha256, end.link, hash))
    return { kind: 'misplaced', stream, version, position };
  heads.set(stream, { stream, version, hash });
  ends.set(chain, { position, link });
  return undefined;
};

const walkRows = async (walk: Walk, recorded: Recorded): Promise<Damage | undefined> => {
  for (let page = await walk.home.scan(start, pageSize); page.rows.length > 0; ) {
    for (const row of page.rows) {
      const damage = damageAt(walk, recorded, row);
      if (damage) return damage;
    }
    page = await walk.home.scan(page.next, pageSize);
  }
  return undefined;
};

/** A chain that ends too early, and the first of its streams that does. */
const missingIn = ({ home, ends, heads }: Walk, recorded: Recorded, chain: string): Damage => {
  const versionOf = (stream: string): number => heads.get(stream)?.version ?? 0;
  const short = recorded.heads.find(
    ({ stream, version }) => home.chainOf(stream) === chain && versionOf(stream) < version,
  );
  return {
    kind: 'missing',
    stream: short?.stream ?? '',
    version: short ? versionOf(short.stream) + 1 : 0,
    position: endIn(ends, chain).position + 1,
  };
};

const compareEnds = (walk: Walk, recorded: Recorded): Damage | undefined => {
  if (walk.gap) return missingIn(walk, recorded, walk.gap.chain);
  for (const [chain, { position }] of recorded.ends)
    if (endIn(walk.ends, chain).position < position) return missingIn(walk, recorded, chain);
  return undefined;
};

const compareHeads = ({ home, ends, heads }: Walk, recorded: Recorded): Damage | undefined => {
  const known = new Map(recorded.heads.map((head) => [head.stream, head]));
  const positionOf = (stream: string): number => endIn(ends, home.chainOf(stream)).position;
  for (const { stream, version, hash } of heads.values()) {
    const head = known.get(stream) ?? emptyHead(stream);
    const position = positionOf(stream);
    if (head.version < version) return { kind: 'unrecorded', stream, version: head.version + 1, position };
    if (head.version > version)
      return { kind: 'missing', stream, version: version + 1, position: position + 1 };
    if (head.hash !== hash) return { kind: 'misplaced', stream, version, position };
  }
  const lost = recorded.heads.find(({ stream }) => !heads.has(stream))?.stream;
  return lost === undefined
    ? undefined
    : { kind: 'missing', stream: lost, version: 1, position: positionOf(lost) + 1 };
};

/** The links of the ends, and ends that are gone or that events lie behind. */
const compareChains = async (walk: Walk, recorded: Recorded): Promise<Damage | undefined> => {
  for (const [chain, { link }] of recorded.ends) {
    const end = endIn(walk.ends, chain);
    if (end.link !== link) return { kind: 'misplaced', stream: '', version: 0, position: end.position };
  }
  if (recorded.ends.size < recorded.chains) return { kind: 'missing', stream: '', version: 0, position: 1 };
  const now = walk.extras.size > 0 ? (await walk.home.ends()).ends : recorded.ends;
  for (const [chain, { stream, version, position }] of walk.extras)
    if (position > endIn(now, chain).position) return { kind: 'unrecorded', stream, version, position };
  return undefined;
};

/** Heads that somebody kept elsewhere (a protocol, a backup) against a log that agrees with itself. */
const compareKnown = async ({ home, heads }: Walk, known: readonly Head[]): Promise<Damage | undefined> => {
  for (const { stream, version, hash } of known) {
    const head = heads.get(stream) ?? emptyHead(stream);
    if (head.version < version) return { kind: 'missing', stream, version: head.version + 1, position: 0 };
    const [row] = await home.readStream(stream, version, 1);
    if (row?.version === version && row.hash !== hash)
      return { kind: 'rewritten', stream, version, position: row.position };
  }
  return undefined;
};

/** The first damage; undefined where there is none. */
export const verify = async (home: Home, known: readonly Head[] = []): Promise<Damage | undefined> => {
  const walk: Walk = { home, ends: new Map(), heads: new Map(), extras: new Map() };
  try {
    const recorded = await home.ends();
    const found =
      (await walkRows(walk, recorded)) ??
      compareEnds(walk, recorded) ??
      compareHeads(walk, recorded) ??
      (await compareChains(walk, recorded));
    if (found) return found;
    return (await home.isSound()) ? await compareKnown(walk, known) : unreadable(0);
  } catch (error) {
    // A lost connection says nothing about the log.
    if (!isDamage(error)) throw error;
    const [end, ...others] = walk.ends.values();
    return unreadable(others.length > 0 ? 0 : (end?.position ?? 0) + 1);
  }
};
