// Without HTTPS in a hall: what everybody may see is given, to nobody in particular; a session, a token, the key of a stream, a card never.
import { isRefusal } from '@omerta/base/refusal.ts';
import { table } from '@omerta/office/testing/lines.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { sessionCookie } from '../api/asker.ts';
import { beginSession } from '../people/kept/sessions.ts';
import { makeToken } from '../people/kept/tokens.ts';
import { makeWatchKey } from '../people/kept/watch-keys.ts';
import { serveApi } from '../service.ts';
import { site } from '../site.ts';
import { type HallOfOffices, hallOfOffices } from '../testing/offices.ts';
import { ask, freshFolder, portOf } from '../testing/talk.ts';
import { ownCertificates } from './certificates.ts';
import { isOpen } from './openly.ts';
import { isOpenIn, wayIn } from './way-in.ts';

let hall: HallOfOffices;
let app: Awaited<ReturnType<typeof site>>;
let port = 0;
const secrets = { cookie: '', token: '', overlay: '', screen: '' };

beforeAll(async () => {
  hall = await hallOfOffices();
  const folder = freshFolder();
  const certificates = await ownCertificates(folder, { names: () => ['hall.local'], now: Date.now });
  if (isRefusal(certificates)) throw new Error(certificates.code);
  const { first: keys, trusting } = certificates;
  const place = { ...hall.place, isSafe: () => false, origins: () => ['http://hall.local'] };
  app = await site(folder, {
    secured: { keys, stranger: wayIn(trusting), isOpen: isOpenIn(trusting) },
    api: (frame) => serveApi(frame, place),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(app.server);
  const begun = { person: 'ref', agent: 'Test/1', only: null, until: null };
  secrets.cookie = `${sessionCookie}=${encodeURIComponent((await beginSession(place, begun)).secret)}`;
  secrets.token = (await makeToken(place, 'ref', { name: 'x', days: 1 })).token;
  const key = { tournament: 'cup', name: 'x', by: 'org' } as const;
  secrets.overlay = (await makeWatchKey(place, { ...key, kind: 'overlay' })).key;
  secrets.screen = (await makeWatchKey(place, { ...key, kind: 'screen' })).key;
}, 120_000);
afterAll(async () => {
  await app.close();
  await hall.close();
});

const from = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(`http://127.0.0.1:${port}${path}`, { headers: { host: 'hall.local', ...headers } });
const game = `/api/tournaments/cup/games/${encodeURIComponent(table)}`;

it('the public pages and what they ask are given to the network', async () => {
  for (const path of [
    '/live',
    '/live/cup',
    '/live/cup/standings',
    '/api/tournaments',
    '/api/tournaments/cup',
    game,
  ]) {
    const { status, headers } = await from(path);
    expect([path, status, headers['set-cookie']]).toEqual([path, 200, undefined]);
  }
  expect(JSON.parse((await from(game)).body).audience).toBe('public');
});

it('a cookie is not looked at, also where it is a good one', async () => {
  const { cookie } = secrets;
  expect(JSON.parse((await from(game, { cookie })).body).audience).toBe('public');
  expect(JSON.parse((await from('/api/tournaments/cup', { cookie })).body).audience).toBe('public');
  expect((await from('/api/tournaments/cup/archive', { cookie })).status).toBe(401);
});

it('a token and the key of a stream are refused, with where they belong', async () => {
  for (const bearer of [secrets.token, secrets.overlay, 'omr_room'])
    for (const path of [game, `${game}?as=overlay`, '/api/tournaments/cup']) {
      const { status, body } = await from(path, { authorization: `Bearer ${bearer}` });
      expect([status, JSON.parse(body).code]).toEqual([403, 'auth/plain']);
      expect(JSON.parse(body).detail).toContain('https://hall.local');
    }
});

it('the code of a screen shows the hall what the hall may see', async () => {
  const authorization = `Bearer ${secrets.screen}`;
  expect((await from('/api/screen', { authorization })).status).toBe(200);
  const { body } = await from(`${game}?as=hall`, { authorization });
  expect(JSON.parse(body).audience).toBe('hall');
  expect(body).not.toMatch(/"(role|roles|don|sheriff)":\s*"/);
});

/** What comes first for each frame that is said. */
const heardOn = (frames: readonly object[], headers: Readonly<Record<string, string>> = {}) =>
  new Promise<readonly { readonly audience?: string; readonly problem?: { readonly code: string } }[]>(
    (done, fail) => {
      const heard: { readonly audience?: string }[] = [];
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
        headers: { host: 'hall.local', origin: 'http://hall.local', ...headers },
      });
      socket.on('open', () => {
        for (const frame of frames) socket.send(JSON.stringify(frame));
      });
      socket.on('message', (data) => {
        heard.push(JSON.parse(String(data)));
        if (heard.length < frames.length) return;
        socket.close();
        done(heard);
      });
      socket.on('error', fail);
    },
  );

it('over the socket it is the public, or the hall with the code of a screen, and gives nothing', async () => {
  const watch = `game/cup/${table}`;
  const heard = await heardOn(
    [
      { watch },
      { watch: 'tournament/cup' },
      { watch, token: secrets.token },
      { watch, as: 'overlay', token: secrets.overlay },
      { watch, as: 'hall', token: secrets.screen },
      { act: 'room/none', token: 'omr_x', id: 'a', ask: 1, do: 'pass' },
    ],
    { cookie: secrets.cookie },
  );
  expect(heard.map(({ audience, problem }) => audience ?? problem?.code)).toEqual([
    'public',
    'public',
    'watch/not-yours',
    'watch/not-yours',
    'hall',
    'roles/unsafe',
  ]);
});

it.each([
  ['GET', '/board', true],
  ['GET', '/screen/ACDEFHJK', true],
  ['GET', '/assets/main-1a2b.js', true],
  ['GET', '/live/cup/games/q%2F1%2F1?lang=ru', true],
  ['GET', '/', false],
  ['GET', '/me', false],
  ['GET', '/sign-in/ACDEFHJKMN', false],
  ['GET', '/connect', false],
  ['GET', '/table', false],
  ['GET', '/board/here', false],
  ['GET', '/overlay', false],
  ['GET', '/claim/CODE', false],
  ['GET', '/desk/cup', false],
  ['GET', '/metrics', false],
  ['GET', '/api/me', false],
  ['GET', '/api/overlay', false],
  ['GET', '/api/rooms', false],
  ['GET', '/api/sync/next', false],
  ['POST', '/api/tournaments', false],
  ['POST', '/live', false],
  ['DELETE', '/api/tournaments/cup/keys/x', false],
])('%s %s without HTTPS: %s', (method, url, is) => {
  expect(isOpen({ method, url })).toBe(is);
});
