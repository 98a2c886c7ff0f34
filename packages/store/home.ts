// What a home of the log must do; memory, browser, embedded and PostgreSQL are homes, everything else is
// written once.
import type { End, Head, Row, Sha256 } from './chain.ts';
import type { People } from './people.ts';
import type { Vault } from './vault.ts';

/** What a commit finds before it writes, true until it has written. */
export type Found = {
  /** By chain; of those of the streams asked for, at least the ones that have rows. */
  readonly ends: ReadonlyMap<string, End>;
  /** Of the streams asked for, those that have events. */
  readonly heads: ReadonlyMap<string, Head>;
  /** What the command asked for has already written to the one stream. */
  readonly recorded: readonly Row[];
};

export type Look = { readonly streams: readonly string[]; readonly command?: string };
type Plan<T> = (found: Found) => { readonly rows: readonly Row[]; readonly answer: T };

/** Where a reader of everything goes on: a home's own affair, nobody else reads it. */
export type Bookmark = string;
/** Before the first event. */
export const start: Bookmark = '';

export type RowPage = {
  readonly rows: readonly Row[];
  /** Behind these rows. */
  readonly next: Bookmark;
  /** More is there that cannot be shown yet, because an older writer may still come before it: look again soon. */
  readonly held: boolean;
};

/** A state saved beside the log; `seal` ties it to the event it was made of. */
export type SavedState = {
  readonly stream: string;
  readonly version: number;
  readonly schema: number;
  readonly state: string;
  readonly seal: string;
};

/** With the order that was written, where the home knows it; without one it may be any. */
export type Wake = (order?: string) => void;

/** A home out of reach, or whose bytes are broken, throws a `StoreFault`; every other error is a defect. */
export type Home = {
  /** For people: a folder, a server, a name; never a password. */
  readonly name: string;
  readonly sha256: Sha256;
  /** Positions and links run within a chain: PostgreSQL has one for each order, the other homes one for all. */
  readonly chainOf: (stream: string) => string;
  /**
   * Looks, plans and writes as one step that no other writer of this home, in any process, comes between.
   * Rows, heads and ends are written together or not at all, and are on the disk when the promise resolves. A
   * plan that throws writes nothing.
   */
  readonly commit: <T>(look: Look, plan: Plan<T>) => Promise<T>;
  readonly recorded: (stream: string, command: string) => Promise<readonly Row[]>;
  readonly head: (stream: string) => Promise<Head | undefined>;
  /** Rows of a stream from a version on, in order. */
  readonly readStream: (stream: string, from: number, limit: number) => Promise<readonly Row[]>;
  /** Rows of all streams, those of a chain by position. Nothing ever appears behind a bookmark that was given. */
  readonly readAll: (after: Bookmark, limit: number) => Promise<RowPage>;
  /** As `readAll`, with what that holds back: for who takes the `ends` first and nothing beyond them. */
  readonly scan: (after: Bookmark, limit: number) => Promise<RowPage>;
  /** Rows of the streams of one order (`order.ts`) after a position, by position, without gaps. */
  readonly readOrder: (order: string, after: number, limit: number) => Promise<readonly Row[]>;
  /** All ends and heads, of one moment; `chains` is how many ends there should be. */
  readonly ends: () => Promise<{
    readonly ends: ReadonlyMap<string, End>;
    readonly chains: number;
    readonly heads: readonly Head[];
  }>;
  /** Calls `wake` after every commit of anybody, perhaps more often; returns how to stop it. */
  readonly watch: (wake: Wake) => () => void;
  readonly saveState: (saved: SavedState) => Promise<void>;
  readonly loadState: (stream: string) => Promise<SavedState | undefined>;
  readonly people: People;
  /** Null where nobody signs in: a device keeps none. */
  readonly vault: Vault | null;
  /** Whether what the walk over the positions does not touch, indexes above all, is whole too. */
  readonly isSound: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};
