// What a page asks the server about rooms.
import { flag, listOf, oneOf, optional, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { type ServerQuestion, saying } from '../../server/ask.ts';

const phase = oneOf(['waiting', 'playing', 'over', 'abandoned']);

const listed = saying({ room: text, rulebook: text, phase, taken: whole(0, 10) });
export type ListedRoom = ReturnType<typeof listed.read>;

const seated = saying({ chairs: listOf(saying({ bot: flag })) });
const madeRoom = saying({ room: text, key: text });
const chairTaken = saying({ chair: whole(1, 10), token: optional(text) });
const servers = saying({
  iceServers: listOf(shape({ urls: listOf(text), username: optional(text), credential: optional(text) })),
  relayOnly: flag,
  expires: orNull(text),
});
const nothing = saying({});

type Wanted = {
  readonly rulebook: RulebookId;
  readonly switches: Readonly<Record<string, string>>;
  readonly language: string;
  readonly listed: boolean;
  readonly referee: 'system' | 'person';
};

const pathOf = (room: string, rest = ''): string => `/api/rooms/${encodeURIComponent(room)}${rest}`;

export const roomQuestions = {
  list: (): ServerQuestion<{ readonly rooms: readonly ListedRoom[] }> => ({
    path: '/api/rooms',
    reads: saying({ rooms: listOf(listed) }),
    milliseconds: 4_000,
  }),
  one: (room: string): ServerQuestion<{ readonly phase: ListedRoom['phase'] }> => ({
    path: pathOf(room),
    reads: saying({ phase }),
    milliseconds: 4_000,
  }),
  seated: (room: string): ServerQuestion<ReturnType<typeof seated.read>> => ({
    path: pathOf(room),
    reads: seated,
  }),
  make: (wanted: Wanted): ServerQuestion<ReturnType<typeof madeRoom.read>> => ({
    method: 'POST',
    path: '/api/rooms',
    body: wanted,
    reads: madeRoom,
  }),
  sit: (room: string, nickname: string): ServerQuestion<ReturnType<typeof chairTaken.read>> => ({
    method: 'POST',
    path: pathOf(room, '/chairs'),
    body: { nickname },
    reads: chairTaken,
  }),
  seatBot: (room: string, key: string, nickname: string): ServerQuestion<unknown> => ({
    method: 'POST',
    path: pathOf(room, '/chairs'),
    body: { nickname, bot: true },
    bearer: key,
    reads: chairTaken,
  }),
  stand: (room: string, chair: number, bearer: string): ServerQuestion<unknown> => ({
    method: 'DELETE',
    path: pathOf(room, `/chairs/${chair}`),
    bearer,
    reads: nothing,
  }),
  next: (room: string, bearer: string): ServerQuestion<{ readonly room: string }> => ({
    method: 'POST',
    path: pathOf(room, '/next'),
    bearer,
    reads: saying({ room: text }),
  }),
  close: (room: string, key: string): ServerQuestion<unknown> => ({
    method: 'DELETE',
    path: pathOf(room),
    bearer: key,
    reads: nothing,
  }),
  ice: (room: string, bearer: string): ServerQuestion<ReturnType<typeof servers.read>> => ({
    path: pathOf(room, '/ice'),
    bearer,
    reads: servers,
  }),
};

/** The record is no JSON: null where there is none. */
export const recordOf = async (room: string): Promise<string | null> => {
  const answer = await fetch(pathOf(room, '/record'), { cache: 'no-store' }).catch(() => null);
  return answer?.ok ? answer.text() : null;
};
