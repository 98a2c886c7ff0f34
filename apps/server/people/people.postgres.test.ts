// Two servers on one PostgreSQL: a code, a claim and a nickname are taken once, and what one ends is ended at the other.
import { randomUUID } from 'node:crypto';
import { isRefusal } from '@omerta/base/refusal.ts';
import { postgresHome } from '@omerta/store/postgres.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import { inTime } from '@omerta/testkit/machine/in-time.ts';
import { startPostgres } from '@omerta/testkit/machine/postgres.ts';
import { wireTo } from '@omerta/testkit/machine/wire.ts';
import { afterAll, expect, it } from 'vitest';
import { deviceAt } from '../testing/device.ts';
import { serving } from '../testing/served.ts';
import { ownerCode } from './claim.ts';
import { routesOfPeople } from './routes.ts';

const { url, stop } = startPostgres();
const schema = `omerta_test_${randomUUID().replaceAll('-', '')}`;
const stores: Store[] = [];
const now = () => new Date('2026-01-10T12:00:00Z');

const server = async (at = url) => {
  const store = await openStore(await postgresHome({ url: at, schema }), upcasters);
  if (isRefusal(store)) throw new Error(store.code);
  stores.push(store);
  return serving(store, routesOfPeople, now);
};

afterAll(async () => {
  for (const store of stores) await store.close();
  stop();
});

it('are one server for whoever comes in', async () => {
  const [one, two] = [await server(), await server()];
  const apps = [one.app, two.app, one.app, two.app];
  const statuses = async (work: (app: (typeof apps)[number], i: number) => Promise<{ statusCode: number }>) =>
    (await Promise.all(apps.map(work))).map(({ statusCode }) => statusCode).toSorted();

  const code = await ownerCode(one.place);
  const claim = { code, club: 'Club', password: 'a long password' };
  const devices = apps.map((app) => deviceAt(app));
  expect(
    await statuses(
      (_, i) => devices[i]?.post('/api/claim', { ...claim, nickname: `Owner ${i}` }) ?? Promise.reject(),
    ),
  ).toEqual([200, 401, 401, 401]);
  const answers = await Promise.all(devices.map((device) => device.get('/api/me')));
  const owner = devices[answers.findIndex((answer) => answer.json().club === 'owner')];
  if (!owner) throw new Error('nobody owns it');

  const nickname = 'Гость';
  expect(await statuses(() => owner.post('/api/people', { nickname }))).toEqual([200, 409, 409, 409]);
  const person = (await two.place.office.club()).state.people.at(-1);
  for (let round = 0; round < 5; round++) {
    const made = (await owner.post(`/api/people/${person}/code`, {})).json();
    expect(await statuses((app) => deviceAt(app).post('/api/code', { code: made.code }))).toEqual([
      200, 401, 401, 401,
    ]);
  }

  const { id, token } = (await owner.post('/api/tokens', { name: 'x', days: 1 })).json();
  const bearer = { authorization: `Bearer ${token}` };
  for (const app of apps) expect((await deviceAt(app).get('/api/me', bearer)).statusCode).toBe(200);
  expect((await owner.del(`/api/tokens/${id}`)).statusCode).toBe(200);
  for (const app of apps) expect((await deviceAt(app).get('/api/me', bearer)).statusCode).toBe(401);

  const audit = (await owner.get('/api/audit')).json();
  expect(audit.entries.map(({ n }: { n: number }) => n)).toEqual(
    audit.entries.map((_: unknown, i: number) => audit.entries.length - i),
  );
  expect(audit.entries.filter(({ what }: { what: string }) => what === 'CodeUsed')).toHaveLength(5);
});

it('out of reach is 503 within its time, for everything that needs it, and serves again by itself', async () => {
  const wire = await wireTo(url);
  const { app } = await server(wire.url);
  const right = { nickname: 'Гость', password: 'a long password' };
  wire.freeze();
  const [health, entered, me] = await inTime(
    Promise.all([
      app.inject('/api/health'),
      deviceAt(app).post('/api/sign-in', right),
      app.inject({ url: '/api/me', headers: { cookie: 'omerta-session=a.b.c' } }),
    ]),
  );
  expect(health.json()).toMatchObject({ status: 'store-unreachable', format: 'omerta.health/1' });
  for (const answer of [health, entered, me]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json().code).toBe('store/unreachable');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  wire.thaw();
  expect((await app.inject('/api/health')).json().status).toBe('ok');
  await app.close();
  await stores.pop()?.close();
  await wire.down();
});
