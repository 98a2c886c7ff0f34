// Keys for watching alone: the key of a stream's overlay, the code of a screen in the hall; revocable, and nobody's person.
import { type Of, oneOf, orNull, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { KeptThing } from '@omerta/store/vault.ts';
import type { Place } from '../api/place.ts';
import { hashOf, isSecret, keyOf, newTicket, readTicket, ticketText } from '../people/kept/ticket.ts';

export const watchKeyKinds = ['overlay', 'screen'] as const;
export type WatchKeyKind = (typeof watchKeyKinds)[number];

const watchKey = shape({
  person: orNull(text),
  kind: oneOf(watchKeyKinds),
  tournament: text,
  id: text,
  secret: text,
  name: text,
  made: text,
  by: text,
});
export type WatchKey = Of<typeof watchKey>;

const place = 'watch-key';
const prefix = 'omk_';

type Seat = Pick<Place, 'vault' | 'now'>;

const parse = (kept: KeptThing | undefined): WatchKey | null => {
  const found = kept === undefined ? null : read(watchKey, kept);
  return found === null || isRefusal(found) ? null : found;
};

export const watchKeysOf = async ({ vault }: Seat, tournament: string): Promise<readonly WatchKey[]> =>
  (await vault.list(keyOf(place, tournament)))
    .map(({ kept }) => parse(kept))
    .filter((each) => each !== null)
    .toSorted((a, b) => a.made.localeCompare(b.made));

/** Shown once; only its hash is kept. */
export const makeWatchKey = async (
  { vault, now }: Seat,
  { tournament, kind, name, by }: Pick<WatchKey, 'tournament' | 'kind' | 'name' | 'by'>,
): Promise<{ readonly id: string; readonly key: string }> => {
  const ticket = newTicket(tournament);
  const kept: WatchKey = {
    person: null,
    kind,
    tournament,
    id: ticket.id,
    secret: hashOf(ticket.secret),
    name,
    made: now().toISOString(),
    by,
  };
  await vault.swap(keyOf(place, tournament, ticket.id), null, kept);
  return { id: ticket.id, key: `${prefix}${ticketText(ticket)}` };
};

/** Whether it was there. */
export const deleteWatchKey = async ({ vault }: Seat, tournament: string, id: string): Promise<boolean> => {
  const key = keyOf(place, tournament, id);
  const kept = await vault.get(key);
  return kept !== undefined && vault.swap(key, kept, null);
};

/** The key that a bearer is in a tournament; null where it opens nothing there. */
export const opensAs = async (
  { vault }: Pick<Place, 'vault'>,
  bearer: string,
  tournament: string,
): Promise<Pick<WatchKey, 'id' | 'kind'> | null> => {
  const ticket = bearer.startsWith(prefix) ? readTicket(bearer.slice(prefix.length)) : null;
  if (ticket?.person !== tournament) return null;
  const found = parse(await vault.get(keyOf(place, tournament, ticket.id)));
  return found && isSecret(ticket.secret, found.secret) ? found : null;
};
