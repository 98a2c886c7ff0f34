// Accounts: whose nickname it is, and the password behind it.

import { randomBytes } from 'node:crypto';
import { tidy } from '@omerta/base/nickname.ts';
import { orNull, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Place } from '../api/place.ts';
import { type KeptPassword, keptPassword } from './kept/passwords.ts';
import { keyOf } from './kept/ticket.ts';
import { nicknameIn, nicknameKey } from './nickname.ts';

const account = shape({ person: text, password: orNull(keptPassword) });
const kind = 'account';

/** An id and nothing else: it tells nothing of the person. */
export const newPerson = (): string => `p${randomBytes(8).toString('hex')}`;

export const personBy = async ({ vault }: Pick<Place, 'vault'>, nickname: string): Promise<string | null> =>
  (await vault.get(nicknameKey(nickname)))?.person ?? null;

/** Null where there is none, or none was ever set. */
export const passwordOf = async (
  { vault }: Pick<Place, 'vault'>,
  person: string,
): Promise<KeptPassword | null> => {
  const kept = await vault.get(keyOf(kind, person));
  const found = kept === undefined ? null : read(account, kept);
  return found === null || isRefusal(found) ? null : found.password;
};

export const setPassword = async (
  { vault }: Pick<Place, 'vault'>,
  person: string,
  password: KeptPassword | null,
): Promise<void> => {
  const key = keyOf(kind, person);
  for (;;) {
    const before = (await vault.get(key)) ?? null;
    const after = password === null ? null : { person, password };
    if (await vault.swap(key, before, after)) return;
  }
};

/** How long a nickname waits for the person it was taken for to become one of the club. */
const reservedMilliseconds = 60_000;

/** Whether it is this person's now. One that was taken for somebody who never came is free again. */
export const takeNickname = async (place: Place, nickname: string, person: string): Promise<boolean> => {
  const key = nicknameKey(nickname);
  const before = (await place.vault.get(key)) ?? null;
  const after = { person, taken: place.now().toISOString() };
  if (before === null || before.person === person) return place.vault.swap(key, before, after);
  const isFresh = place.now().getTime() - Date.parse(String(before['taken'])) < reservedMilliseconds;
  const { state } = await place.office.club();
  const isAbandoned = !isFresh && !state.people.includes(String(before.person));
  return isAbandoned && place.vault.swap(key, before, after);
};

export const freeNickname = async ({ vault }: Place, nickname: string, person: string): Promise<void> => {
  const key = nicknameKey(nickname);
  const before = await vault.get(key);
  if (before?.person === person) await vault.swap(key, before, null);
};

/** Beside whatever else is kept of the person. */
export const nameInPeople = async (
  { store }: Place,
  person: string,
  nickname: string,
  club: string | undefined,
): Promise<void> => {
  const known = (await store.people.get(person)) ?? {};
  await store.people.put(person, {
    ...known,
    nick: tidy(nickname),
    ...(club !== undefined && { club: tidy(club) }),
  });
};

export const nicknameOf = async ({ store }: Place, person: string): Promise<string> =>
  nicknameIn(await store.people.get(person)) ?? person;

/** People who came with an archive have their nicknames too: taken when the server starts. */
export const takeKnownNicknames = async (place: Place): Promise<void> => {
  const { store, vault } = place;
  const [known, people] = [await vault.list('nickname/'), await store.people.list()];
  const named = new Set(known.map(({ kept }) => kept.person));
  for (const person of people.filter((each) => !named.has(each))) {
    const nick = nicknameIn(await store.people.get(person));
    if (nick !== null) await takeNickname(place, nick, person);
  }
};
