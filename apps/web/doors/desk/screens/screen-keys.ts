// The codes of screens: made, listed and revoked.
import { listOf, type Of, text } from '@omerta/base/reading.ts';
import { type AskRefusal, ask, type ServerAnswer, saying } from '../../../server/ask.ts';

type Asked<T> = Promise<ServerAnswer<T> | AskRefusal>;

const keys = saying({ keys: listOf(saying({ id: text, kind: text, name: text })) });
export type ScreenKeys = Of<typeof keys>;

const made = saying({ id: text, key: text });
type MadeScreen = Of<typeof made>;

const pathOf = (tournament: string): string => `/api/tournaments/${encodeURIComponent(tournament)}/keys`;

export const screenKeys = {
  list: (tournament: string): Asked<ScreenKeys> => ask({ path: pathOf(tournament), reads: keys }),
  make: (tournament: string, name: string): Asked<MadeScreen> =>
    ask({ method: 'POST', path: pathOf(tournament), body: { kind: 'screen', name }, reads: made }),
  revoke: (tournament: string, id: string): Asked<object> =>
    ask({
      method: 'DELETE',
      path: `${pathOf(tournament)}/${encodeURIComponent(id)}`,
      reads: saying({}),
    }),
};

/** Where it is opened: typed on a television, or taken from the code by its camera. */
export const addressOf = (key: string): string => `${location.origin}/screen/${encodeURIComponent(key)}`;
