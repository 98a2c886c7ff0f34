// Put before a page in place of a server: a room that shows what a test sends, and refuses every act with a sentence.
import type { Page, WebSocketRoute } from 'playwright-core';
import type { PlayMoment } from './play-moments.ts';

/** The one that every picture is of. */
export const room = 'AAAAAAAAAAAAAA';

const listed = [
  { room, rulebook: 'fsm-2024', phase: 'waiting', taken: 3 },
  { room: 'BBBBBBBBBBBBBB', rulebook: 'neft-mmt', phase: 'waiting', taken: 9 },
];

export type RoomServer = {
  /** What was asked of it to be done. */
  readonly acts: readonly string[];
  readonly send: (moment: PlayMoment) => void;
  readonly isThere: (is: boolean) => Promise<void>;
};

/** It refuses every act, with a sentence. */
const refusal = {
  code: 'act/late',
  detail: 'Поздно: время для этого уже прошло.',
};

export const putServer = async (page: Page, record: string | null): Promise<RoomServer> => {
  let socket: WebSocketRoute | null = null;
  let [isThere, count] = [true, 0];
  let last: PlayMoment | null = null;
  const acts: string[] = [];
  await page.route('**/api/rooms', (route) => route.fulfill({ json: { rooms: listed } }));
  await page.route(`**/api/rooms/${room}/record`, (route) =>
    record === null ? route.fulfill({ status: 404 }) : route.fulfill({ body: record }),
  );
  await page.route(`**/api/rooms/${room}`, (route) =>
    route.fulfill({ json: { phase: last?.picture.phase ?? 'waiting' } }),
  );
  await page.route(`**/api/rooms/${room}/ice`, (route) =>
    route.fulfill({ json: { iceServers: [], relayOnly: false, expires: null } }),
  );
  const send = (moment: PlayMoment): void => {
    last = moment;
    socket?.send(JSON.stringify({ alive: new Date(moment.at + 1_000).toISOString() }));
    socket?.send(JSON.stringify({ watch: `room/${room}`, n: ++count, names: {}, ...moment.picture }));
  };
  await page.routeWebSocket('**/api/live', (route) => {
    if (!isThere) return void route.close();
    socket = route;
    route.onMessage((text) => {
      const frame = JSON.parse(String(text)) as Readonly<Record<string, unknown>>;
      if ('act' in frame) acts.push(String(frame['do']));
      if ('act' in frame) route.send(JSON.stringify({ done: frame['id'], problem: refusal }));
      if ('watch' in frame && last) send(last);
    });
  });
  return {
    acts,
    send,
    isThere: async (is) => {
      isThere = is;
      if (!is) await socket?.close();
    },
  };
};

export const holdRoom = (page: Page, chair: string | null, key: string | null): Promise<void> =>
  page.evaluate(([name, held]) => localStorage.setItem('omerta.rooms', JSON.stringify({ [name]: held })), [
    room,
    { token: chair, key },
  ] as const);
