// Events of the pure machines as the log keeps them, and back.
import type { Commit } from '@omerta/store/append.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import { type CommandMeta, system } from '@omerta/tournament/meta.ts';

type Recorded = { readonly type: string; readonly command: string; readonly by: string; readonly at: string };

/** The instant stays as it was written, with its offset: the envelope's own is only for ordering. */
export const commitOf = (
  events: readonly Recorded[],
  command: CommandMeta,
  at: string,
  device: string,
): Commit => ({
  command: command.id,
  at: Date.parse(at),
  device,
  person: command.by === system ? null : command.by,
  events: events.map(({ type, command: _, by: __, ...data }) => ({ type, data })),
});

/** Events of a verified log need no reading: this same machine wrote them. */
export const eventOf = <E extends Recorded>({ type, data, command, person }: Envelope): E =>
  ({ ...(data as object), type, command, by: person ?? system }) as E;
