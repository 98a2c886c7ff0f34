// Devices that go on playing while the store of their server is away: what is refused is sent again as it was.
import type { Receipt } from '@omerta/store/append.ts';
import { eveningOf, game } from './evenings.ts';
import { type DeviceLog, send } from './rounds.ts';

/** Order k shows on the referee's clock, so that whoever watches sees which one was the last. */
const orderOf = (device: number, k: number, expected: number) => ({
  to: 'game',
  tournament: eveningOf(device),
  game,
  expected,
  command: {
    id: `d${device}-${k}`,
    lines: [k === 0 ? 'day 1' : `note "${k} of ${device}"`],
    clock: { startedAt: null, elapsed: k, duration: 60_000 },
  },
});

export type PlayingDevices = {
  readonly devices: readonly DeviceLog[];
  /** What a server said otherwise than it should. */
  readonly odd: readonly string[];
  /** Resolves when every device was acknowledged, or told that the store is away, so many times from now on. */
  readonly after: (what: 'acknowledged' | 'away', times: number) => Promise<void>;
  readonly end: () => Promise<void>;
};

type Told = { readonly receipt: Receipt; readonly version: number; readonly code?: string };

/** `from`: the devices before it have nothing to write. */
export const playOn = (address: string, tokens: readonly string[], from = 0): PlayingDevices => {
  const devices = tokens.map((): DeviceLog => ({ receipts: [], version: 2 }));
  const counts = { acknowledged: tokens.map(() => 0), away: tokens.map(() => 0) };
  const odd: string[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;

  const outcome = async (log: DeviceLog, answer: Response): Promise<keyof typeof counts | null> => {
    const told = (await answer.json()) as Told;
    if (answer.status === 503 && told.code === 'store/unreachable') return 'away';
    if (answer.status !== 200) return null;
    log.receipts.push(told.receipt);
    log.version = told.version;
    return 'acknowledged';
  };
  const play = async (log: DeviceLog, device: number): Promise<void> => {
    while (!isOver && odd.length === 0) {
      const body = orderOf(device, log.receipts.length, log.version);
      const answer = await send(address, tokens[device] ?? '', body);
      const what = answer && (await outcome(log, answer));
      if (what) counts[what][device] = (counts[what][device] ?? 0) + 1;
      else odd.push(`device ${device} was answered ${answer?.status ?? 'nothing'}`);
      for (const wake of waiting) wake();
    }
  };
  const playing = Promise.all(devices.map((log, device) => (device < from ? undefined : play(log, device))));
  return {
    devices,
    odd,
    after: (what, times) =>
      new Promise((done) => {
        const wanted = counts[what].map((count) => count + times);
        const look = (): void => {
          const isThere = wanted.every(
            (count, device) => device < from || (counts[what][device] ?? 0) >= count,
          );
          if (!isThere && odd.length === 0) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      }),
    end: async () => {
      isOver = true;
      await playing;
    },
  };
};
