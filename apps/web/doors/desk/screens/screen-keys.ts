// The codes of screens: made, listed and revoked.
import { listOf, type Of, text } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../../server/ask.ts';

type Asked<T> = Promise<ServerAnswer<T> | AskRefusal>;

const keys = saying({ keys: listOf(saying({ id: text, kind: text, name: text })) });
export type ScreenKeys = Of<typeof keys>;

export const madeKey = saying({ id: text, key: text });
type MadeScreen = Of<typeof madeKey>;

export const keysPath = (tournament: string): string =>
  `/api/tournaments/${encodeURIComponent(tournament)}/keys`;

export const screenKeys = {
  list: (tournament: string): Asked<ScreenKeys> => ask({ path: keysPath(tournament), reads: keys }),
  make: (tournament: string, name: string): Asked<MadeScreen> =>
    ask({ method: 'POST', path: keysPath(tournament), body: { kind: 'screen', name }, reads: madeKey }),
  revoke: (tournament: string, id: string): Asked<object> =>
    ask({
      method: 'DELETE',
      path: `${keysPath(tournament)}/${encodeURIComponent(id)}`,
      reads: saying({}),
    }),
};

/** Where it is opened: typed on a television, or taken from the code by its camera. */
export const addressOf = (outside: string, key: string): string =>
  `${outside}/screen/${encodeURIComponent(key)}`;
