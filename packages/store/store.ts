// The store: one interface over every home. It opens only on a log whose chains are whole.
import { NotJson } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import {
  type Commit,
  decideAppend,
  type Receipt,
  receiptOf,
  type StreamCommit,
  unfitCommit,
} from './append.ts';
import { emptyHead, type Head } from './chain.ts';
import type { Damage } from './damage.ts';
import type { Envelope } from './envelope.ts';
import { faultAsRefusal, openingFault } from './fault.ts';
import type { Bookmark, Home, Wake } from './home.ts';
import type { People } from './people.ts';
import type { StoreRefusal } from './refusal.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from './snapshot.ts';
import { follow } from './subscribe.ts';
import type { Imported } from './transfer.ts';
import { envelopeOf, type Upcasters } from './upcast.ts';
import type { Vault } from './vault.ts';
import { verify } from './verify.ts';

export type EventPage = { readonly events: readonly Envelope[]; readonly next: Bookmark };

/** What answers with a refusal refuses too where its home is out of reach; the rest then throws a `StoreFault`. */
export type Store = {
  /**
   * Adds a command's events after the version they were decided on (0: the stream is new). On the disk when
   * it answers. The same command again is answered with the same receipt and adds nothing, whatever version
   * it expects. `along` are commits to other streams that are written in the same step: all of them or none. One
   * without events asks only that its stream is still at that version.
   */
  readonly append: (
    stream: string,
    expected: number,
    commit: Commit,
    along?: readonly StreamCommit[],
  ) => Promise<Receipt | StoreRefusal>;
  /** Whether a command is already in a stream: asked before it is decided a second time. */
  readonly receipt: (stream: string, command: string) => Promise<Receipt | undefined>;
  /** Version 0 where the stream has no events. */
  readonly head: (stream: string) => Promise<Head>;
  /** All heads, for a protocol or a backup to keep. */
  readonly heads: () => Promise<readonly Head[]>;
  /** The events of a stream from a version on. */
  readonly read: (stream: string, from?: number) => Promise<readonly Envelope[]>;
  /** Events of all streams behind a bookmark (`start`), those of an order by position; nothing appears before `next` later. */
  readonly readAll: (after: Bookmark, limit: number) => Promise<EventPage>;
  /** Events of one order (`order.ts`) after a position, by position; what is acknowledged is there at once. */
  readonly readOrder: (order: string, after: number, limit: number) => Promise<readonly Envelope[]>;
  /** Past events, then new ones from any process, until the signal is aborted or the store is closed. */
  readonly subscribe: (after: Bookmark, signal?: AbortSignal) => AsyncIterable<Envelope>;
  /** For who follows one order: called after every commit of anybody, perhaps more often; returns how to stop it. */
  readonly watch: (wake: Wake) => () => void;
  readonly saveSnapshot: (stream: string, snapshot: Snapshot) => Promise<StoreRefusal | undefined>;
  readonly loadSnapshot: (stream: string, schema: number) => Promise<Snapshot | undefined>;
  /** Walks the chains; `known` are heads kept elsewhere, which a rewritten log cannot meet. */
  readonly verify: (known?: readonly Head[]) => Promise<Damage | undefined>;
  /** JSON lines of these streams, or of all. */
  readonly export: (streams?: readonly string[]) => AsyncIterable<string>;
  readonly import: (lines: AsyncIterable<string> | Iterable<string>) => Promise<Imported | StoreRefusal>;
  readonly people: People;
  /** Null on a device. */
  readonly vault: Vault | null;
  readonly close: () => Promise<void>;
};

const pageSize = 1000;

/** Over with the first of the two: `AbortSignal.any`, which a phone of the floor does not have. */
const either = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  for (const signal of [one, other]) {
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: ended.signal });
  }
  return ended.signal;
};

export const storeOver = (home: Home, upcasters: Upcasters): Store => {
  const closing = new AbortController();
  return {
    append: async (stream, expected, commit, along = []) => {
      const first = { stream, expected, commit };
      const parts = [first, ...along];
      const unfit = parts
        .map((part) => unfitCommit(part.stream, part.commit))
        .find((refusal) => refusal !== undefined);
      if (unfit) return unfit;
      if (commit.events.length === 0) return { code: 'append/empty', stream, command: commit.command };
      try {
        const look = { streams: parts.map((part) => part.stream), command: commit.command };
        return await home.commit(look, decideAppend(home, upcasters, first, along));
      } catch (error) {
        if (error instanceof NotJson) return { code: 'append/not-json', stream, path: error.path };
        return faultAsRefusal(error);
      }
    },
    receipt: async (stream, command) => receiptOf(await home.recorded(stream, command)),
    head: async (stream) => (await home.head(stream)) ?? emptyHead(stream),
    heads: async () => (await home.ends()).heads,
    read: async (stream, from = 1) => {
      const events: Envelope[] = [];
      for (let next = from; ; ) {
        const page = await home.readStream(stream, next, pageSize);
        for (const row of page) events.push(envelopeOf(upcasters, row));
        if (page.length < pageSize) return events;
        next += pageSize;
      }
    },
    readAll: async (after, limit) => {
      const { rows, next } = await home.readAll(after, limit);
      return { events: rows.map((row) => envelopeOf(upcasters, row)), next };
    },
    readOrder: async (order, after, limit) =>
      (await home.readOrder(order, after, limit)).map((row) => envelopeOf(upcasters, row)),
    subscribe: async function* (after, signal) {
      const until = signal ? either(signal, closing.signal) : closing.signal;
      for await (const row of follow(home, after, until)) yield envelopeOf(upcasters, row);
    },
    watch: home.watch,
    saveSnapshot: (stream, snapshot) => saveSnapshot(home, stream, snapshot).catch(faultAsRefusal),
    loadSnapshot: (stream, schema) => loadSnapshot(home, stream, schema),
    verify: (known) => verify(home, known),
    // Fetched by those who move streams: a device at its table does not.
    export: async function* (streams) {
      yield* (await import('./transfer.ts')).exportLines(home, streams);
    },
    import: async (lines) => (await import('./transfer.ts')).importLines(home, lines).catch(faultAsRefusal),
    people: home.people,
    vault: home.vault,
    close: async () => {
      closing.abort();
      await home.close();
    },
  };
};

/** Opens what a home gave, or hands its refusal on; a damaged log is closed again and named. */
export const openStore = async (
  home: Home | StoreRefusal,
  upcasters: Upcasters = {},
): Promise<Store | StoreRefusal> => {
  if (isRefusal(home)) return home;
  const damage = await verify(home).catch(openingFault);
  if (!damage) return storeOver(home, upcasters);
  await home.close();
  return isRefusal(damage) ? damage : { code: 'store/damaged', home: home.name, damage };
};
