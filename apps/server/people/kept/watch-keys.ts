// Keys for watching alone: the key of a stream's overlay, the code of a screen in the hall; revocable, and nobody's person.
import { type Of, oneOf, orNull, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { tidyCode } from '@omerta/base/typed-code.ts';
import type { KeptThing } from '@omerta/store/vault.ts';
import type { Doorway } from './doorway.ts';
import { hashOf, isSecret, keyOf, newId, newTicket, readTicket, ticketText } from './ticket.ts';
import { mayBeCode, newCode } from './typed-code.ts';

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

/** Typed with the remote control of a television. */
const codeLength = 8;
/** Where the hash of a code is kept, with the key that it opens. */
const codePlace = (hash: string): string => `screen-code/${hash}`;
const codeKept = shape({ person: orNull(text), tournament: text, id: text });

const parse = (kept: KeptThing | undefined): WatchKey | null => {
  const found = kept === undefined ? null : read(watchKey, kept);
  return found === null || isRefusal(found) ? null : found;
};

export const watchKeysOf = async ({ vault }: Doorway, tournament: string): Promise<readonly WatchKey[]> =>
  (await vault.list(keyOf(place, tournament)))
    .map(({ kept }) => parse(kept))
    .filter((each) => each !== null)
    .toSorted((a, b) => a.made.localeCompare(b.made));

/** A code that no other screen has. */
const newScreenCode = async ({ vault }: Doorway, tournament: string, id: string): Promise<string> => {
  for (;;) {
    const made = newCode(codeLength);
    if (await vault.swap(codePlace(hashOf(made)), null, { person: null, tournament, id })) return made;
  }
};

type MadeKey = { readonly id: string; readonly secret: string; readonly key: string };

const made = async (
  seat: Doorway,
  { tournament, kind }: Pick<WatchKey, 'tournament' | 'kind'>,
): Promise<MadeKey> => {
  if (kind === 'screen') {
    const id = newId();
    const code = await newScreenCode(seat, tournament, id);
    return { id, secret: code, key: code };
  }
  const ticket = newTicket(tournament);
  return { id: ticket.id, secret: ticket.secret, key: `${prefix}${ticketText(ticket)}` };
};

/** Shown once; only its hash is kept. */
export const makeWatchKey = async (
  seat: Doorway,
  wanted: Pick<WatchKey, 'tournament' | 'kind' | 'name' | 'by'>,
): Promise<{ readonly id: string; readonly key: string }> => {
  const { id, secret, key } = await made(seat, wanted);
  const { tournament, kind, name, by } = wanted;
  const kept: WatchKey = {
    person: null,
    kind,
    tournament,
    id,
    secret: hashOf(secret),
    name,
    made: seat.now().toISOString(),
    by,
  };
  await seat.vault.swap(keyOf(place, tournament, id), null, kept);
  return { id, key };
};

/** Whether it was there. */
export const deleteWatchKey = async (
  { vault }: Doorway,
  tournament: string,
  id: string,
): Promise<boolean> => {
  const key = keyOf(place, tournament, id);
  const kept = await vault.get(key);
  if (kept === undefined || !(await vault.swap(key, kept, null))) return false;
  const code = codePlace(parse(kept)?.secret ?? '');
  const named = await vault.get(code);
  if (named !== undefined) await vault.swap(code, named, null);
  return true;
};

/** Whether somebody may have typed it: such a code can be guessed at, and whoever fails is counted. */
export const isScreenCode = (bearer: string): boolean => mayBeCode(bearer, codeLength);

type Named = { readonly tournament: string; readonly id: string; readonly secret: string };

const namedBy = async ({ vault }: Pick<Doorway, 'vault'>, bearer: string): Promise<Named | null> => {
  if (bearer.startsWith(prefix)) {
    const ticket = readTicket(bearer.slice(prefix.length));
    return ticket && { tournament: ticket.person, id: ticket.id, secret: ticket.secret };
  }
  if (!isScreenCode(bearer)) return null;
  const secret = tidyCode(bearer);
  const kept = await vault.get(codePlace(hashOf(secret)));
  const found = kept === undefined ? null : read(codeKept, kept);
  return found === null || isRefusal(found) ? null : { ...found, secret };
};

/** The key that a bearer is; null where it opens nothing. */
export const watchKeyBy = async (seat: Pick<Doorway, 'vault'>, bearer: string): Promise<WatchKey | null> => {
  const named = await namedBy(seat, bearer);
  if (named === null) return null;
  const found = parse(await seat.vault.get(keyOf(place, named.tournament, named.id)));
  return found && isSecret(named.secret, found.secret) ? found : null;
};

/** The key that a bearer is in a tournament; null where it opens nothing there. */
export const opensAs = async (
  seat: Pick<Doorway, 'vault'>,
  bearer: string,
  tournament: string,
): Promise<Pick<WatchKey, 'id' | 'kind'> | null> => {
  const found = await watchKeyBy(seat, bearer);
  return found?.tournament === tournament ? found : null;
};
