// A tournament through the API and the socket: orders, reading, live pictures; who sees what, and what is refused.

import { tournamentStream } from '@omerta/office/streams.ts';
import { playingClub, type TestClub } from '@omerta/office/testing/club.ts';
import { deal, table } from '@omerta/office/testing/lines.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askerAt, type LiveServer, liveServer, socketAt } from '../testing/live-server.ts';

let club: TestClub;
let server: LiveServer;
beforeAll(async () => {
  club = await playingClub();
  server = await liveServer(club.store, () => new Date(club.now));
});
afterAll(() => server.close());

const game = `/api/tournaments/cup/games/${encodeURIComponent(table)}`;
let orders = 0;
const lines = (list: readonly unknown[], expected: number, more: object = {}) => ({
  to: 'game',
  tournament: 'cup',
  game: table,
  expected,
  command: { id: `api-${++orders}`, lines: list, ...more },
});

describe('orders', () => {
  it('are the lines of the referee as notation, once each; his picture tells the version', async () => {
    const ref = askerAt(server, 'ref');
    const first = lines(['night 1'], 0, { roles: deal });
    const done = await ref.post('/api/orders', first);
    expect(done.json).toMatchObject({ version: 2, events: ['GameOpened', 'NightFell'] });
    expect((await ref.post('/api/orders', first)).json).toEqual(done.json);
    expect((await ref.get(game)).json).toMatchObject({
      audience: 'referee',
      version: 2,
      view: { roles: { 1: 'red', 4: 'sheriff', 9: 'don' } },
    });
    const other = { ...first, command: { ...first.command, lines: ['day 1'] } };
    expect(await ref.post('/api/orders', other)).toMatchObject({
      status: 409,
      json: { code: 'command/reused' },
    });
    expect(await askerAt(server, 'chief').post('/api/orders', first)).toMatchObject({ status: 409 });
  });

  it('keep the device’s time and refuse what is stale, unreadable, not allowed or not theirs', async () => {
    const ref = askerAt(server, 'ref');
    expect(await ref.post('/api/orders', lines(['day 1'], 0))).toMatchObject({
      status: 409,
      json: { code: 'command/stale', version: 2 },
    });
    expect(await ref.post('/api/orders', lines(['dance 1'], 2))).toMatchObject({ status: 400 });
    expect(await ref.post('/api/orders', lines(['speech 1'], 2))).toMatchObject({
      status: 422,
      json: { clause: expect.stringMatching(/./) },
    });
    expect(await ref.post('/api/orders', lines(['day 1'], 2, { roles: deal.toReversed() }))).toMatchObject({
      status: 422,
      json: { code: 'play/other-roles' },
    });
    expect(await askerAt(server, 'p1').post('/api/orders', lines(['day 1'], 2))).toMatchObject({
      status: 403,
    });
    expect(await askerAt(server, null).post('/api/orders', lines(['day 1'], 2))).toMatchObject({
      status: 401,
    });
    const forged = { ...lines(['day 1'], 2) };
    expect(
      await ref.post('/api/orders', { ...forged, command: { ...forged.command, by: 'chief' } }),
    ).toMatchObject({ status: 400 });
    expect((await ref.get(game)).json).toMatchObject({ version: 2 });
    const timed = lines([{ line: 'day 1', device: '2001-01-01T00:00:00Z' }], 2);
    expect(await ref.post('/api/orders', timed)).toMatchObject({
      status: 200,
      json: { events: ['DayBroke'] },
    });
  });

  it('put earlier lines right', async () => {
    const ref = askerAt(server, 'ref');
    const { version } = (await ref.get(game)).json;
    const done = await ref.post('/api/orders', lines(['speech 1', 'foul 3'], version));
    const right = lines([{ replace: { line: 4, count: 1, lines: ['foul 4'] } }], done.json.version);
    expect(await ref.post('/api/orders', right)).toMatchObject({ status: 200 });
    const { seats } = (await askerAt(server, null).get(game)).json.view;
    expect(seats.map(({ fouls }: { fouls: number }) => fouls)).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  });
});

