// Words between the desk and a table over the API: they reach the referee and come back read, a call reaches the desk, and nobody else learns that there is anything.
import { streamsOf, wordStream } from '@omerta/office/streams.ts';
import { cup, give, type TestClub } from '@omerta/office/testing/club.ts';
import { table, tableStream } from '@omerta/office/testing/lines.ts';
import { verifyLog } from '@omerta/office/verify.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditStream } from '../people/kept/audit.ts';
import { beginSession } from '../people/kept/sessions.ts';
import { askerAt, type LiveServer, liveServer, socketAt } from '../testing/live-server.ts';
import { sideClub } from '../testing/side-club.ts';

let club: TestClub;
let server: LiveServer;
beforeEach(async () => {
  club = await sideClub();
  server = await liveServer(club.store, () => new Date(club.now));
});
afterEach(() => server.close());

const where = { tournament: cup, game: table };
const query = `/api/words?tournament=${cup}&game=${encodeURIComponent(table)}`;

const post = (person: string | null, path: string, body: object) =>
  askerAt(server, person).post(`/api/words${path}`, { ...where, ...body });
const send = (person: string | null, id: string, text = 'Ten minutes.', kind = 'word') =>
  post(person, '', { id, kind, text });
const call = (person: string | null, id: string, note = '') =>
  post(person, '/calls', { id, reason: 'conduct', note });
const read = (person: string | null, word: string) => post(person, '/read', { word });
const answer = (person: string | null, id: string) => post(person, '/answers', { call: id });
const wordsFor = async (person: string) => (await askerAt(server, person).get(query)).json;

describe('a word', () => {
  it('reaches whoever leads the game, comes back read, and is sent once however often it comes', async () => {
    for (let i = 0; i < 3; i++) expect(await send('admin', 'w-1')).toMatchObject({ status: 200 });
    expect(await wordsFor('ref')).toMatchObject({
      audience: 'referee',
      view: { words: [{ id: 'w-1', person: 'admin', kind: 'word', text: 'Ten minutes.', read: null }] },
    });
    for (let i = 0; i < 2; i++) expect(await read('ref', 'w-1')).toMatchObject({ status: 200 });
    expect(await wordsFor('org')).toMatchObject({
      audience: 'desk',
      n: 3,
      view: { words: [{ id: 'w-1', read: { person: 'ref' } }], calls: [] },
    });
    expect(await send('admin', 'w-1', 'Other.')).toMatchObject({
      status: 409,
      json: { code: 'word/reused' },
    });
    expect(await read('ref', 'none')).toMatchObject({ status: 404, json: { code: 'word/unknown' } });
  });

  it('as a ruling is the chief’s alone, and whoever sent it has not read it', async () => {
    for (const person of ['org', 'admin'])
      expect(await send(person, 'w-1', 'The vote stands.', 'ruling')).toMatchObject({
        status: 403,
        json: { code: 'word/chief-only' },
      });
    expect(await send('chief', 'w-1', 'The vote stands.', 'ruling')).toMatchObject({ status: 200 });
    expect(await read('chief', 'w-1')).toMatchObject({ status: 403, json: { code: 'word/own' } });
    expect(await read('ref', 'w-1')).toMatchObject({ status: 200 });
  });

  it('writes nothing into the game, is in the audit without its text, and survives a restart and a backup', async () => {
    const before = await club.store.head(tableStream);
    await send('chief', 'w-1', 'Seat four is late.');
    expect(await club.store.head(tableStream)).toEqual(before);
    expect(streamsOf(await club.store.heads(), cup)).toContain(wordStream(cup, table));
    expect(await verifyLog(club.store)).toMatchObject({ tournaments: 1 });
    const noted = (await club.store.read(auditStream(server.place.clubName))).filter(
      ({ type }) => type === 'WordSent',
    );
    expect(noted).toMatchObject([{ person: 'chief', data: { ...where, word: 'w-1' } }]);
    expect(JSON.stringify(noted)).not.toContain('late');
    await server.close();
    server = await liveServer(club.store, () => new Date(club.now));
    expect(await wordsFor('ref')).toMatchObject({ n: 2, view: { words: [{ id: 'w-1' }] } });
  });

  it('is refused where it cannot be: empty, too long, a game that is over', async () => {
    for (const text of ['', '   ', 'x'.repeat(501)])
      expect(await send('chief', 'w-1', text)).toMatchObject({ status: 422, json: { code: 'word/text' } });
    expect(await send('chief', 'w.1')).toMatchObject({ status: 400 });
    expect(await post('chief', '', { id: 'w-1', kind: 'shout', text: 'No.' })).toMatchObject({ status: 400 });
    const events = Array.from({ length: 300 }, () => ({
      type: 'WordSent',
      data: { kind: 'word', text: 'again' },
    }));
    const many = { command: 'many', at: Date.parse(club.now), device: 'desk', person: 'org', events };
    await club.store.append(wordStream(cup, table), 0, many);
    expect(await send('chief', 'w-2')).toMatchObject({ status: 422, json: { code: 'word/most' } });
  });
});

