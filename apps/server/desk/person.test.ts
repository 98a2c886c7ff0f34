// What is kept of the people of a club: the list, their details, their photos.
import type { TestClub } from '@omerta/office/testing/club.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nicknameOf, personBy, takeNickname } from '../people/accounts.ts';
import { ownerKey } from '../people/kept/owner.ts';
import { beginSession, sessionsOf } from '../people/kept/sessions.ts';
import { makeWatchKey } from '../people/kept/watch-keys.ts';
import { smallPhoto } from '../testing/desk-requests.ts';
import { askerAt, type LiveServer, liveServer } from '../testing/live-server.ts';
import { runningClub } from '../testing/offices.ts';

let club: TestClub;
let server: LiveServer;
beforeEach(async () => {
  club = await runningClub();
  server = await liveServer(club.store, () => new Date(club.now));
  await server.place.vault.swap(ownerKey, null, { person: 'org' });
});
afterEach(() => server.close());

const change = (by: string, person: string, body: object) =>
  askerAt(server, by).post(`/api/people/${person}/details`, body);
const listed = async (person: string) =>
  (await askerAt(server, 'chief').get('/api/people')).json.people.find(
    (each: { person: string }) => each.person === person,
  );
const notesOf = async (type: string) =>
  (await club.store.read('audit/minsk'))
    .filter((each) => each.type === type)
    .map(({ person, data }) => ({ person, data }));

const noContacts = { name: null, email: null, phone: null, joined: [] };

describe('details', () => {
  it('are changed field by field, and the list shows them', async () => {
    expect(await listed('p10')).toEqual({ person: 'p10', nickname: 'p10', club: null, hasPhoto: false });
    expect(
      (await change('host', 'p10', { nickname: ' Rain ', club: 'North', note: 'allergic' })).status,
    ).toBe(200);
    expect((await change('clerk', 'p10', { club: 'South' })).status).toBe(200);
    expect(await listed('p10')).toEqual({ person: 'p10', nickname: 'Rain', club: 'South', hasPhoto: false });
    expect((await askerAt(server, 'org').get('/api/people/p10/details')).json).toEqual({
      nickname: 'Rain',
      club: 'South',
      note: 'allergic',
      ...noContacts,
    });
    await change('org', 'p10', { club: '', note: '' });
    expect((await askerAt(server, 'org').get('/api/people/p10/details')).json).toEqual({
      nickname: 'Rain',
      club: null,
      note: null,
      ...noContacts,
    });
    expect(await notesOf('PersonChanged')).toEqual([
      { person: 'host', data: { for: 'p10', fields: ['nickname', 'club', 'note'] } },
      { person: 'clerk', data: { for: 'p10', fields: ['club'] } },
      { person: 'org', data: { for: 'p10', fields: ['club', 'note'] } },
    ]);
  });

  it('a real name, an e-mail and a phone are kept beside the log, for whoever keeps people alone', async () => {
    const said = { name: 'Семён Ёлкин', email: 's@example.by', phone: '+375 29 111-22-33' };
    expect((await change('host', 'p10', said)).status).toBe(200);
    expect((await askerAt(server, 'org').get('/api/people/p10/details')).json).toMatchObject(said);
    expect((await askerAt(server, 'chief').get('/api/people/p10/details')).status).toBe(403);
    const long = await change('org', 'p10', { phone: '1'.repeat(201) });
    expect([long.status, long.json.code]).toEqual([422, 'text/form']);
    const written = JSON.stringify([
      await club.store.read('audit/minsk'),
      (await askerAt(server, null).get('/api/tournaments/cup')).json,
    ]);
    for (const each of Object.values(said)) expect(written).not.toContain(each);
    await change('org', 'p10', { phone: '' });
    expect((await askerAt(server, 'org').get('/api/people/p10/details')).json.phone).toBeNull();
  });

  it('a nickname is one person’s, however it is written, and the old one is free again', async () => {
    expect((await change('org', 'p10', { nickname: 'Rain' })).status).toBe(200);
    const taken = await change('org', 'p9', { nickname: 'ＲＡＩＮ', club: 'North' });
    expect([taken.status, taken.json.code]).toEqual([409, 'nickname/taken']);
    expect((await listed('p9')).club).toBeNull();
    expect((await change('org', 'p10', { nickname: 'RAIN' })).status).toBe(200);
    expect(await personBy(server.place, 'rain')).toBe('p10');
    expect((await change('org', 'p10', { nickname: 'Snow' })).status).toBe(200);
    expect((await change('org', 'p9', { nickname: 'rain' })).status).toBe(200);
    expect([await personBy(server.place, 'rain'), await personBy(server.place, 'snow')]).toEqual([
      'p9',
      'p10',
    ]);
  });

  it('a picture shows the new nickname at once', async () => {
    await change('org', 'p10', { nickname: 'Rain' });
    const named = async () => (await askerAt(server, null).get('/api/tournaments/cup')).json.names.p10;
    expect(await named()).toBe('Rain');
    await change('org', 'p10', { nickname: 'Snow' });
    expect(await named()).toBe('Snow');
  });

  it('the owner signs in by a nickname that only he changes', async () => {
    await takeNickname(server.place, 'Boss', 'org');
    expect((await change('clerk', 'org', { nickname: 'Gone' })).json.code).toBe('people/not-yours');
    expect(await personBy(server.place, 'boss')).toBe('org');
    expect((await change('org', 'org', { nickname: 'Chair' })).status).toBe(200);
  });

  it('are for whoever adds people, of people whom the club knows', async () => {
    for (const person of ['maker', 'chief', 'p10', 'guest'])
      expect((await change(person, 'p10', { club: 'x' })).json.code).toBe('people/not-yours');
    const unknown = await change('org', 'nobody', { club: 'x' });
    expect([unknown.status, unknown.json.code]).toEqual([404, 'person/unknown']);
    for (const body of [
      { nickname: '' },
      { nickname: 'n'.repeat(61) },
      { club: 'c'.repeat(61) },
      { note: 'n'.repeat(2_001) },
    ])
      expect((await change('org', 'p10', body)).json.code).toBe('text/form');
  });
});

