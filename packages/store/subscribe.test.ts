// Following a home that holds something back: nobody announces it a second time, and it is not slept through.
import { inTime } from '@omerta/testkit/machine/in-time.ts';
import { expect, it } from 'vitest';
import { commitOf, granted } from './contract/ground.ts';
import { type Home, start } from './home.ts';
import { memoryHome } from './memory.ts';
import { openStore, storeOver } from './store.ts';

const first = async function* <T>(all: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const each of all) {
    yield each;
    return;
  }
};

it('looks again where something was held back, though nobody wakes it', async () => {
  const memory = memoryHome();
  granted(await granted(await openStore(memory)).append('g', 0, commitOf('c1', 1)));
  let looks = 0;
  const holding: Home = {
    ...memory,
    watch: () => () => undefined,
    readAll: async (after, limit) =>
      ++looks < 3 ? { rows: [], next: after, held: true } : memory.readAll(after, limit),
  };
  const [event] = await inTime(Array.fromAsync(first(storeOver(holding, {}).subscribe(start))));
  expect(event?.command).toBe('c1');
  expect(looks).toBe(3);
});
