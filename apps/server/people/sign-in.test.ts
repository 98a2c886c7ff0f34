// Section 2 of the contract: claiming, signing in and out, passwords, the same words and work for whoever is unknown.
import { afterEach, describe, expect, it } from 'vitest';
import { deviceAt } from '../testing/device.ts';
import { type Owned, owned, ownerPassword } from '../testing/owned.ts';
import { allLookFirst, homes, ownOrigin, served } from '../testing/served.ts';
import { ownerCode } from './claim.ts';
import { type Derive, passwordsBy } from './kept/passwords.ts';
import { routesOfPeople } from './routes.ts';

let on: Owned | null = null;
afterEach(async () => {
  await on?.close();
  on = null;
});
const opened = async (kind: (typeof homes)[number] = 'memory'): Promise<Owned> => {
  on = await owned(kind);
  return on;
};

const wrong = { nickname: 'Owner', password: 'wrong password' };
const right = { nickname: 'Owner', password: ownerPassword };

describe.each(homes)('claiming a store in %s', (kind) => {
  const claim = { club: 'Club', nickname: 'Boss', password: 'a long password' };

  it('founds the club, makes the owner its organiser and signs him in', async () => {
    const { app, place, close } = await served(routesOfPeople, kind);
    const code = await ownerCode(place);
    const device = deviceAt(app);
    const answer = await device.post('/api/claim', { code, ...claim });
    expect(answer.statusCode).toBe(200);
    const { person } = answer.json();
    const { state } = await place.office.club();
    expect(state).toMatchObject({ founded: true, name: 'Club', officers: [{ person, office: 'organiser' }] });
    expect((await device.get('/api/me')).json()).toEqual({
      person,
      nickname: 'Boss',
      offices: [],
      club: 'owner',
    });
    expect(await place.store.people.get(person)).toEqual({ nick: 'Boss' });
    expect(await ownerCode(place)).toBeNull();
    const again = await deviceAt(app).post('/api/claim', { code, ...claim, nickname: 'Thief' });
    expect([again.statusCode, again.json().code]).toEqual([401, 'auth/code']);
    await close();
  });

  it('is done once by two who ask at the same moment', async () => {
    const { app, place, close } = await served(routesOfPeople, kind);
    const code = await ownerCode(place);
    allLookFirst('claim', 3, [place]);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((nickname) =>
        deviceAt(app).post('/api/claim', { code, ...claim, nickname }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
    expect((await place.office.club()).state.people).toHaveLength(1);
    await close();
  });

  it('changes nothing where it is refused, and the code is still good', async () => {
    const { app, place, close } = await served(routesOfPeople, kind);
    const code = await ownerCode(place);
    const status = async (more: object) =>
      (await deviceAt(app).post('/api/claim', { code, ...claim, ...more })).statusCode;
    expect(await status({ code: 'WRONG' })).toBe(401);
    expect(await status({ password: 'x'.repeat(9) })).toBe(422);
    expect(await status({ password: 'x'.repeat(201) })).toBe(422);
    expect(await status({ nickname: ' ' })).toBe(422);
    expect(await status({ club: '\u200b' })).toBe(422);
    expect(await status({ more: 1 })).toBe(400);
    expect((await place.office.club()).state.founded).toBe(false);
    expect(await place.vault.list('')).toHaveLength(1);
    expect(await status({ password: 'я'.repeat(10) })).toBe(200);
    await close();
  });

  it('a code is printed at each start until it was used, and each of them works', async () => {
    const { app, place, close } = await served(routesOfPeople, kind);
    const [first, second] = [await ownerCode(place), await ownerCode(place)];
    expect(first).not.toBe(second);
    expect((await deviceAt(app).post('/api/claim', { code: first, ...claim })).statusCode).toBe(200);
    expect((await deviceAt(app).post('/api/claim', { code: second, ...claim })).statusCode).toBe(401);
    await close();
  });
});

it('a club that came with an archive is claimed for its founder', async () => {
  const { app, place, close } = await served(routesOfPeople);
  const command = { type: 'found-club', id: 'f', by: 'founder', name: 'Old club' };
  await place.office.handle({ to: 'club', command });
  await place.store.people.put('founder', { nick: 'Старый', note: 'kept' });
  const code = await ownerCode(place);
  const answer = await deviceAt(app).post('/api/claim', {
    code,
    club: 'x',
    nickname: 'старый',
    password: 'a long password',
  });
  expect(answer.json()).toEqual({ person: 'founder' });
  expect(await place.store.people.get('founder')).toEqual({ nick: 'старый', note: 'kept' });
  expect((await place.office.club()).state.name).toBe('Old club');
  await close();
});

describe('signing in', () => {
  it.each(homes)('gives a session on a store in %s, and signing out ends it', async (kind) => {
    const { app, ownerId } = await opened(kind);
    const device = deviceAt(app);
    expect((await device.get('/api/me')).json()).toEqual({ person: null });
    const answer = await device.post('/api/sign-in', { ...right, nickname: ' oWNER' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { person: ownerId }]);
    expect((await device.get('/api/me')).json().person).toBe(ownerId);
    const cookie = String(device.cookie());
    expect((await device.post('/api/sign-out')).statusCode).toBe(200);
    expect((await device.get('/api/me')).json()).toEqual({ person: null });
    expect((await deviceAt(app).get('/api/me', { cookie })).json()).toEqual({ person: null });
    expect((await device.post('/api/sign-out')).statusCode).toBe(401);
  });

  it('the cookie is for no script and no other site, and on HTTPS for no plain connection', async () => {
    const { app, place } = await opened();
    const attributes = async (origin: string) => {
      const answer = await deviceAt(app).post('/api/sign-in', right, { origin });
      return String(answer.headers['set-cookie']);
    };
    const plain = await attributes(ownOrigin);
    expect(plain).toMatch(/; HttpOnly/);
    expect(plain).toMatch(/; SameSite=(Lax|Strict)/);
    expect(plain).toMatch(/; Path=\//);
    expect(plain).not.toMatch(/; Secure/);
    Object.assign(place, { origins: () => ['https://hall.example'] });
    expect(await attributes('https://hall.example')).toMatch(/; Secure/);
  });

  it('only a hash of the secret is kept', async () => {
    const { app, place } = await opened();
    const device = deviceAt(app);
    await device.post('/api/sign-in', right);
    const [, secret = ''] = decodeURIComponent(String(device.cookie())).split('=')[1]?.split('.') ?? [];
    expect(secret.length).toBeGreaterThan(40);
    expect(JSON.stringify(await place.vault.list(''))).not.toContain(secret);
    expect(JSON.stringify(await place.vault.list(''))).not.toContain(ownerPassword);
  });

  it('a changed, shortened or made-up cookie is nobody', async () => {
    const { app, ownerId } = await opened();
    const device = deviceAt(app);
    await device.post('/api/sign-in', right);
    const good = decodeURIComponent(String(device.cookie()).split('=')[1] ?? '');
    const [id, secret = '', person] = good.split('.');
    const flipped = `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`;
    for (const each of [
      `${id}.${flipped}.${person}`,
      `${id}.${secret}.p1`,
      `x.${secret}.${person}`,
      `${id}..${person}`,
      '%',
      '',
    ])
      expect(
        (await deviceAt(app).get('/api/me', { cookie: `omerta-session=${encodeURIComponent(each)}` })).json()
          .person,
      ).toBeNull();
    expect((await deviceAt(app).get('/api/me', { cookie: `omerta-session=${good}` })).json().person).toBe(
      ownerId,
    );
  });

  it('a session ends after sixty days of silence, and not before', async () => {
    const { owner, ownerId, pass } = await opened();
    const day = 86_400;
    for (let i = 0; i < 3; i++) {
      pass(59 * day);
      expect((await owner.get('/api/me')).json().person).toBe(ownerId);
    }
    pass(61 * day);
    expect((await owner.get('/api/me')).json().person).toBeNull();
  });

  it('who asks is told only to whoever asks', async () => {
    const { owner } = await opened();
    expect((await owner.get('/api/me')).headers['cache-control']).toBe('private, no-store');
  });
});

describe('wrong credentials', () => {
  it('have the same words, status and work whether or not the person exists', async () => {
    const { app, place, add } = await opened();
    await add('Without password');
    const work: string[] = [];
    const asked: string[] = [];
    const derive: Derive = async ({ memory, passes, parallelism, salt, password }) => {
      work.push(JSON.stringify([memory, passes, parallelism, salt.length, password]));
      return Buffer.alloc(32, 1);
    };
    const { get } = place.vault;
    Object.assign(place, {
      passwords: passwordsBy(derive),
      vault: { ...place.vault, get: (key: string) => get(asked.push(key.split('/')[0] ?? '') ? key : key) },
    });
    const answers = [];
    for (const nickname of ['Owner', 'Nobody', 'Without password']) {
      const before = [work.length, asked.length];
      const answer = await deviceAt(app).post('/api/sign-in', { nickname, password: 'wrong password' });
      answers.push([answer.statusCode, answer.body, work.slice(before[0]), asked.slice(before[1])]);
    }
    expect(answers[0]).toEqual([
      401,
      expect.stringContaining('"auth/credentials"'),
      [expect.any(String)],
      ['nickname', 'account'],
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('argon2id is real: asynchronous, with its parameters and salt kept', async () => {
    const { place, ownerId } = await opened();
    const kept = await place.vault.get(`account/${ownerId}/`);
    expect(kept?.['password']).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1 });
    const passwords = passwordsBy();
    const [one, two] = [await passwords.keep('a long password'), await passwords.keep('a long password')];
    expect(one.salt).not.toBe(two.salt);
    expect(one.tag).not.toBe(two.tag);
    expect(await passwords.check('a long password', one)).toBe(true);
    expect(await passwords.check('a long passworD', one)).toBe(false);
    expect(await passwords.check('a long password', null)).toBe(false);
  });

  it('ten in a minute for one nickname from one address: the next, right or wrong, is 429', async () => {
    const { app, pass } = await opened();
    const [here, there] = [deviceAt(app, '192.0.2.5'), deviceAt(app, '192.0.2.6')];
    for (let i = 0; i < 10; i++) {
      expect((await here.post('/api/sign-in', wrong)).statusCode).toBe(401);
      pass(1);
    }
    for (const body of [wrong, right, { ...right, nickname: 'oWnEr' }]) {
      const answer = await here.post('/api/sign-in', body);
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'auth/too-many']);
      expect(answer.headers['retry-after']).toBe('50');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await there.post('/api/sign-in', right)).statusCode).toBe(200);
    expect((await here.post('/api/sign-in', { ...wrong, nickname: 'Other' })).statusCode).toBe(401);
    pass(49);
    expect((await here.post('/api/sign-in', right)).statusCode).toBe(429);
    pass(1);
    expect((await here.post('/api/sign-in', right)).statusCode).toBe(200);
  });

  it('right ones in between do not wash the failures away', async () => {
    const { app } = await opened();
    const here = deviceAt(app);
    for (let i = 0; i < 9; i++) await here.post('/api/sign-in', wrong);
    expect((await here.post('/api/sign-in', right)).statusCode).toBe(200);
    expect((await here.post('/api/sign-in', wrong)).statusCode).toBe(401);
    expect((await here.post('/api/sign-in', right)).statusCode).toBe(429);
  });

  it('a hundred in a minute for one address, whatever was tried', async () => {
    const { app, place } = await opened();
    Object.assign(place, { passwords: passwordsBy(async () => Buffer.alloc(32, 1)) });
    const here = deviceAt(app, '192.0.2.8');
    for (let i = 0; i < 98; i++)
      expect((await here.post('/api/sign-in', { ...wrong, nickname: `n${i}` })).statusCode).toBe(401);
    expect((await here.post('/api/code', { code: 'AAAAAAAAAA' })).statusCode).toBe(401);
    expect((await here.get('/api/me', { authorization: 'Bearer omt_a.b.c' })).statusCode).toBe(401);
    for (const [url, body] of [
      ['/api/sign-in', right],
      ['/api/code', { code: 'AAAAAAAAAA' }],
    ] as const) {
      const answer = await here.post(url, body);
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBe(60);
    }
    expect((await deviceAt(app, '192.0.2.9').post('/api/sign-in', wrong)).statusCode).toBe(401);
    expect((await here.get('/api/me')).statusCode).toBe(200);
  });

  it('many at the same moment are no way around it', async () => {
    const { app } = await opened();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => deviceAt(app, '192.0.2.5').post('/api/sign-in', wrong)),
    );
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(401), count(429)]).toEqual([10, 15]);
  });

  it('many right ones at the same moment are all let in', async () => {
    const { app } = await opened();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => deviceAt(app, '192.0.2.5').post('/api/sign-in', right)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  });
});

