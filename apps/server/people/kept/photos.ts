// Photos of people: beside what is kept of them, and gone with them.
import { read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { KeptThing } from '@omerta/store/vault.ts';
import type { Doorway } from './doorway.ts';
import { keyOf } from './ticket.ts';

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
type PhotoType = (typeof photoTypes)[number];

const begins = (bytes: Uint8Array, from: number, ...wanted: readonly number[]): boolean =>
  wanted.every((byte, i) => bytes[from + i] === byte);

const letters = (word: string): readonly number[] => [...Buffer.from(word, 'latin1')];

/** What the bytes are, whatever they were sent as; null: no photo. */
export const photoType = (bytes: Uint8Array): PhotoType | null => {
  if (begins(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(bytes, 0, 0x89, ...letters('PNG\r\n\x1a\n'))) return 'image/png';
  return begins(bytes, 0, ...letters('RIFF')) && begins(bytes, 8, ...letters('WEBP')) ? 'image/webp' : null;
};

const photo = shape({ person: text, type: text, bytes: text });

/** The list of who has one is looked at often: it does not hold the photos. */
const listPlace = 'photo-of';
const place = 'photo';

type Vaulted = Pick<Doorway, 'vault'>;

const replace = async ({ vault }: Vaulted, key: string, after: KeptThing | null): Promise<boolean> => {
  for (;;) {
    const before = (await vault.get(key)) ?? null;
    if (await vault.swap(key, before, after)) return before !== null;
  }
};

/** Listed when it is there, and until it is gone. */
export const setPhoto = async (doors: Vaulted, person: string, bytes: Uint8Array): Promise<boolean> => {
  const type = photoType(bytes);
  if (type === null) return false;
  await replace(doors, keyOf(place, person), { person, type, bytes: Buffer.from(bytes).toString('base64') });
  await replace(doors, keyOf(listPlace, person), { person });
  return true;
};

/** Whether there was one. */
export const deletePhoto = async (doors: Vaulted, person: string): Promise<boolean> => {
  await replace(doors, keyOf(listPlace, person), null);
  return replace(doors, keyOf(place, person), null);
};

export const photoOf = async (
  { vault }: Vaulted,
  person: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | null> => {
  const kept = await vault.get(keyOf(place, person));
  const found = kept === undefined ? null : read(photo, kept);
  return found === null || isRefusal(found)
    ? null
    : { type: found.type, bytes: Buffer.from(found.bytes, 'base64') };
};

export const peopleWithPhoto = async ({ vault }: Vaulted): Promise<ReadonlySet<string>> =>
  new Set((await vault.list(`${listPlace}/`)).flatMap(({ kept }) => kept.person ?? []));
