// What came and when: beside every order the office keeps the fingerprint of its body, at its own time, and what the referee's clock showed.
import { hash } from 'node:crypto';
import { canonical, type Json } from '@omerta/base/canonical.ts';
import type { Receipt, StreamCommit } from '@omerta/store/append.ts';
import type { Store } from '@omerta/store/store.ts';
import { type Refused, refusedByOffice } from './answer.ts';
import type { Order } from './order-reader.ts';
import { receivedStream } from './streams.ts';
import type { TableClock } from './table-clock.ts';

/** `clock` is left out where the order said nothing of it. */
export type ReceivedData = { readonly digest: string; readonly clock?: TableClock | null };

/** Who gave it is part of it: another person's order under the same id is another order. */
export const digestOf = (order: Order): string => {
  const { device: _, expected: __, ...body } = order;
  return hash('sha256', canonical(body as unknown as Json));
};

const idIn = ({ command }: Order): string | null =>
  typeof command === 'object' && command !== null && 'id' in command && typeof command.id === 'string'
    ? command.id
    : null;

type Repeated = { readonly receipt: Receipt; readonly events: readonly { readonly type: string }[] };

/** The same order again has the same answer; another one under its id is refused. Null: it is new. */
export const repeatedOrder = async (
  store: Store,
  stream: string,
  order: Order,
): Promise<Repeated | Refused | null> => {
  const id = idIn(order);
  const place = receivedStream(stream);
  const noted = id === null ? undefined : await store.receipt(place, id);
  const receipt = id === null || !noted ? undefined : await store.receipt(stream, id);
  if (id === null || !noted || !receipt) return null;
  const [note] = await store.read(place, noted.first);
  if ((note?.data as ReceivedData | undefined)?.digest !== digestOf(order))
    return refusedByOffice({ code: 'command/reused', id });
  const events = (await store.read(stream, receipt.first)).slice(0, receipt.last - receipt.first + 1);
  return { receipt, events: events.map(({ type }) => ({ type })) };
};

/** Goes along with what the order writes, in the same step. */
export const receivedAlong = async (
  store: Store,
  order: Order,
  { stream, commit }: StreamCommit,
  shown?: TableClock | null,
): Promise<StreamCommit> => {
  const place = receivedStream(stream);
  const data: ReceivedData = {
    digest: digestOf(order),
    ...(shown !== undefined && { clock: shown }),
  };
  const { version } = await store.head(place);
  return { stream: place, expected: version, commit: { ...commit, events: [{ type: 'Received', data }] } };
};
