// Codes that hold for a whole tournament: of its officials, and of its players on their badges; and what another's hand has made.
import { afterEach, describe, expect, it } from 'vitest';
import type { Place } from '../api/place.ts';
import { orderRoute } from '../orders/order-route.ts';
import { deviceAt, type TestDevice } from '../testing/device.ts';
import { type Owned, ownedBy, toCup, withGame } from '../testing/owned.ts';
import { served } from '../testing/served.ts';
import { routesOfPeople } from './routes.ts';

let on: Owned | null = null;
afterEach(async () => {
  await on?.close();
  on = null;
});

const problemOf = async (answer: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};

const prepared = async () => {
  const club = await ownedBy(await served([...routesOfPeople, orderRoute], 'memory'), 'Хозяин');
  on = club;
  const [chief, referee] = [await club.add('Главный «Ёж»'), await club.add('Судья-Ёлкин')];
  await withGame(club, chief, referee);
  const forCup = (device: TestDevice, person: string, tournament = 'cup') =>
    device.post(`/api/people/${person}/code`, { tournament });
  const exchanged = async (code: string) => {
    const device = deviceAt(club.app, '192.0.2.60');
    const came = await device.post('/api/code', { code });
    return { device, came };
  };
  const appointed = (person: string, office: string) =>
    club.owner.post('/api/orders', {
      ...toCup,
      command: { type: 'appoint', id: `o-${person}-${office}`, person, office },
    });
  const players = (await club.place.office.tournament('cup')).state.entries.map(({ person }) => person);
  return { ...club, chief, referee, forCup, exchanged, appointed, players };
};

/** As the tournament is read from now on. */
const finished = (place: Place): void => {
  const { tournament } = place.office;
  const over: typeof tournament = async (id) => {
    const read = await tournament(id);
    return { ...read, state: { ...read.state, phase: 'finished' } };
  };
  Object.assign(place.office, { tournament: over });
};

describe('a code for a whole tournament', () => {
  it('is made by its organiser or chief for who holds an office in it, and for nobody else', async () => {
    const { owner, chief, referee, deviceOf, forCup, players, add } = await prepared();
    const [player = ''] = players;
    const byChief = await deviceOf(chief);
    for (const device of [owner, byChief]) {
      expect((await forCup(device, referee)).statusCode).toBe(200);
      expect(await problemOf(forCup(device, player))).toEqual([403, 'code/not-yours']);
      expect(await problemOf(forCup(device, referee, 'none'))).toEqual([404, 'tournament/unknown']);
    }
    const stranger = await deviceOf(await add('Прохожий'));
    expect(await problemOf(forCup(stranger, referee))).toEqual([403, 'code/not-yours']);
    expect(
      await problemOf(
        owner.post(`/api/people/${referee}/code`, {
          tournament: 'cup',
          game: { tournament: 'cup', game: 'q/1/1' },
        }),
      ),
    ).toEqual([400, 'request/unreadable']);
  });

  it('gives a session that is good there alone, the next day too, and ends with the tournament', async () => {
    const { owner, referee, forCup, exchanged, pass, place } = await prepared();
    const { code } = (await forCup(owner, referee)).json();
    const { device, came } = await exchanged(code);
    expect(came.json()).toEqual({ person: referee, within: 'cup' });
    pass(30 * 3600);
    expect((await device.get('/api/me')).json()).toMatchObject({ person: referee, within: 'cup' });
    for (const [method, url, body] of [
      ['POST', '/api/tokens', { name: 'x', days: 1 }],
      ['GET', '/api/me/devices', undefined],
      ['POST', '/api/me/password', { old: '', new: 'a long password' }],
      ['POST', '/api/people', { nickname: 'x' }],
      ['POST', `/api/people/${referee}/code`, {}],
      ['POST', '/api/orders', { to: 'club', command: { type: 'add-person', id: 'a1', person: 'x' } }],
      ['GET', '/api/audit', undefined],
    ] as const)
      expect(await problemOf(device.ask(method, url, body)), url).toEqual([403, 'auth/one-tournament']);
    // What a referee's office may there, he may: the order is refused by no door.
    const started = { type: 'start-game', id: 's1', game: 'q/1/1' };
    const answered = await device.post('/api/orders', { ...toCup, command: started });
    expect(answered.json().code).toBe('game/status');
    const late = (await forCup(owner, referee)).json().code;
    finished(place);
    expect((await device.get('/api/me')).json().person).toBeNull();
    expect((await exchanged(late)).came.statusCode).toBe(401);
    expect(await problemOf(forCup(owner, referee))).toEqual([409, 'code/finished']);
  });

  it('of the owner opens nothing that is the owner’s', async () => {
    const { owner, ownerId, chief, deviceOf, forCup, exchanged } = await prepared();
    const { code } = (await forCup(await deviceOf(chief), ownerId)).json();
    const { device } = await exchanged(code);
    expect((await device.get('/api/me')).json()).toMatchObject({ person: ownerId, club: null });
    for (const url of ['/api/audit', '/api/audit/seen?tournament=cup'])
      expect(await problemOf(device.get(url)), url).toEqual([403, 'auth/one-tournament']);
    expect((await owner.get('/api/audit')).statusCode).toBe(200);
  });
});

