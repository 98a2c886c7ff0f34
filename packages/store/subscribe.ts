// Follows the log: first what is there, then what comes, each event once and those of an order in order.
import type { Row } from './chain.ts';
import { faultAsRefusal } from './fault.ts';
import type { Bookmark, Home } from './home.ts';

const pageSize = 500;
const retryMilliseconds = 500;
/** What is held back is announced no second time. */
const heldMilliseconds = 20;

/** Ends when the signal is aborted; waits while the home is out of reach. */
export const follow = async function* (
  home: Home,
  after: Bookmark,
  signal: AbortSignal,
): AsyncGenerator<Row, void, void> {
  let woken = false;
  let resume = (): void => undefined;
  const wake = (): void => {
    woken = true;
    resume();
  };
  const unwatch = home.watch(() => wake());
  signal.addEventListener('abort', wake);
  try {
    for (let place = after; !signal.aborted; ) {
      // Cleared before the read: a commit that the read just missed leaves it set, and the wait below does not begin.
      woken = false;
      const page = await home.readAll(place, pageSize).catch((error: unknown) => {
        if (faultAsRefusal(error).code !== 'store/out-of-reach') throw error;
        return undefined;
      });
      for (const row of page?.rows ?? []) {
        if (signal.aborted) return;
        yield row;
      }
      place = page?.next ?? place;
      if (page?.rows.length || woken || signal.aborted) continue;
      const woke = new Promise<void>((done) => {
        resume = done;
      });
      const soon = page ? heldMilliseconds : retryMilliseconds;
      const retry = page && !page.held ? undefined : setTimeout(wake, soon);
      await woke;
      clearTimeout(retry);
    }
  } finally {
    unwatch();
    signal.removeEventListener('abort', wake);
  }
};
