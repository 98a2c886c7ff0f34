// Who is signed in on this device, as far as a side referee's screens ask: the server's answer, or whoever it was when it last answered.
import { isRefusal } from '@omerta/base/refusal.ts';
import { questions } from '../people/questions.ts';

/** `isSure` false: the server is not in reach, and he was signed in here before. */
export type WhoIsHere = { readonly person: string; readonly isSure: boolean };

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const key = 'omerta.side';

/** Null: nobody. */
export const whoIsHere = async (storage: Kept): Promise<WhoIsHere | null> => {
  const answer = await questions.me();
  if (isRefusal(answer)) {
    const before = storage?.getItem(key) ?? null;
    return before === null ? null : { person: before, isSure: false };
  }
  const { person } = answer.answer;
  try {
    if (person === null) storage?.removeItem(key);
    else storage?.setItem(key, person);
  } catch {
    // Refused storage: he is asked for again after a reload without a network.
  }
  return person === null ? null : { person, isSure: true };
};
