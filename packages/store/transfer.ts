// Whole streams as JSON lines, out of one home and into another: hashes are kept, a broken or cut chain is refused.
import { canonical, NotJson } from '@omerta/base/canonical.ts';
import { readJson } from '@omerta/base/json.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import {
  type Chaining,
  emptyHead,
  type Head,
  place,
  type Row,
  type Sealed,
  type Sha256,
  seal,
} from './chain.ts';
import { type Body, eventId, isBody, isName, parseJson } from './envelope.ts';
import { type Found, type Home, start } from './home.ts';
import type { StoreRefusal } from './refusal.ts';

const format = 'omerta-log';
const formatVersion = 1;
const pageSize = 1000;

export type Imported = { readonly streams: number; readonly events: number };

/**
 * A stored text is canonical: the hash has its place among the sorted keys, before the event's id. Behind `data`
 * stand only names and numbers, and within a text every quote is escaped: the last key of this name is the event's.
 */
const exportedLine = ({ body, hash }: Sealed): string => {
  const at = body.lastIndexOf(',"id":');
  return `${body.slice(0, at)},"hash":"${hash}"${body.slice(at)}`;
};

/**
 * The first line names the heads, so that a file without its tail is found out; then one event a line, in the
 * order of the log.
 */
export const exportLines = async function* (
  home: Home,
  streams?: readonly string[],
): AsyncGenerator<string, void, void> {
  const { ends, heads } = await home.ends();
  const wanted = new Map(
    heads.filter(({ stream }) => streams?.includes(stream) ?? true).map((head) => [head.stream, head]),
  );
  const sorted = [...wanted.values()].sort((a, b) => (a.stream < b.stream ? -1 : 1));
  yield canonical({ format, version: formatVersion, heads: sorted });
  const isIn = ({ stream, position }: Row): boolean =>
    wanted.has(stream) && position <= (ends.get(home.chainOf(stream))?.position ?? 0);
  let left = sorted.reduce((sum, { version }) => sum + version, 0);
  for (let after = start; left > 0; ) {
    const { rows, next } = await home.scan(after, pageSize);
    if (rows.length === 0) return;
    after = next;
    for (const row of rows.filter(isIn)) {
      left--;
      yield exportedLine(row);
    }
  }
};

/** An event that has no place in a chain yet: what a stream is made of, whichever home it lies in. */
export type Unplaced = Omit<Body, 'stream' | 'version' | 'id' | 'previous'>;

/** A stream as the lines of its export, chained from its first event: the same events have the same head everywhere. */
export const chainedLines = (
  sha256: Sha256,
  stream: string,
  events: readonly Unplaced[],
): readonly string[] => {
  const lines: string[] = [];
  let [head, nth]: [Head, number] = [emptyHead(stream), 0];
  for (const [i, event] of events.entries()) {
    nth = events[i - 1]?.command === event.command ? nth + 1 : 1;
    const body: Body = {
      ...event,
      stream,
      version: i + 1,
      id: eventId(event.command, nth),
      previous: head.hash,
    };
    const sealed = seal(sha256, body);
    lines.push(exportedLine(sealed));
    head = sealed;
  }
  const { version, hash } = head;
  return [canonical({ format, version: formatVersion, heads: [{ stream, version, hash }] }), ...lines];
};

/** The events in the lines of one stream's export. */
export const unplacedIn = (lines: readonly string[]): readonly Unplaced[] =>
  lines.slice(1).map((line) => {
    const { type, data, at, device, person, command, schema } = parseJson(line) as Body;
    return { type, data, at, device, person, command, schema };
  });

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' &&
  value !== null &&
  'stream' in value &&
  isName(value.stream) &&
  'version' in value &&
  'hash' in value;

/** The heads that the first line names. */
export const readHeader = (line: string | undefined): readonly Head[] | StoreRefusal => {
  const given = readJson(line ?? '');
  const value = isRefusal(given) ? null : given.value;
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== format)
    return { code: 'import/not-a-log' };
  const { version, heads } = { version: 0, heads: undefined as unknown, ...value };
  if (Number(version) > formatVersion)
    return { code: 'import/newer-format', found: Number(version), known: formatVersion };
  return Array.isArray(heads) && heads.every(isHead) ? heads : { code: 'import/not-a-log' };
};

/** Undefined where it is no event. */
const sealLine = (
  sha256: Sha256,
  text: string,
): { readonly sealed: Sealed; readonly body: Body; readonly hash: unknown } | undefined => {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('hash' in value)) return undefined;
  const { hash, ...body } = value;
  try {
    // Canonical text says no key twice: only another's needs a closer look.
    if (text !== canonical(value) && isRefusal(readJson(text))) return undefined;
    return isBody(body) ? { sealed: seal(sha256, body), body, hash } : undefined;
  } catch (error) {
    if (error instanceof NotJson) return undefined;
    throw error;
  }
};

/** One line as a sealed event that follows the head before it. */
const readLine = (
  sha256: Sha256,
  text: string,
  line: number,
  heads: ReadonlyMap<string, Head>,
): Sealed | StoreRefusal => {
  const read = sealLine(sha256, text);
  if (!read) return { code: 'import/bad-line', line };
  const { sealed, body, hash } = read;
  const { stream, version, previous } = body;
  const head = heads.get(stream);
  const follows = head && version === head.version + 1 && previous === head.hash;
  return follows && sealed.hash === hash ? sealed : { code: 'import/broken-chain', line, stream, version };
};

type Read = { readonly sealed: readonly Sealed[]; readonly heads: ReadonlyMap<string, Head> };

const readLines = async (
  sha256: Sha256,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Read | StoreRefusal> => {
  let promised: readonly Head[] | undefined;
  const heads = new Map<string, Head>();
  const sealed: Sealed[] = [];
  let line = 0;
  for await (const text of lines) {
    line++;
    if (!promised) {
      const header = readHeader(text);
      if (isRefusal(header)) return header;
      promised = header;
      for (const { stream } of promised) heads.set(stream, emptyHead(stream));
      continue;
    }
    const event = readLine(sha256, text, line, heads);
    if (isRefusal(event)) return event;
    heads.set(event.stream, event);
    sealed.push(event);
  }
  if (!promised) return { code: 'import/not-a-log' };
  for (const { stream, hash } of promised) {
    const found = heads.get(stream) ?? emptyHead(stream);
    if (found.hash !== hash) return { code: 'import/cut-short', stream, version: found.version + 1 };
  }
  return { sealed, heads };
};

/** Where the home already has a beginning of a stream, only the rest is added: an import may be repeated. */
const decideImport = (
  home: Chaining,
  { sealed }: Read,
  { ends, heads }: Found,
): { rows: ReturnType<typeof place>; answer: Imported | StoreRefusal } => {
  const known = new Set(sealed.map(({ stream, version, hash }) => canonical([stream, version, hash])));
  const other = [...heads.values()].find(
    ({ stream, version, hash }) => !known.has(canonical([stream, version, hash])),
  );
  if (other)
    return { rows: [], answer: { code: 'import/diverged', stream: other.stream, version: other.version } };
  const added = sealed.filter(({ stream, version }) => version > (heads.get(stream)?.version ?? 0));
  return {
    rows: place(home, ends, added),
    answer: { streams: new Set(added.map(({ stream }) => stream)).size, events: added.length },
  };
};

/** All streams of the lines or none. */
export const importLines = async (
  home: Home,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Imported | StoreRefusal> => {
  const read = await readLines(home.sha256, lines);
  if (isRefusal(read)) return read;
  return home.commit({ streams: [...read.heads.keys()] }, (found) => decideImport(home, read, found));
};
