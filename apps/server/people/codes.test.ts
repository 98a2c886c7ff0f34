// Section 2 of the contract: people, one-time codes, who may make one, and a session for one game.
import { stageName } from '@omerta/testkit/names.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { deviceAt, type TestDevice } from '../testing/device.ts';
import { type Owned, owned, toClub, toCup, withGame } from '../testing/owned.ts';
import { allLookFirst, homes, serving } from '../testing/served.ts';
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

const problemOf = async (answer: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};

describe('people', () => {
  it.each(homes)('are added to the club under a nickname, on a store in %s', async (kind) => {
    const { owner, place } = await opened(kind);
    const { person } = (
      await owner.post('/api/people', { nickname: ' Кот  учёный ', club: 'Лукоморье' })
    ).json();
    expect((await place.office.club()).state.people).toContain(person);
    expect(await place.store.people.get(person)).toEqual({ nick: 'Кот учёный', club: 'Лукоморье' });
  });

  it.each([
    ['Straße', 'STRASSE'],
    ['Кот', 'КОТ'],
    ['ﬁsh', 'FISH'],
    ['Ａｌｉｃｅ', 'alice'],
    ['Йод', 'Йод'.normalize('NFD')],
    ['ΣΑΣ', 'σας'],
    ['a b', ' A   B '],
  ])('“%s” and “%s” are the same nickname', async (one, other) => {
    const { owner } = await opened();
    expect((await owner.post('/api/people', { nickname: one })).statusCode).toBe(200);
    const people = (await on?.place.office.club())?.state.people.length;
    expect(await problemOf(owner.post('/api/people', { nickname: other }))).toEqual([409, 'nickname/taken']);
    expect((await on?.place.office.club())?.state.people).toHaveLength(people ?? 0);
  });

  it('of many who take one nickname at once, one has it', async () => {
    const { owner } = await opened();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.post('/api/people', { nickname: 'One' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  it('a nickname has something to see and nothing hidden', async () => {
    const { owner } = await opened();
    for (const nickname of ['', '  ', '\u200b', 'a\u202eb', 'a\u0000b', 'x'.repeat(61), '\ud800'])
      expect((await owner.post('/api/people', { nickname })).statusCode).toBe(422);
    expect((await owner.post('/api/people', { nickname: 'x', club: '' })).statusCode).toBe(422);
    expect((await owner.post('/api/people', { nickname: 7 })).statusCode).toBe(400);
  });

  it('the owner, an organiser and an administrator add them, at once after they were named; nobody else', async () => {
    const { add, deviceOf, give, ownerId, app } = await opened();
    const person = await add('Helper');
    const helper = await deviceOf(person);
    let count = 0;
    const tries = () => problemOf(helper.post('/api/people', { nickname: `n${++count}` }));
    expect(await tries()).toEqual([403, 'people/not-yours']);
    for (const office of ['organiser', 'administrator']) {
      await give(toClub, ownerId, 'name-officer', { person, office });
      expect(await tries()).toEqual([200, undefined]);
      await give(toClub, ownerId, 'relieve-officer', { person, office });
      expect(await tries()).toEqual([403, 'people/not-yours']);
    }
    await give(toClub, ownerId, 'name-officer', { person, office: 'discipline' });
    expect(await tries()).toEqual([403, 'people/not-yours']);
    expect(await problemOf(deviceAt(app).post('/api/people', { nickname: 'x' }))).toEqual([401, 'auth/none']);
  });

  it('an owner who was relieved as organiser still adds them, and names nobody', async () => {
    const { add, deviceOf, give, ownerId, owner } = await opened();
    const other = await add('Other');
    await give(toClub, ownerId, 'name-officer', { person: other, office: 'organiser' });
    await give(toClub, other, 'relieve-officer', { person: ownerId, office: 'organiser' });
    expect(await problemOf(owner.post('/api/people', { nickname: 'Newcomer' }))).toEqual([200, undefined]);
    await expect(
      give(toClub, ownerId, 'name-officer', { person: ownerId, office: 'organiser' }),
    ).rejects.toThrow('office/not-yours');
    await deviceOf(await add('Another'));
  });

  it('whoever is erased is gone from the doors too, and the nickname is free', async () => {
    const { add, deviceOf, place, owner } = await opened('folder');
    const person = await add('Short guest');
    const guest = await deviceOf(person);
    await guest.post('/api/me/password', { old: '', new: 'a long password' });
    await guest.post('/api/tokens', { name: 'x', days: 1 });
    expect(await place.store.people.erase(person)).toBe(true);
    expect((await guest.get('/api/me')).json()).toEqual({ person: null });
    expect(JSON.stringify(await place.vault.list(''))).not.toContain(person);
    expect((await owner.post('/api/people', { nickname: 'short guest' })).statusCode).toBe(200);
  });
});

describe('one-time codes', () => {
  const codeFor = (device: TestDevice, person: string, body: object = {}) =>
    device.post(`/api/people/${encodeURIComponent(person)}/code`, body);

  it.each(homes)(
    'are ten characters without look-alikes, good once and for ten minutes, on a store in %s',
    async (kind) => {
      const { owner, add, app, pass, place } = await opened(kind);
      const person = await add('Guest');
      const { code, expires } = (await codeFor(owner, person)).json();
      expect(code).toMatch(/^[34679ACDEFHJKMNPRTWXY]{10}$/);
      expect(Date.parse(expires) - place.now().getTime()).toBe(600_000);
      expect(JSON.stringify(await place.vault.list(''))).not.toContain(code);
      const cyrillic = code.replaceAll(
        /[ACEHKMPTXY]/g,
        (sign: string) => 'АСЕНКМРТХУ'['ACEHKMPTXY'.indexOf(sign)],
      );
      const typed = `${cyrillic.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
      const device = deviceAt(app);
      expect((await device.post('/api/code', { code: typed })).json()).toEqual({ person });
      expect((await device.get('/api/me')).json().person).toBe(person);
      expect(await problemOf(deviceAt(app).post('/api/code', { code }))).toEqual([401, 'auth/code']);
      const late = (await codeFor(owner, person)).json();
      pass(600);
      expect(await problemOf(deviceAt(app).post('/api/code', { code: late.code }))).toEqual([
        401,
        'auth/code',
      ]);
      const used = await deviceAt(app).post('/api/code', { code });
      const unknown = await deviceAt(app).post('/api/code', { code: 'AAAAAAAAAA' });
      expect(unknown.body).toBe(used.body);
    },
  );

  it('a body may be left out', async () => {
    const { owner, add } = await opened();
    expect((await owner.post(`/api/people/${await add('Guest')}/code`)).statusCode).toBe(200);
  });

  it('two servers asked at the same moment exchange it once', async () => {
    const { owner, add, app, place } = await opened();
    const other = await serving(place.store, routesOfPeople, place.now);
    allLookFirst('code', 4, [place, other.place]);
    const person = await add('Guest');
    for (let round = 0; round < 10; round++) {
      const { code } = (await codeFor(owner, person)).json();
      const answers = await Promise.all(
        [app, other.app, app, other.app].map((each) => deviceAt(each).post('/api/code', { code })),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401]);
    }
    await other.app.close();
  });

  it('the owner makes them for anybody; organiser and administrator for people without an office', async () => {
    const club = await opened();
    const { owner, ownerId, add, deviceOf, give, app } = club;
    const [plain, officer, official, helperId] = [
      await add('Plain'),
      await add('Officer'),
      await add('Official'),
      await add('Helper'),
    ];
    await give(toClub, ownerId, 'name-officer', { person: officer, office: 'discipline' });
    await withGame(club, official, await add('Referee'));
    const helper = await deviceOf(helperId);
    const tries = (person: string, by = helper) => problemOf(codeFor(by, person));
    for (const person of [plain, officer, official, 'nobody-here'])
      expect(await tries(person)).toEqual([403, 'code/not-yours']);
    for (const office of ['organiser', 'administrator']) {
      await give(toClub, ownerId, 'name-officer', { person: helperId, office });
      expect((await tries(plain))[0]).toBe(200);
      for (const person of [officer, official, ownerId, helperId])
        expect(await tries(person)).toEqual([403, 'code/not-yours']);
      expect(await tries('nobody-here')).toEqual([404, 'person/unknown']);
      await give(toClub, ownerId, 'relieve-officer', { person: helperId, office });
    }
    for (const person of [plain, officer, official, ownerId, helperId])
      expect((await tries(person, owner))[0]).toBe(200);
    expect(await tries('nobody-here', owner)).toEqual([404, 'person/unknown']);
    expect(await problemOf(codeFor(deviceAt(app), plain))).toEqual([401, 'auth/none']);
  });
});

describe('a code for one game', () => {
  const one = { tournament: 'cup', game: 'q/1/1' };
  const prepared = async () => {
    const club = await opened();
    const [chief, referee] = [await club.add('Chief'), await club.add('Referee')];
    await withGame(club, chief, referee);
    const forGame = (device: TestDevice, person: string, game: object = one) =>
      device.post(`/api/people/${person}/code`, { game });
    return { ...club, chief, referee, forGame };
  };

  it('is made by the organiser or the chief of the tournament, for the referee of that game alone', async () => {
    const { owner, chief, referee, add, deviceOf, forGame, give, ownerId } = await prepared();
    const [other, organiser] = [await add('Other'), await add('Organiser')];
    await give(toCup, ownerId, 'appoint', { person: other, office: 'referee' });
    await give(toCup, ownerId, 'appoint', { person: organiser, office: 'organiser' });
    const [byChief, byReferee, byOrganiser] = [
      await deviceOf(chief),
      await deviceOf(referee),
      await deviceOf(organiser),
    ];
    for (const device of [owner, byChief, byOrganiser]) {
      expect((await forGame(device, referee)).statusCode).toBe(200);
      expect(await problemOf(forGame(device, other))).toEqual([403, 'code/not-yours']);
      for (const unknown of [
        { ...one, game: 'q/9/9' },
        { ...one, tournament: 'none' },
        { ...one, tournament: '\u0000' },
      ])
        expect(await problemOf(forGame(device, referee, unknown))).toEqual([404, 'game/unknown']);
    }
    expect(await problemOf(forGame(byReferee, referee))).toEqual([403, 'code/not-yours']);
    await give(toCup, chief, 'assign-referees', { game: 'q/1/1', referee: other, sides: [] });
    expect(await problemOf(forGame(byChief, referee))).toEqual([403, 'code/not-yours']);
    expect((await forGame(byChief, other)).statusCode).toBe(200);
  });

  it('gives a session that may do nothing but lead that game', async () => {
    const { owner, referee, forGame, app } = await prepared();
    const phone = deviceAt(app, '192.0.2.50');
    const { code } = (await forGame(owner, referee)).json();
    expect((await phone.post('/api/code', { code })).json()).toMatchObject({ person: referee, only: one });
    const named = { ...one, stage: stageName, round: 1, table: 1, attempt: 1 };
    expect((await phone.get('/api/me')).json()).toMatchObject({ person: referee, only: named });
    for (const [method, url, body] of [
      ['POST', '/api/tokens', { name: 'x', days: 1 }],
      ['GET', '/api/tokens', undefined],
      ['GET', '/api/me/devices', undefined],
      ['POST', '/api/me/password', { old: '', new: 'a long password' }],
      ['POST', '/api/people', { nickname: 'x' }],
      ['POST', `/api/people/${referee}/code`, {}],
    ] as const)
      expect(await problemOf(phone.ask(method, url, body)), url).toEqual([403, 'auth/one-game']);
    expect((await phone.post('/api/sign-out')).statusCode).toBe(200);
  });

  it('ends at the next six in the morning of the tournament, counted from the exchange', async () => {
    const { owner, referee, forGame, app, pass, place } = await prepared();
    const six = Date.parse('2026-01-11T03:00:00Z');
    pass((six - place.now().getTime()) / 1000 - 300);
    const { code } = (await forGame(owner, referee)).json();
    const early = (await forGame(owner, referee)).json();
    const phone = deviceAt(app);
    expect((await phone.post('/api/code', { code: early.code })).json().until).toBe(
      '2026-01-11T03:00:00.000Z',
    );
    pass(299);
    expect((await phone.get('/api/me')).json().person).toBe(referee);
    pass(1);
    expect((await phone.get('/api/me')).json().person).toBeNull();
    expect((await phone.post('/api/code', { code })).json().until).toBe('2026-01-12T03:00:00.000Z');
  });
});