describe('a new password', () => {
  it('needs the old one, ends the other sessions and keeps this one', async () => {
    const { app, owner, ownerId } = await opened();
    const other = deviceAt(app);
    await other.post('/api/sign-in', right);
    const change = { old: ownerPassword, new: 'another long password' };
    expect((await owner.post('/api/me/password', { ...change, old: 'not it at all' })).statusCode).toBe(401);
    expect((await owner.post('/api/me/password', { ...change, new: 'x'.repeat(9) })).statusCode).toBe(422);
    expect((await owner.post('/api/me/password', { ...change, new: 'x'.repeat(201) })).statusCode).toBe(422);
    expect((await other.get('/api/me')).json().person).toBe(ownerId);
    expect((await owner.post('/api/me/password', change)).statusCode).toBe(200);
    expect((await owner.get('/api/me')).json().person).toBe(ownerId);
    expect((await other.get('/api/me')).json().person).toBeNull();
    expect((await other.post('/api/sign-in', right)).statusCode).toBe(401);
    expect((await other.post('/api/sign-in', { ...right, password: change.new })).statusCode).toBe(200);
  });

  it('is set for the first time by whoever came in with a code, and then needs the old one', async () => {
    const { add, deviceOf, app } = await opened();
    const device = await deviceOf(await add('Newcomer'));
    const first = { old: '', new: 'my first password' };
    expect((await device.post('/api/me/password', { ...first, old: 'anything' })).statusCode).toBe(401);
    expect((await device.post('/api/me/password', first)).statusCode).toBe(200);
    expect((await device.post('/api/me/password', first)).statusCode).toBe(401);
    const entered = await deviceAt(app).post('/api/sign-in', { nickname: 'newcomer', password: first.new });
    expect(entered.statusCode).toBe(200);
  });
});
