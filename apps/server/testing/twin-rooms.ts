// For tests: two rooms that differ in cards alone, played at the same instants by devices that do the same whatever card they hold.
import { hash } from 'node:crypto';
import { memoryStore } from '@omerta/office/memory-store.ts';
import { type Dealt, dealFrom, seedFrom } from '@omerta/play/deal.ts';
import { isOver, type Room } from '@omerta/play/room.ts';
import type { RoomTable } from '@omerta/play/table.ts';
import { listOf, type Seat } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import fastify from 'fastify';
import type { WebSocket } from 'ws';
import { apiOn } from '../api/app.ts';
import { nobody } from '../api/asker.ts';
import { liveOn } from '../live/live.ts';
import { liveSocket } from '../live/socket.ts';
import { roomRoutes } from '../rooms/room-routes.ts';
import { type Rooms, roomsOn } from '../rooms/rooms.ts';
import { placeOn } from './live-server.ts';
import { simulatedTime } from './secrecy/simulated-time.ts';
import { type Left, RecordedSocket } from './secrecy/watchers.ts';

/** The server's bytes of a room, by number: of these pairs of numbers both deal the same seats and other cards. */
const partOf = (number: number): string => hash('sha256', `part ${number}`);
const nobodys = Array.from({ length: 10 }, () => null);
export const twins: readonly (readonly [number, number])[] = [
  [1980, 3237],
  [3958, 4455],
  [4658, 9065],
  [3915, 9510],
  [1892, 9813],
];
export const dealtBy = (number: number): Dealt => dealFrom(seedFrom(partOf(number), nobodys));

export type RoomSide = {
  /** By audience: the public, and each chair. */
  readonly left: ReadonlyMap<string, readonly Left[]>;
  /** From when on everybody may know the cards. */
  readonly told: number;
};

const pace = 20;
const grid = 25;
const longest = 400_000;

const foulAt = (mark: number): string | null => (mark % 40 === 0 ? 'foul-speech' : null);

/** First somebody is nominated, by some; then a word is said, by some. */
const inTurn = ({ state, said }: RoomTable, seat: Seat, mark: number): string => {
  const nominations = state.day?.nominations ?? [];
  const free = listOf(state.alive).find((each) => nominations.every(({ nominee }) => nominee !== each));
  if (mark % 3 !== 0 && free !== undefined && nominations.every(({ by }) => by !== seat))
    return `nominate ${free}`;
  return mark % 2 === 0 && said.every(({ by }) => by !== seat) ? 'say "nobody knows"' : 'pass';
};

/** What a device does at this moment, whatever its card: the same at both tables. */
const doneAt = ({ table }: Room, seat: Seat): string | null => {
  const beat = table?.beat;
  if (!table || beat?.part !== 'open') return null;
  const mark = Number.parseInt(hash('sha256', `${beat.serial} ${seat}`).slice(0, 6), 16);
  const alive = listOf(table.state.alive);
  const victim = alive[table.state.nights.length % Math.max(1, alive.length)];
  switch (beat.step) {
    case 'speech':
      return beat.seat === seat ? inTurn(table, seat, mark) : foulAt(mark);
    case 'tie-speech':
    case 'last':
      return beat.seat === seat ? 'pass' : null;
    case 'vote':
    case 'lift':
      return mark % 3 === 0 ? 'hand' : null;
    case 'agreement':
      return `point ${(mark % 10) + 1}`;
    case 'shots':
      return beat.number === victim ? `shoot ${beat.number}` : null;
    case 'don':
    case 'sheriff':
      return `check ${(mark % 10) + 1}`;
    case 'best':
      return 'best 1 2 3';
    default:
      return null;
  }
};

const socketOn = (parts: Parameters<typeof liveSocket>, socket: RecordedSocket) => {
  const [place, live] = parts;
  liveSocket(place, live, {
    socket: socket as unknown as WebSocket,
    asker: async () => nobody,
    lang: 'en',
    isSafe: true,
    isOpenly: false,
    onDoors: () => () => undefined,
  });
  return (frame: object): void => void socket.emit('message', Buffer.from(JSON.stringify(frame)), false);
};

/** The id, key and everything else by chance is the same for both. */
const randomWith = (server: string) => {
  let calls = 0;
  return (bytes: number): Buffer => (calls++ === 0 ? Buffer.from(server, 'hex') : Buffer.alloc(bytes, calls));
};

export const playTwin = async (number: number, rulebook: RulebookId): Promise<RoomSide> => {
  const time = simulatedTime(Date.parse('2026-01-10T12:00:00Z'));
  try {
    const store = await memoryStore();
    const place = placeOn(store, () => new Date(time.now()));
    const rooms: Rooms = roomsOn(place, { random: randomWith(partOf(number)) });
    const live = { ...liveOn(store, place.now), rooms };
    const app = fastify();
    await apiOn(app, place, roomRoutes(rooms));
    await app.ready();
    const post = async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, payload })).json();
    const { room: id } = await post('/api/rooms', { rulebook, referee: 'system', pace });
    const watch = `room/${id}`;
    const left = new Map<string, readonly Left[]>();
    const devices: { readonly token: string; readonly say: (frame: object) => void }[] = [];
    const join = (audience: string, token?: string) => {
      const socket = new RecordedSocket(time, { mayKnow: 'never' });
      left.set(audience, socket.left);
      const say = socketOn([place, live] as unknown as Parameters<typeof liveSocket>, socket);
      say({ watch, ...(token !== undefined && { token }) });
      return say;
    };
    join('public');
    for (let chair = 1; chair <= 10; chair++) {
      const { token } = await post(`/api/rooms/${id}/chairs`, { nickname: `Player ${chair}` });
      devices.push({ token, say: join(`${chair}`, token) });
    }
    const open = await rooms.open(id);
    if (!open) throw new Error('the room is not there');
    let told = Number.POSITIVE_INFINITY;
    await time.at(time.now() + 50, () => {
      for (const { say, token } of devices) say({ act: watch, token, id: 'ready', ask: 1, do: 'ready' });
    });
    const until = time.now() + longest;
    for (let instant = time.now() + grid; instant < until && !isOver(open.room()); instant += grid)
      await time.at(instant, () => {
        const { table, dealt } = open.room();
        for (const [i, { say, token }] of devices.entries()) {
          const seat = dealt?.seats[i];
          const act = seat !== undefined && table ? doneAt(open.room(), seat) : null;
          if (act === null || seat === undefined || !table) continue;
          say({ act: watch, token, id: `${instant}`, ask: table.asks[seat].number, do: act });
        }
        if (open.room().table?.state.result) told = Math.min(told, instant);
      });
    told = Math.min(told, time.now());
    rooms.close();
    live.hub.close();
    await app.close();
    return { left, told };
  } finally {
    time.end();
  }
};
