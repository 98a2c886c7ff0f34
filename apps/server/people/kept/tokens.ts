// Tokens of programs: each stands for the person who made it, until its day or until it is deleted.
import { flag, type Of, orElse, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { KeptThing } from '@omerta/store/vault.ts';
import type { Doorway } from './doorway.ts';
import { hashOf, isSecret, keyOf, newTicket, readTicket, ticketText } from './ticket.ts';

const token = shape({
  person: text,
  id: text,
  secret: text,
  name: text,
  made: text,
  until: text,
  /** Made on a device that another's hand has let in: it ends when the person is given an office. */
  lent: orElse(flag, false),
});
export type Token = Of<typeof token>;

const kind = 'token';
/** So that a token is known for one wherever it is found. */
export const tokenPrefix = 'omt_';
const dayMilliseconds = 86_400_000;

const parse = (kept: KeptThing | undefined): Token | null => {
  const found = kept === undefined ? null : read(token, kept);
  return found === null || isRefusal(found) ? null : found;
};

const isOver = ({ until }: Token, now: Date): boolean => now.getTime() >= Date.parse(until);

/** Those that have expired are taken out on the way. */
export const tokensOf = async ({ vault, now }: Doorway, person: string): Promise<readonly Token[]> => {
  const found: Token[] = [];
  for (const { key, kept } of await vault.list(keyOf(kind, person))) {
    const each = parse(kept);
    if (each && !isOver(each, now())) found.push(each);
    else await vault.swap(key, kept, null);
  }
  return found.toSorted((a, b) => a.made.localeCompare(b.made));
};

export const makeToken = async (
  { vault, now }: Doorway,
  person: string,
  { name, days, lent = false }: { readonly name: string; readonly days: number; readonly lent?: boolean },
): Promise<{ readonly id: string; readonly token: string }> => {
  const ticket = newTicket(person);
  const made = now();
  const kept: Token = {
    person,
    id: ticket.id,
    secret: hashOf(ticket.secret),
    name,
    made: made.toISOString(),
    until: new Date(made.getTime() + days * dayMilliseconds).toISOString(),
    lent,
  };
  await vault.swap(keyOf(kind, person, ticket.id), null, kept);
  return { id: ticket.id, token: `${tokenPrefix}${ticketText(ticket)}` };
};

/** Whether it was there. */
export const deleteToken = async ({ vault }: Doorway, person: string, id: string): Promise<boolean> => {
  const key = keyOf(kind, person, id);
  const kept = await vault.get(key);
  return kept !== undefined && vault.swap(key, kept, null);
};

/** Those made on devices that another's hand has let in; gives their ids. */
export const endLentTokens = async (door: Doorway, person: string): Promise<readonly string[]> => {
  const lent = (await tokensOf(door, person)).filter((each) => each.lent);
  for (const { id } of lent) await deleteToken(door, person, id);
  return lent.map(({ id }) => id);
};

export const tokenBy = async ({ vault, now }: Doorway, bearer: string): Promise<Token | null> => {
  const ticket = bearer.startsWith(tokenPrefix) ? readTicket(bearer.slice(tokenPrefix.length)) : null;
  const found = ticket && parse(await vault.get(keyOf(kind, ticket.person, ticket.id)));
  return ticket && found && isSecret(ticket.secret, found.secret) && !isOver(found, now()) ? found : null;
};
