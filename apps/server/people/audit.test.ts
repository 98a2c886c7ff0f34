// The audit: who came in, let others in and was turned away, with ids only; for the owner alone.
import { afterEach, expect, it } from 'vitest';
import { deviceAt } from '../testing/device.ts';
import { type Owned, owned, ownerPassword, toCup, withGame } from '../testing/owned.ts';
import { homes, ownOrigin } from '../testing/served.ts';
import { auditStream } from './kept/audit.ts';

let on: Owned | null = null;
afterEach(async () => {
  await on?.close();
  on = null;
});

type Entry = {
  n: number;
  at: string;
  person: string | null;
  device: string;
  what: string;
  also: string[];
  data: Record<string, unknown>;
  told: string[];
  changes: { place: string[]; told: string[]; before: string | null; after: string | null }[];
  more: number;
};
type Page = { entries: Entry[]; next: number | null; names: Record<string, string> };

const audited = async ({ owner }: Owned, query = ''): Promise<Page> =>
  (await owner.get(`/api/audit${query}`)).json();

it.each(homes)(
  'everything at the doors is written down, by whom and on which device, on a store in %s',
  async (kind) => {
    on = await owned(kind);
    const { app, owner, ownerId, add, pass } = on;
    const second = deviceAt(app);
    await second.post('/api/sign-in', { nickname: 'Owner', password: ownerPassword });
    const { devices } = (await second.get('/api/me/devices')).json();
    const session = devices.find((each: { current: boolean }) => each.current).id;
    const { id: token } = (await second.post('/api/tokens', { name: 'Secret name', days: 1 })).json();
    await second.del(`/api/tokens/${token}`);
    await owner.del(`/api/me/devices/${session}`);
    const person = await add('Guest nickname');
    const { code } = (await owner.post(`/api/people/${person}/code`, {})).json();
    const guest = deviceAt(app);
    await guest.post('/api/code', { code });
    await guest.post('/api/me/password', { old: '', new: 'a long password' });
    await guest.post('/api/sign-out');
    pass(61);
    const { entries } = await audited(on);
    const device = `session-${session}`;
    expect(entries.map(({ what, person: by }) => [what, by === ownerId ? 'owner' : by]).toReversed()).toEqual(
      [
        ['OwnerClaimed', 'owner'],
        ['SignedIn', 'owner'],
        ['TokenMade', 'owner'],
        ['TokenDeleted', 'owner'],
        ['SessionRevoked', 'owner'],
        ['CodeMade', 'owner'],
        ['CodeUsed', person],
        ['PasswordChanged', person],
        ['SignedOut', person],
      ],
    );
    const made = entries.find(({ what }) => what === 'TokenMade');
    expect(made).toMatchObject({ device, at: '2026-01-10T12:00:00.000Z', data: { token } });
    expect(made?.changes).toEqual([{ place: ['token'], told: ['token'], before: null, after: token }]);
    const revoked = entries.find(({ what }) => what === 'SessionRevoked');
    expect(revoked?.changes).toMatchObject([
      { place: ['session'], told: ['device'], before: session, after: null },
    ]);
    expect(entries.find(({ what }) => what === 'CodeMade')?.data).toMatchObject({ for: person });
    const written = JSON.stringify(await on.place.store.read(auditStream('club')));
    for (const secret of [code, 'Secret name', 'Guest nickname', ownerPassword, 'Owner"', 'Test/1'])
      expect(written).not.toContain(secret);
  },
);

it('failed sign-ins are counted, not named, and do not fill the log', async () => {
  on = await owned();
  const { app, pass, place } = on;
  const device = deviceAt(app, '192.0.2.9');
  for (let i = 0; i < 8; i++)
    await device.post('/api/sign-in', { nickname: 'Somebody', password: 'wrong password' });
  pass(61);
  await device.post('/api/sign-in', { nickname: 'Somebody', password: 'wrong password' });
  await device.post('/api/code', { code: 'AAAAAAAAAA' });
  await device.post('/api/sign-in', { nickname: 'Owner', password: ownerPassword });
  const { entries } = await audited(on);
  expect(entries.map(({ what, data }) => [what, data['count']]).toReversed()).toEqual([
    ['OwnerClaimed', undefined],
    ['SignInsFailed', 1],
    ['SignInsFailed', 8],
    ['SignInsFailed', 1],
    ['SignedIn', undefined],
  ]);
  expect(JSON.stringify(await place.store.read(auditStream('club')))).not.toMatch(/Somebody|192\.0\.2/);
});

