// Section 2 of the contract: tokens of programs, devices, and what an own origin has to do with a cookie.
import { afterEach, describe, expect, it } from 'vitest';
import { throttleBy } from '../api/throttle.ts';
import { deviceAt } from '../testing/device.ts';
import { type Owned, owned, ownerPassword } from '../testing/owned.ts';
import { homes, ownOrigin } from '../testing/served.ts';

let on: Owned | null = null;
afterEach(async () => {
  await on?.close();
  on = null;
});
const opened = async (kind: (typeof homes)[number] = 'memory'): Promise<Owned> => {
  on = await owned(kind);
  return on;
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('tokens of programs', () => {
  it.each(homes)('one stands for whoever made it until it is deleted, on a store in %s', async (kind) => {
    const { app, owner, ownerId, place } = await opened(kind);
    const made = (await owner.post('/api/tokens', { name: ' Overlay ', days: 30 })).json();
    expect(Object.keys(made).toSorted()).toEqual(['id', 'token']);
    const program = deviceAt(app);
    expect((await program.get('/api/me', bearer(made.token))).json().person).toBe(ownerId);
    const listed = (await owner.get('/api/tokens')).json();
    const until = new Date(place.now().getTime() + 30 * 86_400_000).toISOString();
    expect(listed).toEqual({
      tokens: [{ id: made.id, name: 'Overlay', made: place.now().toISOString(), until }],
    });
    expect(JSON.stringify(await place.vault.list(''))).not.toContain(made.token.split('.')[1]);
    expect((await owner.del(`/api/tokens/${made.id}`)).statusCode).toBe(200);
    const refused = await program.get('/api/me', bearer(made.token));
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'auth/token']);
    expect((await owner.del(`/api/tokens/${made.id}`)).statusCode).toBe(404);
    expect((await owner.get('/api/tokens')).json()).toEqual({ tokens: [] });
  });

  it('ends with its last day', async () => {
    const { app, owner, pass } = await opened();
    const { token } = (await owner.post('/api/tokens', { name: 'x', days: 1 })).json();
    pass(86_399);
    expect((await deviceAt(app).get('/api/me', bearer(token))).statusCode).toBe(200);
    pass(1);
    expect((await deviceAt(app).get('/api/me', bearer(token))).statusCode).toBe(401);
    expect((await owner.get('/api/tokens')).json()).toEqual({ tokens: [] });
  });

  it('a wrong one is 401 wherever it is shown, also where nobody need be signed in', async () => {
    const { app, owner } = await opened();
    const { token } = (await owner.post('/api/tokens', { name: 'x', days: 1 })).json();
    for (const each of [`${token}x`, token.replace('omt_', 'omt_x'), 'omt_', 'another-key'])
      for (const url of ['/api/me', '/api/tokens'])
        expect((await deviceAt(app).get(url, bearer(each))).json().code, each).toBe('auth/token');
    expect((await deviceAt(app).get('/api/me', { authorization: 'Basic abc' })).statusCode).toBe(401);
  });

  it('goes before a cookie, and needs no origin', async () => {
    const { owner, add, deviceOf } = await opened();
    const person = await add('Guest');
    const guest = await deviceOf(person);
    const { token } = (await guest.post('/api/tokens', { name: 'x', days: 1 })).json();
    expect((await owner.get('/api/me', bearer(token))).json().person).toBe(person);
    expect((await owner.post('/api/tokens', { name: 'y', days: 1 }, bearer(token))).statusCode).toBe(200);
    expect((await owner.post('/api/sign-out', undefined, bearer(token))).json().code).toBe('auth/no-device');
  });

  it('names and days have their limits, and so has their number', async () => {
    const { owner } = await opened();
    const status = async (body: object) => (await owner.post('/api/tokens', body)).statusCode;
    expect(await status({ name: '', days: 1 })).toBe(422);
    expect(await status({ name: 'x'.repeat(61), days: 1 })).toBe(422);
    expect(await status({ name: 'x', days: 0 })).toBe(422);
    expect(await status({ name: 'x', days: 367 })).toBe(422);
    expect(await status({ name: 'x', days: 1.5 })).toBe(400);
    expect(await status({ name: 'x', days: '1' })).toBe(400);
    expect(await status({ name: 'x' })).toBe(400);
    for (let i = 0; i < 50; i++) expect(await status({ name: `t${i}`, days: 366 })).toBe(200);
    expect(await status({ name: 'x', days: 1 })).toBe(422);
  });

  it('nobody sees or deletes those of another', async () => {
    const { owner, add, deviceOf } = await opened();
    const { id } = (await owner.post('/api/tokens', { name: 'x', days: 1 })).json();
    const guest = await deviceOf(await add('Guest'));
    expect((await guest.get('/api/tokens')).json()).toEqual({ tokens: [] });
    for (const each of [id, `..%2F${id}`, '%00', '..'])
      expect((await guest.del(`/api/tokens/${each}`)).statusCode).toBe(404);
    expect((await owner.get('/api/tokens')).json().tokens).toHaveLength(1);
  });
});

