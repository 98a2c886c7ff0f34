// The contract of orders: each is read by itself without gaps, and all together with nothing lost between them.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Envelope } from '../envelope.ts';
import { start } from '../home.ts';
import { orderOf } from '../order.ts';
import type { Store } from '../store.ts';
import {
  type ContractCase,
  commitOf,
  granted,
  holds,
  openedOn,
  type Raw,
  reopened,
  same,
  withStore,
} from './ground.ts';

const add = async (store: Store, stream: string, command: string, ...data: unknown[]): Promise<void> => {
  const { version } = await store.head(stream);
  granted(await store.append(stream, version, commitOf(command, ...data)));
};

const namesOf = (events: readonly Envelope[]): string[] =>
  events.map(({ stream, version }) => `${stream} ${version}`);

/** Page by page, each from the last position on. */
const readWhole = async (store: Store, order: string, limit: number): Promise<Envelope[]> => {
  const events: Envelope[] = [];
  for (;;) {
    const page = await store.readOrder(order, events.at(-1)?.position ?? 0, limit);
    if (page.length === 0) return events;
    events.push(...page);
  }
};

/** Every event of the log once, and those of each order in the order that it is read in by itself. */
const agrees = async (store: Store): Promise<void> => {
  const { events } = await store.readAll(start, 10_000);
  const heads = await store.heads();
  same(
    events.length,
    heads.reduce((sum, { version }) => sum + version, 0),
  );
  for (const order of new Set(heads.map(({ stream }) => orderOf(stream))))
    same(
      namesOf(await readWhole(store, order, 7)),
      namesOf(events.filter(({ stream }) => orderOf(stream) === order)),
      order,
    );
  same(await store.verify(), undefined);
};

const fill = async (store: Store): Promise<void> => {
  await add(store, 'tournament/cup', 'c1', 'one', 'two');
  await add(store, 'tournament/other', 'c2', 'three', 'four');
  await add(store, 'game/cup/q/1/1', 'c3', 'five');
  await add(store, 'game/other/q/1/1', 'c4', 'six');
  await add(store, 'tournament/cup', 'c5', 'seven');
};

const isOther = ({ stream }: { readonly stream: string }): boolean => orderOf(stream) === 'other';

/** Each harms the order `other` or what lies between the two. */
const blows: Readonly<Record<string, (raw: Raw) => Raw>> = {
  'a dropped order': ({ rows, heads }) => ({ rows: rows.filter((row) => !isOther(row)), heads }),
  'a dropped order with its heads': ({ rows, heads }) => ({
    rows: rows.filter((row) => !isOther(row)),
    heads: heads.filter((head) => !isOther(head)),
  }),
  'the dropped tail of an order': ({ rows, heads }) => ({
    rows: rows.filter((row) => row !== rows.findLast(isOther)),
    heads,
  }),
  'two events of different orders swapped': ({ rows, heads }) => {
    const [one, two] = [rows.find((row) => !isOther(row)), rows.find(isOther)];
    const put = (into: typeof one, from: typeof one) =>
      into && from ? [{ ...into, body: from.body, hash: from.hash }] : [];
    const rest = rows.filter((row) => row !== one && row !== two);
    return { rows: [...put(one, two), ...put(two, one), ...rest], heads };
  },
  'a stream moved to another order': ({ rows, heads }) => {
    const move = <T extends { readonly stream: string }>(each: T): T =>
      each.stream === 'game/other/q/1/1' ? { ...each, stream: 'game/third/q/1/1' } : each;
    return { rows: rows.map(move), heads: heads.map(move) };
  },
};

export const orderCases: readonly ContractCase[] = [
  {
    title: 'an order is read by itself: a tournament and its games, in order, page by page',
    run: (trial) =>
      withStore(trial, async (store) => {
        await fill(store);
        const cup = await store.readOrder('cup', 0, 10);
        same(namesOf(cup), ['tournament/cup 1', 'tournament/cup 2', 'game/cup/q/1/1 1', 'tournament/cup 3']);
        for (const limit of [1, 2, 3]) same(await readWhole(store, 'cup', limit), cup);
        same(await store.readOrder('cup', cup[1]?.position ?? 0, 1), [cup[2]]);
        same(await store.readOrder('nobody', 0, 10), []);
        same(await store.readOrder('tournament/cup', 0, 10), []);
        await agrees(store);
      }),
  },
  {
    title: 'whatever a stream is called, it is in one order',
    run: (trial) =>
      withStore(trial, async (store) => {
        const names = [
          'x',
          'a/x',
          '/x',
          'x/',
          'a//x',
          '/',
          '//',
          'a/x/',
          'a/x/y',
          'ы/🂡',
          "a/'",
          'a/%',
          'A/X',
        ];
        for (const name of [...names, ...names]) await add(store, name, `c${name}${Math.random()}`, name);
        await agrees(store);
        same(
          (await store.readOrder('x', 0, 100)).map(({ stream }) => stream),
          ['x', 'a/x', '/x', 'a/x/', 'a/x/y', 'x', 'a/x', '/x', 'a/x/', 'a/x/y'],
        );
      }),
  },
  {
    title: 'a commit to several orders is written in all of them or in none, whoever else wants them',
    run: (trial) =>
      withStore(trial, async (store, ground) => {
        const other = ground.shared ? await openedOn(ground) : store;
        const both = async (at: Store, first: string, second: string, command: string): Promise<void> => {
          for (;;) {
            const [one, two] = [await at.head(first), await at.head(second)];
            const along = [{ stream: second, expected: two.version, commit: commitOf(command, second) }];
            const answer = await at.append(first, one.version, commitOf(command, first), along);
            if (!isRefusal(answer)) return;
            same(answer.code, 'append/stale');
          }
        };
        const names = ['club/minsk', 'tournament/cup', 'tournament/other'];
        const writing = names.flatMap((first, i) =>
          names
            .filter((name) => name !== first)
            .map(async (second, k) => {
              for (let n = 0; n < 4; n++) await both(k ? other : store, first, second, `${i}-${k}-${n}`);
            }),
        );
        await Promise.all(writing);
        await agrees(store);
        for (const name of names) same((await store.head(name)).version, 16);
        const commands = (await store.readAll(start, 1_000)).events.map(({ command }) => command);
        for (const command of commands) same(commands.filter((each) => each === command).length, 2, command);
        if (other !== store) await other.close();
      }),
  },
  {
    title: 'who watches is told of an order that was written',
    run: (trial) =>
      withStore(trial, async (store, ground) => {
        const other = ground.shared ? await openedOn(ground) : store;
        for (const writer of [store, other]) {
          let told = (): void => undefined;
          const isTold = new Promise<void>((done) => {
            told = done;
          });
          const { version } = await store.head('tournament/cup');
          const stop = store.watch((order) => {
            holds(order === undefined || order === 'cup', `${order} was not written`);
            void store.readOrder('cup', 0, 10).then((events) => events.length > version && told());
          });
          await add(writer, 'tournament/cup', `c${version}`, version);
          await isTold;
          stop();
        }
        if (other !== store) await other.close();
      }),
  },
  ...Object.entries(blows).map(([what, blow]) => ({
    title: `${what} is found`,
    run: async (trial: Parameters<ContractCase['run']>[0]) => {
      const ground = await trial.fresh();
      await reopened(ground, fill);
      await ground.tamper(blow);
      const refused = await ground.open();
      same(isRefusal(refused) ? refused.code : 'opened', 'store/damaged');
    },
  })),
];
