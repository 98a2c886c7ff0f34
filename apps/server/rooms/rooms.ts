// The rooms of this server: made, opened when somebody asks for them, gone on with after a restart, and forgotten when their time is over.
import { randomBytes } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { Bots } from '@omerta/play/player.ts';
import { isOver, makeRoom, type Room, type Setup } from '@omerta/play/room.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { storeProblem } from '../api/refused.ts';
import { hashOf, newId } from '../people/kept/ticket.ts';
import { bots as ownBots } from './bots.ts';
import { type OpenRoom, openRoom } from './open-room.ts';
import { openedEvent, roomStream } from './room-log.ts';
import { playProblem } from './room-problem.ts';
import {
  entriesOf,
  forgetRoom,
  isRoomId,
  keepNext,
  keepSecrets,
  nextOf,
  noteEntry,
  type RoomEntry,
  secretsOf,
} from './room-vault.ts';
import type { RoomsPlace } from './rooms-place.ts';
import { type Signals, signalsOver } from './signals.ts';

export type Rooms = {
  readonly make: (setup: Setup) => Promise<{ readonly room: string; readonly key: string } | ApiProblem>;
  /** The room for the next game of the same people; null where nobody has made it yet. */
  readonly next: (after: OpenRoom) => Promise<{ readonly room: string } | null>;
  /** One, whoever asks first, ruled by the same key. */
  readonly makeNext: (after: OpenRoom) => Promise<{ readonly room: string } | ApiProblem>;
  /** Null where there is none of that name. */
  readonly open: (id: string) => Promise<OpenRoom | null>;
  /** Those that are shown to everybody and are not over. */
  readonly listed: () => Promise<readonly OpenRoom[]>;
  /** Goes on with every game that was running when the server ended, and keeps tidy from now on. */
  readonly resume: () => Promise<void>;
  /** Forgets what is to be forgotten by now, and lets go of what nobody looks at. */
  readonly tidy: () => Promise<void>;
  /** From one chair to another of the same room, at whatever server. */
  readonly signal: Signals['send'];
  readonly opened: () => number;
  readonly close: () => void;
};

/** Chance enters as data: a test brings its own. */
type Parts = { readonly bots?: Bots; readonly random?: (bytes: number) => Buffer };

/** 80 bits. */
const idBytes = 10;
const idLength = 14;
const secretBytes = 32;
const serverBytes = 32;
const keyPrefix = 'omr_';

export const newBearer = (random: (bytes: number) => Buffer = randomBytes): string =>
  `${keyPrefix}${random(secretBytes).toString('base64url')}`;

const hour = 3_600_000;
/** A waiting room nobody has touched, a game nobody has gone on with, and one that is over. */
const keptFor = { waiting: hour, playing: 6 * hour, over: 24 * hour } as const;
const tidyEvery = 60_000;
const mostListed = 100;
/** So many are there at once, at all servers together: whoever makes more than are played has to wait. */
const mostRooms = 20_000;

const keepOf = (room: Room): number => {
  if (isOver(room)) return keptFor.over;
  return room.phase === 'waiting' ? keptFor.waiting : keptFor.playing;
};

