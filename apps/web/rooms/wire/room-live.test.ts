// A room over a socket: pictures as they come, each act answered once, and what a lost connection leaves of them.
import { describe, expect, it } from 'vitest';
import { type RoomTold, watchRoom } from './room-live.ts';

type Frame = Readonly<Record<string, unknown>>;

const opened = () => {
  const sent: Frame[] = [];
  const seen: unknown[] = [];
  let hooks: Parameters<Parameters<typeof watchRoom>[3]['keep']>[0] | null = null;
  let isOpen = true;
  const note =
    (what: string) =>
    (...args: readonly unknown[]): void =>
      void seen.push([what, ...args]);
  const told: RoomTold = {
    picture: note('picture'),
    refused: note('refused'),
    connected: note('connected'),
    ahead: note('ahead'),
    signal: note('signal'),
  };
  const live = watchRoom('R', 'T', told, {
    keep: (given) => {
      hooks = given;
      return {
        send: (frame) => {
          if (isOpen) sent.push(frame as Frame);
          return isOpen;
        },
        close: () => undefined,
      };
    },
    now: () => 1_000,
    lost: 'lost',
  });
  return {
    live,
    sent,
    seen,
    open: () => hooks?.opened((frame) => sent.push(frame as Frame)),
    hear: (frame: object) => hooks?.heard(JSON.stringify(frame)),
    lose: () => {
      isOpen = false;
      hooks?.lost();
    },
  };
};

const problem = { code: 'act/late', detail: 'Too late.' };

it('watches with its token, each time the connection is there again', () => {
  const room = opened();
  room.open();
  room.open();
  expect(room.sent).toEqual([
    { watch: 'room/R', token: 'T' },
    { watch: 'room/R', token: 'T' },
  ]);
});

it('tells pictures, refusals, signals and the server’s time', () => {
  const room = opened();
  const picture = { watch: 'room/R', n: 1, audience: 'seat', phase: 'waiting', names: {}, view: null };
  room.hear(picture);
  room.hear({ watch: 'room/R', problem });
  room.hear({ signal: 'room/R', from: 3, data: { candidate: null } });
  room.hear({ alive: new Date(3_500).toISOString() });
  room.hear({ nonsense: true });
  expect(room.seen).toEqual([
    ['picture', picture],
    ['refused', 'act/late', 'Too late.'],
    ['signal', 3, { candidate: null }],
    ['ahead', 2_500],
  ]);
});

describe('an act', () => {
  it('is done, or refused with its sentence, by the id it was sent with', async () => {
    const room = opened();
    const [first, second] = [room.live.act(4, 'hand'), room.live.act(5, 'pass', 'ab')];
    const [{ id: one } = {}, { id: two } = {}] = room.sent;
    expect(room.sent).toEqual([
      { act: 'room/R', token: 'T', id: one, ask: 4, do: 'hand' },
      { act: 'room/R', token: 'T', id: two, ask: 5, do: 'pass', entropy: 'ab' },
    ]);
    room.hear({ done: two, problem });
    room.hear({ done: one });
    expect([await first, await second]).toEqual([null, 'Too late.']);
  });

  it('is lost with the connection, and never sent again', async () => {
    const room = opened();
    const before = room.live.act(4, 'hand');
    room.lose();
    expect([await before, await room.live.act(4, 'hand')]).toEqual(['lost', 'lost']);
    expect(room.sent).toHaveLength(1);
  });
});
