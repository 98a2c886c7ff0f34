// The contract of appending: atomic, after the expected version, once for each command, refused as a value.
import { isRefusal } from '@omerta/base/refusal.ts';
import { noHash } from '../chain.ts';
import { start } from '../home.ts';
import { type ContractCase, commitOf, granted, reopened, same, withStore } from './ground.ts';

const strange = {
  text: 'Ы\u0000\ud800 🂡 "\\\n\u2028',
  numbers: [-0, 0.1, 1e21, 5e-324, -(2 ** 53)],
  empty: {},
  'ключ 2': null,
  ключ: [[]],
};

export const appendCases: readonly ContractCase[] = [
  {
    title: 'an event is kept with everything its envelope says',
    run: (trial) =>
      withStore(trial, async (store) => {
        const receipt = granted(await store.append('game-1', 0, commitOf('c1', { seat: 3 })));
        const [event] = await store.read('game-1');
        same(receipt, { stream: 'game-1', first: 1, last: 1, position: 1, hash: event?.hash });
        same(event, {
          stream: 'game-1',
          version: 1,
          id: 'c1.1',
          type: 'PlayerNominated',
          data: { seat: 3 },
          at: 1_700_000_000_000,
          device: 'tablet-1',
          person: 'p7',
          command: 'c1',
          schema: 1,
          previous: noHash,
          hash: receipt.hash,
          position: 1,
        });
      }),
  },
  {
    title: 'the events of one command follow each other in a chain, and so do commands',
    run: (trial) =>
      withStore(trial, async (store) => {
        same(granted(await store.append('g', 0, commitOf('c1', 1, 2, 3))).last, 3);
        same(granted(await store.append('g', 3, { ...commitOf('c2', 4), person: null })).first, 4);
        const events = await store.read('g');
        same(
          events.map(({ version, data }) => [version, data]),
          [1, 2, 3, 4].map((each) => [each, each]),
        );
        for (const [i, event] of events.entries()) same(event.previous, events[i - 1]?.hash ?? noHash);
        same(events[3]?.person, null);
      }),
  },
  {
    title: 'a stale version is refused and nothing is changed',
    run: (trial) =>
      withStore(trial, async (store) => {
        granted(await store.append('g', 0, commitOf('c1', 1, 2)));
        for (const expected of [0, 1, 3]) {
          same(await store.append('g', expected, commitOf('c2', 3)), {
            code: 'append/stale',
            stream: 'g',
            expected,
            actual: 2,
          });
        }
        same((await store.read('g')).length, 2);
        same((await store.readAll(start, 10)).events.length, 2);
      }),
  },
  {
    title: 'the same command is written once and answered alike each time, also after reopening',
    run: async (trial) => {
      const ground = await trial.fresh();
      const first = await reopened(ground, async (store) => {
        const receipt = granted(await store.append('g', 0, commitOf('c1', 1, 2)));
        granted(await store.append('g', 2, commitOf('c2', 3)));
        same(await store.append('g', 0, commitOf('c1', 1, 2)), receipt);
        same(await store.append('g', 3, commitOf('c1', 1, 2)), receipt);
        return receipt;
      });
      await reopened(ground, async (store) => {
        same(await store.append('g', 0, commitOf('c1', 1, 2)), first);
        same(await store.receipt('g', 'c1'), first);
        same(await store.receipt('g', 'c9'), undefined);
        same((await store.read('g')).length, 3);
      });
    },
  },
  {
    title: 'a command id under which other events were written is refused',
    run: (trial) =>
      withStore(trial, async (store) => {
        granted(await store.append('g', 0, commitOf('c1', 1)));
        for (const events of [[2], [1, 1]]) {
          same(await store.append('g', 1, commitOf('c1', ...events)), {
            code: 'append/command-reused',
            stream: 'g',
            command: 'c1',
          });
        }
        same(
          granted(await store.append('h/g', 0, commitOf('c1', 2))).position,
          2,
          'another stream may hold the same command',
        );
      }),
  },
  {
    title: 'what JSON cannot hold is refused with its place and nothing of the command is written',
    run: (trial) =>
      withStore(trial, async (store) => {
        const bad: readonly (readonly [unknown, string])[] = [
          [{ points: Number.NaN }, 'data.points'],
          [{ seats: [1, undefined] }, 'data.seats[1]'],
          [{ at: new Date(0) }, 'data.at'],
          [undefined, 'data'],
          [10n, 'data'],
        ];
        for (const [data, path] of bad) {
          const answer = await store.append('g', 0, commitOf('c1', 1, data));
          same(answer, { code: 'append/not-json', stream: 'g', path });
        }
        same(await store.heads(), []);
      }),
  },
  {
    title: 'names that some home could not give back are refused',
    run: (trial) =>
      withStore(trial, async (store) => {
        const fit = commitOf('c1', 1);
        for (const name of ['', 'a\0', '\ud800', 'x'.repeat(201)]) {
          same(await store.append(name, 0, fit), { code: 'append/unfit-field', field: 'stream' });
          same(await store.append('g', 0, { ...fit, command: name }), {
            code: 'append/unfit-field',
            field: 'command',
          });
          same(await store.append('g', 0, { ...fit, device: name }), {
            code: 'append/unfit-field',
            field: 'device',
          });
          same(await store.append('g', 0, { ...fit, person: name }), {
            code: 'append/unfit-field',
            field: 'person',
          });
          same(await store.append('g', 0, { ...fit, events: [{ type: name, data: 1 }] }), {
            code: 'append/unfit-field',
            field: 'type',
          });
        }
        same(await store.append('g', 0, { ...fit, at: 0.5 }), { code: 'append/unfit-field', field: 'at' });
        same(await store.append('g', 0, commitOf('c1')), {
          code: 'append/empty',
          stream: 'g',
          command: 'c1',
        });
        granted(await store.append('стол №1 🂡', 0, fit));
        same((await store.heads()).length, 1);
      }),
  },
  {
    title: 'strange but lawful data comes back as it was, and its chain verifies',
    run: async (trial) => {
      const ground = await trial.fresh();
      await reopened(ground, async (store) =>
        granted(await store.append('g', 0, commitOf('c1', strange, [], null, false))),
      );
      await reopened(ground, async (store) => {
        same(
          (await store.read('g')).map(({ data }) => data),
          [strange, [], null, false],
        );
        same(await store.verify(), undefined);
      });
    },
  },
  {
    title: 'of many appends at one version exactly one is accepted',
    run: (trial) =>
      withStore(trial, async (store) => {
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, i) => store.append('g', 0, commitOf(`c${i}`, i))),
        );
        same(answers.filter((answer) => !isRefusal(answer)).length, 1);
        same((await store.read('g')).length, 1);
      }),
  },
  {
    title: 'one command sent many times at once is written once',
    run: (trial) =>
      withStore(trial, async (store) => {
        const answers = await Promise.all(
          Array.from({ length: 12 }, () => store.append('g', 0, commitOf('c1', 1, 2))),
        );
        for (const answer of answers) same(granted(answer), answers[0]);
        same((await store.read('g')).length, 2);
      }),
  },
  {
    title: 'what goes along without events asks that its stream has not moved, and adds nothing to it',
    run: (trial) =>
      withStore(trial, async (store) => {
        granted(await store.append('cup', 0, commitOf('c0', 0)));
        const held = (expected: number) => [{ stream: 'cup', expected, commit: commitOf('c1') }];
        same(await store.append('game', 0, commitOf('c1', 1), held(0)), {
          code: 'append/stale',
          stream: 'cup',
          expected: 0,
          actual: 1,
        });
        same((await store.head('game')).version, 0);
        granted(await store.append('game', 0, commitOf('c1', 1), held(1)));
        same([(await store.head('game')).version, (await store.head('cup')).version], [1, 1]);
        same(await store.append('game', 1, commitOf('c2'), held(1)), {
          code: 'append/empty',
          stream: 'game',
          command: 'c2',
        });
      }),
  },
  {
    title: 'what goes along to another stream is written with it or not at all',
    run: async (trial) => {
      const ground = await trial.fresh();
      await reopened(ground, async (store) => {
        granted(await store.append('club/t', 0, commitOf('c0', 0)));
        const along = (expected: number, command: string) => [
          { stream: 'club/t', expected, commit: commitOf(command, 7) },
          { stream: 'club/t', expected: expected + 1, commit: commitOf(`${command}b`, 8) },
        ];
        same(await store.append('cup/t', 0, commitOf('c1', 1), along(0, 'f1')), {
          code: 'append/stale',
          stream: 'club/t',
          expected: 0,
          actual: 1,
        });
        same((await store.head('cup/t')).version, 0);
        const receipt = granted(await store.append('cup/t', 0, commitOf('c1', 1, 2), along(1, 'f1')));
        same([receipt.stream, receipt.first, receipt.last, receipt.position], ['cup/t', 1, 2, 3]);
        same(await store.append('cup/t', 0, commitOf('c1', 1, 2), along(1, 'f1')), receipt, 'sent again');
        same(await store.append('cup/t', 2, commitOf('c2', 3), along(3, '')), {
          code: 'append/unfit-field',
          field: 'command',
        });
      });
      await reopened(ground, async (store) => {
        same(
          (await store.readAll(start, 10)).events.map(({ stream, version }) => [stream, version]),
          [
            ['club/t', 1],
            ['cup/t', 1],
            ['cup/t', 2],
            ['club/t', 2],
            ['club/t', 3],
          ],
        );
        same(await store.verify(), undefined);
      });
    },
  },
];
