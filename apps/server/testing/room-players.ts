// For tests: people who play in a room over real sockets, each with a device of his own that does by chance what its chair is asked.
import { randomBytes } from 'node:crypto';
import { type Random, randomFrom } from '@omerta/base/random.ts';
import { makeAct } from '@omerta/play/act.ts';
import type { PublicPicture, RefereePicture, SeatPicture } from '@omerta/play/picture.ts';
import { byChance } from '@omerta/play/testing/by-chance.ts';
import { tableNames } from '@omerta/testkit/names.ts';
import { WebSocket } from 'ws';

export type RoomAnswer<T> = {
  readonly status: number;
  readonly json: T;
  readonly text: string;
  readonly headers: Headers;
};

// biome-ignore lint/suspicious/noExplicitAny: what a server answers is looked at by each test
type Anything = any;

/** Asks with this bearer, or none. */
export const asks = async (
  url: string,
  method: string,
  path: string,
  { body, bearer }: { readonly body?: object; readonly bearer?: string } = {},
): Promise<RoomAnswer<Anything>> => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  return { status: answer.status, text, json: isJson ? JSON.parse(text) : null, headers: answer.headers };
};

export type MadeRoom = { readonly room: string; readonly key: string };

export const makeRoomAt = async (url: string, wanted: object = {}): Promise<MadeRoom> => {
  const body = { rulebook: 'fsm-2024', referee: 'system', pace: 100, ...wanted };
  const made = await asks(url, 'POST', '/api/rooms', { body });
  if (made.status !== 200) throw new Error(made.text);
  return made.json;
};

export type Sat = { readonly chair: number; readonly token: string };

export const sitAt = async (url: string, room: string, nickname: string): Promise<Sat> => {
  const sat = await asks(url, 'POST', `/api/rooms/${room}/chairs`, { body: { nickname } });
  if (sat.status !== 200) throw new Error(sat.text);
  return sat.json;
};

type Said = { readonly done?: string; readonly problem?: { readonly code: string; readonly status: number } };
export type RoomFrame = { readonly watch: string; readonly n: number } & (
  | SeatPicture
  | PublicPicture
  | RefereePicture
);
export type AnyFrame = Said & Partial<RoomFrame> & { readonly signal?: string; readonly from?: number };

export type RoomDevice = {
  readonly frames: readonly AnyFrame[];
  readonly say: (frame: object) => void;
  /** The first that fits, from what has come or comes. */
  readonly hear: (fits: (frame: AnyFrame) => boolean) => Promise<AnyFrame>;
  /** Says it and waits for what is done of it. */
  readonly act: (frame: object) => Promise<Said>;
  readonly close: () => Promise<void>;
  readonly onFrame: (listen: (frame: AnyFrame) => void) => void;
};

let acts = 0;

/** As a page does: a server that is too busy to greet it now is asked again. */
const opened = async (address: string, tries = 5): Promise<WebSocket> => {
  const socket = new WebSocket(address);
  const error = await new Promise<Error | null>((done) => {
    socket.once('open', () => done(null));
    socket.once('error', done);
  });
  if (error === null) return socket;
  if (tries <= 1) throw error;
  return opened(address, tries - 1);
};

export const deviceOn = async (url: string): Promise<RoomDevice> => {
  const socket = await opened(`${url.replace('http', 'ws')}/api/live`);
  const frames: AnyFrame[] = [];
  const listeners = new Set<(frame: AnyFrame) => void>();
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as AnyFrame;
    frames.push(frame);
    for (const listen of [...listeners]) listen(frame);
  });
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.on('error', () => undefined);
  const say = (frame: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  const hear: RoomDevice['hear'] = (fits) =>
    new Promise((done) => {
      const found = frames.find(fits);
      if (found) return done(found);
      const listen = (frame: AnyFrame): void => {
        if (!fits(frame)) return;
        listeners.delete(listen);
        done(frame);
      };
      listeners.add(listen);
    });
  return {
    frames,
    say,
    hear,
    act: async (frame) => {
      const id = `test-${++acts}`;
      say({ id, ...frame });
      return hear(({ done }) => done === ('id' in frame ? frame.id : id));
    },
    close: async () => {
      socket.close();
      await closed;
    },
    onFrame: (listen) => void listeners.add(listen),
  };
};

export type RoomPlayer = Sat & {
  readonly device: RoomDevice;
  /** Every picture of his chair, in the order in which they came. */
  readonly pictures: () => readonly RoomFrame[];
  /** Resolves when his room is over. */
  readonly over: Promise<RoomFrame>;
};

const isPicture = (frame: AnyFrame): frame is RoomFrame => frame.n !== undefined;

const isSeat = (frame: RoomFrame): frame is RoomFrame & SeatPicture => frame.audience === 'seat';

/** Does what his chair is asked, once a question. */
const playing = (room: string, { token }: Sat, device: RoomDevice, random: Random): void => {
  const tried = new Map<number, number>();
  device.onFrame((frame) => {
    if (!isPicture(frame) || !isSeat(frame) || !frame.asks) return;
    const { ask, step } = frame.asks;
    const times = tried.get(ask) ?? 0;
    if (times > 3) return;
    tried.set(ask, times + 1);
    const to = { act: `room/${room}`, token, id: `${ask}.${times}`, ask };
    if (step === 'ready') return device.say({ ...to, do: 'ready', entropy: randomBytes(32).toString('hex') });
    const act = byChance(frame, random);
    if (act) device.say({ ...to, do: makeAct(act) });
  });
};

const isOverNow = (frame: AnyFrame): frame is RoomFrame =>
  isPicture(frame) && (frame.phase === 'over' || frame.phase === 'abandoned');

/** A device of somebody who sits there: it plays by itself, from the picture after this one. */
export const joined = async (
  url: string,
  room: string,
  sat: Sat,
  { seed, after = 0 }: { readonly seed: number; readonly after?: number },
): Promise<RoomPlayer> => {
  const device = await deviceOn(url);
  playing(room, sat, device, randomFrom(seed));
  device.say({ watch: `room/${room}`, token: sat.token, after });
  return {
    ...sat,
    device,
    pictures: () => device.frames.filter(isPicture),
    over: device.hear(isOverNow) as Promise<RoomFrame>,
  };
};

/** The rest of the chairs. */
export const addBots = async (url: string, { room, key }: MadeRoom, count: number): Promise<void> => {
  for (let i = 1; i <= count; i++)
    await asks(url, 'POST', `/api/rooms/${room}/chairs`, {
      bearer: key,
      body: { nickname: `Бот-${i}`, bot: true },
    });
};

/** So many sit down, connect and play to the end by themselves; their devices in turn at these servers. */
export const playersAt = async (
  urls: readonly string[],
  room: string,
  seed: number,
  count = 10,
): Promise<readonly RoomPlayer[]> => {
  const at = (i: number): string => urls[i % urls.length] ?? '';
  const sat: Sat[] = [];
  for (let i = 0; i < count; i++) sat.push(await sitAt(at(i), room, tableNames[i] ?? `Гость-${i + 1}`));
  return Promise.all(sat.map((each, i) => joined(at(i), room, each, { seed: seed * 100 + i })));
};

/** The number of the newest picture that he has had. */
export const lastOf = ({ pictures }: RoomPlayer): number => pictures().at(-1)?.n ?? 0;

export const areInOrder = (numbers: readonly number[]): boolean =>
  numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? 0));
