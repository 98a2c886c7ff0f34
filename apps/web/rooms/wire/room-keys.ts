// What this device holds of each room: the key of one it made, the token of its chair. A reload or a lost network comes back by them.
import { keptFields } from '@omerta/base/kept.ts';
import { type Descriptor, mapOf, orNull, text } from '@omerta/base/reading.ts';
import { storage } from '../../device/plain-storage.ts';
import { watched } from '../../device/watched.ts';

export type RoomKeys = { readonly key: string | null; readonly token: string | null };

const storageKey = 'omerta.rooms';
const none: RoomKeys = { key: null, token: null };
const one: Descriptor<RoomKeys> = keptFields({ key: orNull(text), token: orNull(text) }, none);

/** Rooms are soon over: older ones are forgotten. */
const most = 20;

type Held = Readonly<Record<string, RoomKeys>>;

const read = (): Held => {
  try {
    return mapOf(one).read(JSON.parse(storage?.getItem(storageKey) ?? '{}'), '');
  } catch {
    return {};
  }
};

export const heldKeys = watched<Held>(read());

export const keysOf = (held: Held, room: string): RoomKeys => held[room] ?? none;

export const holdKeys = (room: string, change: Partial<RoomKeys>): void => {
  const { [room]: before = none, ...others } = heldKeys.get();
  const next = Object.fromEntries(
    [...Object.entries(others), [room, { ...before, ...change }] as const].slice(-most),
  );
  try {
    storage?.setItem(storageKey, JSON.stringify(next));
  } catch {
    // A full storage: the chair lasts as long as the page.
  }
  heldKeys.set(next);
};
