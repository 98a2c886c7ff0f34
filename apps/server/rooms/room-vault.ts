// What a server keeps of a room beside the log: its bytes for the deal, the hashes of keys and tokens, nicknames and words; forgotten with the room.

import type { Descriptor } from '@omerta/base/reading.ts';
import { flag, type Of, orNull, read, shape, text, whole } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { KeptThing, Vault } from '@omerta/store/vault.ts';

/** Nobody's: people of a room are known by nothing but what they call themselves. */
const nobodys = orNull(text);

const secrets = shape({ person: nobodys, server: text, key: text });
const sitter = shape({ person: nobodys, nickname: text, token: orNull(text) });
const words = shape({ person: nobodys, words: text });
const next = shape({ person: nobodys, room: text });
const entry = shape({
  person: nobodys,
  room: text,
  listed: flag,
  over: flag,
  /** When it is to be looked at again, whether it is forgotten by then. */
  look: whole(0, Number.MAX_SAFE_INTEGER),
});

export type RoomSecrets = Omit<Of<typeof secrets>, 'person'>;
export type Sitter = Omit<Of<typeof sitter>, 'person'>;
export type RoomEntry = Of<typeof entry>;

const parsed = <T>(descriptor: Descriptor<T>, kept: KeptThing | undefined): T | null => {
  const found = kept === undefined ? null : read(descriptor, kept);
  return found === null || (typeof found === 'object' && isRefusal(found)) ? null : (found as T);
};

const under = (room: string): string => `room/${room}/`;
const secretsKey = (room: string): string => `${under(room)}secrets`;
const sitterKey = (room: string, id: string): string => `${under(room)}sitter/${id}`;
const wordsKey = (room: string, command: string): string =>
  `${under(room)}words/${encodeURIComponent(command)}`;

const nextKey = (room: string): string => `${under(room)}next`;

/** Of all rooms that are not forgotten. */
const index = 'rooms/';
const entryKey = (room: string): string => `${index}${room}`;

/** As a room is asked for in an address or a frame; whatever else is asked for is no room. */
export const isRoomId = (id: string): boolean => /^[\w-]{14}$/.test(id);

export const keepSecrets = (vault: Vault, room: string, kept: RoomSecrets): Promise<boolean> =>
  vault.swap(secretsKey(room), null, { person: null, ...kept });

export const secretsOf = async (vault: Vault, room: string): Promise<RoomSecrets | null> =>
  parsed(secrets, await vault.get(secretsKey(room)));

export const keepSitter = async (vault: Vault, room: string, id: string, kept: Sitter): Promise<void> => {
  await vault.swap(sitterKey(room, id), null, { person: null, ...kept });
};

export const sitterOf = async (vault: Vault, room: string, id: string): Promise<Sitter | null> =>
  parsed(sitter, await vault.get(sitterKey(room, id)));

export const keepWords = async (vault: Vault, room: string, command: string, said: string): Promise<void> => {
  await vault.swap(wordsKey(room, command), null, { person: null, words: said });
};

export const wordsOf = async (vault: Vault, room: string, command: string): Promise<string | null> =>
  parsed(words, await vault.get(wordsKey(room, command)))?.words ?? null;

export const nextOf = async (vault: Vault, room: string): Promise<string | null> =>
  parsed(next, await vault.get(nextKey(room)))?.room ?? null;

/** Of all who name one at once the first is heard: the room that stands after it. */
export const keepNext = async (vault: Vault, room: string, named: string): Promise<string> => {
  await vault.swap(nextKey(room), null, { person: null, room: named });
  return (await nextOf(vault, room)) ?? named;
};

const dropKept = async (vault: Vault, key: string): Promise<void> => {
  const kept = await vault.get(key);
  if (kept !== undefined) await vault.swap(key, kept, null);
};

export const dropSitter = (vault: Vault, room: string, id: string): Promise<void> =>
  dropKept(vault, sitterKey(room, id));
export const dropWords = (vault: Vault, room: string, command: string): Promise<void> =>
  dropKept(vault, wordsKey(room, command));

export const entriesOf = async (vault: Vault): Promise<readonly RoomEntry[]> =>
  (await vault.list(index)).flatMap(({ kept }) => parsed(entry, kept) ?? []);

/** Whoever else changed it meanwhile knew as much. */
export const noteEntry = async (vault: Vault, noted: Omit<RoomEntry, 'person'>): Promise<void> => {
  const key = entryKey(noted.room);
  await vault.swap(key, (await vault.get(key)) ?? null, { person: null, ...noted });
};

/** What the log keeps of it afterwards opens nothing and names nobody. */
export const forgetRoom = async (vault: Vault, room: string): Promise<void> => {
  for (const { key, kept } of await vault.list(under(room))) await vault.swap(key, kept, null);
  await dropKept(vault, entryKey(room));
};