describe('codes for badges', () => {
  const badges = (device: TestDevice, tournament = 'cup') =>
    device.post(`/api/tournaments/${tournament}/badge-codes`, {});

  it('are for players and reserves without an office, and made by who lets people in', async () => {
    const { owner, ownerId, chief, deviceOf, add, give, players, appointed } = await prepared();
    const reserve = await add('Запасная-Ёлочка');
    await give(toCup, reserve, 'apply', { person: reserve });
    await give(toCup, ownerId, 'reserve', { person: reserve });
    const [official = '', ...rest] = players;
    expect((await appointed(official, 'side-referee')).statusCode).toBe(200);
    const { codes } = (await badges(owner)).json() as { codes: { person: string; code: string }[] };
    expect(codes.map(({ person }) => person)).toEqual([...rest, reserve]);
    expect(await problemOf(badges(await deviceOf(chief)))).toEqual([403, 'code/not-yours']);
    expect(await problemOf(badges(owner, 'none'))).toEqual([404, 'tournament/unknown']);
  });

  it('let a player in weeks later, once, in that tournament alone', async () => {
    const { owner, exchanged, pass, app } = await prepared();
    const [first] = (await badges(owner)).json().codes;
    pass(20 * 86_400);
    const { device, came } = await exchanged(first.code);
    expect(came.json()).toEqual({ person: first.person, within: 'cup' });
    expect((await device.get('/api/me')).json()).toMatchObject({ person: first.person, within: 'cup' });
    expect(await problemOf(device.post('/api/me/password', { old: '', new: 'a long password' }))).toEqual([
      403,
      'auth/one-tournament',
    ]);
    expect(await problemOf(deviceAt(app).post('/api/code', { code: first.code }))).toEqual([
      401,
      'auth/code',
    ]);
  });

  it('are worth nothing once the tournament is finished', async () => {
    const { owner, exchanged, place } = await prepared();
    const [first] = (await badges(owner)).json().codes;
    finished(place);
    expect((await exchanged(first.code)).came.statusCode).toBe(401);
    expect(await problemOf(badges(owner))).toEqual([409, 'code/finished']);
  });
});

it('what another’s hand has made ends when the person is given an office; his own password does not', async () => {
  const { owner, add, app, exchanged, appointed } = await prepared();
  const person = await add('Будущий судья');
  const code = async (): Promise<string> => (await owner.post(`/api/people/${person}/code`, {})).json().code;
  const { device: lent } = await exchanged(await code());
  const { token } = (await lent.post('/api/tokens', { name: 'x', days: 9 })).json();
  await lent.post('/api/me/password', { old: '', new: 'свой пароль' });
  const own = deviceAt(app);
  await own.post('/api/sign-in', { nickname: 'Будущий судья', password: 'свой пароль' });
  const { token: ownToken } = (await own.post('/api/tokens', { name: 'y', days: 9 })).json();
  const unused = await code();
  expect((await appointed(person, 'referee')).statusCode).toBe(200);
  const meBy = (bearer: string) =>
    app.inject({ url: '/api/me', headers: { authorization: `Bearer ${bearer}` } });
  expect((await lent.get('/api/me')).json().person).toBeNull();
  expect((await meBy(token)).statusCode).toBe(401);
  expect((await exchanged(unused)).came.statusCode).toBe(401);
  expect((await own.get('/api/me')).json().person).toBe(person);
  expect((await meBy(ownToken)).json().person).toBe(person);
  const { entries } = (await owner.get('/api/audit')).json();
  expect(entries.map(({ what }: { what: string }) => what)).toContain('LentEnded');
});
