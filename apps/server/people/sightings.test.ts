// Who was given cards of a game that was not over is written down, once for each person, device and game; and whoever loses a door loses the picture at once.
import { cup, give, playingClub, type TestClub } from '@omerta/office/testing/club.ts';
import { deal, giveLines, table } from '@omerta/office/testing/lines.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionCookie } from '../api/asker.ts';
import { askerAt, type LiveServer, liveServer, socketAt } from '../testing/live-server.ts';
import { ownerKey } from './kept/owner.ts';
import { beginSession } from './kept/sessions.ts';
import { makeWatchKey } from './kept/watch-keys.ts';

let club: TestClub;
let server: LiveServer;
beforeEach(async () => {
  club = await playingClub();
  server = await liveServer(club.store, () => new Date(club.now));
  await server.place.vault.swap(ownerKey, null, { person: 'org' });
});
afterEach(() => server.close());

const game = `/api/tournaments/cup/games/${encodeURIComponent(table)}`;
const watch = `game/${cup}/${table}`;
const night = { type: 'night', number: 1 };

type Seen = { person: string | null; device: string; way: string; game: string };

const seen = async (): Promise<readonly Seen[]> =>
  (await askerAt(server, 'org').get(`/api/audit/seen?tournament=${cup}`)).json.seen;
const ways = async (): Promise<readonly string[]> =>
  (await seen()).map(({ person, way }) => `${person} ${way}`);

const sessionOf = async (person: string) => {
  const session = { person, agent: 'Test/1', only: null, until: null };
  const { id, secret } = await beginSession(server.place, session);
  const cookie = `${sessionCookie}=${encodeURIComponent(secret)}`;
  return { id, cookie, headers: { cookie, origin: 'http://localhost' } };
};

describe('whoever is given cards', () => {
  it('is written down once for a device, however often he looks; the public and a player are not', async () => {
    const ref = askerAt(server, 'ref');
    await ref.get(game);
    expect(await seen()).toEqual([]);
    await giveLines(club, 'ref', [night]);
    for (let i = 0; i < 3; i++) await ref.get(game);
    for (const person of ['p1', 'admin', null]) await askerAt(server, person).get(game);
    await ref.get(`${game}?as=public`);
    expect(await ways()).toEqual(['ref referee']);
    await askerAt(server, 'ref').get(game);
    expect(await ways()).toEqual(['ref referee', 'ref referee']);
    expect(new Set((await seen()).map(({ device }) => device)).size).toBe(2);
    const again = await liveServer(club.store, () => new Date(club.now));
    await fetch(`${again.url}${game}`, { headers: { authorization: `Bearer ${await ref.token()}` } });
    await again.close();
    expect(await ways()).toHaveLength(2);
  });

  it('over a socket too, also who watched before there were any', async () => {
    const token = await askerAt(server, 'chief').token();
    const socket = await socketAt(server, token);
    socket.say({ watch });
    await socket.hear(({ audience }) => audience === 'referee');
    expect(await seen()).toEqual([]);
    await giveLines(club, 'ref', [night]);
    await socket.hear(({ n }) => n === 2);
    expect(await ways()).toEqual(['chief referee']);
    socket.raw.close();
  });

  it('who writes the lines, and who fetches the commits or looks at the branches', async () => {
    const command = { id: 'l1', roles: deal, lines: ['night 1'] };
    const order = { to: 'game', tournament: cup, game: table, expected: 0, command };
    expect((await askerAt(server, 'ref').post('/api/orders', order)).status).toBe(200);
    const query = `tournament=${cup}&game=${encodeURIComponent(table)}`;
    expect((await askerAt(server, 'chief').get(`/api/sync/commits?${query}&after=0`)).status).toBe(200);
    expect((await askerAt(server, 'chief').get(`/api/sync/branches?${query}`)).status).toBe(200);
    expect(await ways()).toEqual(['ref wrote', 'chief commits', 'chief branches']);
  });

  it('the key of a stream, from the moment that it is shown cards', async () => {
    const made = { tournament: cup, kind: 'overlay', name: 'OBS', by: 'org' } as const;
    const { id, key } = await makeWatchKey(server.place, made);
    const bearer = { authorization: `Bearer ${key}` };
    const overlay = () => askerAt(server, null).get(`${game}?as=overlay`, bearer);
    await giveLines(club, 'ref', [night]);
    expect((await overlay()).status).toBe(403);
    await give(club, 'chief', 'permit-overlay', { game: table, seconds: 60 });
    expect((await overlay()).status).toBe(200);
    expect(await seen()).toEqual([]);
    club.now = new Date(Date.parse(club.now) + 120_000).toISOString();
    expect((await overlay()).json.view.roles).toMatchObject({ 9: 'don' });
    expect(await seen()).toMatchObject([{ person: null, device: `key-${id}`, way: 'overlay', game: table }]);
  });

  it('once the game is over, nobody is', async () => {
    await giveLines(club, 'ref', [night]);
    await give(club, 'ref', 'announce-result', { game: table, winner: 'red' });
    const chief = askerAt(server, 'chief');
    expect((await chief.get(game)).json.view.roles).toMatchObject({ 9: 'don' });
    expect(await seen()).toEqual([]);
  });

  it('is told to the owner alone', async () => {
    const path = `/api/audit/seen?tournament=${cup}`;
    expect((await askerAt(server, 'chief').get(path)).json.code).toBe('auth/not-owner');
    expect((await askerAt(server, 'org').get('/api/audit/seen?tournament=none')).status).toBe(404);
    expect((await askerAt(server, 'org').get('/api/audit/seen')).status).toBe(400);
  });
});

