// A room over one socket: watching it, acting in it, and what devices tell each other; so much at once and no more.
import type { Json } from '@omerta/base/canonical.ts';
import type { Invalid } from '@omerta/base/invalid.ts';
import type { Lang } from '@omerta/base/lang.ts';
import {
  checked,
  listOf,
  type Of,
  oneOf,
  optional,
  orNull,
  raw,
  read,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { fail, shown } from '@omerta/base/unfit.ts';
import { actWords } from '@omerta/play/act.ts';
import { correction } from '@omerta/rules/game/line-reader.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';
import type { WebSocket } from 'ws';
import { type ApiProblem, problem, problemDocument } from '../api/problem.ts';
import { bucketOf } from '../api/throttle.ts';
import { written } from '../api/written-line.ts';
import { hashOf } from '../people/kept/ticket.ts';
import { slowWatcher } from '../shown/slow-watcher.ts';
import type { OpenRoom, RoomHolder } from './open-room.ts';
import { type RoomAsked, roomClock } from './room-log.ts';
import type { Rooms } from './rooms.ts';

const most = Number.MAX_SAFE_INTEGER;
const longestId = 100;

/** Made by the device: the same again is the same. */
const ownId = checked(
  text,
  (value, path) => {
    if (value === '' || value.length > longestId || !value.isWellFormed() || value.includes('\0'))
      fail(path, 'value/unlisted', { found: shown(value), wanted: 'id' });
  },
  { maxLength: longestId },
);

const toRoom = { act: text, token: optional(text), id: ownId };
const acting = shape({
  ...toRoom,
  ask: optional(whole(0, most)),
  do: text,
  entropy: optional(text),
});
const since = { after: optional(whole(0, most)) };
/** What the person who leads gives, each known by its own field. */
const led = {
  line: shape({ ...toRoom, ...since, line: written, at: optional(whole(0, most)) }),
  correction: shape({ ...toRoom, ...since, correction }),
  clock: shape({
    ...toRoom,
    clock: orNull(roomClock),
    speaks: optional(orNull(seat)),
    number: optional(orNull(seat)),
  }),
  mute: shape({ ...toRoom, mute: listOf(seat) }),
  interrupt: shape({ ...toRoom, interrupt: seat }),
  decline: shape({ ...toRoom, decline: shape({ seat, word: oneOf(actWords) }) }),
  end: shape({ ...toRoom, end: oneOf(['game']) }),
} as const;
const signalling = shape({ signal: text, token: optional(text), to: whole(0, 10), data: raw });

type LedFrame = { [K in keyof typeof led]: Of<(typeof led)[K]> }[keyof typeof led];
type ActFrame = Of<typeof acting> | LedFrame;
type SignalFrame = Of<typeof signalling>;

const names = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

/** Null: it is about something else than a room. */
export const readTalk = (value: unknown): ActFrame | SignalFrame | Invalid | null => {
  if (names(value, 'signal')) return read(signalling, value);
  if (!names(value, 'act')) return null;
  const [, given] = Object.entries(led).find(([field]) => names(value, field)) ?? [];
  return given ? read<LedFrame>(given, value) : read(acting, value);
};

const idIn = (name: string): string => name.slice('room/'.length);
export const isRoomName = (name: string): boolean => name.startsWith('room/');

/** At once; a tenth of it comes again every second. A table of ten has fewer in a whole day of its game. */
const mostActs = 200;
/** Ten devices that connect all at once. */
const mostSignals = 500;
const signalBytes = 16 * 1024;
/** Whoever says much and hears nothing is let go. */
const mostUnheard = 4 * 1024 * 1024;

type How = { readonly as: string | undefined; readonly token: string | undefined; readonly after: number };

export type RoomTalk = {
  readonly watch: (
    name: string,
    how: How,
    ended: () => void,
  ) => Promise<{ readonly stop: () => void } | ApiProblem>;
  readonly hear: (frame: ActFrame | SignalFrame, came: number) => Promise<void>;
};

type Talker = { readonly socket: WebSocket; readonly lang: Lang; readonly isSafe: boolean };

type Met = { readonly room: OpenRoom; readonly holder: RoomHolder };

const audienceOf = ({ room, holder }: Met): string => {
  if (holder.who === 'chair') return `${holder.chair}`;
  return room.room().setup.referee === 'person' ? 'referee' : 'public';
};

/** Chair 0 is the person who leads. */
const chairOf = ({ room, holder }: Met): number | null => {
  if (holder.who === 'chair') return holder.chair;
  return room.room().setup.referee === 'person' ? 0 : null;
};

const ledBy = (frame: LedFrame): RoomAsked => {
  if ('line' in frame || 'correction' in frame) {
    const after = frame.after === undefined ? {} : { after: frame.after };
    if ('correction' in frame) return { kind: 'line', command: frame.correction, ...after };
    return {
      kind: 'line',
      command: { ...frame.line, ...(frame.at !== undefined && { at: frame.at }) },
      ...after,
    };
  }
  if ('mute' in frame) return { kind: 'mute', seats: [...new Set(frame.mute)] };
  if ('interrupt' in frame) return { kind: 'interrupt', seat: frame.interrupt };
  if ('decline' in frame) return { kind: 'decline', ...frame.decline };
  if ('end' in frame) return { kind: 'end' };
  const { clock: shown, speaks = null, number = null } = frame;
  return { kind: 'clock', clock: shown, speaks, number };
};

const askedBy = ({ holder }: Met, frame: ActFrame): RoomAsked | ApiProblem => {
  if ('do' in frame) {
    const { ask = 0, do: act, entropy } = frame;
    if (holder.who !== 'chair') return problem('room/no-chair');
    return { kind: 'act', chair: holder.chair, ask, do: act, ...(entropy !== undefined && { entropy }) };
  }
  if (holder.who !== 'key') return problem('room/not-yours');
  return ledBy(frame);
};

export const roomTalk = (
  rooms: Rooms,
  { socket, lang, isSafe }: Talker,
  say: (said: object) => void,
  now: () => Date,
): RoomTalk => {
  const [acts, signals] = [bucketOf(mostActs, now), bucketOf(mostSignals, now)];
  const tooMany = (seconds: number): ApiProblem => problem('act/too-many', { seconds });

  const met = async (name: string, token: string | undefined): Promise<Met | ApiProblem> => {
    const room = isRoomName(name) ? await rooms.open(idIn(name)) : null;
    if (!room) return problem('room/unknown');
    const holder = token === undefined ? null : room.holder(token);
    return holder ? { room, holder } : problem('auth/room');
  };

  const act = async (frame: ActFrame, came: number): Promise<ApiProblem | null> => {
    const wait = acts();
    if (wait > 0) return tooMany(wait);
    const found = await met(frame.act, frame.token);
    if (isRefusal(found)) return found;
    const asked = askedBy(found, frame);
    if (isRefusal(asked)) return asked;
    const command = `${hashOf(frame.token ?? '').slice(0, 16)}.${frame.id}`;
    const done = await found.room.give({ command, asked, came });
    return isRefusal(done) ? done : null;
  };

  const signal = async ({ signal: name, token, to, data }: SignalFrame): Promise<ApiProblem | null> => {
    const wait = signals();
    if (wait > 0) return tooMany(wait);
    if (JSON.stringify(data).length > signalBytes) return problem('signal/long', { most: signalBytes });
    const found = await met(name, token);
    if (isRefusal(found)) return found;
    const from = chairOf(found);
    if (from === null) return problem('room/no-chair');
    await rooms.signal(found.room, { from, to, data: data as Json });
    return null;
  };

  return {
    watch: async (name, { as, token, after }, ended) => {
      const room = await rooms.open(idIn(name));
      if (!room) return problem('watch/unknown');
      await room.caughtUp();
      if (as !== undefined && as !== 'public') return problem('watch/not-yours');
      const holder = token === undefined ? null : room.holder(token);
      if (token !== undefined && !holder) return problem('auth/room');
      const found = holder && as === undefined ? { room, holder } : null;
      const audience = found ? audienceOf(found) : 'public';
      if (audience !== 'public' && !isSafe) return problem('roles/unsafe');
      const chair = found && chairOf(found);
      const leave = chair === null ? () => undefined : room.presence.enter(chair, say);
      const show = slowWatcher(socket, after);
      const unwatch = room.watchers.watch(audience, {
        show,
        ended: () => {
          leave();
          ended();
          say({ watch: name, problem: problemDocument(problem('auth/room'), lang) });
        },
      });
      const picture = room.picture(audience);
      if (picture) show(picture);
      return {
        stop: () => {
          unwatch();
          leave();
        },
      };
    },
    hear: async (frame, came) => {
      if (socket.bufferedAmount > mostUnheard) return socket.terminate();
      const isAct = 'act' in frame;
      const found = isAct ? await act(frame, came) : await signal(frame);
      const told = found && { problem: problemDocument(found, lang) };
      if (isAct) say({ done: frame.id, ...told });
      else if (told) say({ signal: frame.signal, ...told });
    },
  };
};
