// Rooms over real HTTP and sockets: who may do what in them, what is refused and how, and that nothing is done twice.
import { memoryStore } from '@omerta/office/memory-store.ts';
import { commitmentTo, noEntropy } from '@omerta/play/deal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveServer, liveServer } from '../testing/live-server.ts';
import {
  addBots,
  asks,
  deviceOn,
  makeRoomAt,
  type RoomDevice,
  type Sat,
  sitAt,
} from '../testing/room-players.ts';

let server: LiveServer;
let url: string;
beforeAll(async () => {
  server = await liveServer(await memoryStore(), () => new Date());
  url = server.url;
});
afterAll(() => server.close());

const watching = async (room: string, { token }: Pick<Sat, 'token'>): Promise<RoomDevice> => {
  const device = await deviceOn(url);
  device.say({ watch: `room/${room}`, token });
  await device.hear(({ n }) => n !== undefined);
  return device;
};

/** One person among bots, at the rulebook's pace: nothing happens while the test looks. */
const begun = async (): Promise<{ room: string; key: string; sat: Sat; device: RoomDevice }> => {
  const { room, key } = await makeRoomAt(url, { pace: 1 });
  const sat = await sitAt(url, room, 'Anna');
  await addBots(url, { room, key }, 9);
  const device = await watching(room, sat);
  await device.act({ act: `room/${room}`, token: sat.token, ask: 1, do: 'ready', entropy: 'ab'.repeat(32) });
  await device.hear(({ phase }) => phase === 'playing');
  return { room, key, sat, device };
};

describe('a room', () => {
  it('has an id of 80 bits, a commitment from the beginning, and chairs in the order in which people come', async () => {
    const { room, key } = await makeRoomAt(url);
    expect(room).toMatch(/^[\w-]{14}$/);
    expect(key.length).toBeGreaterThan(22 + 4);
    const first = await sitAt(url, room, 'Anna');
    const second = await sitAt(url, room, 'Boris');
    expect([first.chair, second.chair]).toEqual([1, 2]);
    const bot = await asks(url, 'POST', `/api/rooms/${room}/chairs`, {
      bearer: key,
      body: { nickname: 'Robot', bot: true },
    });
    expect(bot.json).toEqual({ chair: 3 });
    const { json } = await asks(url, 'GET', `/api/rooms/${room}`);
    expect(json).toMatchObject({
      room,
      rulebook: 'fsm-2024',
      phase: 'waiting',
      chairs: [
        { chair: 1, nickname: 'Anna', ready: false, bot: false },
        { chair: 2, nickname: 'Boris', ready: false },
        { chair: 3, nickname: 'Robot', ready: true, bot: true },
      ],
    });
    expect(Object.keys(json.deal)).toEqual(['commitment']);
  });

  it.each([
    ['POST', '', { body: { rulebook: 'chess', referee: 'system' } }, 422, 'room/setup'],
    ['POST', '', { body: { rulebook: 'fsm-2024', referee: 'nobody' } }, 400, 'request/unreadable'],
    ['POST', '', { body: { rulebook: 'fsm-2024', referee: 'system', pace: 0 } }, 400, 'request/unreadable'],
    ['GET', '/AAAAAAAAAAAAAA', {}, 404, 'room/unknown'],
    ['GET', '/%00', {}, 404, 'room/unknown'],
    ['POST', '/AAAAAAAAAAAAAA/chairs', { body: { nickname: 'x' } }, 404, 'room/unknown'],
    ['DELETE', '/AAAAAAAAAAAAAA', { bearer: 'x' }, 404, 'room/unknown'],
  ] as const)('%s /api/rooms%s is refused', async (method, path, how, status, code) => {
    expect(await asks(url, method, `/api/rooms${path}`, how)).toMatchObject({ status, json: { code } });
  });

  it('is ruled by its key, a chair by its token, and by nothing else', async () => {
    const { room, key } = await makeRoomAt(url);
    const [anna, boris] = [await sitAt(url, room, 'Anna'), await sitAt(url, room, 'Boris')];
    const other = await makeRoomAt(url);
    const path = `/api/rooms/${room}/chairs`;
    const bot = { nickname: 'Robot', bot: true };
    const tried = [
      ['POST', path, { body: bot }, 401],
      ['POST', path, { body: bot, bearer: 'omr_forged' }, 401],
      ['POST', path, { body: bot, bearer: other.key }, 401],
      ['POST', path, { body: bot, bearer: anna.token }, 403],
      ['POST', path, { body: { nickname: 'ANNA ' } }, 409],
      ['POST', path, { body: { nickname: '' } }, 400],
      ['DELETE', `${path}/1`, {}, 401],
      ['DELETE', `${path}/1`, { bearer: boris.token }, 403],
      ['DELETE', `${path}/9`, { bearer: key }, 404],
      ['DELETE', `${path}/11`, { bearer: key }, 400],
      ['DELETE', `/api/rooms/${room}`, { bearer: anna.token }, 403],
      ['DELETE', `/api/rooms/${room}`, { bearer: other.key }, 401],
      ['GET', `/api/rooms/${room}/record`, {}, 404],
      ['GET', `/api/rooms/${room}/score`, {}, 404],
      ['GET', `/api/rooms/${room}/ice`, {}, 401],
      ['DELETE', `${path}/1`, { bearer: anna.token }, 200],
      ['DELETE', `${path}/2`, { bearer: key }, 200],
    ] as const;
    for (const [method, where, how, status] of tried)
      expect({ where, status: (await asks(url, method, where, how)).status }).toEqual({ where, status });
    expect((await asks(url, 'GET', `/api/rooms/${room}`)).json.chairs).toEqual([]);
    expect((await sitAt(url, room, 'Clara')).chair).toBe(1);
    // Whoever left has no chair any more, though somebody else sits in it.
    expect(await asks(url, 'DELETE', `${path}/1`, { bearer: anna.token })).toMatchObject({ status: 401 });
  });

  it('is listed where it was made so, until it is over; an abandoned deal is laid open', async () => {
    const [listed, hidden] = [await makeRoomAt(url, { listed: true }), await makeRoomAt(url)];
    const rooms = async (): Promise<readonly string[]> =>
      (await asks(url, 'GET', '/api/rooms')).json.rooms.map(({ room }: { room: string }) => room);
    expect(await rooms()).toContain(listed.room);
    expect(await rooms()).not.toContain(hidden.room);
    const { commitment } = (await asks(url, 'GET', `/api/rooms/${listed.room}`)).json.deal;
    expect(await asks(url, 'DELETE', `/api/rooms/${listed.room}`, { bearer: listed.key })).toMatchObject({
      status: 200,
    });
    expect(await rooms()).not.toContain(listed.room);
    const { phase, deal } = (await asks(url, 'GET', `/api/rooms/${listed.room}`)).json;
    expect(phase).toBe('abandoned');
    expect(commitmentTo(deal.server)).toBe(commitment);
    expect(deal.entropies).toEqual(Array.from({ length: 10 }, () => noEntropy));
  });
});

