// Games of this device that a server has too: each is talked about by one page of this browser, and every page shows how it stands.
import { isRefusal } from '@omerta/base/refusal.ts';
import { unsent } from '@omerta/sync/outbox.ts';
import { newId } from '../device/new-id.ts';
import { storage } from '../device/plain-storage.ts';
import { type Watched, watched } from '../device/watched.ts';
import { servedGame } from '../session/served.ts';
import { type DeviceSide, deviceSide } from '../sync/device-side.ts';
import { type Driver, driverOf } from '../sync/driver.ts';
import { hasErrand } from '../sync/errands.ts';
import { type TableTalk, talksIn } from '../sync/kept.ts';
import { tableQuestions } from '../sync/table-questions.ts';
import { device, type Ground, ground, letGoHere, wroteTo } from './ground.ts';
import { arrived, meet } from './meet-served.ts';
import { servedSeats } from './served-head.ts';

/**
 * `unsent`: commits that the server does not have. `owes`: something is to be told the tournament yet. `handed`: it came by hand,
 * and the server has taken nothing of it from here.
 */
export type ServedState = {
  readonly talk: TableTalk;
  readonly unsent: number;
  readonly owes: boolean;
  readonly handed: boolean;
};

export type Follower = { readonly driver: Driver; readonly state: Watched<ServedState> };

const keysOf = (): readonly string[] => (storage ? Object.keys(storage) : []);

export const talks = talksIn(device.name, storage, keysOf);
export const serverAsks = tableQuestions();

/** Games on the screen of this page, by each place that shows them: only of these it is asked how they stand. */
const shown = new Set<{ readonly stream: string }>();

/** Gives what ends it; whatever else shows the game goes on. */
export const showServed = (stream: string): (() => void) => {
  const place = { stream };
  shown.add(place);
  return () => shown.delete(place);
};

const isShown = (stream: string): boolean => [...shown].some((place) => place.stream === stream);

const followers = new Map<string, Promise<Follower | null>>();

/** One page at a time; where there are no locks each does, which the server takes for the same. */
const alone = (stream: string, work: () => void): void => {
  const hold = () => {
    work();
    return new Promise<never>(() => undefined);
  };
  if (navigator.locks) void navigator.locks.request(`omerta talk ${stream}`, hold).catch(() => undefined);
  else void hold();
};

/** Nobody has said yet how much of it the server has. */
export const isUnheard = ({ handed, talk }: ServedState): boolean => handed && talk.outbox.upTo.version === 0;

/** Nobody else has the table, and everything written here is there. */
const isWellThere = ({ talk, unsent: left }: ServedState): boolean =>
  talk.outbox.stop === null && talk.silentSince === null && talk.told.begun && left === 0;

const stateOf = async ({ served }: Ground, stream: string, side: DeviceSide): Promise<ServedState> => {
  const talk = talks.of(stream);
  const [own, sheet] = [await side.own(), await side.sheet()];
  const owes = talk.pending !== null || hasErrand(talk.told, sheet);
  const handed = served.of(stream)?.handed ?? false;
  return { talk, unsent: unsent(talk.outbox, own).length, owes, handed };
};

/** Whatever may have changed what is to be sent or can be. */
const listen = (stream: string, poke: () => void, look: () => void): void => {
  wroteTo.subscribe(() => wroteTo.get() === stream && poke());
  window.addEventListener('online', poke);
  window.addEventListener('storage', look);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && poke());
};

const sideOf = ({ store, log }: Ground, stream: string): DeviceSide =>
  deviceSide(store, log, stream, {
    before: () => letGoHere(stream, 'following'),
    after: () => letGoHere(stream, 'anew'),
  });

const begin = async (stream: string): Promise<Follower | null> => {
  const [game, opened] = [servedGame(stream), await ground()];
  if (!game || isRefusal(opened)) return null;
  const side = sideOf(opened, stream);
  const state = watched(await stateOf(opened, stream, side));
  const look = async (): Promise<void> => {
    const now = await stateOf(opened, stream, side);
    if (now.handed && isWellThere(now)) {
      arrived(opened, stream);
      return look();
    }
    state.set(now);
    if (now.talk.outbox.stop?.code === 'sync/held') await letGoHere(stream, 'taken');
  };
  const driver = driverOf({
    game,
    stream,
    side,
    ask: serverAsks,
    meets: (offer, person) => meet(opened, stream, servedSeats(offer, person)),
    talk: {
      get: () => talks.of(stream),
      set: (talk) => {
        talks.keep(stream, talk);
        void look();
      },
    },
    now: device.now,
    newId,
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    isSeen: () => isShown(stream) && document.visibilityState === 'visible',
  });
  let isMine = false;
  const poke = (): void => void (isMine ? driver.poke().then(look) : look());
  listen(stream, poke, () => void look());
  alone(stream, () => {
    isMine = true;
    poke();
  });
  return { driver, state };
};

/** Null where there is no such game here, or none can be kept. */
export const followed = (stream: string): Promise<Follower | null> => {
  const known = followers.get(stream) ?? begin(stream);
  followers.set(stream, known);
  return known;
};

/** Games of which the server lacks something, on the table or not. */
export const followAll = async (): Promise<readonly string[]> => {
  const opened = await ground();
  if (isRefusal(opened)) return [];
  const here = new Set((await opened.log.list()).filter((id) => servedGame(id) !== null));
  const owing: string[] = [];
  for (const stream of talks.streams().filter((each) => here.has(each))) {
    const { unsent: left, owes } = await stateOf(opened, stream, sideOf(opened, stream));
    if (left > 0 || owes) owing.push(stream);
  }
  await Promise.all(owing.map(followed));
  return owing;
};
