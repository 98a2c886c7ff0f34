// The contract of a device's log: damage in one stream harms that stream alone, and a stream can be taken out.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Head, Row } from '../chain.ts';
import type { DeviceStore } from '../device.ts';
import type { StoreRefusal } from '../refusal.ts';
import { commitOf, granted, holds, type Raw, same } from './ground.ts';

export type DeviceGround = {
  readonly open: () => Promise<DeviceStore | StoreRefusal>;
  readonly tamper: (change: (raw: Raw) => Raw) => Promise<void>;
};

export type DeviceCase = { readonly title: string; readonly run: (ground: DeviceGround) => Promise<void> };

const opened = async (ground: DeviceGround): Promise<DeviceStore> => granted(await ground.open());

/** Streams a, b, a: positions 1 to 6. */
const fill = async (ground: DeviceGround): Promise<void> => {
  const store = await opened(ground);
  granted(await store.append('a', 0, commitOf('c1', 'one', 'two')));
  granted(await store.append('b', 0, commitOf('c2', 'three', 'four')));
  granted(await store.append('a', 2, commitOf('c3', 'five', 'six')));
  granted(await store.append('a', 4, commitOf('c4', 'seven')));
  await store.saveSnapshot('a', { version: 5, schema: 1, state: 'beside' });
  await store.close();
};

const dataIn = async (store: DeviceStore, stream: string): Promise<readonly unknown[]> =>
  (await store.read(stream)).map(({ data }) => data);

const row =
  (position: number, change: (row: Row) => unknown) =>
  ({ rows, heads }: Raw): Raw => ({
    heads,
    rows: rows.flatMap((each) => (each.position === position ? ((change(each) ?? []) as Row) : each)),
  });

const heads =
  (change: (heads: readonly Head[]) => readonly unknown[]) =>
  (raw: Raw): Raw => ({ ...raw, heads: change(raw.heads) as readonly Head[] });

const without = ({ body: _, ...rest }: Row): unknown => rest;

/** Ways to spoil the third event of `a`, and the version of its first damage. */
const spoilt: readonly (readonly [string, (raw: Raw) => Raw, number])[] = [
  ['a letter changed', row(5, (each) => ({ ...each, body: each.body.replace('five', 'nine') })), 3],
  ['half a text', row(5, (each) => ({ ...each, body: each.body.slice(0, 40) })), 3],
  ['no text', row(5, without), 3],
  ['a text of another kind', row(5, (each) => ({ ...each, body: 7 })), 3],
  ['nothing but its place', row(5, ({ position }) => ({ position })), 3],
  ['gone', row(5, () => undefined), 3],
  ['another hash', row(5, (each) => ({ ...each, hash: 'f'.repeat(64) })), 3],
  ['under the name of b', row(5, (each) => ({ ...each, stream: 'b', version: 77 })), 3],
  ['the last one gone', row(7, () => undefined), 5],
  ['the head gone', heads((all) => all.filter(({ stream }) => stream !== 'a')), 6],
  ['half a head', heads((all) => all.map((each) => (each.stream === 'a' ? { stream: 'a' } : each))), 6],
];

const spoiltCase = ([how, change, version]: (typeof spoilt)[number]): DeviceCase => ({
  title: `${how}: the stream is named with its place, every other is read and written as ever`,
  run: async (ground) => {
    await fill(ground);
    await ground.tamper(change);
    for (const visit of [1, 2]) {
      const store = await opened(ground);
      same(store.damageOf('a')?.version, version, how);
      same(store.damageOf('b'), undefined, how);
      holds(
        (await store.heads()).some(({ stream }) => stream === 'a'),
        `${how}: a is still listed`,
      );
      const more = visit === 2 ? ['eight 1'] : [];
      same(await dataIn(store, 'b'), ['three', 'four', ...more], how);
      granted(await store.append('b', 1 + visit, commitOf(`b${visit}`, `eight ${visit}`)));
      granted(await store.append(`new ${visit}`, 0, commitOf(`n${visit}`, 'fresh')));
      const before = await store.scraps('a');
      const refused = await store.append('a', 5, commitOf(`a${visit}`, 'on'));
      same(isRefusal(refused) && refused.code, 'store/damaged', how);
      same(await store.scraps('a'), before, how);
      const whole = (await store.salvage('a')).filter((event) => event.version < version);
      same(
        whole.map(({ data }) => data),
        ['one', 'two', 'five', 'six', 'seven'].slice(0, version - 1),
        how,
      );
      await store.close();
    }
  },
});

export const deviceCases: readonly DeviceCase[] = [
  ...spoilt.map(spoiltCase),
  {
    title: 'a stream taken out is gone with its head and what stood beside it, and the rest goes on',
    run: async (ground) => {
      await fill(ground);
      const store = await opened(ground);
      await store.drop('a');
      same(await store.scraps('a'), []);
      same((await store.head('a')).version, 0);
      same(await store.loadSnapshot('a', 1), undefined);
      const refused = await store.append('a', 5, commitOf('late', 'on'));
      same(refused, { code: 'append/stale', stream: 'a', expected: 5, actual: 0 });
      granted(await store.append('b', 2, commitOf('c5', 'eight')));
      await store.close();
      const again = await opened(ground);
      for (const stream of ['a', 'b']) same(again.damageOf(stream), undefined);
      same(
        (await again.heads()).map(({ stream }) => stream),
        ['b'],
      );
      same(await dataIn(again, 'b'), ['three', 'four', 'eight']);
      granted(await again.append('a', 0, commitOf('c1', 'anew')));
      same(await dataIn(again, 'a'), ['anew']);
      await again.close();
    },
  },
  {
    title: 'a damaged stream taken out leaves no row behind, not even one that lost its name',
    run: async (ground) => {
      await fill(ground);
      await ground.tamper(row(5, (each) => ({ ...each, stream: 'b', version: 77 })));
      const store = await opened(ground);
      await store.drop('a');
      same(store.damageOf('a'), undefined);
      await store.close();
      await ground.tamper((raw) => {
        same(raw.rows.filter(({ body }) => body.includes('"stream":"a"')).length, 0);
        return raw;
      });
    },
  },
];