describe('the next game', () => {
  it('has one room for all who ask at once, ruled by the same key, played like the last; not before that is over, nor for strangers', async () => {
    const { room, key } = await makeRoomAt(url, { rulebook: 'neft-mmt', listed: true });
    const people = [await sitAt(url, room, 'Anna'), await sitAt(url, room, 'Boris')];
    const bearers = [key, ...people.map(({ token }) => token)];
    const askNext = (bearer?: string) =>
      asks(url, 'POST', `/api/rooms/${room}/next`, bearer === undefined ? {} : { bearer });
    expect((await askNext(key)).json).toMatchObject({ status: 409, code: 'room/not-over' });
    await asks(url, 'DELETE', `/api/rooms/${room}`, { bearer: key });
    expect((await askNext()).status).toBe(401);
    expect((await askNext('omr_nobody')).status).toBe(401);
    const named = await Promise.all([...bearers, ...bearers].map(askNext));
    const [next] = named.map(({ json }) => json.room);
    expect(named.map(({ json }) => json)).toEqual(named.map(() => ({ room: next })));
    expect(next).not.toBe(room);
    expect((await asks(url, 'GET', `/api/rooms/${next}`)).json).toMatchObject({
      rulebook: 'neft-mmt',
      phase: 'waiting',
      chairs: [],
    });
    const bot = { bearer: key, body: { nickname: 'Robot', bot: true } };
    expect((await asks(url, 'POST', `/api/rooms/${next}/chairs`, bot)).json).toEqual({ chair: 1 });
    // A chair of the last game is none of the next.
    const [anna] = people;
    expect((await asks(url, 'DELETE', `/api/rooms/${next}`, { bearer: anna?.token ?? '' })).status).toBe(401);
  });
});

