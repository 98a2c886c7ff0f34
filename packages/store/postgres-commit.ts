// Commits to a PostgreSQL log: those of one process that come at the same time share a transaction and its wait
// for the disk, except where somebody else holds their order.
import { groupBy } from '@omerta/base/group-by.ts';
import type { PoolClient, QueryResult } from 'pg';
import type { End, Head, Row } from './chain.ts';
import { StoreFault } from './fault.ts';
import type { Found, Home, Look } from './home.ts';
import { orderOf, ordersOf } from './order.ts';
import { atOnce, type Connections, type Patience, patienceFor, query } from './postgres-connect.ts';
import * as sql from './postgres-sql.ts';

type Pending = {
  readonly look: Look;
  /** The rows to write, on what was found. */
  readonly plan: (found: Found) => readonly Row[];
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
};

/** `try`: who finds an order held does not wait for it, and is left. */
type Lock = 'wait' | 'try';

/** More rows than a command has: an import. */
const bulky = 1_000;
const mostTogether = 100;

type Ground = {
  readonly ends: Map<string, End>;
  readonly heads: Map<string, Head>;
  readonly isRecorded: (stream: string, command: string) => boolean;
  readonly isLocked: (order: string) => boolean;
};

const lookUnderLocks = async (
  client: PoolClient,
  schema: string,
  pendings: readonly Pending[],
  lock: Lock,
): Promise<Ground> => {
  const wanted = pendings.flatMap(({ look: { streams, command } }) =>
    streams.map((stream, i) => ({ stream, order: orderOf(stream), command: i === 0 ? (command ?? '') : '' })),
  );
  const locks = sql.locksOf(
    schema,
    wanted.map(({ order }) => order),
  );
  const [taken, looked] = await atOnce(client, () => [
    client.query(sql.beginWith(locks, lock)),
    query<sql.Looked>(client, 'look', sql.look, [
      wanted.map(({ stream }) => stream),
      wanted.map(({ order }) => order),
      wanted.map(({ command }) => command),
    ]),
  ]);
  // One result for each statement of a text with several; the first is that of BEGIN.
  const [, ...answers] = taken as unknown as readonly QueryResult<{ taken: unknown }>[];
  const refused = new Set(
    locks.flatMap(({ order }, i) => (answers[i]?.rows[0]?.taken === false ? order : [])),
  );
  const ground = { ends: new Map<string, End>(), heads: new Map<string, Head>() };
  for (const { stream, version, hash, ordered, position, link } of looked) {
    if (version !== null && hash !== null) ground.heads.set(stream, { stream, version, hash });
    if (position !== null && link !== null) ground.ends.set(ordered, { position, link });
  }
  return {
    ...ground,
    isRecorded: (stream, command) =>
      looked.some((each) => each.recorded && each.stream === stream && each.command === command),
    isLocked: (order) => !refused.has(order),
  };
};

/** One after the other, each on what those before it leave. */
const planAll = async (
  client: PoolClient,
  { ends, heads, isRecorded }: Ground,
  pendings: readonly Pending[],
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const { look, plan, fail } of pendings) {
    const { streams, command = '' } = look;
    const [stream = ''] = streams;
    const stored = isRecorded(stream, command)
      ? await query<Row>(client, 'command', sql.readCommand, [stream, command])
      : rows.filter((row) => row.stream === stream && row.command === command);
    try {
      const added = plan({ ends, heads, recorded: stored });
      for (const row of added) {
        rows.push(row);
        heads.set(row.stream, row);
        ends.set(orderOf(row.stream), row);
      }
    } catch (error) {
      fail(error);
    }
  }
  return rows;
};

type Transaction = { readonly pendings: readonly Pending[]; readonly lock: Lock };
type Outcome = { readonly left: readonly Pending[]; readonly rows: readonly Row[] };

