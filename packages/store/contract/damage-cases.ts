// The contract of verifying: altered, swapped or dropped events are found, and such a log does not open.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Row } from '../chain.ts';
import type { Damage } from '../damage.ts';
import {
  type ContractCase,
  type ContractGround,
  commitOf,
  granted,
  type Raw,
  reopened,
  same,
  type Trial,
} from './ground.ts';

/** Streams a/t, b/t, a/t: positions 1 to 6 of the order t. */
const filled = async (trial: Trial): Promise<ContractGround> => {
  const ground = await trial.fresh();
  await reopened(ground, async (store) => {
    granted(await store.append('a/t', 0, commitOf('c1', 'one', 'two')));
    granted(await store.append('b/t', 0, commitOf('c2', 'three', 'four')));
    granted(await store.append('a/t', 2, commitOf('c3', 'five', 'six')));
  });
  return ground;
};

const found = async (trial: Trial, change: (raw: Raw) => Raw, damage: Damage): Promise<void> => {
  const ground = await filled(trial);
  await ground.tamper(change);
  const refused = await ground.open();
  same(isRefusal(refused) ? { ...refused, home: '' } : 'opened', { code: 'store/damaged', home: '', damage });
};

const rows =
  (change: (rows: readonly Row[]) => readonly Row[]) =>
  (raw: Raw): Raw => ({ ...raw, rows: change(raw.rows) });

const at = (position: number, change: (row: Row) => Partial<Row>): ((raw: Raw) => Raw) =>
  rows((all) => all.map((row) => (row.position === position ? { ...row, ...change(row) } : row)));

/** Two rows change places and keep the numbers of the places. */
const swap = (a: number, b: number, kept: readonly (keyof Row)[]): ((raw: Raw) => Raw) =>
  rows((all) =>
    all.map((row) => {
      const other = all.find(({ position }) =>
        row.position === a ? position === b : row.position === b && position === a,
      );
      return other ? { ...other, ...Object.fromEntries(kept.map((key) => [key, row[key]])) } : row;
    }),
  );

const a5 = { stream: 'a/t', version: 3, position: 5 } as const;

export const damageCases: readonly ContractCase[] = [
  {
    title: 'an altered event is found',
    run: async (trial) => {
      await found(
        trial,
        at(5, ({ body }) => ({ body: body.replace('five', 'nine') })),
        { kind: 'altered', ...a5 },
      );
      await found(
        trial,
        at(5, ({ body }) => ({ body: body.slice(1) })),
        { kind: 'altered', ...a5 },
      );
      await found(
        trial,
        at(5, () => ({ command: 'c9' })),
        { kind: 'misplaced', ...a5 },
      );
    },
  },
  {
    title: 'a swapped pair of events is found, in one stream and across streams',
    run: async (trial) => {
      await found(trial, swap(5, 6, ['position', 'version']), { kind: 'misplaced', ...a5 });
      await found(trial, swap(5, 6, ['position', 'link']), {
        kind: 'misplaced',
        stream: 'a/t',
        version: 4,
        position: 5,
      });
      await found(trial, swap(4, 5, ['position']), {
        kind: 'misplaced',
        stream: 'a/t',
        version: 3,
        position: 4,
      });
      await found(trial, swap(4, 5, ['position', 'link']), {
        kind: 'misplaced',
        stream: 'a/t',
        version: 3,
        position: 4,
      });
    },
  },
  {
    title: 'a dropped event, tail, stream or log is found',
    run: async (trial) => {
      await found(
        trial,
        rows((all) => all.toSpliced(1, 1)),
        { kind: 'missing', stream: 'a/t', version: 2, position: 2 },
      );
      await found(
        trial,
        rows((all) => all.slice(0, -1)),
        { kind: 'missing', stream: 'a/t', version: 4, position: 6 },
      );
      await found(
        trial,
        rows((all) => all.toSpliced(3, 1)),
        { kind: 'missing', stream: 'b/t', version: 2, position: 4 },
      );
      const noB = (raw: Raw): Raw => ({
        rows: raw.rows.filter(({ stream }) => stream !== 'b/t'),
        heads: raw.heads,
      });
      await found(trial, noB, { kind: 'missing', stream: 'b/t', version: 1, position: 3 });
      const noTrace = (raw: Raw): Raw => ({
        rows: noB(raw).rows,
        heads: raw.heads.filter(({ stream }) => stream !== 'b/t'),
      });
      await found(trial, noTrace, { kind: 'missing', stream: '', version: 0, position: 3 });
      await found(trial, () => ({ rows: [], heads: [] }), {
        kind: 'missing',
        stream: '',
        version: 0,
        position: 1,
      });
    },
  },
  {
    title: 'heads that say less or other than the events are found',
    run: async (trial) => {
      const head =
        (change: object) =>
        (raw: Raw): Raw => ({
          ...raw,
          heads: raw.heads.map((each) => (each.stream === 'a/t' ? { ...each, ...change } : each)),
        });
      await found(trial, head({ version: 3 }), {
        kind: 'unrecorded',
        stream: 'a/t',
        version: 4,
        position: 6,
      });
      await found(trial, head({ version: 5 }), { kind: 'missing', stream: 'a/t', version: 5, position: 7 });
      await found(trial, head({ hash: 'f'.repeat(64) }), {
        kind: 'misplaced',
        stream: 'a/t',
        version: 4,
        position: 6,
      });
      const added = rows((all) => [
        ...all,
        ...all.slice(-1).map((row) => ({ ...row, version: 5, position: 7 })),
      ]);
      await found(trial, added, { kind: 'unrecorded', stream: 'a/t', version: 5, position: 7 });
    },
  },
  {
    title: 'a log that agrees with itself but not with heads kept elsewhere is found',
    run: async (trial) => {
      const [one, two] = [await filled(trial), await filled(trial)];
      const heads = await reopened(one, async (store) => {
        granted(await store.append('b/t', 2, commitOf('c4', 'said')));
        return store.heads();
      });
      await reopened(two, async (store) => {
        same(await store.verify(heads), { kind: 'missing', stream: 'b/t', version: 3, position: 0 });
        granted(await store.append('b/t', 2, commitOf('c4', 'said otherwise')));
        same(await store.verify(heads), { kind: 'rewritten', stream: 'b/t', version: 3, position: 7 });
      });
    },
  },
];