describe('a door that is closed', () => {
  /** With which a server looks again in any case. */
  const beat = { alive: expect.any(String) };

  const watching = async (cookie: string) => {
    const socket = await socketAt(server, null, 'http://localhost', cookie);
    socket.say({ watch });
    await socket.hear(({ audience }) => audience === 'referee');
    return socket;
  };

  it.each(['the device is revoked', 'all others are', 'the password is new', 'it signs out itself'])(
    'ends what its sockets see at once: %s',
    async (how) => {
      const [here, there] = [await sessionOf('chief'), await sessionOf('chief')];
      const socket = await watching(there.cookie);
      const ask = askerAt(server, null);
      const origin = here.headers;
      if (how === 'the device is revoked')
        await fetch(`${server.url}/api/me/devices/${there.id}`, { method: 'DELETE', headers: origin });
      if (how === 'all others are')
        await fetch(`${server.url}/api/me/devices`, { method: 'DELETE', headers: origin });
      if (how === 'the password is new')
        await ask.post('/api/me/password', { old: '', new: 'a long password' }, origin);
      if (how === 'it signs out itself') await ask.post('/api/sign-out', {}, there.headers);
      await socket.hear(({ audience }) => audience === 'public');
      expect(socket.heard).not.toContainEqual(beat);
      await giveLines(club, 'ref', [night]);
      expect((await ask.get(game, here.headers)).json.audience).toBe('referee');
      expect(socket.heard.filter(({ audience }) => audience === 'referee')).toHaveLength(1);
      socket.raw.close();
    },
  );

  it('ends what a key and a token see at once', async () => {
    const made = { tournament: cup, kind: 'screen', name: 'Wall', by: 'org' } as const;
    const { id, key } = await makeWatchKey(server.place, made);
    const screen = await socketAt(server, key);
    screen.say({ watch, as: 'hall' });
    await screen.hear(({ audience }) => audience === 'hall');
    await askerAt(server, 'chief').del(`/api/tournaments/${cup}/keys/${id}`);
    await screen.hear(({ problem }) => problem?.code === 'watch/not-yours');
    expect(screen.heard).not.toContainEqual(beat);
    screen.raw.close();
  });
});

describe('the clock of a device', () => {
  const linesAt = (id: string, expected: number, milliseconds: number) => ({
    to: 'game',
    tournament: cup,
    game: table,
    expected,
    command: {
      id,
      ...(expected === 0 && { roles: deal }),
      lines: [
        {
          line: expected === 0 ? 'night 1' : 'note "x"',
          device: new Date(Date.parse(club.now) + milliseconds).toISOString(),
        },
      ],
    },
  });
  const ahead = async () =>
    (await askerAt(server, 'org').get('/api/audit/devices')).json.devices.map(
      (each: { person: string; ahead: number | null }) => [each.person, each.ahead],
    );

  it('is told by what it writes beside its lines; what waited for the network does not count against it', async () => {
    const ref = askerAt(server, 'ref');
    expect((await ref.post('/api/orders', linesAt('a', 0, -3_600_000))).status).toBe(200);
    expect(await ahead()).toEqual([['ref', -3_600_000]]);
    const { version } = (await ref.get(game)).json;
    await ref.post('/api/orders', linesAt('b', version, 5_000));
    expect(await ahead()).toEqual([['ref', 5_000]]);
    await ref.post('/api/orders', linesAt('c', version + 1, -60_000));
    expect(await ahead()).toEqual([['ref', 5_000]]);
    club.now = new Date(Date.parse(club.now) + 11 * 60_000).toISOString();
    await ref.post('/api/orders', linesAt('d', version + 2, -60_000));
    expect(await ahead()).toEqual([['ref', -60_000]]);
  });

  it('is known of a device that only came in: nothing yet', async () => {
    const { place } = server;
    await place.devices.begun({ person: 'ref', device: 'session-1', agent: 'Phone/1' });
    const { devices } = (await askerAt(server, 'org').get('/api/audit/devices')).json;
    expect(devices).toMatchObject([{ device: 'session-1', agent: 'Phone/1', ahead: null, measured: null }]);
    expect((await askerAt(server, 'chief').get('/api/audit/devices')).status).toBe(403);
  });
});
