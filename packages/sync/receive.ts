// The server's side of a sending: placed by its chain, decided again by the rules, written once with the time it came.
import { canonical, type Json } from '@omerta/base/canonical.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { StreamCommit } from '@omerta/store/append.ts';
import { schemaOf } from '@omerta/store/upcast.ts';
import type { Played } from '@omerta/stream/fold.ts';
import { follow, type Stray } from '@omerta/stream/follows.ts';
import { isReopenedBy, mayFollowSheet } from '@omerta/stream/signing.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import type { KeptBranch, SyncRefusal, TakenUpTo } from './answer.ts';
import type { Holding, TableEvents } from './holding.ts';
import { branchName, type Placed, received } from './received.ts';
import { beginning, isSame, type Linked, linkedIn, type Mark, type Sent } from './sent.ts';
import {
  attempts,
  type Branches,
  branchesOf,
  courseAt,
  type Doing,
  holdingOf,
  knownFrom,
  lookAgain,
  type Table,
  unmovedWith,
} from './table.ts';

/** `isOpen`: lines are taken from this person now. Else what he sends is kept beside the game. */
export type Sending = {
  readonly sent: Sent;
  readonly by: Doing;
  readonly isOpen: boolean;
  /** Its sheet is in: only what opens it again, and what is put right then. */
  readonly putsRight?: boolean;
  /** What the referee's clock shows; left out where nothing was said of it. */
  readonly clock?: unknown;
};

type Now = {
  readonly holding: Holding;
  readonly version: number;
  readonly branches: Branches;
  readonly head: Mark;
  readonly state: Played;
};

/** Null where somebody wrote while it was read. */
const look = async (table: Table): Promise<Now | null> => {
  const { holding, version } = await holdingOf(table);
  const branches = await branchesOf(table, holding);
  const { state, version: played } = await table.play();
  const { version: last, hash } = await table.store.head(table.streams.game);
  return played === last ? { holding, version, branches, head: { version: last, hash }, state } : null;
};

type Followed = {
  readonly good: readonly Linked[];
  readonly stray: (Stray & { readonly of: Linked }) | null;
};

/** As many as follow, each decided on what the one before it left. */
const followed = (table: Table, before: Played, commits: readonly Linked[]): Followed => {
  let state = before;
  for (const [i, each] of commits.entries()) {
    const { events, at } = each.commit;
    const next = follow(
      state,
      events.map(({ type, data }) => ({ type, data, at })),
      table.today,
    );
    if (isRefusal(next)) return { good: commits.slice(0, i), stray: { ...next, of: each } };
    state = next;
  }
  return { good: commits, stray: null };
};

const asStored = ({ type, data }: { readonly type: string; readonly data: unknown }) => ({
  type,
  data,
  at: 0,
});

/** What no rule is asked about: whose they are, in which shape, and whether the game begins as it should. */
const unfit = (table: Table, before: Played, commits: readonly Linked[], by: Doing): SyncRefusal | null => {
  const events = commits.flatMap(({ commit }) => commit.events);
  if (commits.some(({ commit }) => commit.person !== by.person)) return { code: 'sync/other-person' };
  if (events.some(({ type, schema }) => schema !== schemaOf(upcasters, type)))
    return { code: 'sync/other-version' };
  if (before.opening) return null;
  const opened = follow(before, events.slice(0, 1).map(asStored), table.today);
  const isAsked = isRefusal(opened) || (opened.opening !== null && table.isAsked(opened.opening));
  return isAsked ? null : { code: 'sync/other-opening' };
};

/** A command is in a stream once: under an id that was used the store would take the commit for known. */
const isReused = async ({ store, streams }: Table, commits: readonly Linked[]): Promise<boolean> => {
  const ids = commits.map(({ commit }) => commit.command);
  const used = await Promise.all(ids.map((id) => store.receipt(streams.game, id)));
  return new Set(ids).size < ids.length || used.some((each) => each !== undefined);
};

