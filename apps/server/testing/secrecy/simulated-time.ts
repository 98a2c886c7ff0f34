// For tests: time that goes on only when it is told to; every timer that is due runs at its own instant.
type Timer = { readonly run: () => void; readonly every: number | null; at: number };

export type SimulatedTime = {
  readonly now: () => number;
  /** How many turns of the event loop have gone by since this instant began. */
  readonly turn: () => number;
  /** Something has left at this instant; returns how much that counts had before it. */
  readonly leave: (counts: boolean) => number;
  /** Does this at the instant, and waits until everything that follows from it is done. */
  readonly at: (instant: number, work?: () => unknown) => Promise<void>;
  readonly end: () => void;
};

const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

export const simulatedTime = (start: number): SimulatedTime => {
  const timers = new Set<Timer>();
  let [now, turn, left, counted] = [start, 0, 0, 0];
  const begin = (run: () => void, wait: number, every: number | null): object => {
    const timer: Timer = { run, every, at: now + Math.max(1, wait) };
    timers.add(timer);
    return Object.assign(timer, { unref: () => timer, ref: () => timer });
  };
  const stop = (timer: Timer): void => void timers.delete(timer);
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, wait = 0) => begin(run, wait, null),
    setInterval: (run: () => void, wait = 0) => begin(run, wait, wait),
    clearTimeout: stop,
    clearInterval: stop,
  });

  const settle = async (): Promise<void> => {
    for (let before = -1; before !== left; turn++) {
      before = left;
      await nextTurn();
    }
  };
  const enter = (instant: number): void => {
    [now, turn, left, counted] = [instant, 0, 0, 0];
  };
  const runDue = (): void => {
    for (const timer of [...timers].filter(({ at }) => at <= now)) {
      if (timer.every === null) timers.delete(timer);
      else timer.at += timer.every;
      timer.run();
    }
  };
  return {
    now: () => now,
    turn: () => turn,
    leave: (counts) => {
      left++;
      return counts ? counted++ : counted;
    },
    at: async (instant, work) => {
      for (;;) {
        const due = Math.min(...[...timers].map(({ at }) => at));
        if (due > instant) break;
        enter(due);
        runDue();
        await settle();
      }
      enter(instant);
      await work?.();
      await settle();
    },
    end: () => void Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval }),
  };
};
