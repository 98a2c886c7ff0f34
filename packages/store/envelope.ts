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

export type Envelope = Body & {
  readonly hash: string;
  /** Its place in the whole log of this home, from 1, without gaps. */
  readonly position: number;
};

const fields: Readonly<Record<keyof Body, (value: unknown) => boolean>> = {
  stream: (value) => typeof value === 'string',
  version: Number.isSafeInteger,
  id: (value) => typeof value === 'string',
  type: (value) => typeof value === 'string',
  data: (value) => value !== undefined,
  at: Number.isSafeInteger,
  device: (value) => typeof value === 'string',
  person: (value) => value === null || typeof value === 'string',
  command: (value) => typeof value === 'string',
  schema: Number.isSafeInteger,
  previous: (value) => typeof value === 'string',
};

/** These fields and no others. */
export const isBody = (value: unknown): value is Body => {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  const known = Object.entries(fields);
  return entries.length === known.length && known.every(([key, fits]) => Object.hasOwn(value, key) && fits(Reflect.get(value, key)));
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