const strayed = ({ nth, because, of }: Stray & { readonly of: Linked }, at: TakenUpTo): SyncRefusal => ({
  code: 'sync/stray',
  ...at,
  version: of.before.version + nth + 1,
  because,
});

type Written = TakenUpTo | SyncRefusal | null;

/** The table is this device's, or becomes so: nothing is written where somebody took it over meanwhile. */
const holds = (
  { streams }: Table,
  { holding, version }: Now,
  { sent, by }: Sending,
  command: string,
): StreamCommit => {
  const data: TableEvents['TableHeld'] = { device: sent.device };
  const events = holding.holder ? [] : [{ type: 'TableHeld', data }];
  return { stream: streams.table, expected: version, commit: { command, ...by, events } };
};

/** Each commit with its receipt right behind it, all in one step. Null: somebody else was quicker. */
const writeNew = async (
  table: Table,
  now: Now,
  { base, commits }: Extract<Placed, { kind: 'new' }>,
  sending: Sending,
): Promise<Written> => {
  const { store, streams } = table;
  const { by, clock } = sending;
  const wrong = unfit(table, now.state, commits, by);
  if (wrong) return wrong;
  if (await isReused(table, commits)) return { code: 'sync/broken' };
  const { good, stray } = followed(table, now.state, commits);
  const [first] = good;
  if (!first) return stray && strayed(stray, { taken: base, head: now.head });
  const receipts = (await store.head(streams.received)).version;
  const parts = good.flatMap(({ commit, before, after }, i): StreamCommit[] => {
    const { command, at, device, person, events } = commit;
    const shown = clock !== undefined && i === good.length - 1 ? { clock } : {};
    const note = { type: 'Received', data: { digest: after.hash, ...shown } };
    return [
      {
        stream: streams.game,
        expected: before.version,
        commit: { command, at, device, person, events: events.map(({ type, data }) => ({ type, data })) },
      },
      { stream: streams.received, expected: receipts + i, commit: { command, ...by, events: [note] } },
    ];
  });
  const { command } = first.commit;
  const [line, ...along] = [
    ...parts,
    holds(table, now, sending, command),
    ...unmovedWith(table, command, by),
  ];
  if (!line) return null;
  const receipt = await store.append(line.stream, line.expected, line.commit, along);
  if (isRefusal(receipt)) return lookAgain(receipt);
  const taken = good.at(-1)?.after ?? base;
  return stray ? strayed(stray, { taken, head: taken }) : { taken, head: taken };
};

/** The clock alone, started or stopped between two lines: written once, by the holder only, under the head it came at. Null: somebody else was quicker. */
const noteClock = async (table: Table, now: Now, base: Mark, sending: Sending): Promise<Written> => {
  const { store, streams } = table;
  const { by, clock, sent } = sending;
  const done = { taken: base, head: now.head };
  if (clock === undefined || now.holding.holder?.device !== sent.device) return done;
  // Before the first line there is no game that a receipt could stand beside: archives would leave it out.
  if (isSame(now.head, beginning)) return done;
  const { version } = await store.head(streams.received);
  const [last] = version > 0 ? await store.read(streams.received, version) : [];
  if (canonical((last?.data ?? {}) as Json) === canonical({ digest: now.head.hash, clock } as Json))
    return done;
  const command = `clock.${version + 1}.${now.head.hash}`;
  const note = { type: 'Received', data: { digest: now.head.hash, clock } };
  const receipt = await store.append(streams.received, version, { command, ...by, events: [note] }, [
    { stream: streams.game, expected: now.head.version, commit: { command, ...by, events: [] } },
    holds(table, now, sending, command),
    ...unmovedWith(table, command, by),
  ]);
  return isRefusal(receipt) ? lookAgain(receipt) : done;
};

type Kept = { readonly branch: KeptBranch | null; readonly taken: Mark; readonly stray: Followed['stray'] };

