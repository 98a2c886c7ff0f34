// What a device sends: its commits as they are, after a place in the chain that the server is thought to have.
import { NotJson } from '@omerta/base/canonical.ts';
import { checked, type Descriptor, listOf, type Of, raw, shape, text, whole } from '@omerta/base/reading.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import { emptyHead, type Sha256, seal } from '@omerta/store/chain.ts';
import { type Envelope, eventId, isName } from '@omerta/store/envelope.ts';

const most = Number.MAX_SAFE_INTEGER;

const named = checked(text, (value, path) => {
  if (!isName(value)) fail(path, 'type/text', { found: shown(value) });
});

const hash = checked(
  text,
  (value, path) => {
    if (!/^[0-9a-f]{64}$/.test(value)) fail(path, 'type/text', { found: shown(value) });
  },
  { pattern: '^[0-9a-f]{64}$' },
);

/** A place in the chain of a stream: the version and the hash of an event. */
export const mark = shape({ version: whole(0, most), hash });
export type Mark = Of<typeof mark>;

/** Before the first event. */
export const beginning: Mark = { version: 0, hash: emptyHead('').hash };

export const isSame = (a: Mark, b: Mark): boolean => a.version === b.version && a.hash === b.hash;

const something = <T>(list: Descriptor<readonly T[]>): Descriptor<readonly T[]> =>
  checked(
    list,
    (given, path) => {
      if (given.length === 0) fail(path, 'value/count', { found: '0', wanted: '1 ...' });
    },
    { minItems: 1 },
  );

/** `hash` is that of its last event. `at` is the device's own clock: kept, and nothing goes by it. */
export const commit = shape({
  command: named,
  at: whole(-most, most),
  device: named,
  person: named,
  events: something(listOf(shape({ type: named, data: raw, schema: whole(1, most) }))),
  hash,
});
export type SentCommit = Of<typeof commit>;

/** `device`: the id that the sending device keeps; what it sends may have been written on another. */
export const sentFields = { device: named, from: mark, commits: listOf(commit) } as const;
const sent = shape(sentFields);
export type Sent = Of<typeof sent>;

/** A commit in its place: between the event it follows and its own last one. */
export type Linked = { readonly commit: SentCommit; readonly before: Mark; readonly after: Mark };

const linked = (sha256: Sha256, stream: string, before: Mark, given: SentCommit): Linked | null => {
  const { command, at, device, person, events } = given;
  let { version, hash: previous } = before;
  for (const [i, { type, data, schema }] of events.entries()) {
    version += 1;
    const id = eventId(command, i + 1);
    const body = { stream, version, id, type, data, at, device, person, command, schema, previous };
    previous = seal(sha256, body).hash;
  }
  return previous === given.hash ? { commit: given, before, after: { version, hash: previous } } : null;
};

/** Each commit hashed again in the chain that it names; null where one is not what was hashed. */
export const linkedIn = (
  sha256: Sha256,
  stream: string,
  { from, commits }: Pick<Sent, 'from' | 'commits'>,
): readonly Linked[] | null => {
  const links: Linked[] = [];
  try {
    for (const each of commits) {
      const next = linked(sha256, stream, links.at(-1)?.after ?? from, each);
      if (!next) return null;
      links.push(next);
    }
  } catch (error) {
    if (error instanceof NotJson) return null;
    throw error;
  }
  return links;
};

/** A stream, or its end from one commit on, as the commits that it was written by. */
export const commitsIn = (events: readonly Envelope[]): readonly Linked[] => {
  const links: Linked[] = [];
  for (const { version, command, at, device, person, type, data, schema, hash: own, previous } of events) {
    const event = { type, data, schema };
    const last = links.at(-1);
    if (last?.commit.command === command) {
      const grown = { ...last.commit, events: [...last.commit.events, event], hash: own };
      links[links.length - 1] = { ...last, commit: grown, after: { version, hash: own } };
      continue;
    }
    links.push({
      commit: { command, at, device, person: person ?? '', events: [event], hash: own },
      before: { version: version - 1, hash: previous },
      after: { version, hash: own },
    });
  }
  return links;
};

/** So many characters are taken at once, from a device or by one; a single commit goes in any case. */
const pageLength = 500_000;
const pageCommits = 200;

/** The first of these that go over the network at once. */
export const pageOf = (left: readonly Linked[]): readonly Linked[] => {
  let length = 0;
  const end = left.findIndex(({ commit }, i) => {
    length += JSON.stringify(commit).length;
    return i > 0 && (length > pageLength || i >= pageCommits);
  });
  return end < 0 ? left : left.slice(0, end);
};
