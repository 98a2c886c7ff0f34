// What a home of the log must do; memory, browser, embedded and PostgreSQL are homes, everything else is
// written once.
import type { End, Head, Row, Sha256 } from './chain.ts';
import type { People } from './people.ts';
import type { Vault } from './vault.ts';

/** What a commit finds before it writes, true until it has written. */
export type Found = {
  readonly end: End;
  /** Of the streams asked for, those that have events. */
  readonly heads: ReadonlyMap<string, Head>;
  /** What the command asked for has already written to the one stream. */
  readonly recorded: readonly Row[];
};

export type Look = { readonly streams: readonly string[]; readonly command?: string };
type Plan<T> = (found: Found) => { readonly rows: readonly Row[]; readonly answer: T };

/** A state saved beside the log; `seal` ties it to the event it was made of. */
export type SavedState = {
  readonly stream: string;
  readonly version: number;
  readonly schema: number;
  readonly state: string;
  readonly seal: string;
};

/** A home out of reach, or whose bytes are broken, throws a `StoreFault`; every other error is a defect. */
export type Home = {
  /** For people: a folder, a server, a name; never a password. */
  readonly name: string;
  readonly sha256: Sha256;
  /**
   * Looks, plans and writes as one step that no other writer of this home, in any process, comes between.
   * Rows, heads and end are written together or not at all, and are on the disk when the promise resolves. A
   * plan that throws writes nothing.
   */
  readonly commit: <T>(look: Look, plan: Plan<T>) => Promise<T>;
  readonly recorded: (stream: string, command: string) => Promise<readonly Row[]>;
  readonly head: (stream: string) => Promise<Head | undefined>;
  /** Rows of a stream from a version on, in order. */
  readonly readStream: (stream: string, from: number, limit: number) => Promise<readonly Row[]>;
  /** Rows after a position, in order. A reader that has seen a position never finds a smaller one later. */
  readonly readAll: (after: number, limit: number) => Promise<readonly Row[]>;
  /** The end and all heads, of one moment. */
  readonly ends: () => Promise<{ readonly end: End; readonly heads: readonly Head[] }>;
  /** Calls `wake` after every commit of anybody, perhaps more often; returns how to stop it. */
  readonly watch: (wake: () => void) => () => void;
  readonly saveState: (saved: SavedState) => Promise<void>;
  readonly loadState: (stream: string) => Promise<SavedState | undefined>;
  readonly people: People;
  /** Null where nobody signs in: a device keeps none. */
  readonly vault: Vault | null;
  /** Whether what the walk over the positions does not touch, indexes above all, is whole too. */
  readonly isSound: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};
