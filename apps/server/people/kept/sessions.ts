// Sessions of devices: begun by a sign-in or a code; ended by whoever has them, a new password, their time or long silence.
import { flag, type Of, orElse, orNull, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { KeptThing } from '@omerta/store/vault.ts';
import type { Doorway } from './doorway.ts';
import { hashOf, isSecret, keyOf, newTicket, readTicket, ticketText } from './ticket.ts';

/** Instants are ISO texts. `until`: it ends then; null: only with silence. `agent`: what the browser calls itself. */
const session = shape({
  person: text,
  id: text,
  secret: text,
  made: text,
  used: text,
  until: orNull(text),
  agent: text,
  /** It may do nothing but lead this game. */
  only: orNull(shape({ tournament: text, game: text })),
  /** It is good in this tournament alone, and ends with it. */
  within: orElse(orNull(text), null),
  /** Begun with a code that another's hand has made: it ends when the person is given an office. */
  lent: orElse(flag, false),
});
export type DeviceSession = Of<typeof session>;
export type OneGame = NonNullable<DeviceSession['only']>;

const kind = 'session';
const silentDays = 60;
const dayMilliseconds = 86_400_000;
/** Last use is not written more often than this. */
const useMilliseconds = 5 * 60_000;
/** A person with more devices loses the one unused for longest. */
const mostDevices = 50;
const longestAgent = 200;

const parse = (kept: KeptThing | undefined): DeviceSession | null => {
  const found = kept === undefined ? null : read(session, kept);
  return found === null || isRefusal(found) ? null : found;
};

const isOver = ({ used, until }: DeviceSession, now: Date): boolean =>
  now.getTime() - Date.parse(used) > silentDays * dayMilliseconds ||
  (until !== null && now.getTime() >= Date.parse(until));

/** What the newest use was stands last. */
export const sessionsOf = async (
  { vault, now }: Doorway,
  person: string,
): Promise<readonly DeviceSession[]> =>
  (await vault.list(keyOf(kind, person)))
    .flatMap(({ kept }) => parse(kept) ?? [])
    .filter((each) => !isOver(each, now()))
    .toSorted((a, b) => a.used.localeCompare(b.used) || a.made.localeCompare(b.made));

/** Whether it was there. */
export const endSession = async ({ vault }: Doorway, person: string, id: string): Promise<boolean> => {
  const key = keyOf(kind, person, id);
  for (;;) {
    const kept = await vault.get(key);
    if (kept === undefined) return false;
    if (await vault.swap(key, kept, null)) return true;
  }
};

/** All but one; gives their ids. */
export const endOthers = async (
  door: Doorway,
  person: string,
  but: string | null,
): Promise<readonly string[]> => {
  const entries = await door.vault.list(keyOf(kind, person));
  const others = entries.flatMap(({ kept }) => parse(kept)?.id ?? []).filter((id) => id !== but);
  for (const id of others) await endSession(door, person, id);
  return others;
};

/** Those that another's hand has made; gives their ids. */
export const endLentSessions = async (door: Doorway, person: string): Promise<readonly string[]> => {
  const entries = await door.vault.list(keyOf(kind, person));
  const lent = entries.flatMap(({ kept }) => parse(kept) ?? []).filter((each) => each.lent);
  for (const { id } of lent) await endSession(door, person, id);
  return lent.map(({ id }) => id);
};

export type NewSession = {
  readonly person: string;
  readonly agent: string;
  readonly only: OneGame | null;
  readonly until: string | null;
  readonly within?: string | null;
  readonly lent?: boolean;
};

/** `secret` is the text for the cookie, which nobody can read here a second time. */
export const beginSession = async (
  door: Doorway,
  { person, agent, only, until, within = null, lent = false }: NewSession,
): Promise<{ readonly id: string; readonly secret: string }> => {
  const [ticket, made] = [newTicket(person), door.now().toISOString()];
  const kept: DeviceSession = {
    person,
    id: ticket.id,
    secret: hashOf(ticket.secret),
    made,
    used: made,
    until,
    agent: agent.slice(0, longestAgent).toWellFormed(),
    only,
    within,
    lent,
  };
  const before = await sessionsOf(door, person);
  for (const { id } of before.slice(0, Math.max(0, before.length - mostDevices + 1)))
    await endSession(door, person, id);
  await door.vault.swap(keyOf(kind, person, ticket.id), null, kept);
  return { id: ticket.id, secret: ticketText(ticket) };
};

/** The session that a cookie carries, and its use is noted. */
export const sessionBy = async ({ vault, now }: Doorway, cookie: string): Promise<DeviceSession | null> => {
  const ticket = readTicket(cookie);
  const key = ticket && keyOf(kind, ticket.person, ticket.id);
  const kept = key === null ? undefined : await vault.get(key);
  const found = parse(kept);
  if (!(ticket && key && kept && found) || !isSecret(ticket.secret, found.secret) || isOver(found, now()))
    return null;
  if (now().getTime() - Date.parse(found.used) > useMilliseconds)
    await vault.swap(key, kept, { ...kept, used: now().toISOString() });
  return found;
};