describe('reading', () => {
  it('gives each audience its own picture, and players of the game the public’s', async () => {
    const audienceOf = async (person: string | null, query = '') =>
      (await askerAt(server, person).get(`${game}${query}`)).json?.audience;
    expect(await audienceOf('ref')).toBe('referee');
    expect(await audienceOf('chief')).toBe('referee');
    expect(await audienceOf('p1')).toBe('public');
    expect(await audienceOf(null)).toBe('public');
    expect(await audienceOf('chief', '?as=public')).toBe('public');
    expect(await audienceOf('chief', '?as=hall')).toBe('hall');
    expect((await askerAt(server, 'p1').get(`${game}?as=hall`)).status).toBe(403);
    expect((await askerAt(server, 'chief').get(`${game}?as=overlay`)).status).toBe(403);
    const tournamentFor = async (person: string | null) =>
      (await askerAt(server, person).get('/api/tournaments/cup')).json.audience;
    expect(await Promise.all(['org', 'ref', 'p1', 'dc', null].map(tournamentFor))).toEqual([
      'desk',
      'referee',
      'player',
      'public',
      'public',
    ]);
  });

  it('knows again what it gave before, and does not know what is not there', async () => {
    const anybody = askerAt(server, null);
    const first = await anybody.get('/api/tournaments/cup');
    const tag = first.headers.get('etag') ?? '';
    const keptOf = async (url: string) => (await anybody.get(url)).headers.get('cache-control');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(await keptOf('/api/tournaments/cup?as=public')).toBe('no-cache');
    expect(await keptOf('/api/tournaments/cup/games/q%2F1%2F1?as=public')).toBe('no-cache');
    expect(await keptOf('/api/tournaments/cup/games/q%2F1%2F1')).toBe('private, no-store');
    expect(await anybody.get('/api/tournaments/cup', { 'if-none-match': tag })).toMatchObject({
      status: 304,
      text: '',
    });
    for (const path of ['/api/tournaments/none', '/api/tournaments/cup/games/none', `${game}/record`])
      expect(await anybody.get(path), path).toMatchObject({ status: 404 });
    expect((await anybody.get('/api/tournaments')).json).toEqual({
      tournaments: [{ tournament: 'cup', name: 'Cup', phase: 'running', rulebook: 'fsm-2024' }],
    });
    expect((await anybody.get('/api/tournaments?kind=evening')).json).toEqual({ tournaments: [] });
    expect((await anybody.get('/api/tournaments?kind=tournament')).json).toMatchObject({
      tournaments: [{ tournament: 'cup' }],
    });
    expect(await anybody.get('/api/tournaments?kind=cup')).toMatchObject({ status: 400 });
    expect(await anybody.get('/api/tournaments/cup/archive')).toMatchObject({ status: 401 });
    expect(await askerAt(server, 'p1').get('/api/tournaments/cup/archive')).toMatchObject({ status: 403 });
    expect(await askerAt(server, 'org').get('/api/tournaments/cup/archive')).toMatchObject({ status: 409 });
  });
});

