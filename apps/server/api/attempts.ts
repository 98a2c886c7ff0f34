// Failed attempts to sign in, counted over a minute: whoever has failed too often is not even looked at.

export type FailureLimit = { readonly key: string; readonly most: number };

/** `wait`: seconds until the next attempt is looked at. */
type Turned = { readonly wait: number };

export type Attempts = {
  /**
   * Does the work unless one of the limits is reached; work that gives null has failed and is counted. No more
   * are at work at once than may still fail: the others wait their turn, and none slips through.
   */
  readonly attempt: <T>(
    limits: readonly FailureLimit[],
    work: () => Promise<T | null>,
  ) => Promise<T | null | Turned>;
};

export const isTurned = <T extends object>(answer: T | Turned | null): answer is Turned =>
  answer !== null && 'wait' in answer;

const windowMilliseconds = 60_000;

/** More keys than a crowd of attackers brings in a minute; beyond it the oldest are forgotten. */
const mostKeys = 20_000;

export const attemptsBy = (now: () => Date): Attempts => {
  const failures = new Map<string, readonly number[]>();
  const working = new Map<string, number>();
  let waiting: (() => void)[] = [];

  const recent = (key: string): readonly number[] => {
    const since = now().getTime() - windowMilliseconds;
    const left = (failures.get(key) ?? []).filter((at) => at > since);
    if (left.length === 0) failures.delete(key);
    return left;
  };
  const waitFor = ({ key, most }: FailureLimit): number => {
    const found = recent(key);
    const first = found.at(-most);
    return first === undefined ? 0 : Math.ceil((first + windowMilliseconds - now().getTime()) / 1000);
  };
  const fail = (key: string): void => {
    const found = [...recent(key), now().getTime()];
    failures.delete(key);
    failures.set(key, found);
    const [oldest] = failures.keys();
    if (failures.size > mostKeys && oldest !== undefined) failures.delete(oldest);
  };
  const atWork = (key: string): number => working.get(key) ?? 0;
  const step = (limits: readonly FailureLimit[], by: 1 | -1): void => {
    for (const { key } of limits) {
      const left = atWork(key) + by;
      if (left === 0) working.delete(key);
      else working.set(key, left);
    }
  };

  return {
    attempt: async (limits, work) => {
      for (;;) {
        const wait = Math.max(...limits.map(waitFor));
        if (wait > 0) return { wait };
        if (limits.every(({ key, most }) => recent(key).length + atWork(key) < most)) break;
        await new Promise<void>((done) => waiting.push(done));
      }
      step(limits, 1);
      try {
        const done = await work();
        if (done === null) for (const { key } of limits) fail(key);
        return done;
      } finally {
        step(limits, -1);
        const woken = waiting;
        waiting = [];
        for (const wake of woken) wake();
      }
    },
  };
};
