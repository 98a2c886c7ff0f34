// One game's table in a server's store: its streams, what they hold, and the game as it stood at any place of any course.

import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import type { StreamCommit } from '@omerta/store/append.ts';
import type { Sha256 } from '@omerta/store/chain.ts';
import { StoreFault } from '@omerta/store/fault.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import type { Store } from '@omerta/store/store.ts';
import { foldPlay, type Played, unplayed } from '@omerta/stream/fold.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import { foldTable, type Holding, nobodyHolds } from './holding.ts';
import type { KnownCourses } from './received.ts';
import type { Linked, Mark } from './sent.ts';

export type Table = {
  readonly store: Store;
  readonly sha256: Sha256;
  readonly streams: {
    readonly game: string;
    /** When each commit came. */
    readonly received: string;
    /** Who holds the table; which branches there are. */
    readonly table: string;
    readonly branch: (id: string) => string;
  };
  /** The rulebook of the tournament as this program has it. */
  readonly today: Rulebook;
  /** Whether a game may begin so. */
  readonly isAsked: (opening: Opening) => boolean;
  /** The newest state of the game's stream. */
  readonly play: () => Promise<{ readonly state: Played; readonly version: number }>;
  /** What allowed the writing: nothing is written where one of these streams has moved on since. */
  readonly unmoved: readonly { readonly stream: string; readonly version: number }[];
};

/** Who does something to a table, from where, and when by the server's clock. */
export type Doing = { readonly person: string; readonly device: string; readonly at: number };

export const unmovedWith = ({ unmoved }: Table, command: string, doing: Doing): readonly StreamCommit[] =>
  unmoved.map(({ stream, version }) => ({
    stream,
    expected: version,
    commit: { command, ...doing, events: [] },
  }));

/** Somebody else wrote in between: null, look again. Any other refusal is the store's and ends it. */
export const lookAgain = (refusal: StoreRefusal): null => {
  if (refusal.code !== 'append/stale') throw new StoreFault(refusal);
  return null;
};

/** How often it is decided again because somebody else wrote in between. */
export const attempts = 5;

export const holdingOf = async ({
  store,
  streams,
}: Table): Promise<{ readonly holding: Holding; readonly version: number }> => {
  const events = await store.read(streams.table);
  return { holding: events.reduce(foldTable, nobodyHolds), version: events.length };
};

/** Of every commit that was kept one event, with the commit whole. */
export const keptIn = async ({ store, streams }: Table, branch: string): Promise<readonly Linked[]> =>
  (await store.read(streams.branch(branch))).map(({ data }) => data as Linked);

export type Branches = ReadonlyMap<string, readonly Linked[]>;

export const branchesOf = async (table: Table, { branches }: Holding): Promise<Branches> =>
  new Map(await Promise.all(branches.map(async ({ id }) => [id, await keptIn(table, id)] as const)));

/** Only hashes from this version on: nothing earlier is asked for. */
export const knownFrom = async (
  { store, streams }: Table,
  from: number,
  head: Mark,
  branches: Branches,
): Promise<KnownCourses> => {
  const hashes = new Set((await store.read(streams.game, Math.max(from, 1))).map(({ hash }) => hash));
  return {
    head,
    has: (hash) => hashes.has(hash),
    branches: [...branches].flatMap(([id, kept]) => {
      const own = new Set(kept.map(({ after }) => after.hash));
      const tip = kept.at(-1)?.after;
      return tip ? [{ id, tip, has: (hash: string) => own.has(hash) }] : [];
    }),
  };
};

const played = (before: Played, kept: readonly Linked[]): Played =>
  kept.flatMap(({ commit }) => commit.events).reduce(foldPlay, before);

/** The game as it stood at a place: in its own stream, or on a branch, which begins at another place. */
export const courseAt = async (
  table: Table,
  branches: Holding['branches'],
  kept: Branches,
  place: Mark,
): Promise<Played> => {
  for (const { id, fork } of branches) {
    const own = kept.get(id) ?? [];
    const end = own.findIndex(({ after }) => after.hash === place.hash);
    if (end < 0) continue;
    return played(await courseAt(table, branches, kept, fork), own.slice(0, end + 1));
  }
  const events = await table.store.read(table.streams.game);
  return events.slice(0, place.version).reduce(foldPlay, unplayed);
};