export const roomsOn = (place: RoomsPlace, { bots = ownBots, random = randomBytes }: Parts = {}): Rooms => {
  const { store, vault } = place;
  const open = new Map<string, Promise<OpenRoom | null>>();
  let closed = false;
  /** As many as there were when it was tidied, and those made here since. */
  let there = 0;
  const clock = (): number => place.now().getTime();

  const noteOver = ({ id, room }: OpenRoom): void => {
    const { listed } = room().setup;
    void noteEntry(vault, { room: id, listed, over: true, look: clock() + keptFor.over }).catch(
      () => undefined,
    );
  };

  const opened = (id: string): Promise<OpenRoom | null> => {
    if (!isRoomId(id) || closed) return Promise.resolve(null);
    const found = open.get(id);
    if (found) return found;
    const opening = openRoom({ place, bots, onOver: noteOver }, id);
    open.set(id, opening);
    const forget = (): void => void (open.get(id) === opening && open.delete(id));
    opening.then((room) => room ?? forget(), forget);
    return opening;
  };

  const letGo = async (id: string): Promise<void> => {
    const room = await open.get(id);
    open.delete(id);
    room?.close();
  };

  const tidyOne = async ({ room: id, listed }: RoomEntry): Promise<void> => {
    const room = await opened(id);
    const now = await room?.caughtUp();
    if (!room || !now) return forgetRoom(vault, id);
    const until = room.lastInput() + keepOf(now);
    if (until > clock()) return noteEntry(vault, { room: id, listed, over: isOver(now), look: until });
    if (now.phase === 'playing')
      return void (await room.give({ command: newId(), asked: { kind: 'close' }, came: clock() }));
    await letGo(id);
    await forgetRoom(vault, id);
  };

  const tidy = async (): Promise<void> => {
    const entries = await entriesOf(vault);
    there = entries.length;
    for (const entry of entries) if (entry.look <= clock()) await tidyOne(entry);
    for (const [id, opening] of open) {
      const room = await opening;
      const isIdle = room && room.watchers.count() === 0 && clock() - room.lastInput() > tidyEvery;
      if (isIdle && room.room().phase !== 'playing') await letGo(id);
    }
  };
  let timer: NodeJS.Timeout | undefined;

  const signals = signalsOver(place);
  const lookAt = async (id: string, order: string | undefined): Promise<void> => {
    const room = await open.get(id);
    if (room && order !== signals.orderOf(id)) await room.caughtUp();
    if (room && order !== id) await signals.collect(room);
  };
  // Another server has written, or this one; where it is alone it knows already.
  const unwatch = store.watch((order) => {
    if (place.home !== 'postgres') return;
    const woken = order === undefined ? [...open.keys()] : [order.slice(0, idLength)];
    for (const id of woken) void lookAt(id, order).catch(() => undefined);
  });

  const makeUnder = async (setup: Setup, key: string): Promise<{ readonly room: string } | ApiProblem> => {
    const server = random(serverBytes).toString('hex');
    const room = random(idBytes).toString('base64url');
    const at = clock();
    const made = makeRoom(setup, server, at);
    if (isRefusal(made)) return playProblem(made);
    if (there >= mostRooms) return problem('room/most');
    there += 1;
    await keepSecrets(vault, room, { server, key });
    const commit = { command: newId(), at, device: 'server', person: null };
    const events = [openedEvent(setup, made.commitment)];
    const written = await store.append(roomStream(room), 0, { ...commit, events });
    if (isRefusal(written)) return storeProblem(written);
    await noteEntry(vault, { room, listed: setup.listed, over: false, look: at + keptFor.waiting });
    return { room };
  };

  return {
    make: async (setup) => {
      const key = newBearer(random);
      const made = await makeUnder(setup, hashOf(key));
      return isRefusal(made) ? made : { ...made, key };
    },
    next: async ({ id }) => {
      const named = await nextOf(vault, id);
      return named === null ? null : { room: named };
    },
    makeNext: async ({ id, room }) => {
      if (!isOver(room())) return problem('room/not-over');
      const kept = await secretsOf(vault, id);
      if (!kept) return problem('room/unknown');
      const made = await makeUnder(room().setup, kept.key);
      return isRefusal(made) ? made : { room: await keepNext(vault, id, made.room) };
    },
    open: opened,
    signal: signals.send,
    listed: async () => {
      const entries = (await entriesOf(vault)).filter(({ listed, over }) => listed && !over);
      const found = await Promise.all(entries.slice(-mostListed).map(({ room }) => opened(room)));
      return found.filter((room) => room !== null && !isOver(room.room())) as readonly OpenRoom[];
    },
    resume: async () => {
      timer = setInterval(() => void tidy().catch(() => undefined), tidyEvery);
      timer.unref();
      for (const { room: id } of (await entriesOf(vault)).filter(({ over }) => !over)) {
        const room = await opened(id);
        if (room?.room().phase === 'playing') room.presence.expectAll();
      }
    },
    tidy,
    opened: () => open.size,
    close: () => {
      closed = true;
      clearInterval(timer);
      unwatch();
      for (const opening of open.values()) void opening.then((room) => room?.close());
    },
  };
};