describe('the socket', () => {
  it('gives a chair its own picture, everybody else the public’s, and a forged token nothing', async () => {
    const { room, sat, device } = await begun();
    const own = await device.hear(({ audience, phase }) => audience === 'seat' && phase === 'playing');
    expect(own).toMatchObject({
      watch: `room/${room}`,
      chair: sat.chair,
      deal: { commitment: expect.any(String) },
    });
    expect(own.view).toMatchObject({ role: expect.any(String) });
    const stranger = await deviceOn(url);
    stranger.say({ watch: `room/${room}` });
    const seen = await stranger.hear(({ n }) => n !== undefined);
    expect(seen.audience).toBe('public');
    expect(JSON.stringify(seen)).not.toMatch(/"(role|don|sheriff|asks)"/);
    stranger.say({ watch: `room/${room}`, token: 'omr_forged' });
    expect(await stranger.hear(({ problem }) => problem !== undefined)).toMatchObject({
      watch: `room/${room}`,
      problem: { status: 401, code: 'auth/room' },
    });
    stranger.say({ watch: 'room/AAAAAAAAAAAAAA' });
    await stranger.hear(({ problem }) => problem?.code === 'watch/unknown');
    const newest = device.frames.findLast(({ n }) => n !== undefined)?.n ?? 0;
    const back = await deviceOn(url);
    back.say({ watch: `room/${room}`, token: sat.token, after: newest });
    expect(
      (await back.act({ act: `room/${room}`, token: sat.token, ask: 99, do: 'pass' })).problem?.status,
    ).toBe(409);
    expect(back.frames.filter(({ n }) => n !== undefined && n <= newest)).toEqual([]);
    for (const each of [device, stranger, back]) await each.close();
  });

  it('takes the picture from who leaves his chair before the start', async () => {
    const { room } = await makeRoomAt(url);
    const anna = await sitAt(url, room, 'Anna');
    const device = await watching(room, anna);
    await asks(url, 'DELETE', `/api/rooms/${room}/chairs/1`, { bearer: anna.token });
    await device.hear(({ problem }) => problem?.code === 'auth/room');
    const boris = await sitAt(url, room, 'Boris');
    const other = await watching(room, boris);
    await other.act({ act: `room/${room}`, token: boris.token, ask: 1, do: 'ready' });
    expect(JSON.stringify(device.frames)).not.toContain('Boris');
    for (const each of [device, other]) await each.close();
  });
});

describe('acts', () => {
  it('are refused with their status and change nothing: forged, of another chair, other ask, unreadable, not asked', async () => {
    const { room, key, sat, device } = await begun();
    const before = (await server.place.store.head(`room/${room}`)).version;
    const to = { act: `room/${room}`, token: sat.token };
    const tried = [
      [{ ...to, token: 'omr_forged', ask: 1, do: 'pass' }, 401, 'auth/room'],
      [{ act: `room/${room}`, ask: 1, do: 'pass' }, 401, 'auth/room'],
      [{ ...to, act: 'room/AAAAAAAAAAAAAA', ask: 1, do: 'pass' }, 404, 'room/unknown'],
      [{ ...to, token: key, ask: 1, do: 'pass' }, 403, 'room/no-chair'],
      [{ ...to, token: key, line: 'night 1' }, 409, 'room/system-leads'],
      [{ ...to, line: 'night 1' }, 403, 'room/not-yours'],
      [{ ...to, ask: 99, do: 'pass' }, 409, 'ask/other'],
      [{ ...to, ask: 1, do: 'dance 4' }, 400, 'act/unreadable'],
      [{ ...to, ask: 1, do: 'check 4' }, 422, 'act/late'],
    ] as const;
    for (const [frame, status, code] of tried)
      expect({ frame, ...(await device.act(frame)).problem }).toMatchObject({ frame, status, code });
    device.say({ ...to, do: 'pass' });
    await device.hear(({ done, problem }) => done === undefined && problem?.code === 'frame/unreadable');
    expect((await server.place.store.head(`room/${room}`)).version).toBe(before);
    await device.close();
  });

  it('are done once however often they are sent; the same id for something else is 409', async () => {
    const { room } = await makeRoomAt(url);
    const sat = await sitAt(url, room, 'Anna');
    const device = await watching(room, sat);
    const ready = { act: `room/${room}`, token: sat.token, id: 'mine', ask: 1, do: 'ready' };
    for (let i = 0; i < 3; i++) expect((await device.act({ ...ready })).problem).toBeUndefined();
    expect((await server.place.store.read(`room/${room}`)).map(({ type }) => type)).toEqual([
      'RoomOpened',
      'ChairTaken',
      'ActDone',
    ]);
    device.say({ ...ready, do: 'leave' });
    await device.hear(({ problem }) => problem?.code === 'act/reused');
    await device.close();
  });

  it('by the thousand are refused cheaply, and others are not harmed', async () => {
    const { room, sat, device } = await begun();
    const other = await begun();
    for (let i = 0; i < 1_000; i++)
      device.say({ act: `room/${room}`, token: sat.token, id: `f${i}`, ask: 77, do: 'pass' });
    const calm = await other.device.act({
      act: `room/${other.room}`,
      token: other.sat.token,
      ask: 77,
      do: 'pass',
    });
    expect(calm.problem?.code).toBe('ask/other');
    await device.hear(({ done }) => done === 'f999');
    const told = device.frames.filter(({ done }) => done?.startsWith('f'));
    expect(told).toHaveLength(1_000);
    expect(told.filter(({ problem }) => problem?.status === 429).length).toBeGreaterThan(700);
    for (const each of [device, other.device]) await each.close();
  });

  it('keep what people say and are called out of the log', async () => {
    const { room } = await makeRoomAt(url, { referee: 'person' });
    await sitAt(url, room, 'Serafima');
    const log = JSON.stringify(await server.place.store.read(`room/${room}`));
    expect(log).toContain('ChairTaken');
    expect(log).not.toContain('Serafima');
  });
});

