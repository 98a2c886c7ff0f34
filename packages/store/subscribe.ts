// Follows the log: first what is there, then what comes, each position once and in order.
import type { Row } from './chain.ts';
import { faultAsRefusal } from './fault.ts';
import type { Home } from './home.ts';

const pageSize = 500;
const retryMilliseconds = 500;

/** Ends when the signal is aborted; waits while the home is out of reach. */
export const follow = async function* (
  home: Home,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<Row, void, void> {
  let woken = false;
  let resume = (): void => undefined;
  const wake = (): void => {
    woken = true;
    resume();
  };
  const unwatch = home.watch(wake);
  signal.addEventListener('abort', wake);
  try {
    for (let position = after; !signal.aborted; ) {
      // Cleared before the read: a commit that the read just missed leaves it set, and the wait below does not begin.
      woken = false;
      const page = await home.readAll(position, pageSize).catch((error: unknown) => {
        if (faultAsRefusal(error).code !== 'store/out-of-reach') throw error;
        return undefined;
      });
      for (const row of page ?? []) {
        if (signal.aborted) return;
        yield row;
        position = row.position;
      }
      if (page?.length || woken || signal.aborted) continue;
      const woke = new Promise<void>((done) => {
        resume = done;
      });
      const retry = page ? undefined : setTimeout(wake, retryMilliseconds);
      await woke;
      clearTimeout(retry);
    }
  } finally {
    unwatch();
    signal.removeEventListener('abort', wake);
  }
};
