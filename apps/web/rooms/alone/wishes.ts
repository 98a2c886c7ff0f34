// How this person likes to play against bots: kept on the device, and none of it about a game.
import { keptFields } from '@omerta/base/kept.ts';
import { type Descriptor, flag, oneOf, text } from '@omerta/base/reading.ts';
import { storage } from '../../device/plain-storage.ts';
import { watched } from '../../device/watched.ts';
import { type PlayPace, paces } from './pace.ts';

export type PlayWishes = {
  /** Empty: as the language calls oneself. */
  readonly nickname: string;
  readonly pace: PlayPace;
  /** The device says the bots' sentences. */
  readonly aloud: boolean;
};

const key = 'omerta.play';
const usual: PlayWishes = { nickname: '', pace: 'usual', aloud: false };
const fields: { readonly [K in keyof PlayWishes]: Descriptor<PlayWishes[K]> } = {
  nickname: text,
  pace: oneOf(paces),
  aloud: flag,
};

const read = (): PlayWishes => {
  try {
    return keptFields(fields, usual).read(JSON.parse(storage?.getItem(key) ?? '{}'), '');
  } catch {
    return usual;
  }
};

export const wishes = watched(read());

export const wish = (change: Partial<PlayWishes>): void => {
  const next = { ...wishes.get(), ...change };
  try {
    storage?.setItem(key, JSON.stringify(next));
  } catch {
    // Refused storage: it lasts as long as the page.
  }
  wishes.set(next);
};
