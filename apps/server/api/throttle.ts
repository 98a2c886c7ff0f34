// How much anybody may ask: a person by himself, and generously an address, which a whole hall may share; to write as nobody, little.

export type Throttle = {
  /** Seconds to wait before this is answered; 0: now. */
  readonly person: (id: string) => number;
  readonly address: (address: string) => number;
  /** What nobody in particular may write from there. */
  readonly stranger: (address: string) => number;
};

/** Requests at once; as many again are allowed in the ten seconds after. */
export type Allowance = { readonly person: number; readonly address: number; readonly stranger: number };

const usual: Allowance = { person: 1_000, address: 30_000, stranger: 20 };

const fillSeconds = 10;
/** Beyond it the one unused for longest is forgotten. */
const mostKeys = 20_000;

type Bucket = { readonly left: number; readonly at: number };

/** A bucket of requests for each key: it holds `most`, and fills steadily. */
const bucketsOf = (most: number, now: () => Date): ((key: string) => number) => {
  const buckets = new Map<string, Bucket>();
  return (key) => {
    const at = now().getTime();
    const found = buckets.get(key) ?? { left: most, at };
    const filled = (Math.max(0, at - found.at) / 1000) * (most / fillSeconds);
    const left = Math.min(most, found.left + filled);
    const isServed = left >= 1;
    buckets.delete(key);
    buckets.set(key, { left: isServed ? left - 1 : left, at });
    const [oldest] = buckets.keys();
    if (buckets.size > mostKeys && oldest !== undefined) buckets.delete(oldest);
    return isServed ? 0 : Math.max(1, Math.ceil(((1 - left) * fillSeconds) / most));
  };
};

export const throttleBy = (now: () => Date, given: Partial<Allowance> = {}): Throttle => {
  const { person, address, stranger } = { ...usual, ...given };
  return {
    person: bucketsOf(person, now),
    address: bucketsOf(address, now),
    stranger: bucketsOf(stranger, now),
  };
};
