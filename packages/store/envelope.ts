// An event as the log keeps it: what happened, in which stream, after what, by whom, when and by which command.

/** What is hashed. Its canonical JSON is stored as it was hashed and never written again. */
export type Body = {
  readonly stream: string;
  /** From 1, without gaps. */
  readonly version: number;
  /** Made of the command and the event's number in it: the same on a referee's device and on every replica. */
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  /** Milliseconds since 1970, by the clock of the device. */
  readonly at: number;
  readonly device: string;
  /** The pseudonym of who gave the command; null for the system. */
  readonly person: string | null;
  readonly command: string;
  /** Which shape of this type's data it is: see `upcast.ts`. */
  readonly schema: number;
  /** The hash of the event before it in the stream. */
  readonly previous: string;
};

/** `nth` counts a command's events in one stream from 1. */
export const eventId = (command: string, nth: number): string => `${command}.${nth}`;

export type Envelope = Body & {
  readonly hash: string;
  /**
   * Its place in its order (`order.ts`), from 1: without gaps in PostgreSQL; the other homes count all orders
   * together. Comparable within an order alone.
   */
  readonly position: number;
};

/** Long enough for any name; a PostgreSQL index takes no longer keys. */
const longestName = 200;

/** A lone surrogate or a NUL would come back from some homes as another text, and the hash with it. */
export const isName = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= longestName &&
  value.isWellFormed() &&
  !value.includes('\0');

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const fields: Readonly<Record<keyof Body, (value: unknown) => boolean>> = {
  stream: isName,
  version: isCount,
  id: (value) => typeof value === 'string',
  type: isName,
  data: (value) => value !== undefined,
  at: Number.isSafeInteger,
  device: isName,
  person: (value) => value === null || isName(value),
  command: isName,
  schema: isCount,
  previous: (value) => typeof value === 'string',
};

const known = Object.entries(fields);

/** These fields and no others. */
export const isBody = (value: unknown): value is Body => {
  if (typeof value !== 'object' || value === null) return false;
  return (
    Object.keys(value).length === known.length &&
    known.every(([key, fits]) => Object.hasOwn(value, key) && fits(Reflect.get(value, key)))
  );
};

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A stored text as a body; undefined where it is none. */
export const parseBody = (text: string): Body | undefined => {
  const value = parseJson(text);
  return isBody(value) ? value : undefined;
};
