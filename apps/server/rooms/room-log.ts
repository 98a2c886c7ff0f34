// A room in the log: its opening, then every input that was accepted, with the server's instant. No name and no word of anybody is in it.
import type { Lang } from '@omerta/base/lang.ts';
import { langs } from '@omerta/base/lang.ts';
import {
  type Descriptor,
  flag,
  listOf,
  mapOf,
  oneOf,
  optional,
  orNull,
  read,
  shape,
  text,
  whole,
} from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { number } from '@omerta/base/values.ts';
import { actWords } from '@omerta/play/act.ts';
import type { InputOf, RoomInput } from '@omerta/play/input.ts';
import { fastest, type Setup } from '@omerta/play/room.ts';
import { correction } from '@omerta/rules/game/line-reader.ts';
import { seat } from '@omerta/rules/game/seat-reader.ts';
import { readAction } from '@omerta/rules/notation/action.ts';
import { makeLine } from '@omerta/rules/notation/print.ts';
import type { NewEvent } from '@omerta/store/append.ts';
import type { Envelope } from '@omerta/store/envelope.ts';

export const roomStream = (room: string): string => `room/${room}`;

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** An input before it has its instant. */
export type RoomAsked = Without<RoomInput, 'at'>;

const chair = whole(1, 10);
const most = Number.MAX_SAFE_INTEGER;
const count = whole(0, most);
const instant = whole(0, most);
/** What a referee's clock shows. */
export const roomClock = shape({
  startedAt: orNull(text),
  elapsed: number(0, most),
  duration: number(0, most),
});

const setup: Descriptor<Setup> = shape({
  rulebook: text,
  switches: mapOf(text),
  referee: oneOf(['system', 'person']),
  listed: flag,
  language: oneOf<Lang>(langs),
  pace: number(1, fastest),
  grace: number(0, most),
});

const opening = shape({ setup, commitment: text });
const taken = shape({ sitter: text, bot: flag });
const ofChair = shape({ chair });
/** Null: it holds words, which lie in the vault under the command. */
const done = shape({ chair, ask: whole(0, most), do: orNull(text), entropy: optional(text) });
const given = shape({ line: orNull(text), at: optional(instant), after: optional(count) });
/** Null: words are in it, and it lies in the vault. */
const corrected = shape({ correction: orNull(correction), after: optional(count) });
const shown = shape({ clock: orNull(roomClock), speaks: orNull(seat), number: optional(orNull(seat)) });
const muted = shape({ seats: listOf(seat) });
const ofSeat = shape({ seat });
const declined = shape({ seat, word: oneOf(actWords) });

export const openedEvent = (of: Setup, commitment: string): NewEvent => ({
  type: 'RoomOpened',
  data: { setup: of, commitment },
});

/** Where several servers write, that time has passed is written too: all of them agree what came first. */
export const timePassed: NewEvent = { type: 'TimePassed', data: {} };

/** What goes between quotes is somebody's own words. */
const hasWords = (line: string): boolean => line.includes('"');

type Logged = { readonly event: NewEvent; readonly words: string | null };

const without = <T extends { readonly kind: string }>({ kind: _, ...rest }: T): Omit<T, 'kind'> => rest;

/** A line is kept as notation, which has no place for its instant; a correction is many lines, and kept as data. */
const lineEvent = ({ command, after }: Pick<InputOf<'line'>, 'command' | 'after'>): Logged => {
  const since = after === undefined ? {} : { after };
  if (command.type === 'replace') {
    const told = JSON.stringify(command);
    const isWorded = [command, ...command.commands].some(({ note }) => note !== undefined);
    const data = { correction: isWorded ? null : command, ...since };
    return { event: { type: 'LinesCorrected', data }, words: isWorded ? told : null };
  }
  const line = makeLine(command);
  const words = hasWords(line) ? line : null;
  const { at } = command;
  const data = { line: words === null ? line : null, ...(at !== undefined && { at }), ...since };
  return { event: { type: 'LineGiven', data }, words };
};

