// How much anybody may ask: a person by himself, and generously an address, which a whole hall may share; to write as nobody, little.

export type Throttle = {
  /** Seconds to wait before this is answered; 0: now. */
  readonly person: (id: string) => number;
  readonly address: (address: string) => number;
  /** What nobody in particular may write from there. */
  readonly stranger: (address: string) => number;
  /** Rooms to play in, made from there. */
  readonly rooms: (address: string) => number;
};

/** Requests at once; as many again are allowed in the ten seconds after. */
export type Allowance = {
  readonly person: number;
  readonly address: number;
  readonly stranger: number;
  readonly rooms: number;
};

const usual: Allowance = { person: 1_000, address: 30_000, stranger: 20, rooms: 100 };

const fillSeconds = 10;
/** Beyond it the one unused for longest is forgotten. */
const mostKeys = 20_000;

type Bucket = { readonly left: number; readonly at: number };

const after = ({ left, at }: Bucket, most: number, now: number): number =>
  Math.min(most, left + (Math.max(0, now - at) / 1000) * (most / fillSeconds));

/** One bucket: seconds to wait before it gives again; 0: now. */
export const bucketOf = (most: number, now: () => Date): (() => number) => {
  let bucket: Bucket = { left: most, at: now().getTime() };
  return () => {
    const at = now().getTime();
    const left = after(bucket, most, at);
    bucket = { left: left >= 1 ? left - 1 : left, at };
    return left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) * fillSeconds) / most));
  };
};

/** A bucket of requests for each key: it holds `most`, and fills steadily. */
const bucketsOf = (most: number, now: () => Date): ((key: string) => number) => {
  const buckets = new Map<string, () => number>();
  return (key) => {
    const bucket = buckets.get(key) ?? bucketOf(most, now);
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > mostKeys && oldest !== undefined) buckets.delete(oldest);
    return bucket();
  };
};

export const throttleBy = (now: () => Date, given: Partial<Allowance> = {}): Throttle => {
  const { person, address, stranger, rooms } = { ...usual, ...given };
  return {
    person: bucketsOf(person, now),
    address: bucketsOf(address, now),
    stranger: bucketsOf(stranger, now),
    rooms: bucketsOf(rooms, now),
  };
};
