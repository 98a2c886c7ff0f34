// Decides whether a command's events go into a stream: only once, and only after the version they were
// decided on.
import { canonical, NotJson } from '@omerta/base/canonical.ts';
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
import { eventId, isName } from './envelope.ts';
import type { Found } from './home.ts';
import type { StoreRefusal } from './refusal.ts';
import { envelopeOf, schemaOf, type Upcasters } from './upcast.ts';

export type NewEvent = { readonly type: string; readonly data: unknown };

/** What one command leaves in one stream. */
export type Commit = {
  readonly command: string;
  readonly at: number;
  readonly device: string;
  readonly person: string | null;
  readonly events: readonly NewEvent[];
};

/** The acknowledgement: the versions the events have, the position and the hash of the last. */
export type Receipt = {
  readonly stream: string;
  readonly first: number;
  readonly last: number;
  readonly position: number;
  readonly hash: string;
};

export const unfitCommit = (
  stream: string,
  { command, at, device, person, events }: Commit,
): StoreRefusal | undefined => {
  const types = events.map(({ type }) => ['type', type] as const);
  const names = [
    ['stream', stream],
    ['command', command],
    ['device', device],
    ['person', person ?? 'system'],
    ...types,
  ] as const;
  const unfit = names.find(([, name]) => !isName(name));
  if (unfit) return { code: 'append/unfit-field', field: unfit[0] };
  if (!Number.isSafeInteger(at)) return { code: 'append/unfit-field', field: 'at' };
  return undefined;
};

export const receiptOf = (rows: readonly Row[]): Receipt | undefined => {
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    first &&
    last && {
      stream: last.stream,
      first: first.version,
      last: last.version,
      position: last.position,
      hash: last.hash,
    }
  );
};

/** A command sent again must be the same command: acknowledging other events under its id would lose them. */
const sameEvents = (upcasters: Upcasters, recorded: readonly Row[], events: readonly NewEvent[]): boolean => {
  const textOf = (list: readonly NewEvent[]): string =>
    canonical(list.map(({ type, data }) => ({ type, data })));
  return textOf(recorded.map((row) => envelopeOf(upcasters, row))) === textOf(events);
};

/** A commit with the stream it goes to and the version it was decided on. */
export type StreamCommit = { readonly stream: string; readonly expected: number; readonly commit: Commit };

type Decided = { readonly rows: readonly Row[]; readonly answer: Receipt | StoreRefusal };

const sealPart = (
  sha256: Sha256,
  upcasters: Upcasters,
  head: Head,
  { stream, expected, commit }: StreamCommit,
): Sealed[] => {
  const { command, at, device, person, events } = commit;
  const sealed: Sealed[] = [];
  for (const [i, { type, data }] of events.entries()) {
    if (data === undefined) throw new NotJson('data');
    const previous = sealed.at(-1)?.hash ?? head.hash;
    const version = expected + i + 1;
    const schema = schemaOf(upcasters, type);
    sealed.push(
      seal(sha256, {
        stream,
        version,
        id: eventId(command, i + 1),
        type,
        data,
        at,
        device,
        person,
        command,
        schema,
        previous,
      }),
    );
  }
  return sealed;
};

/**
 * `along` goes to other streams in the same step, all or nothing; one without events is only held to its version.
 * Only the first stream is asked for a repetition.
 */
export const decideAppend =
  (home: Chaining, upcasters: Upcasters, first: StreamCommit, along: readonly StreamCommit[]) =>
  ({ ends, heads, recorded }: Found): Decided => {
    const { stream, commit } = first;
    const { command, events } = commit;
    const before = receiptOf(recorded);
    if (before)
      return {
        rows: [],
        answer: sameEvents(upcasters, recorded, events)
          ? before
          : { code: 'append/command-reused', stream, command },
      };
    const sealed: Sealed[] = [];
    const latest = new Map<string, Head>(heads);
    for (const part of [first, ...along]) {
      const head = latest.get(part.stream) ?? emptyHead(part.stream);
      const { expected } = part;
      if (head.version !== expected)
        return {
          rows: [],
          answer: { code: 'append/stale', stream: part.stream, expected, actual: head.version },
        };
      const added = sealPart(home.sha256, upcasters, head, part);
      latest.set(part.stream, added.at(-1) ?? head);
      sealed.push(...added);
    }
    const rows = place(home, ends, sealed);
    return {
      rows,
      answer: receiptOf(rows.slice(0, events.length)) ?? { code: 'append/empty', stream, command },
    };
  };
