// Which nicknames were registered from this browser: the same one twice is a slip.

import { folded } from '@omerta/base/nickname.ts';
import { listOf, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { parseJson } from '@omerta/store/envelope.ts';

const keyOf = (tournament: string): string => `omerta.entered.${tournament}`;
const kept = shape({ nicknames: listOf(text) });

/** Null where the browser keeps nothing: then nothing is remembered. */
type Kept = Pick<Storage, 'getItem' | 'setItem'> | null;

export const sentFrom = (storage: Kept, tournament: string): readonly string[] => {
  try {
    const found = read(kept, parseJson(storage?.getItem(keyOf(tournament)) ?? ''));
    return isRefusal(found) ? [] : found.nicknames;
  } catch {
    return [];
  }
};

export const wasSent = (storage: Kept, tournament: string, nickname: string): boolean =>
  sentFrom(storage, tournament).includes(folded(nickname));

export const rememberSent = (storage: Kept, tournament: string, nickname: string): void => {
  const nicknames = [...new Set([...sentFrom(storage, tournament), folded(nickname)])];
  try {
    storage?.setItem(keyOf(tournament), JSON.stringify({ nicknames }));
  } catch {
    // A full or forbidden storage: the desk sees the same nickname once all the same.
  }
};