describe('a call for the chief', () => {
  it('stands until somebody of the desk takes it on; the first one stands', async () => {
    expect(await call('ref', 'c-1', 'Shouting at the table.')).toMatchObject({ status: 200 });
    expect(await wordsFor('chief')).toMatchObject({
      view: { calls: [{ id: 'c-1', person: 'ref', reason: 'conduct', answered: null }] },
    });
    for (const person of ['admin', 'chief'])
      expect(await answer(person, 'c-1')).toMatchObject({ status: 200 });
    expect(await wordsFor('ref')).toMatchObject({ view: { calls: [{ answered: { person: 'admin' } }] } });
    expect(await send('chief', 'c-1')).toMatchObject({ status: 409, json: { code: 'word/reused' } });
  });

  it('comes from the phone of that game, and of no other', async () => {
    const session = { person: 'ref', agent: 'Test/1', until: null };
    for (const [game, status] of [
      ['q/2/1', 403],
      [table, 200],
    ] as const) {
      const { secret } = await beginSession(server.place, { ...session, only: { tournament: cup, game } });
      const headers = { cookie: `omerta-session=${encodeURIComponent(secret)}`, origin: 'http://localhost' };
      const body = { ...where, id: 'c-1', reason: 'device', note: '' };
      expect(await askerAt(server, null).post('/api/words/calls', body, headers)).toMatchObject({ status });
    }
  });
});

describe('whose it is', () => {
  it('the desk sends and takes on, whoever leads reads and calls; everybody else is refused', async () => {
    await send('org', 'w-1');
    await call('ref', 'c-1');
    for (const person of ['ref', 'side', 'p1']) {
      expect(await send(person, 'w-2')).toMatchObject({ status: 403, json: { code: 'word/not-yours' } });
      expect(await answer(person, 'c-1')).toMatchObject({ status: 403 });
    }
    for (const person of ['org', 'admin', 'side', 'p1']) {
      expect(await read(person, 'w-1')).toMatchObject({ status: 403 });
      expect(await call(person, 'c-2')).toMatchObject({ status: 403 });
    }
    for (const person of ['side', 'p1'])
      expect(await askerAt(server, person).get(query)).toMatchObject({ status: 403 });
    expect(await send(null, 'w-2')).toMatchObject({ status: 401 });
  });

  it('whoever sits in the game learns nothing and says nothing, even as the chief', async () => {
    await send('org', 'w-1');
    await give(club, 'org', 'dismiss', { person: 'chief', office: 'chief' });
    await give(club, 'org', 'appoint', { person: 'p1', office: 'chief' });
    expect(await askerAt(server, 'p1').get(query)).toMatchObject({ status: 403 });
    for (const asked of [send('p1', 'w-2'), read('p1', 'w-1'), call('p1', 'c-1')])
      expect(await asked).toMatchObject({ status: 403 });
  });
});

describe('live', () => {
  it('a word comes to the referee and its reading to the desk; nobody else is shown or sent anything', async () => {
    const watch = `word/${cup}/${table}`;
    const socketOf = async (person: string | null, ...watches: readonly string[]) => {
      const socket = await socketAt(server, await askerAt(server, person).token());
      for (const each of watches) socket.say({ watch: each });
      return socket;
    };
    const others = ['p1', 'side', null] as const;
    const open = [`tournament/${cup}`, `game/${cup}/${table}`];
    const [ref, desk] = [await socketOf('ref', watch), await socketOf('org', watch)];
    const rest = await Promise.all(others.map((person) => socketOf(person, ...open, watch)));
    for (const socket of rest)
      expect((await socket.hear(({ problem }) => problem !== undefined)).problem).toMatchObject({
        code: 'watch/not-yours',
      });
    const heard = rest.map((socket) => socket.heard.length);
    await ref.hear(({ n }) => n === 1);
    await send('org', 'w-1');
    expect(await ref.hear(({ n }) => n === 2)).toMatchObject({
      audience: 'referee',
      view: { words: [{ id: 'w-1' }] },
    });
    await read('ref', 'w-1');
    expect(await desk.hear(({ n }) => n === 3)).toMatchObject({
      audience: 'desk',
      view: { words: [{ read: { person: 'ref' } }] },
    });
    expect(rest.map((socket) => socket.heard.length)).toEqual(heard);
    await give(club, 'org', 'dismiss', { person: 'ref', office: 'referee' });
    expect((await ref.hear(({ problem }) => problem !== undefined)).problem).toMatchObject({ status: 403 });
    for (const { raw } of [ref, desk, ...rest]) raw.terminate();
  });
});