describe('the socket', () => {
  it('gives the newest picture, then the next ones, and nothing again to who has it', async () => {
    const ref = askerAt(server, 'ref');
    const watcher = await socketAt(server);
    watcher.say({ watch: `game/cup/${table}` });
    const first = await watcher.hear(({ watch }) => watch === `game/cup/${table}`);
    expect(first).toMatchObject({ audience: 'public' });
    const back = await socketAt(server);
    back.say({ watch: `game/cup/${table}`, after: first.n });
    const { version } = (await ref.get(game)).json;
    expect(await ref.post('/api/orders', lines(['foul 5'], version))).toMatchObject({ status: 200 });
    const next = await watcher.hear(({ n }) => n === (first.n ?? 0) + 1);
    expect(await back.hear(({ n }) => n !== undefined)).toEqual(next);
    expect((await askerAt(server, null).get(game)).json).toMatchObject({ n: next.n, view: next.view });
    for (const each of [watcher, back]) each.raw.close();
  });

  it('follows rights: whoever loses his office sees no more by it', async () => {
    const ref = askerAt(server, 'ref');
    const socket = await socketAt(server, await ref.token());
    socket.say({ watch: `game/cup/${table}` });
    await socket.hear(({ audience }) => audience === 'referee');
    const order = (type: string) => ({
      to: 'tournament',
      tournament: 'cup',
      command: { type, id: `rights-${type}`, person: 'ref', office: 'referee' },
    });
    const organiser = askerAt(server, 'org');
    expect(await organiser.post('/api/orders', order('dismiss'))).toMatchObject({ status: 200 });
    await socket.hear(({ audience }) => audience === 'public');
    expect(await organiser.post('/api/orders', order('appoint'))).toMatchObject({ status: 200 });
    const count = socket.heard.filter(({ audience }) => audience === 'referee').length;
    await socket.hear((each) => each.audience === 'referee' && socket.heard.indexOf(each) > count);
    socket.raw.close();
  });

  it('refuses what cannot be read or watched, and closes on too much, on what is no text and from elsewhere', async () => {
    const socket = await socketAt(server);
    for (const [said, code] of [
      ['{', 'frame/not-json'],
      ['{"watch":1}', 'frame/unreadable'],
      ['{"watch":"game/cup/q","more":1}', 'frame/unreadable'],
      ['{"watch":"room"}', 'watch/unknown'],
      ['{"watch":"tournament/none"}', 'watch/unknown'],
      ['{"watch":"game/cup/none"}', 'watch/unknown'],
      [`{"watch":"game/cup/${table}","as":"overlay"}`, 'watch/not-yours'],
    ] as const) {
      const before = socket.heard.length;
      socket.say(said);
      const answer = await socket.hear((each) => socket.heard.indexOf(each) >= before);
      expect(answer.problem?.code, said).toBe(code);
    }
    socket.raw.send('x'.repeat(70_000));
    expect(await socket.closed).toBe(1009);
    const binary = await socketAt(server);
    binary.raw.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false });
    expect(await binary.closed).toBe(1007);
    const foreign = await socketAt(server, null, 'https://elsewhere.example');
    expect(await foreign.closed).toBe(1008);
  });
});

describe('the archive of a finished tournament', () => {
  it('is handed out by whoever downloads it, once and in the log: until then its end is taken back', async () => {
    const [org, admin] = [askerAt(server, 'org'), askerAt(server, 'admin')];
    const evening = async (type: string, fields: object = {}): Promise<number> => {
      const command = { type, id: `evening-${++orders}`, ...fields };
      return (await org.post('/api/orders', { to: 'tournament', tournament: 'evening', command })).status;
    };
    const happened = async (): Promise<readonly string[]> =>
      (await club.store.read(tournamentStream('evening'))).map(({ type }) => type).slice(-3);
    const rules = { rulebook: 'fsm-2024', switches: {} };
    await evening('create-tournament', {
      ...{ name: 'Вечер «Ёлка»', kind: 'evening', zone: 'UTC', rules },
      secondConfirmation: false,
    });
    await evening('appoint', { person: 'admin', office: 'administrator' });
    expect((await admin.get('/api/tournaments/evening/archive')).status).toBe(200);
    await evening('finish-tournament');
    expect(await evening('reopen-tournament', { reason: 'Ещё игра' })).toBe(200);
    await evening('finish-tournament');
    for (let i = 0; i < 2; i++)
      expect((await admin.get('/api/tournaments/evening/archive')).status).toBe(200);
    expect(await happened()).toEqual(['TournamentReopened', 'TournamentFinished', 'ArchiveHandedOut']);
    expect(await evening('reopen-tournament', { reason: 'Ещё игра' })).toBe(409);
  });
});