it('is read page by page, newest first, without a gap', async () => {
  on = await owned();
  for (let i = 0; i < 6; i++) await on.owner.post('/api/tokens', { name: 'x', days: 1 });
  const seen: number[] = [];
  for (let before: number | null = 1_000; before !== null; ) {
    const page: Awaited<ReturnType<typeof audited>> = await audited(on, `?most=3&before=${before}`);
    expect(page.entries.length).toBeLessThanOrEqual(3);
    seen.push(...page.entries.map(({ n }) => n));
    before = page.next;
  }
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect((await audited(on)).entries).toHaveLength(7);
  for (const query of ['?most=0', '?most=501', '?before=x', '?before=-1', '?more=1'])
    expect((await on.owner.get(`/api/audit${query}`)).statusCode).toBe(400);
});

it('orders are found in the log, with what they changed, before and after', async () => {
  on = await owned();
  const [chief, referee] = [await on.add('Chief'), await on.add('Referee')];
  await withGame(on, chief, referee);
  await on.give(toCup, chief, 'set-delay', { seconds: 300 });
  await on.give(toCup, chief, 'set-delay', { seconds: 60 });
  await on.give(toCup, chief, 'permit-overlay', { game: 'q/1/1', seconds: 900 });
  await on.give(toCup, on.ownerId, 'dismiss', { person: referee, office: 'referee' });
  const { entries, names } = await audited(on, '?of=tournament/cup&most=4');
  expect(entries.map(({ what, person, changes }) => ({ what, person, changes }))).toMatchObject([
    {
      what: 'OfficialDismissed',
      person: on.ownerId,
      changes: [{ place: ['offices'], before: `person: ${referee}; office: referee`, after: null }],
    },
    {
      what: 'OverlayPermitted',
      person: chief,
      changes: [{ place: ['overlays', 'q/1/1'], before: null, after: '900' }],
    },
    { what: 'DelaySet', person: chief, changes: [{ place: ['delay'], before: '300', after: '60' }] },
    { what: 'DelaySet', person: chief, changes: [{ place: ['delay'], before: '0', after: '300' }] },
  ]);
  expect(names).toEqual({ [on.ownerId]: 'Owner', [chief]: 'Chief', [referee]: 'Referee' });
  const founded = (await audited(on, '?of=club')).entries.at(-1);
  expect(founded).toMatchObject({ what: 'ClubFounded', also: ['PersonAdded', 'OfficerNamed'] });
  expect(founded?.changes).toContainEqual({
    place: ['officers'],
    told: ['officers'],
    before: null,
    after: `person: ${on.ownerId}; office: organiser`,
  });
  const russian = await on.owner.get('/api/audit?of=tournament/cup&what=DelaySet', {
    origin: ownOrigin,
    'accept-language': 'ru',
  });
  expect(russian.json().entries[0]).toMatchObject({
    told: ['Задержка для зрителей'],
    changes: [{ told: ['задержка, секунды'], before: '300', after: '60' }],
  });
  expect((await on.owner.get('/api/audit?of=tournament/none')).statusCode).toBe(404);
  expect((await on.owner.get('/api/audit?of=game/cup')).statusCode).toBe(404);
});

it('many changes at once are cut, and their number is told', async () => {
  on = await owned();
  const [chief, referee] = [await on.add('Chief'), await on.add('Referee')];
  await withGame(on, chief, referee);
  const formed = (await audited(on, '?of=tournament/cup&what=SeatingLaid')).entries;
  expect(formed).toHaveLength(1);
  for (const { changes, more } of (await audited(on, '?of=tournament/cup')).entries) {
    expect(changes.length).toBeLessThanOrEqual(20);
    expect(more === 0 || changes.length === 20).toBe(true);
  }
});

it('is asked of one person or of one kind, page by page', async () => {
  on = await owned();
  const guest = await on.add('Guest');
  const device = await on.deviceOf(guest);
  for (let i = 0; i < 5; i++) {
    await device.post('/api/tokens', { name: 'x', days: 1 });
    await on.owner.post('/api/tokens', { name: 'x', days: 1 });
  }
  const first = await audited(on, `?person=${guest}&what=TokenMade&most=3`);
  expect(first.entries.map(({ what, person }) => [what, person])).toEqual(
    Array.from({ length: 3 }, () => ['TokenMade', guest]),
  );
  const second = await audited(on, `?person=${guest}&what=TokenMade&most=3&before=${first.next}`);
  expect([second.entries.length, second.next]).toEqual([2, null]);
  expect((await audited(on, '?person=nobody-known')).entries).toEqual([]);
});

it('is for the owner alone', async () => {
  on = await owned();
  const guest = await on.deviceOf(await on.add('Guest'));
  expect((await guest.get('/api/audit')).json()).toMatchObject({ status: 403, code: 'auth/not-owner' });
  expect((await deviceAt(on.app).get('/api/audit')).statusCode).toBe(401);
});
