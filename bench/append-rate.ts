// How many durable appends a store acknowledges in a second, one event at a time.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Store } from '@omerta/store/store.ts';

const appendFor = async (store: Store, stream: string, milliseconds: number): Promise<number> => {
  const start = performance.now();
  let { version } = await store.head(stream);
  const before = version;
  while (performance.now() - start < milliseconds) {
    const data = { seat: 1 + (version % 10), nominee: 1 + ((version + 4) % 10), clause: '4.4.3' };
    const commit = {
      command: `${stream}-${version}`,
      at: 1_700_000_000_000 + version,
      device: 'bench',
      person: 'p1',
    };
    const answer = await store.append(stream, version, {
      ...commit,
      events: [{ type: 'PlayerNominated', data }],
    });
    if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`);
    version = answer.last;
  }
  return (version - before) / ((performance.now() - start) / 1000);
};

const rounds = 3;
const milliseconds = 700;

/** The best of several rounds after one to warm up; all these streams are written at once. */
export const appendRate = async (store: Store, streams: readonly string[]): Promise<number> => {
  let best = 0;
  for (let round = 0; round <= rounds; round++) {
    const rates = await Promise.all(streams.map((stream) => appendFor(store, stream, milliseconds)));
    const rate = rates.reduce((sum, each) => sum + each, 0);
    if (round > 0) best = Math.max(best, rate);
  }
  return best;
};
