// How much anybody may ask: a person by himself, and generously an address, which a whole hall may share.

export type Throttle = {
  /** Seconds to wait before this is answered; 0: now. */
  readonly ask: (key: string, most: number) => number;
};

/** In a second a bucket is filled again with a tenth of what it holds. */
const fillSeconds = 10;
const mostKeys = 20_000;

export const perPerson = 600;
export const perAddress = 6_000;

type Bucket = { readonly left: number; readonly at: number };

/** A bucket of requests for each key: it holds `most`, and fills steadily. */
export const throttleBy = (now: () => Date): Throttle => {
  const buckets = new Map<string, Bucket>();
  return {
    ask: (key, most) => {
      const at = now().getTime();
      const found = buckets.get(key) ?? { left: most, at };
      const filled = (Math.max(0, at - found.at) / 1000) * (most / fillSeconds);
      const left = Math.min(most, found.left + filled) - 1;
      const isServed = left >= 0;
      buckets.delete(key);
      buckets.set(key, { left: isServed ? left : left + 1, at });
      const [oldest] = buckets.keys();
      if (buckets.size > mostKeys && oldest !== undefined) buckets.delete(oldest);
      return isServed ? 0 : Math.max(1, Math.ceil((-left * fillSeconds) / most));
    },
  };
};
