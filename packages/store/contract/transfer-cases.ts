// The contract of moving streams: the same hashes in another home, and nothing taken from a broken file.
import { canonical } from '@omerta/base/canonical.ts';
import { start } from '../home.ts';
import type { StoreRefusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { type ContractCase, commitOf, granted, openedOn, same, type Trial, withStore } from './ground.ts';

const fill = async (store: Store): Promise<void> => {
  granted(await store.append('t', 0, commitOf('c1', { open: true }, { open: false })));
  granted(await store.append('g/t', 0, commitOf('c2', 1, 2, 3)));
  granted(await store.append('t', 2, commitOf('c3', 'end')));
};

const linesOf = (store: Store, streams?: readonly string[]): Promise<string[]> =>
  Array.fromAsync(store.export(streams));

/** The lines of a filled store, changed, into a fresh one. */
const refusedWith = async (
  trial: Trial,
  change: (lines: readonly string[]) => readonly string[],
  refusal: StoreRefusal,
): Promise<void> => {
  let lines: readonly string[] = [];
  await withStore(trial, async (store) => {
    await fill(store);
    lines = change(await linesOf(store));
  });
  await withStore(trial, async (store) => {
    same(await store.import(lines), refusal);
    same(await store.heads(), []);
    same(await store.readAll(start, 1).then(({ events }) => events), []);
  });
};

const swapped = (lines: readonly string[], a: number, b: number): string[] =>
  lines.with(a, lines[b] ?? '').with(b, lines[a] ?? '');

/** Keys and texts that look like what stands around an event. */
const lookalikes = [
  { id: 'x', z: ',"id":"y"' },
  ',"id":',
  [{ a: { id: 1 } }, '"hash":""'],
  { '","id":"': '\\' },
];

export const transferCases: readonly ContractCase[] = [
  {
    title: 'each line of an export is the canonical text of an event with its hash, whatever its data say',
    run: (trial) =>
      withStore(trial, async (store) => {
        const device = 'a","id":"b';
        granted(await store.append('t', 0, { ...commitOf('c","id":"', ...lookalikes), device }));
        const [, ...lines] = await linesOf(store);
        same(
          lines,
          (await store.read('t')).map(({ position: _, ...event }) => canonical(event)),
        );
        same(lines.length, lookalikes.length);
      }),
  },
  {
    title: 'an export gives another home the same streams, hashes and order, and may be repeated',
    run: (trial) =>
      withStore(trial, async (store) => {
        await fill(store);
        const lines = await linesOf(store);
        await withStore(trial, async (copy) => {
          same(await copy.import(lines), { streams: 2, events: 6 });
          same((await copy.readAll(start, 10)).events, (await store.readAll(start, 10)).events);
          same(await linesOf(copy), lines);
          same(await copy.verify(await store.heads()), undefined);
          same(await copy.import(lines), { streams: 0, events: 0 });
          granted(await store.append('g/t', 3, commitOf('c4', 4)));
          same(await copy.import(await linesOf(store)), { streams: 1, events: 1 });
          same(granted(await copy.append('t', 3, commitOf('c5', 5))).position, 8);
        });
      }),
  },
  {
    title: 'chosen streams go alone, and a command imported with them is not written again',
    run: (trial) =>
      withStore(trial, async (store) => {
        await fill(store);
        const lines = await linesOf(store, ['g/t', 'nobody']);
        await withStore(trial, async (copy) => {
          same(await copy.import(lines), { streams: 1, events: 3 });
          same((await copy.heads()).length, 1);
          same(granted(await copy.append('g/t', 0, commitOf('c2', 1, 2, 3))).last, 3);
        });
      }),
  },
  {
    title: 'a stream that went another way in this home is refused',
    run: (trial) =>
      withStore(trial, async (store) => {
        await fill(store);
        const lines = await linesOf(store);
        await withStore(trial, async (copy) => {
          granted(await copy.append('g/t', 0, commitOf('c9', 'other')));
          same(await copy.import(lines), { code: 'import/diverged', stream: 'g/t', version: 1 });
          same((await copy.heads()).length, 1);
        });
      }),
  },
  {
    title: 'a file that is no log, of a newer format or with a broken line is refused whole',
    run: async (trial) => {
      await refusedWith(trial, () => [], { code: 'import/not-a-log' });
      await refusedWith(trial, (lines) => lines.slice(1), { code: 'import/not-a-log' });
      await refusedWith(
        trial,
        ([head = '', ...rest]) => [head.replace('"version":1}', '"version":2}'), ...rest],
        {
          code: 'import/newer-format',
          found: 2,
          known: 1,
        },
      );
      await refusedWith(trial, (lines) => lines.with(3, '{"stream":'), { code: 'import/bad-line', line: 4 });
      await refusedWith(
        trial,
        (lines) => lines.with(2, (lines[2] ?? '').replace('"device":"tablet-1",', '')),
        { code: 'import/bad-line', line: 3 },
      );
    },
  },
  {
    title: 'an altered, swapped or dropped line is refused with its place',
    run: async (trial) => {
      const broken = { code: 'import/broken-chain', stream: 'g/t' } as const;
      await refusedWith(trial, (lines) => lines.with(4, (lines[4] ?? '').replace('"data":2', '"data":3')), {
        ...broken,
        line: 5,
        version: 2,
      });
      await refusedWith(trial, (lines) => swapped(lines, 3, 4), { ...broken, line: 4, version: 2 });
      await refusedWith(trial, (lines) => lines.toSpliced(4, 1), { ...broken, line: 5, version: 3 });
      await refusedWith(trial, (lines) => lines.toSpliced(5, 1), {
        code: 'import/cut-short',
        stream: 'g/t',
        version: 3,
      });
      await refusedWith(trial, (lines) => lines.slice(0, 3), {
        code: 'import/cut-short',
        stream: 'g/t',
        version: 1,
      });
    },
  },
  {
    title: 'the golden log of format 1 is taken as it is and given back byte for byte',
    run: (trial) =>
      withStore(trial, async (store) => {
        same(await store.import(trial.golden), { streams: 2, events: 8 });
        same(await store.verify(), undefined);
        same(await linesOf(store), trial.golden);
        same(
          (await store.head('game/1-1-1')).hash,
          '2dac242e0e98cb1f44204c3c47d6d39cea883a3ad3469db5bcae1b1b04bb82f8',
        );
        same((await store.read('game/1-1-1', 4))[0]?.id, 'note-1.1');
      }),
  },
  {
    title: 'a line of a stream that the first line does not name, or too deep to be an event, is refused',
    run: async (trial) => {
      await refusedWith(
        trial,
        ([head = '', ...rest]) => [head.replaceAll('"stream":"g/t"', '"stream":"h/t"'), ...rest],
        {
          code: 'import/broken-chain',
          line: 4,
          stream: 'g/t',
          version: 1,
        },
      );
      const deep = `"data":${'['.repeat(5_000)}${']'.repeat(5_000)}`;
      await refusedWith(trial, (lines) => lines.with(4, (lines[4] ?? '').replace('"data":2', deep)), {
        code: 'import/bad-line',
        line: 5,
      });
    },
  },
  {
    title: 'an opened store answers as before after a refused import',
    run: async (trial) => {
      const ground = await trial.fresh();
      const store = await openedOn(ground);
      await fill(store);
      same(await store.import(['{}']), { code: 'import/not-a-log' });
      same(await store.verify(), undefined);
      same((await store.readAll(start, 10)).events.length, 6);
      await store.close();
    },
  },
];