/** The branch with as much of it as follows. Null: somebody else was quicker. */
const keep = async (
  table: Table,
  now: Now,
  placed: Extract<Placed, { kind: 'branch' }>,
  { sent, by }: Sending,
): Promise<Kept | SyncRefusal | null> => {
  const { base, commits } = placed;
  const tipOf = (id: string | null) =>
    id === null ? null : { id, tip: now.branches.get(id)?.at(-1)?.after ?? base };
  if (commits.length === 0) return { branch: tipOf(placed.branch), taken: base, stray: null };
  const before = await courseAt(table, now.holding.branches, now.branches, base);
  const wrong = unfit(table, before, commits, by);
  if (wrong) return wrong;
  const { good, stray } = followed(table, before, commits);
  const [first, last] = [good[0], good.at(-1)];
  if (!first || !last) return { branch: tipOf(placed.branch), taken: base, stray };
  const id = placed.branch ?? branchName(first);
  const command = `kept.${last.after.hash}`;
  const data: TableEvents['BranchBegun'] = { branch: id, fork: base, device: sent.device };
  const begun = { command, ...by, events: [{ type: 'BranchBegun', data }] };
  const receipt = await table.store.append(
    table.streams.branch(id),
    now.branches.get(id)?.length ?? 0,
    { command, ...by, events: good.map((each) => ({ type: 'CommitKept', data: each })) },
    placed.branch === null ? [{ stream: table.streams.table, expected: now.version, commit: begun }] : [],
  );
  if (isRefusal(receipt)) return lookAgain(receipt);
  return { branch: { id, tip: last.after }, taken: last.after, stray };
};

/** Why it went no further, to a device that may not write to the game's own stream now. */
const beside = (
  { holding, head }: Now,
  { branch, taken, stray }: Kept,
  { sent, isOpen }: Sending,
): SyncRefusal => {
  const at = { taken, head, branch };
  if (stray) return strayed(stray, at);
  const { holder } = holding;
  if (holder && holder.device !== sent.device) return { code: 'sync/held', ...at, holder };
  return isOpen ? { code: 'sync/diverged', ...at } : { code: 'sync/closed', ...at };
};

/** Whether everything that is not in the game's stream yet may be written behind its sheet. */
const isPutRight = async ({ store, streams }: Table, links: readonly Linked[]): Promise<boolean> => {
  const events = await store.read(streams.game);
  const known = new Set(events.map(({ hash }) => hash));
  let isReopened = events.reduce(isReopenedBy, false);
  for (const { commit, after } of links) {
    if (known.has(after.hash)) continue;
    for (const event of commit.events) {
      if (!mayFollowSheet(isReopened, event)) return false;
      isReopened = isReopenedBy(isReopened, event);
    }
  }
  return true;
};

const once = async (table: Table, sending: Sending, links: readonly Linked[]): Promise<Written> => {
  const now = await look(table);
  if (!now) return null;
  const { sent, isOpen, putsRight = false } = sending;
  const isHolder = now.holding.holder === null || now.holding.holder.device === sent.device;
  const writes = isHolder && (isOpen || (putsRight && (await isPutRight(table, links))));
  const known = await knownFrom(table, sent.from.version, now.head, now.branches);
  const placed = received(known, sent.from, links, writes);
  switch (placed.kind) {
    case 'gap':
      return { code: 'sync/gap', head: now.head };
    case 'known':
      return writes
        ? noteClock(table, now, placed.base, sending)
        : beside(now, { branch: null, taken: placed.base, stray: null }, sending);
    case 'new':
      return writeNew(table, now, placed, sending);
    case 'branch': {
      const kept = await keep(table, now, placed, sending);
      return kept === null || isRefusal(kept) ? kept : beside(now, kept, sending);
    }
  }
};

/** The same sending again, late or in pieces, has the same result. */
export const receive = async (table: Table, sending: Sending): Promise<TakenUpTo | SyncRefusal> => {
  const links = linkedIn(table.sha256, table.streams.game, sending.sent);
  if (!links) return { code: 'sync/broken' };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answer = await once(table, sending, links);
    if (answer) return answer;
  }
  return { code: 'sync/busy' };
};