describe('two entries of one person', () => {
  const join = (by: string, person: string, other: string) =>
    askerAt(server, by).post(`/api/people/${person}/join`, { other });
  const part = (by: string, person: string) => askerAt(server, by).post(`/api/people/${person}/part`, {});
  const made = async (nickname: string): Promise<string> =>
    (await askerAt(server, 'org').post('/api/people', { nickname })).json.person;
  const nickOf = async (person: string) => nicknameOf(server.place, person);

  it('become one and are parted again; the name follows, the list has him once, his old way in ends', async () => {
    const [kept, other] = [await made('Ёжик «Север»'), await made('Ежик-Север')];
    const session = await beginSession(server.place, { person: other, agent: '', only: null, until: null });
    const code = (await askerAt(server, 'org').post(`/api/people/${other}/code`, {})).json.code;
    expect((await join('clerk', kept, other)).status).toBe(200);
    expect((await askerAt(server, null).post('/api/code', { code })).json.code).toBe('auth/code');
    expect(await listed(other)).toBeUndefined();
    expect(await nickOf(other)).toBe('Ёжик «Север»');
    expect(await sessionsOf(server.place, other)).toEqual([]);
    expect(session.id).not.toBe('');
    const { joined } = (await askerAt(server, 'org').get(`/api/people/${kept}/details`)).json;
    expect(joined).toEqual([{ person: other, nickname: 'Ежик-Север' }]);
    await change('org', kept, { nickname: 'Ёж' });
    expect(await nickOf(other)).toBe('Ёж');
    expect((await part('org', other)).status).toBe(200);
    expect(await nickOf(other)).toBe('Ежик-Север');
    expect(await listed(other)).toMatchObject({ nickname: 'Ежик-Север' });
    expect((await part('org', other)).json.code).toBe('people/not-joined');
  });

  it('are not joined by whoever keeps no people, nor where the other plays in a tournament that goes on', async () => {
    const kept = await made('Сова');
    expect((await join('chief', kept, await made('Сова-2'))).status).toBe(403);
    const playing = await join('org', kept, 'p10');
    expect([playing.status, playing.json.code]).toEqual([409, 'people/busy']);
    expect((await join('org', 'p10', kept)).status).toBe(200);
  });
});