const transact = async (
  client: PoolClient,
  { atMost }: Patience,
  schema: string,
  { pendings, lock }: Transaction,
): Promise<Outcome> => {
  const ground = await lookUnderLocks(client, schema, pendings, lock);
  const known = new Set(ground.ends.keys());
  // A new order is counted under a lock that all share: whoever brings one waits for it alone.
  const isReady = ({ look }: Pending): boolean =>
    lock === 'wait' || look.streams.map(orderOf).every((order) => ground.isLocked(order) && known.has(order));
  const ready = pendings.filter(isReady);
  const rows = await planAll(client, ground, ready);
  if (rows.length > bulky) {
    const milliseconds = patienceFor(rows.length);
    atMost(2 * milliseconds);
    await client.query(`SET LOCAL statement_timeout = ${milliseconds}`);
  }
  const fresh = [...ordersOf(rows)].filter((order) => !known.has(order)).length;
  // A write that failed makes a ROLLBACK of the COMMIT behind it.
  await atOnce(client, () => [
    fresh > 0 && query(client, 'orders', sql.addOrders, [fresh]),
    rows.length > 0 && query(client, 'write', sql.write, sql.writeValues(rows)),
    client.query('COMMIT'),
  ]);
  for (const { done } of ready) done();
  return { left: pendings.filter((each) => !isReady(each)), rows };
};

/** `together` for what shares a transaction: nobody who waits for a lock keeps it. */
export type Writers = { readonly alone: Connections; readonly together: Connections };

const ordersFor = (pendings: readonly Pending[]): ReadonlySet<string> =>
  new Set(pendings.flatMap(({ look }) => look.streams.map(orderOf)));

const groupsOf = (pendings: readonly Pending[]): readonly (readonly Pending[])[] =>
  groupBy(pendings, (pending) => JSON.stringify([...ordersFor([pending])].sort()))
    .values()
    .toArray();

export const committer = (
  { alone, together }: Writers,
  schema: string,
  written: (rows: readonly Row[]) => void,
): Home['commit'] => {
  let waiting: readonly Pending[] = [];
  /** Orders that a transaction of this process waits for: whoever wants one of them waits for that transaction. */
  const held = new Set<string>();
  let isBusy = false;

  const commitIn = async (
    connections: Connections,
    transaction: Transaction,
  ): Promise<readonly Pending[]> => {
    const { left, rows } = await connections.use((client, patience) =>
      transact(client, patience, schema, transaction),
    );
    written(rows);
    return left;
  };
  const wants = (orders: ReadonlySet<string>, { look }: Pending): boolean =>
    look.streams.some((stream) => orders.has(orderOf(stream)));
  /** Whoever waits behind one that found the store out of reach is refused with it. */
  const refuse = (error: unknown, isBehind: (pending: Pending) => boolean): void => {
    const behind = waiting.filter(isBehind);
    waiting = waiting.filter((pending) => !behind.includes(pending));
    for (const { fail } of behind) fail(error);
  };

  const commitWaiting = async (pendings: readonly Pending[]): Promise<void> => {
    const orders = ordersFor(pendings);
    for (const order of orders) held.add(order);
    try {
      await commitIn(alone, { pendings, lock: 'wait' });
    } catch (error) {
      for (const { fail } of pendings) fail(error);
      if (error instanceof StoreFault) refuse(error, (pending) => wants(orders, pending));
    }
    for (const order of orders) held.delete(order);
    void pump();
  };
  const commitTogether = async (pendings: readonly Pending[]): Promise<void> => {
    try {
      const left = await commitIn(together, { pendings, lock: 'try' });
      for (const group of groupsOf(left)) void commitWaiting(group);
    } catch (error) {
      if (!(error instanceof StoreFault)) {
        // A defect is that of one.
        for (const pending of pendings) void commitWaiting([pending]);
        return;
      }
      for (const { fail } of pendings) fail(error);
      refuse(error, () => true);
    }
  };
  const pump = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      const next = waiting.filter((pending) => !wants(held, pending)).slice(0, mostTogether);
      if (next.length === 0) break;
      waiting = waiting.filter((pending) => !next.includes(pending));
      await commitTogether(next);
    }
    isBusy = false;
  };

  return <T>(look: Look, plan: (found: Found) => { readonly rows: readonly Row[]; readonly answer: T }) =>
    new Promise<T>((resolve, fail) => {
      let answer: { readonly answer: T } | undefined;
      const pending: Pending = {
        look,
        plan: (found) => {
          const planned = plan(found);
          answer = planned;
          return planned.rows;
        },
        done: () => answer && resolve(answer.answer),
        fail,
      };
      if (look.command === undefined) void commitWaiting([pending]);
      else {
        waiting = [...waiting, pending];
        void pump();
      }
    });
};
