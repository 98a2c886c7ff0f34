// This device's own log of games, opened once a page, and the game that is being played on it.

import { browserHome } from '@omerta/store/browser.ts';
import { isRefusal, type Refusal } from '@omerta/store/refusal.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { afterPaint } from './after-paint.ts';
import { newId } from './new-id.ts';
import { loadRulebook } from './rulebooks/load.ts';
import { type Device, type GameLog, gameLog, type LoggedGame, type Unreadable } from './session/game-log.ts';
import { openSession, type Session } from './session/session.ts';

const nameKey = 'omerta.device';

/** Random, made on the first visit; it names nobody. */
const deviceName = (): string => {
  try {
    const known = localStorage.getItem(nameKey);
    if (known) return known;
    const made = newId();
    localStorage.setItem(nameKey, made);
    return made;
  } catch {
    return 'device';
  }
};

const device: Device = { name: deviceName(), now: () => Date.now(), newId };

export type Ground = { readonly store: Store; readonly log: GameLog };

/** Sealing and writing come after the picture: the head says `saving` until they are done. */
const unhurried = (log: GameLog): GameLog => ({
  ...log,
  append: (id, expected, logged) => afterPaint().then(() => log.append(id, expected, logged)),
  saveAside: (id, version, aside) => afterPaint().then(() => log.saveAside(id, version, aside)),
});

let opening: Promise<Ground | Refusal> | undefined;

/** A refusal is asked again the next time: a page that held the log may be closed by then. */
export const ground = async (): Promise<Ground | Refusal> => {
  opening ??= browserHome('omerta')
    .then(openStore)
    .then((store) => (isRefusal(store) ? store : { store, log: unhurried(gameLog(store, device, loadRulebook)) }));
  const opened = await opening;
  if (isRefusal(opened)) opening = undefined;
  return opened;
};

export const someGame = async (id: string): Promise<LoggedGame | Unreadable | Refusal | undefined> => {
  const opened = await ground();
  return isRefusal(opened) ? opened : opened.log.load(id);
};

/** The game on this device's table. */
export const openGame = async (): Promise<LoggedGame | Unreadable | Refusal | undefined> => {
  const opened = await ground();
  if (isRefusal(opened)) return opened;
  const id = await opened.log.current();
  return id === undefined ? undefined : opened.log.load(id);
};

const sessions = new Map<string, Session>();

/** The session of a game: one a page, so that two screens of it share what is shown, and a game put away keeps what is not written yet. */
export const sessionOf = async (game: LoggedGame): Promise<Session> => {
  const known = sessions.get(game.id);
  if (known && known.live().saving !== 'elsewhere') return known;
  const opened = await ground();
  if (isRefusal(opened)) throw new Error(opened.code);
  const session = await openSession(opened.log, device, game);
  sessions.set(game.id, session);
  return session;
};