describe('photos', () => {
  const photo = '/api/people/p10/photo';
  const headersOf = async (by: string) => ({ authorization: `Bearer ${await askerAt(server, by).token()}` });
  const put = async (by: string, bytes: Uint8Array, type = 'image/jpeg', url = photo) =>
    server.app.inject({
      method: 'PUT',
      url,
      headers: { ...(await headersOf(by)), 'content-type': type },
      payload: Buffer.from(bytes),
    });

  const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 ');
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  it.each([
    ['image/jpeg', smallPhoto],
    ['image/png', png],
    ['image/webp', webp],
  ])('%s is kept as it came, whatever it was called', async (type, bytes) => {
    expect((await put('org', bytes, 'image/png')).statusCode).toBe(200);
    const seen = await server.app.inject({ method: 'GET', url: photo, headers: await headersOf('guest') });
    expect(seen.headers['content-type']).toBe(type);
    expect(seen.rawPayload).toEqual(bytes);
    expect((await listed('p10')).hasPhoto).toBe(true);
    expect(await notesOf('PhotoSet')).toEqual([{ person: 'org', data: { for: 'p10' } }]);
  });

  it.each([
    ['text', Buffer.from('GIF89a')],
    ['nothing', Buffer.alloc(0)],
    ['half a beginning', png.subarray(0, 4)],
    ['another RIFF', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ])('%s is no photo', async (_, bytes) => {
    expect((await put('org', bytes)).json().code).toBe('photo/form');
    expect((await listed('p10')).hasPhoto).toBe(false);
  });

  it('is at most two mebibytes, and no other kind of body', async () => {
    const most = 2 * 1024 * 1024;
    const large = (bytes: number) => Buffer.concat([smallPhoto], bytes);
    expect((await put('org', large(most))).statusCode).toBe(200);
    const over = await put('org', large(most + 1));
    expect([over.statusCode, over.json().code]).toEqual([413, 'request/too-large']);
    expect(over.json().detail).toContain(String(most));
    expect((await put('org', smallPhoto, 'image/gif')).json().code).toBe('request/content-type');
    expect((await put('org', Buffer.from('{}'), 'application/json')).json().code).toBe('photo/form');
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/people',
      headers: { ...(await headersOf('org')), 'content-type': 'image/jpeg' },
      payload: smallPhoto,
    });
    expect(elsewhere.json().code).toBe('request/content-type');
  });

  it('is set by whoever keeps people, deleted by them and by himself', async () => {
    expect((await put('chief', smallPhoto)).json().code).toBe('people/not-yours');
    expect((await put('clerk', smallPhoto)).statusCode).toBe(200);
    expect((await put('clerk', smallPhoto, 'image/jpeg', '/api/people/nobody/photo')).statusCode).toBe(404);
    expect((await askerAt(server, 'p9').del(photo)).json.code).toBe('people/not-yours');
    expect((await askerAt(server, 'p10').del(photo)).status).toBe(200);
    expect((await askerAt(server, 'p10').del(photo)).json.code).toBe('photo/none');
    expect((await listed('p10')).hasPhoto).toBe(false);
    expect(await notesOf('PhotoDeleted')).toEqual([{ person: 'p10', data: { for: 'p10' } }]);
  });

  it('is seen by screens and streams, and by nobody from outside', async () => {
    await put('org', smallPhoto);
    for (const kind of ['screen', 'overlay'] as const) {
      const { key } = await makeWatchKey(server.place, { tournament: 'cup', kind, name: kind, by: 'org' });
      const asked = await askerAt(server, null).get(photo, { authorization: `Bearer ${key}` });
      expect(asked.status).toBe(200);
    }
    expect((await askerAt(server, null).get(photo)).status).toBe(401);
    const forged = await askerAt(server, null).get(photo, { authorization: 'Bearer omk_a.b.cup' });
    expect(forged.status).toBe(401);
  });

  it('goes with the person', async () => {
    await put('org', smallPhoto);
    await club.store.people.erase('p10');
    expect((await askerAt(server, 'org').get(photo)).json.code).toBe('photo/none');
    expect((await listed('p10')).hasPhoto).toBe(false);
  });
});
