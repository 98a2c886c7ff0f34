// Follows the log: first what is there, then what comes, each position once and in order.
import type { Row } from './chain.ts';
import type { Home } from './home.ts';

const pageSize = 500;

/** Ends when the signal is aborted. */
export const follow = async function* (home: Home, after: number, signal: AbortSignal): AsyncGenerator<Row, void, void> {
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
      const page = await home.readAll(position, pageSize);
      for (const row of page) {
        if (signal.aborted) return;
        yield row;
        position = row.position;
      }
      if (page.length > 0 || woken || signal.aborted) continue;
      await new Promise<void>((done) => {
        resume = done;
      });
    }
  } finally {
    unwatch();
    signal.removeEventListener('abort', wake);
  }
};
