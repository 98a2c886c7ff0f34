import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { randomSeating } from './testing/seatings.ts';
import { noWishes } from './wishes.ts';
import { type SeatingPort, type SeatingReply, type SeatingRequest, serveSeatings } from './worker.ts';

const ask = { players: 33, tables: 3, rounds: 6, seed: 1, wishes: noWishes, evenTables: false };

/** A port whose other end is held by the test; resolves with everything said up to the answer that ends it. */
const talk = (
  request: SeatingRequest,
  onReply: (reply: SeatingReply, send: (next: SeatingRequest) => void) => void = () => undefined,
) => {
  const { promise, resolve } = Promise.withResolvers<SeatingReply[]>();
  const said: SeatingReply[] = [];
  const port: SeatingPort = {
    onmessage: null,
    postMessage: (reply) => {
      said.push(reply);
      onReply(reply, (next) => port.onmessage?.({ data: next }));
      if (reply.type !== 'progress') resolve(said);
    },
  };
  serveSeatings(port);
  port.onmessage?.({ data: request });
  return promise;
};

describe('the generator in a worker', () => {
  it('tells how far it is, and gives what the same steps give anywhere', async () => {
    const [first, second] = await Promise.all([
      talk({ type: 'make', ask, steps: 600_000 }),
      talk({ type: 'make', ask, steps: 600_000 }),
    ]);
    const bests = first.flatMap((reply) => (reply.type === 'progress' ? [reply.best] : []));
    expect(bests).toEqual(bests.toSorted((a, b) => b - a));
    expect(first.at(-1)).toMatchObject({ type: 'made', steps: 600_000 });
    expect(first.at(-1)).toEqual(second.at(-1));
  });

  it('stops when it is told to and keeps the best', async () => {
    const said = await talk({ type: 'make', ask, steps: Number.POSITIVE_INFINITY }, (reply, send) => {
      if (reply.type === 'progress') send({ type: 'stop' });
    });
    const made = said.at(-1);
    expect(made?.type === 'made' && check(made.seating).legal).toBe(true);
    expect(said).toHaveLength(2);
  });

  it('a new request takes the place of the one before', async () => {
    let sent = false;
    const said = await talk({ type: 'make', ask, steps: Number.POSITIVE_INFINITY }, (reply, send) => {
      if (reply.type === 'progress' && !sent) {
        sent = true;
        send({ type: 'make', ask: { ...ask, players: 20, tables: 2 }, steps: 0 });
      }
    });
    const made = said.at(-1);
    expect(made?.type === 'made' && made.seating.players).toBe(20);
  });

  it('told to stop while a pair still meets, searches on until it does not', async () => {
    const apart = [
      [1, 13],
      [2, 11],
      [3, 20],
    ] as const;
    const even = { players: 20, tables: 2, rounds: 10, seed: 1, evenTables: true };
    let isTold = false;
    const said = await talk(
      { type: 'make', ask: { ...even, wishes: { ...noWishes, apart } }, steps: Number.POSITIVE_INFINITY },
      (_, send) => {
        if (!isTold) send({ type: 'stop' });
        isTold = true;
      },
    );
    const made = said.at(-1);
    expect(made?.type === 'made' && check(made.seating, apart)).toMatchObject({
      legal: true,
      apartMet: 0,
      spreads: { tables: 0 },
    });
  });

  it('goes on by standing after the rounds that are there', async () => {
    const first = randomSeating(40, 4, 2, 1);
    const standing = Array.from({ length: 40 }, (_, i) => 40 - i);
    const swiss = { seating: first, standing, rounds: 2, tier: 2, apart: [], seed: 1 };
    const [made] = await talk({ type: 'go-on', ask: swiss });
    expect(made).toMatchObject({ type: 'made', seating: { players: 40 } });
    expect(made?.type === 'made' && made.seating.rounds.slice(0, 2)).toEqual(first.rounds);
    expect(made?.type === 'made' && made.seating.rounds).toHaveLength(4);
  });

  it('refuses what cannot be', async () => {
    expect(await talk({ type: 'make', ask: { ...ask, players: 29 }, steps: 1 })).toMatchObject([
      { type: 'refused', refusal: { code: 'size/too-few' } },
    ]);
  });
});
