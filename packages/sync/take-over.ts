// Taking a table over and choosing between a game's courses: what people decide about a table, recorded with who did.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RuleRefusal } from '@omerta/rules/game/refusal.ts';
import type { StreamCommit } from '@omerta/store/append.ts';
import type { Played } from '@omerta/stream/fold.ts';
import type { SyncRefusal } from './answer.ts';
import { bringIn } from './bring-in.ts';
import type { Branch, CourseChoice, Holder, TableEvents } from './holding.ts';
import { beginning, type Mark } from './sent.ts';
import {
  attempts,
  branchesOf,
  courseAt,
  type Doing,
  holdingOf,
  lookAgain,
  type Table,
  unmovedWith,
} from './table.ts';

const headOf = async ({ store, streams }: Table): Promise<Mark> => {
  const { version, hash } = await store.head(streams.game);
  return { version, hash };
};

/** `id` names the command: the same again does nothing. */
export type TakingOver = { readonly id: string; readonly device: string; readonly by: Doing };
export type TookOver = { readonly holder: Holder; readonly head: Mark };

/** From now on this device writes; the one before is told so with its next sending. */
export const takeOver = async (
  table: Table,
  { id, device, by }: TakingOver,
): Promise<TookOver | SyncRefusal> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { holding, version } = await holdingOf(table);
    const { holder } = holding;
    if (holder?.device === device) return { holder, head: await headOf(table) };
    const data: TableEvents['TableTakenOver'] = { device, from: holder?.device ?? null };
    const receipt = await table.store.append(
      table.streams.table,
      version,
      { command: id, ...by, events: [{ type: 'TableTakenOver', data }] },
      unmovedWith(table, id, by),
    );
    if (!isRefusal(receipt))
      return { holder: { device, person: by.person, at: by.at }, head: await headOf(table) };
    lookAgain(receipt);
  }
  return { code: 'sync/busy' };
};

export type ToldBranch = Branch & { readonly tip: Mark; readonly played: Played };

/** The game as it stands, and every branch beside it as far as it went. */
export const courses = async (
  table: Table,
): Promise<{
  readonly holder: Holder | null;
  readonly head: Mark;
  readonly branches: readonly ToldBranch[];
}> => {
  const { holding } = await holdingOf(table);
  const kept = await branchesOf(table, holding);
  const branches = await Promise.all(
    holding.branches.map(async (each) => {
      const tip = kept.get(each.id)?.at(-1)?.after ?? beginning;
      return { ...each, tip, played: await courseAt(table, holding.branches, kept, tip) };
    }),
  );
  return { holder: holding.holder, head: await headOf(table), branches };
};

/** `expected`: the version of the game's stream that was looked at. */
export type Choosing = {
  readonly id: string;
  readonly branch: string;
  readonly stands: CourseChoice;
  readonly expected: number;
  readonly reason?: string;
  readonly by: Doing;
};

/** The game's own stream goes on with a correction; its receipt is written beside it. */
const corrected = async (
  table: Table,
  { id, expected, by }: Choosing,
  branch: ToldBranch,
): Promise<readonly StreamCommit[] | RuleRefusal> => {
  const brought = bringIn((await table.play()).state, branch.played, table.today);
  if (isRefusal(brought)) return brought;
  const { events } = brought;
  if (events.length === 0) return [];
  const { store, streams } = table;
  const note = { type: 'Received', data: { digest: branch.tip.hash } };
  const receipts = (await store.head(streams.received)).version;
  return [
    { stream: streams.game, expected, commit: { command: id, ...by, events } },
    { stream: streams.received, expected: receipts, commit: { command: id, ...by, events: [note] } },
  ];
};

/** Which course stands. The branch stays where it is, whatever is chosen. */
export const choose = async (
  table: Table,
  choosing: Choosing,
): Promise<{ readonly head: Mark } | SyncRefusal | RuleRefusal> => {
  const { id, stands, expected, reason, by } = choosing;
  const { streams, store } = table;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await store.receipt(streams.table, id)) return { head: await headOf(table) };
    const { version } = await store.head(streams.table);
    const { head, branches } = await courses(table);
    const branch = branches.find((each) => each.id === choosing.branch);
    if (!branch) return { code: 'sync/no-branch' };
    if (head.version !== expected) return { code: 'sync/stale', head };
    const parts = stands === 'branch' ? await corrected(table, choosing, branch) : [];
    if (isRefusal(parts)) return parts;
    const game = expected + (parts[0]?.commit.events.length ?? 0);
    const data: TableEvents['BranchChosen'] = {
      branch: branch.id,
      stands,
      tip: branch.tip,
      game,
      ...(reason && { reason }),
    };
    const chosen = { command: id, ...by, events: [{ type: 'BranchChosen', data }] };
    const receipt = await store.append(streams.table, version, chosen, [
      ...parts,
      ...unmovedWith(table, id, by),
    ]);
    if (!isRefusal(receipt)) return { head: await headOf(table) };
    lookAgain(receipt);
  }
  return { code: 'sync/busy' };
};
