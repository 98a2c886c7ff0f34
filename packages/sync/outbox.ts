// The device's side: what is still to be sent, and what an answer means for it. No network and no timer: whoever has them drives it.
import { type Descriptor, listOf, orNull, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { beginning, isSame, type Linked, type Mark, mark, pageOf, type Sent } from './sent.ts';

/** Why it does not send any more: a stable code, and what the server said of it. */
export type Stop = { readonly code: string; readonly said: Readonly<Record<string, unknown>> };

export type Outbox = {
  readonly device: string;
  /** As far as the server is known to have what is written here, in the game's stream or as a branch. */
  readonly upTo: Mark;
  /** The number of the newest sending: an answer to an earlier one says nothing any more. */
  readonly number: number;
  /** How often in a row there was no answer, or one to try again. */
  readonly tries: number;
  /** Where the server's stream has gone beyond what is here: to be fetched. */
  readonly ahead: Mark | null;
  /** What is left goes out all the same, so that the server keeps it; then nothing more does. */
  readonly stop: Stop | null;
};

export const startOutbox = (device: string, upTo: Mark = beginning): Outbox => ({
  device,
  upTo,
  number: 0,
  tries: 0,
  ahead: null,
  stop: null,
});

const has = (own: readonly Linked[], place: Mark): boolean =>
  isSame(place, beginning) || own.some(({ after }) => isSame(after, place));

/** `own`: the stream on this device. */
export const unsent = ({ upTo }: Outbox, own: readonly Linked[]): readonly Linked[] =>
  own.filter(({ after }) => after.version > upTo.version);

/** Codes of answers after which what is left is still sent, to be kept as a branch. */
export const keptCodes: ReadonlySet<string> = new Set(['sync/held', 'sync/diverged', 'sync/closed']);

type Send = { readonly do: 'send'; readonly sent: Sent; readonly outbox: Outbox };

export type OutboxStep =
  | Send
  | { readonly do: 'fetch'; readonly after: Mark }
  | { readonly do: 'nothing' }
  | { readonly do: 'stopped'; readonly stop: Stop };

const sendingOf = (outbox: Outbox, links: readonly Linked[]): Send => ({
  do: 'send',
  sent: { device: outbox.device, from: outbox.upTo, commits: links.map(({ commit }) => commit) },
  outbox: { ...outbox, number: outbox.number + 1 },
});

/** A sending of nothing: its answer says how things stand. */
export const asking = (outbox: Outbox): Send => sendingOf(outbox, []);

export const nextStep = (outbox: Outbox, own: readonly Linked[]): OutboxStep => {
  const { upTo, ahead, stop } = outbox;
  const left = unsent(outbox, own);
  if (stop && (left.length === 0 || !keptCodes.has(stop.code))) return { do: 'stopped', stop };
  if (left.length > 0) return sendingOf(outbox, pageOf(left));
  return ahead ? { do: 'fetch', after: upTo } : { do: 'nothing' };
};

const answer = shape({ taken: mark, version: whole(0, Number.MAX_SAFE_INTEGER), head: text });

/** The keys a problem must have; it has others. */
const among = <T>(key: string, one: Descriptor<T>, given: Readonly<Record<string, unknown>>): T | null => {
  const found = read(listOf(orNull(one)), [given[key] ?? null]);
  return isRefusal(found) ? null : (found[0] ?? null);
};

/** Null where it is no problem document: something between the device and the server answered. */
const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> | null =>
  typeof body === 'object' && body !== null && isRefusal<object>(body)
    ? Object.fromEntries(Object.entries(body))
    : null;

const waits = ({ tries, ...outbox }: Outbox): Outbox => ({ ...outbox, tries: tries + 1 });

/** Nothing came back; or the server, the store behind it or the tournament is not ready yet. */
const isForLater = (status: number, code: string): boolean =>
  status === 408 || status === 429 || status >= 500 || code === 'sync/busy' || code === 'game/status';

const refused = (outbox: Outbox, own: readonly Linked[], status: number, body: unknown): Outbox => {
  const said = fieldsOf(body);
  const code = String(said?.['code'] ?? '');
  if (!said || isForLater(status, code)) return waits(outbox);
  if (code === 'sync/gap') {
    const head = { version: said['version'], hash: said['head'] };
    const there = among('head', mark, { head });
    return { ...outbox, upTo: there && has(own, there) ? there : beginning, tries: 0 };
  }
  const taken = among('taken', mark, said);
  return { ...outbox, upTo: taken && has(own, taken) ? taken : outbox.upTo, tries: 0, stop: { code, said } };
};

/** `answered` is null where none came. */
export const afterAnswer = (
  outbox: Outbox,
  number: number,
  own: readonly Linked[],
  answered: { readonly status: number; readonly body: unknown } | null,
): Outbox => {
  if (number !== outbox.number) return outbox;
  if (answered === null) return waits(outbox);
  const { status, body } = answered;
  if (status !== 200) return refused(outbox, own, status, body);
  const given = read(answer, body);
  if (isRefusal(given)) return waits(outbox);
  const { taken, version, head } = given;
  if (!has(own, taken)) return waits(outbox);
  const there = { version, hash: head };
  return { ...outbox, upTo: taken, tries: 0, stop: null, ahead: isSame(there, taken) ? null : there };
};

/** This device holds the table now, and the server's stream stands there: what it lacks is sent. */
export const afterTakeOver = (outbox: Outbox, own: readonly Linked[], head: Mark): Outbox => ({
  ...startOutbox(outbox.device, has(own, head) ? head : beginning),
  number: outbox.number + 1,
});

/** What is here is the server's stream now. */
export const afterFetch = (outbox: Outbox, head: Mark): Outbox => ({
  ...startOutbox(outbox.device, head),
  number: outbox.number + 1,
});
