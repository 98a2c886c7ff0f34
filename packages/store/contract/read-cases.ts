// The contract of reading: streams, the whole log, subscriptions, snapshots and old events.
import { type Bookmark, start } from '../home.ts';
import type { Store } from '../store.ts';
import type { Upcasters } from '../upcast.ts';
import {
  type ContractCase,
  commitOf,
  granted,
  holds,
  openedOn,
  reopened,
  same,
  withStore,
} from './ground.ts';

/** Reads so many events of a subscription, then leaves it. */
const take = async (store: Store, after: Bookmark, count: number): Promise<number[]> => {
  const leave = new AbortController();
  const positions: number[] = [];
  for await (const { position } of store.subscribe(after, leave.signal)) {
    positions.push(position);
    if (positions.length === count) leave.abort();
  }
  return positions;
};

const upTo = (count: number, from = 1): number[] =>
  Array.from({ length: count - from + 1 }, (_, i) => from + i);

/** Shape 1 had one seat, shape 2 a list. */
const upcasters: Upcasters = { PlayerNominated: [(data) => ({ seats: [data] })] };

export const readCases: readonly ContractCase[] = [
  {
    title: 'a stream is read from a version on, longer than a page and unknown as well',
    run: (trial) =>
      withStore(trial, async (store) => {
        granted(await store.append('long', 0, commitOf('c1', ...upTo(2_300))));
        granted(await store.append('other', 0, commitOf('c1', 0)));
        same(
          (await store.read('long')).map(({ version }) => version),
          upTo(2_300),
        );
        same(
          (await store.read('long', 2_299)).map(({ data }) => data),
          [2_299, 2_300],
        );
        same(await store.read('long', 2_301), []);
        same(await store.read('nobody'), []);
        same(await store.verify(), undefined);
      }),
  },
  {
    title: 'the whole log is read in the order of its acknowledgements, without gaps',
    run: (trial) =>
      withStore(trial, async (store) => {
        for (const [i, stream] of ['a/t', 'b/t', 'a/t', 'c/t', 'b/t'].entries()) {
          const { version } = await store.head(stream);
          same(granted(await store.append(stream, version, commitOf(`c${i}`, i, i))).position, 2 * i + 2);
        }
        const { events: all, next } = await store.readAll(start, 100);
        same(
          all.map(({ position }) => position),
          upTo(10),
        );
        same(all.map(({ stream }) => stream[0]).join(''), 'aabbaaccbb');
        const three = await store.readAll(start, 3);
        const four = await store.readAll(three.next, 4);
        same(
          [...three.events, ...four.events].map(({ position }) => position),
          upTo(7),
        );
        same(await store.readAll(next, 5), { events: [], next });
        same((await store.heads()).map(({ stream, version }) => `${stream}${version}`).sort(), [
          'a/t4',
          'b/t4',
          'c/t2',
        ]);
        same((await store.head('nobody')).version, 0);
      }),
  },
  {
    title: 'a subscription gives what is there and then what comes, each once',
    run: (trial) =>
      withStore(trial, async (store, ground) => {
        const other = ground.shared ? await openedOn(ground) : store;
        granted(await store.append('g/t', 0, commitOf('c0', ...upTo(5))));
        const { next } = await store.readAll(start, 3);
        const [all, late] = [take(store, start, 45), take(store, next, 42)];
        for (let i = 1; i <= 40; i++)
          granted(
            await (i % 2 ? other : store).append(`g${i % 3}/t`, Math.ceil(i / 3) - 1, commitOf(`c${i}`, i)),
          );
        same(await all, upTo(45));
        same(await late, upTo(45, 4));
        if (other !== store) await other.close();
      }),
  },
  {
    title: 'a waiting subscription ends with its signal and with the store',
    run: async (trial) => {
      const ground = await trial.fresh();
      const store = await openedOn(ground);
      const leave = new AbortController();
      const drain = async (signal?: AbortSignal): Promise<boolean> => {
        for await (const _ of store.subscribe(start, signal)) holds(false, 'an empty log has no event');
        return true;
      };
      const [left, closed] = [drain(leave.signal), drain()];
      same((await store.readAll(start, 1)).events, []);
      leave.abort();
      same(await left, true);
      await store.close();
      same(await closed, true);
    },
  },
  {
    title: 'a snapshot is given back for its schema and dropped when it does not fit the log',
    run: (trial) =>
      withStore(trial, async (store) => {
        granted(await store.append('g', 0, commitOf('c1', 1, 2, 3)));
        same(await store.loadSnapshot('g', 1), undefined);
        same(await store.saveSnapshot('g', { version: 4, schema: 1, state: 0 }), {
          code: 'snapshot/no-such-version',
          stream: 'g',
          version: 4,
        });
        same(await store.saveSnapshot('g', { version: 2, schema: 1, state: { sum: 3 } }), undefined);
        same(await store.saveSnapshot('g', { version: 3, schema: 1, state: { sum: 6 } }), undefined);
        same(await store.loadSnapshot('g', 1), { version: 3, schema: 1, state: { sum: 6 } });
        same(await store.loadSnapshot('g', 2), undefined);
        same(await store.loadSnapshot('h', 1), undefined);
      }),
  },
  {
    title: 'old events are read in the new shape while their stored hash stays',
    run: async (trial) => {
      const ground = await trial.fresh();
      const hash = await reopened(
        ground,
        async (store) => granted(await store.append('g', 0, commitOf('c1', 7))).hash,
      );
      await reopened(
        ground,
        async (store) => {
          granted(await store.append('g', 1, commitOf('c2', { seats: [8] })));
          const events = await store.read('g');
          same(
            events.map(({ data, schema }) => ({ data, schema })),
            [
              { data: { seats: [7] }, schema: 2 },
              { data: { seats: [8] }, schema: 2 },
            ],
          );
          same(events[0]?.hash, hash);
          same(
            granted(await store.append('g', 0, commitOf('c1', { seats: [7] }))).hash,
            hash,
            'the old command sent again',
          );
          same(await store.verify(), undefined);
        },
        upcasters,
      );
      const unread = await reopened(ground, async (store) => store.read('g').then(() => '', String));
      holds(unread.includes('newer'), 'an event of a newer shape is not read by an older program');
    },
  },
];
