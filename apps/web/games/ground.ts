// This device's own log of games, opened once a page, and the game that is being played on it.
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Receipt } from '@omerta/store/append.ts';
import { browserHome } from '@omerta/store/browser.ts';
import { type DeviceHome, type DeviceStore, openDeviceStore } from '@omerta/store/device.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { afterPaint } from '../device/after-paint.ts';
import { newId } from '../device/new-id.ts';
import { storage } from '../device/plain-storage.ts';
import { useWatched } from '../device/use-watched.ts';
import { watched } from '../device/watched.ts';
import { loadRulebook } from '../rulebooks/load.ts';
import type { Away } from '../session/away.ts';
import { convertGames } from '../session/convert-games.ts';
import { type Device, type GameLog, gameLog, type LoggedGame, type Unreadable } from '../session/game-log.ts';
import { mendOwnStreams } from '../session/mend-own-streams.ts';
import { type ServedDesk, servedDeskIn } from '../session/served.ts';
import { openSession, type Session } from '../session/session.ts';
import { bringAllBack, forgetUnsaved, secondPlace } from './second-place.ts';

const nameKey = 'omerta.device';

/** Random, made on the first visit; it names nobody. */
const deviceName = (): string => {
  try {
    const known = localStorage.getItem(nameKey) ?? '';
    if (/^[\da-f]{32}$/.test(known)) return known;
    const made = newId();
    localStorage.setItem(nameKey, made);
    return made;
  } catch {
    return 'device';
  }
};

export const device: Device = { name: deviceName(), now: () => Date.now(), newId };

/** `store`: for what follows a server's course, which is no affair of the log's. */
export type Ground = { readonly log: GameLog; readonly store: DeviceStore; readonly served: ServedDesk };

/** What this device knows of the games that a server has too. */
const served = servedDeskIn(storage);

const sessions = new Map<string, Session>();

/** The game that some page of this browser wrote to last. */
export const wroteTo = watched('');

/** Pages of one browser: whichever acts on a game has it, and every other page of that game lets go. */
const acting = new BroadcastChannel('omerta acting');
acting.addEventListener('message', ({ data }) => {
  void sessions.get(String(data))?.letGo();
  wroteTo.set(String(data));
});

const act = (id: string): void => {
  acting.postMessage(id);
  wroteTo.set(id);
};

/** A page whose game is deleted by another one says so. */
const deleting = new BroadcastChannel('omerta deleting');
deleting.addEventListener('message', ({ data }) => void sessions.get(String(data))?.letGo('deleted'));

/** Lines that the log did not take, on any table of this page: whoever closes it is asked. */
export const hasUnsaved = (): boolean =>
  [...sessions.values()].some((session) => session.live().saving === 'failed');

const told = async (
  id: string,
  writing: Promise<Receipt | StoreRefusal>,
): Promise<Receipt | StoreRefusal> => {
  const done = await writing;
  if (!isRefusal(done)) act(id);
  return done;
};

/** A browser whose disk is full, or whose database is gone, throws: that is a refusal too. */
const orRefused = <T extends object | string>(writing: Promise<T>): Promise<T | StoreRefusal> =>
  writing.catch((error: unknown) => ({ code: 'store/unreachable', home: 'omerta', reason: String(error) }));

/** Sealing and writing come after the picture: the head says `saving` until they are done. */
const unhurried = (log: GameLog): GameLog => ({
  ...log,
  create: (opening, lines, name) => orRefused(log.create(opening, lines, name)),
  take: async (id, handed) => {
    const done = await told(id, orRefused(log.take(id, handed)));
    if (!isRefusal(done)) await sessions.get(id)?.letGo('anew');
    return done;
  },
  append: (id, expected, entry, at) => afterPaint().then(() => told(id, log.append(id, expected, entry, at))),
  saveAside: async (id, version, aside) => {
    await afterPaint();
    await log.saveAside(id, version, aside);
    act(id);
  },
  lay: (id) => orRefused(log.lay(id)),
  putAway: (id, why) => told(id, orRefused(log.putAway(id, why))),
  putAside: (id) => orRefused(log.putAside(id)),
  takeBack: (id) => orRefused(log.takeBack(id)),
  remove: async (id) => {
    const done = await orRefused(log.remove(id));
    if (isRefusal(done)) return done;
    await sessions.get(id)?.letGo('deleted');
    deleting.postMessage(id);
    forgetUnsaved(id);
    served.forget(id);
    return done;
  },
});

const groundOn = async (home: Promise<DeviceHome | StoreRefusal>): Promise<Ground | StoreRefusal> => {
  const store = await openDeviceStore(await home, upcasters);
  if (isRefusal(store)) return store;
  const log = gameLog(store, device, loadRulebook, served);
  await mendOwnStreams(store, device);
  await convertGames(store, device, loadRulebook);
  return { log: unhurried(log), store, served };
};

/** Before any game is opened: nobody goes on from a position that lacks lines of the last time. */
const keptGround = async (): Promise<Ground | StoreRefusal> => {
  const opened = await groundOn(browserHome('omerta'));
  if (!isRefusal(opened)) await bringAllBack(opened.log);
  return opened;
};

let opening: Promise<Ground | StoreRefusal> | undefined;

/** A refusal is asked again the next time: a page that held the log may be closed by then. */
export const ground = async (): Promise<Ground | StoreRefusal> => {
  opening ??= orRefused(keptGround());
  const opened = await opening;
  if (isRefusal(opened)) opening = undefined;
  return opened;
};

const unkept = watched(false);

/** The browser keeps nothing, and the referee plays all the same: what is played lives as long as this page. */
export const useUnkept = (): boolean => useWatched(unkept);

export const playUnkept = async (): Promise<void> => {
  opening = groundOn(import('@omerta/store/memory.ts').then(({ memoryHome }) => memoryHome()));
  await opening;
  unkept.set(true);
};

/** The game on this device's table. */
export const openGame = async (): Promise<LoggedGame | Unreadable | StoreRefusal | undefined> => {
  const opened = await ground();
  if (isRefusal(opened)) return opened;
  const id = await opened.log.current();
  return id === undefined ? undefined : opened.log.load(id);
};

/** Plays a game on in this page: the page that had it is told. */
export const takeHere = (id: string): void => acting.postMessage(id);

/** A game whose stream moves without its session: whoever shows it lets go first, and reads it anew afterwards. */
export const letGoHere = async (id: string, why: Away): Promise<void> => {
  await sessions.get(id)?.letGo(why);
  if (why === 'anew') acting.postMessage(id);
};

/** The session of a game: one a page, so that two screens of it share what is shown, and a game put away keeps what is not written yet. */
export const sessionOf = async (game: LoggedGame): Promise<Session> => {
  const known = sessions.get(game.id);
  if (known && known.live().saving !== 'elsewhere') return known;
  const opened = await ground();
  if (isRefusal(opened)) throw new Error(opened.code);
  const session = await openSession(opened.log, device, game, secondPlace);
  sessions.set(game.id, session);
  return session;
};