describe('devices', () => {
  it('are listed with their last use and signed out one by one', async () => {
    const { app, owner, pass, place } = await opened();
    const made = place.now().toISOString();
    const other = deviceAt(app);
    pass(3_600);
    await other.post('/api/sign-in', { nickname: 'Owner', password: ownerPassword });
    const { devices } = (await owner.get('/api/me/devices')).json();
    const [now, agent] = [place.now().toISOString(), 'Test/1'];
    expect(devices).toMatchObject([
      { agent, made, used: now, current: true, only: null, until: null },
      { agent, made: now, used: now, current: false },
    ]);
    expect(JSON.stringify(devices)).not.toContain('secret');
    expect((await owner.del(`/api/me/devices/${devices[1].id}`)).statusCode).toBe(200);
    expect((await other.get('/api/me')).json().person).toBeNull();
    expect((await owner.del(`/api/me/devices/${devices[1].id}`)).statusCode).toBe(404);
    expect((await owner.get('/api/me/devices')).json().devices).toHaveLength(1);
  });

  it('those of another are not there', async () => {
    const { owner, add, deviceOf } = await opened();
    const guest = await deviceOf(await add('Guest'));
    const [{ id }] = (await owner.get('/api/me/devices')).json().devices;
    expect((await guest.del(`/api/me/devices/${id}`)).statusCode).toBe(404);
    expect((await owner.get('/api/me')).json().club).toBe('owner');
  });

  it('a person has fifty at most, and loses the one unused for longest', async () => {
    const { owner, add, deviceOf, pass } = await opened();
    const person = await add('Guest');
    const first = await deviceOf(person);
    for (let i = 0; i < 49; i++) {
      pass(1);
      await deviceOf(person);
    }
    expect((await first.get('/api/me')).json().person).toBe(person);
    pass(1);
    const last = await deviceOf(person);
    expect((await first.get('/api/me')).json().person).toBeNull();
    expect((await last.get('/api/me/devices')).json().devices).toHaveLength(50);
    expect((await owner.get('/api/me')).json().club).toBe('owner');
  });
});

it('all devices but this one are signed out in one go', async () => {
  const { app, owner } = await opened();
  const right = { nickname: 'Owner', password: ownerPassword };
  const others = [deviceAt(app), deviceAt(app)];
  for (const each of others) await each.post('/api/sign-in', right);
  expect((await owner.del('/api/me/devices')).json()).toEqual({ ended: 2 });
  for (const each of others) expect((await each.get('/api/me')).json()).toEqual({ person: null });
  expect((await owner.get('/api/me/devices')).json().devices).toHaveLength(1);
  expect((await owner.del('/api/me/devices')).json()).toEqual({ ended: 0 });
});

it('a person who asks without end is told to wait, from whatever address; others are served', async () => {
  const { app, place, owner, add, deviceOf } = await opened();
  const guest = await deviceOf(await add('Guest'));
  Object.assign(place, { throttle: throttleBy(place.now, { person: 10, address: 1_000 }) });
  const { token } = (await guest.post('/api/tokens', { name: 'x', days: 1 })).json();
  for (let i = 0; i < 9; i++)
    expect((await deviceAt(app, `192.0.2.${i}`).get('/api/me', bearer(token))).statusCode).toBe(200);
  const last = await guest.get('/api/me');
  expect([last.statusCode, last.json().code, last.headers['retry-after']]).toEqual([
    429,
    'request/too-many',
    '1',
  ]);
  expect((await owner.get('/api/me')).statusCode).toBe(200);
});

it('a phone that runs wild in a hall blocks nobody behind the same address', async () => {
  const { app, place, add, deviceOf } = await opened();
  const wild = await deviceOf(await add('Wild'));
  const calm = await deviceOf(await add('Calm'));
  Object.assign(place, { throttle: throttleBy(place.now, { person: 5, address: 20 }) });
  const statuses = [];
  for (let i = 0; i < 40; i++) statuses.push((await wild.get('/api/me')).statusCode);
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(35).fill(429)]);
  expect((await calm.get('/api/me')).statusCode).toBe(200);
  expect((await deviceAt(app, '192.0.2.77').get('/api/health')).statusCode).toBe(200);
});

describe('an own origin', () => {
  const foreign = { origin: 'https://evil.example' };

  it('is needed for whatever a cookie changes', async () => {
    const { owner } = await opened();
    const make = (headers: Record<string, string>) =>
      owner.post('/api/tokens', { name: 'x', days: 1 }, headers);
    for (const headers of [
      foreign,
      { origin: 'null' },
      { origin: `${ownOrigin}0` },
      { origin: `${ownOrigin}.evil` },
    ])
      expect((await make(headers)).json()).toMatchObject({ status: 403, code: 'origin/foreign' });
    expect((await make({})).json()).toMatchObject({ status: 403, code: 'origin/missing' });
    expect((await owner.get('/api/tokens')).json()).toEqual({ tokens: [] });
    expect((await make({ origin: ownOrigin })).statusCode).toBe(200);
  });

  it('is not needed to read, but another one is refused', async () => {
    const { owner } = await opened();
    expect((await owner.get('/api/me', {})).json().club).toBe('owner');
    for (const url of ['/api/me', '/api/tokens'])
      expect((await owner.get(url, foreign)).json()).toMatchObject({ status: 403, code: 'origin/foreign' });
  });

  it('another site signs nobody in, and a program without an origin signs in', async () => {
    const { app } = await opened();
    const right = { nickname: 'Owner', password: ownerPassword };
    expect((await deviceAt(app).post('/api/sign-in', right, foreign)).statusCode).toBe(403);
    const device = deviceAt(app);
    expect((await device.post('/api/sign-in', right, {})).statusCode).toBe(200);
    expect((await device.post('/api/sign-in', right, {})).statusCode).toBe(200);
  });
});