/** The event, and the words that must not be in it. */
export const eventOf = (asked: RoomAsked, sitter: string): Logged => {
  const plain = (type: string, data: object): { readonly event: NewEvent; readonly words: null } => ({
    event: { type, data },
    words: null,
  });
  switch (asked.kind) {
    case 'sit':
      return plain('ChairTaken', { sitter, bot: asked.bot });
    case 'stand':
      return plain('ChairFreed', { chair: asked.chair });
    case 'gone':
      return plain('DeviceGone', { chair: asked.chair });
    case 'back':
      return plain('DeviceBack', { chair: asked.chair });
    case 'close':
      return plain('RoomClosed', {});
    case 'clock':
      return plain('ClockShown', without(asked));
    case 'mute':
      return plain('MicrophonesShut', without(asked));
    case 'interrupt':
      return plain('InterruptionAllowed', without(asked));
    case 'decline':
      return plain('ProposalDeclined', without(asked));
    case 'end':
      return plain('GameEnded', {});
    case 'act': {
      const { kind: _, do: line, ...rest } = asked;
      const words = hasWords(line) ? line : null;
      return { event: { type: 'ActDone', data: { ...rest, do: words === null ? line : null } }, words };
    }
    case 'line':
      return lineEvent(asked);
  }
};

/** What the log does not hold, asked of the vault. */
export type Private = {
  readonly nickname: (sitter: string) => Promise<string>;
  readonly words: (command: string) => Promise<string>;
};

const readers: Readonly<
  Record<string, (data: unknown, command: string, hidden: Private) => Promise<RoomAsked | null>>
> = {
  ChairTaken: async (data, _, hidden) => {
    const { sitter, bot } = known(taken, data);
    return { kind: 'sit', nickname: await hidden.nickname(sitter), bot };
  },
  ChairFreed: async (data) => ({ kind: 'stand', ...known(ofChair, data) }),
  DeviceGone: async (data) => ({ kind: 'gone', ...known(ofChair, data) }),
  DeviceBack: async (data) => ({ kind: 'back', ...known(ofChair, data) }),
  RoomClosed: async () => ({ kind: 'close' }),
  TimePassed: async () => null,
  ClockShown: async (data) => ({ kind: 'clock', ...known(shown, data) }),
  ActDone: async (data, command, hidden) => {
    const { do: line, ...rest } = known(done, data);
    return { kind: 'act', ...rest, do: line ?? (await hidden.words(command)) };
  },
  LineGiven: async (data, command, hidden) => {
    const { line, at, ...since } = known(given, data);
    const written = line ?? (await hidden.words(command));
    const action = readAction(written, 1);
    if (isRefusal(action) || action.type === 'replace') throw new Error(`no line of a game: ${written}`);
    return { kind: 'line', command: { ...action, ...(at !== undefined && { at }) }, ...since };
  },
  LinesCorrected: async (data, command, hidden) => {
    const { correction: kept, ...since } = known(corrected, data);
    const told = kept ?? known(correction, JSON.parse(await hidden.words(command)));
    return { kind: 'line', command: told, ...since };
  },
  MicrophonesShut: async (data) => ({ kind: 'mute', ...known(muted, data) }),
  InterruptionAllowed: async (data) => ({ kind: 'interrupt', ...known(ofSeat, data) }),
  ProposalDeclined: async (data) => ({ kind: 'decline', ...known(declined, data) }),
  GameEnded: async () => ({ kind: 'end' }),
};

const known = <T>(descriptor: Descriptor<T>, data: unknown): T => {
  const found = read(descriptor, data);
  if (typeof found === 'object' && found !== null && isRefusal(found)) throw new Error(found.code);
  return found as T;
};

/** Null: nothing but time has passed. */
export const askedIn = ({ type, data, command }: Envelope, hidden: Private): Promise<RoomAsked | null> => {
  const reader = readers[type];
  if (!reader) throw new Error(`a room has no ${type}`);
  return reader(data, command, hidden);
};

export const sitterIn = ({ type, data }: Envelope): string | null =>
  type === 'ChairTaken' ? known(taken, data).sitter : null;

export const setupIn = ({ data }: Envelope): Setup => known(opening, data).setup;
