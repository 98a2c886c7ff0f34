// Who is signed in on this device, as far as a side referee's screens ask: the server's answer, or whoever it was when it last answered.
import { object, orNull, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { type AskRefusal, ask, saying } from '../server/ask.ts';

/** `isSure` false: the server is not in reach, and he was signed in here before. */
export type Me = { readonly person: string; readonly isSure: boolean };

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const key = 'omerta.side';

/** Null: nobody. */
export const whoAmI = async (storage: Kept): Promise<Me | null> => {
  const answer = await ask({ path: '/api/me', reads: saying({ person: orNull(text) }) });
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

/** By a code from the desk, or by nickname and password. */
export type SigningIn = {
  readonly path: '/api/code' | '/api/sign-in';
  readonly body: Readonly<Record<string, string>>;
};

/** Null: done. */
export const signIn = async (given: SigningIn): Promise<AskRefusal | null> => {
  const answer = await ask({ method: 'POST', ...given, reads: object });
  return isRefusal(answer) ? answer : null;
};

export const signOut = async (): Promise<AskRefusal | null> => {
  const answer = await ask({ method: 'POST', path: '/api/sign-out', body: {}, reads: object });
  return isRefusal(answer) ? answer : null;
};
