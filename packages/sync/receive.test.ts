// What one sending leaves on the server, step by step: the clock told without a line.
import { randomFrom } from '@omerta/base/random.ts';
import { describe, expect, it } from 'vitest';
import { asking, nextStep } from './outbox.ts';
import { receive } from './receive.ts';
import { beginning, type Sent } from './sent.ts';
import { takeOver } from './take-over.ts';
import { type Phone, phone } from './testing/phone.ts';
import { type HallServer, hallServer } from './testing/server.ts';

const by = { person: 'ref', device: 'session', at: 1 };
const running = { startedAt: 1, elapsed: 0, duration: 60_000 };
const receivedPlace = 'received/cup/q/1/1';

const atTable = async (): Promise<{ readonly server: HallServer; readonly on: Phone }> => ({
  server: await hallServer(() => null),
  on: await phone('phone-1', 'ref', randomFrom(1)),
});

const lines = async (on: Phone): Promise<Sent> => {
  await on.write(1);
  const step = nextStep(on.outbox, await on.own());
  if (step.do !== 'send') throw new Error(`nothing to send: ${step.do}`);
  return step.sent;
};

const notes = async ({ store }: HallServer) =>
  (await store.read(receivedPlace)).map(({ command, data }) => ({ command, data }));

describe('a clock told without a line', () => {
  it('is not written before the first line, also by who took the empty table over', async () => {
    const { server, on } = await atTable();
    await takeOver(await server.table(), { id: 'take-1', device: on.device, by });
    const { sent } = asking(on.outbox);
    const told = await receive(await server.table(), { sent, by, isOpen: true, clock: running });
    expect(told).toEqual({ taken: beginning, head: beginning });
    expect(await notes(server)).toEqual([]);

    const first = await lines(on);
    await receive(await server.table(), { sent: first, by, isOpen: true, clock: running });
    const digest = (await on.own()).at(-1)?.after.hash;
    expect(await notes(server)).toEqual([{ command: 'phone-1-1', data: { digest, clock: running } }]);
  });

  it('stands under the head that it came at, also where a line comes in meanwhile', async () => {
    const { server, on } = await atTable();
    await receive(await server.table(), { sent: await lines(on), by, isOpen: true });
    const { sent } = asking({ ...on.outbox, upTo: (await on.own()).at(-1)?.after ?? beginning });
    const second = await lines(on);
    const table = await server.table();
    let isMeanwhile = false;
    const store = {
      ...table.store,
      head: async (stream: string) => {
        if (stream === receivedPlace && !isMeanwhile) {
          isMeanwhile = true;
          await receive(await server.table(), { sent: second, by, isOpen: true });
        }
        return table.store.head(stream);
      },
    };
    await receive({ ...table, store }, { sent, by, isOpen: true, clock: running });
    const [one, two] = (await on.own()).map(({ after }) => after.hash);
    expect((await notes(server)).map(({ data }) => data)).toEqual([
      { digest: one },
      { digest: two },
      { digest: two, clock: running },
    ]);
  });
});
