// Several devices at one table, a network that loses, doubles, delays and reorders: at the end everybody has the same, and nothing is lost.
import { isRefusal } from '@omerta/base/refusal.ts';
import { firstStray, follow } from '@omerta/stream/follows.ts';
import { sizeOf } from '@omerta/testkit/properties/sizes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsent } from './outbox.ts';
import { commitsIn } from './sent.ts';
import { branchesOf, courseAt, holdingOf } from './table.ts';
import { hallOf, type SyncHall, startOfDay } from './testing/hall.ts';
import { stream, today } from './testing/server.ts';

const runs = sizeOf('syncRuns');
const operations = sizeOf('syncOperations');

/** Halls that once found a fault. */
const kept: readonly number[] = [1_955_866_337, 1_377_615_560, 1_097_894_464];

const played = async (seed: number): Promise<SyncHall> => {
  const hall = await hallOf(seed);
  for (let i = 0; i < operations; i++) await hall.operate();
  await hall.settle();
  return hall;
};

const expectEqualReplicas = async ({ server, phones }: SyncHall): Promise<void> => {
  const { version, hash } = await server.store.head(stream);
  for (const { device, own, outbox } of phones) {
    const course = await own();
    expect(unsent(outbox, course).length, `left on ${device}: ${JSON.stringify(outbox)}`).toBe(0);
    if (course.length > 0) expect(course.at(-1)?.after, `the head on ${device}`).toEqual({ version, hash });
  }
};

const expectNothingLost = async ({ server, written }: SyncHall): Promise<void> => {
  const table = await server.table();
  const branches = await branchesOf(table, (await holdingOf(table)).holding);
  const trunk = commitsIn(await server.store.read(stream));
  const everywhere = [...trunk, ...[...branches.values()].flat()];
  const here = new Map(everywhere.map((each) => [each.after.hash, each]));
  for (const [hash, commit] of written) expect(here.get(hash), commit.commit.command).toEqual(commit);
  const onBranches = [...branches.values()].flat().map(({ after }) => after.hash);
  expect(new Set(onBranches).size, 'nothing is on two branches').toBe(onBranches.length);
  const commands = trunk.map(({ commit }) => commit.command);
  expect(new Set(commands).size, 'nothing is in the game twice').toBe(commands.length);
};

const expectReceipts = async ({ server, now }: SyncHall): Promise<void> => {
  const trunk = commitsIn(await server.store.read(stream));
  const received = await server.store.read('received/cup/q/1/1');
  const order = await server.store.readOrder('cup', 0, 100_000);
  // The clock alone, told between two lines, stands there too: under the head it was told at.
  const isOfClock = ({ command }: { readonly command: string }): boolean => command.startsWith('clock.');
  for (const { data, position, command } of received.filter(isOfClock)) {
    const line = order.findLast((each) => each.stream === stream && each.position < position);
    expect((data as { readonly digest: string }).digest, `${command} stands under its line`).toBe(line?.hash);
  }
  const receipts = received.filter((each) => !isOfClock(each));
  expect(receipts.map(({ command }) => command)).toEqual(trunk.map(({ commit }) => commit.command));
  const times = receipts.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const at of times)
    expect(at >= startOfDay && at <= now(), 'the time of receipt is the server’s').toBe(true);
  for (const { command, position } of receipts) {
    const last = order.filter((each) => each.command === command && each.stream === stream).at(-1);
    expect(last?.position, `the receipt of ${command} is right behind it`).toBe(position - 1);
  }
};

/** A choice of the chief's comes from the desk. */
const expectOneHolder = async ({ server }: SyncHall): Promise<void> => {
  let holder: string | null = null;
  for (const row of await server.store.readOrder('cup', 0, 100_000)) {
    if (row.type === 'TableHeld' || row.type === 'TableTakenOver')
      holder = (row.data as { readonly device: string }).device;
    if (row.type !== 'Received' || holder === null) continue;
    expect([`session of ${holder}`, 'session of desk'], `who wrote ${row.command}`).toContain(row.device);
  }
};

const expectDecided = async ({ server }: SyncHall): Promise<void> => {
  const events = await server.store.read(stream);
  if (events.length > 0) expect(firstStray(events, today)).toBeNull();
  const table = await server.table();
  const { holding } = await holdingOf(table);
  const branches = await branchesOf(table, holding);
  for (const { id, fork } of holding.branches) {
    const own = (branches.get(id) ?? []).flatMap(({ commit }) =>
      commit.events.map((each) => ({ ...each, at: 0 })),
    );
    const before = await courseAt(table, holding.branches, branches, fork);
    expect(isRefusal(follow(before, own, today)), `branch ${id} follows`).toBe(false);
  }
  expect(await server.store.verify()).toBeUndefined();
};

const holdsIn = async (seed: number): Promise<void> => {
  const hall = await played(seed);
  await expectEqualReplicas(hall);
  await expectNothingLost(hall);
  await expectReceipts(hall);
  await expectOneHolder(hall);
  await expectDecided(hall);
};

describe('a table with several devices', () => {
  it(`has the same on every replica in the end, whatever the network did: ${runs} halls of ${operations} operations`, async () => {
    await fc.assert(fc.asyncProperty(fc.integer({ min: 0, max: 2 ** 31 }), holdsIn), { numRuns: runs });
  });

  it.each(kept)('in hall %i, which once found a fault', holdsIn);
});
