// Events of the pure machines as the log keeps them, and back.
import type { Commit } from '@omerta/store/append.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import { system } from '@omerta/tournament/meta.ts';

type Recorded = { readonly type: string; readonly command: string; readonly by: string; readonly at: string };

/** The instant stays as it was written, with its offset: the envelope's own is only for ordering. */
export const commitOf = (
  events: readonly Recorded[],
  meta: { readonly id: string; readonly by: string; readonly at: string },
  device: string,
): Commit => ({
  command: meta.id,
  at: Date.parse(meta.at),
  device,
  person: meta.by === system ? null : meta.by,
  events: events.map(({ type, command: _, by: __, ...data }) => ({ type, data })),
});

/** Events of a verified log need no reading: this same machine wrote them. */
export const eventOf = <E extends Recorded>({ type, data, command, person }: Envelope): E =>
  ({ ...(data as object), type, command, by: person ?? system }) as E;
