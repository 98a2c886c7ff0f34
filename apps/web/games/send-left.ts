// What a server lacks of games that are not on the table any more goes out whenever the product is open.

import { storage } from '../device/plain-storage.ts';
import { talkPrefix } from '../session/served.ts';

/** Where nothing was ever connected nothing is fetched, and nobody is asked. */
export const hasTalked = (): boolean => Object.keys(storage ?? {}).some((key) => key.startsWith(talkPrefix));

export const sendWhatIsLeft = (): void => {
  if (!hasTalked()) return;
  void import('./follow-server.ts').then(({ followAll }) => followAll()).catch(() => undefined);
};