describe('a person who leads', () => {
  it('takes no chair, sees the cards by the key, is shown what players do, and gives the lines', async () => {
    const { room, key } = await makeRoomAt(url, { referee: 'person', pace: 1 });
    expect(
      await asks(url, 'POST', `/api/rooms/${room}/chairs`, { bearer: key, body: { nickname: 'Judge' } }),
    ).toMatchObject({ status: 403, json: { code: 'room/leads' } });
    const sat = await sitAt(url, room, 'Anna');
    await addBots(url, { room, key }, 9);
    const device = await watching(room, sat);
    const judge = await watching(room, { token: key });
    await device.act({ act: `room/${room}`, token: sat.token, ask: 1, do: 'ready' });
    const seen = await judge.hear(({ phase }) => phase === 'playing');
    expect(seen.audience).toBe('referee');
    expect(JSON.stringify(seen.view)).toContain('"don"');
    const give = (line: string) => judge.act({ act: `room/${room}`, token: key, line });
    expect((await give('speech 1')).problem).toMatchObject({ status: 422 });
    expect((await give('night 1')).problem).toBeUndefined();
    expect((await give('day 1')).problem).toBeUndefined();
    expect((await give('note "the light went out"')).problem).toBeUndefined();
    const clock = { startedAt: '2026-01-10T12:00:00.000Z', elapsed: 0, duration: 60_000 };
    expect((await judge.act({ act: `room/${room}`, token: key, clock })).problem).toBeUndefined();
    await device.hear((frame) => frame.clock !== null && frame.clock?.duration === 60_000);
    expect(JSON.stringify(await server.place.store.read(`room/${room}`))).not.toContain('light');
    for (const each of [device, judge]) await each.close();
  });
});

describe('signals', () => {
  it('go from chair to chair of one room, and no further', async () => {
    const { room } = await makeRoomAt(url);
    const elsewhere = await makeRoomAt(url);
    const [anna, boris] = [await sitAt(url, room, 'Anna'), await sitAt(url, room, 'Boris')];
    const stranger = await sitAt(url, elsewhere.room, 'Clara');
    const [one, two, three] = [
      await watching(room, anna),
      await watching(room, boris),
      await watching(elsewhere.room, stranger),
    ];
    one.say({ signal: `room/${room}`, token: anna.token, to: 2, data: { sdp: 'offer' } });
    expect(await two.hear(({ signal }) => signal !== undefined)).toEqual({
      signal: `room/${room}`,
      from: 1,
      data: { sdp: 'offer' },
    });
    three.say({ signal: `room/${room}`, token: stranger.token, to: 1, data: 1 });
    await three.hear(({ problem }) => problem?.code === 'auth/room');
    one.say({ signal: `room/${room}`, token: anna.token, to: 2, data: 'x'.repeat(17_000) });
    await one.hear(({ problem }) => problem?.code === 'signal/long');
    for (const each of [one, two, three]) await each.close();
  });
});

describe('a connection', () => {
  it('that ends makes its chair gone after a moment, and back when it comes again', async () => {
    const { room } = await makeRoomAt(url, { pace: 100 });
    const [anna, boris] = [await sitAt(url, room, 'Anna'), await sitAt(url, room, 'Boris')];
    const other = await watching(room, boris);
    const device = await watching(room, anna);
    await device.close();
    await other.hear(({ chairs }) => chairs?.[0]?.gone === true);
    const back = await watching(room, anna);
    const count = other.frames.length;
    await other.hear(
      (frame) => other.frames.indexOf(frame) >= count - 1 && frame.chairs?.[0]?.gone === false,
    );
    for (const each of [other, back]) await each.close();
  });
});
