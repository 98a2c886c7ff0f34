// Whether this device may have a session: a server that was never entered is not asked what it would refuse.
import { isRefusal } from '@omerta/base/refusal.ts';
import { storage } from '../../device/plain-storage.ts';
import { serverAsks } from '../../games/follow-server.ts';

const key = 'omerta.entered';

/** By a code for one game: such a session is nobody to everything but its game. */
export const rememberEntered = (): void => {
  try {
    storage?.setItem(key, 'yes');
  } catch {}
};

export const isKnownHere = async (): Promise<boolean> => {
  if (storage?.getItem(key)) return true;
  const me = await serverAsks.me();
  return !isRefusal(me) && me.answer.person !== null;
};
