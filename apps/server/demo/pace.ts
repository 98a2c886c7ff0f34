// The pace of a demo: a clock, and waiting until it shows a moment. A test brings one that does not wait.

export type Pace = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Comes back when it is that late, or at once after `end`. */
  readonly until: (moment: number) => Promise<void>;
  readonly end: () => void;
  /** Lets whoever asks the server be answered: a demo that is late would never wait. */
  readonly breathe: () => Promise<void>;
};

/** Timers take no longer waits, and a machine that slept is looked at again. */
const longestWait = 60_000;

export const realPace = (): Pace => {
  const ending = new AbortController();
  const { signal } = ending;
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((done) => {
      const over = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', over);
        done();
      };
      const timer = setTimeout(over, milliseconds);
      signal.addEventListener('abort', over);
    });
  return {
    now: Date.now,
    until: async (moment) => {
      while (!signal.aborted && Date.now() < moment) await wait(Math.min(longestWait, moment - Date.now()));
    },
    end: () => ending.abort(),
    breathe: () => new Promise((done) => void setImmediate(done)),
  };
};
