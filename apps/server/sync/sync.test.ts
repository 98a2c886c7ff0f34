// A referee's phones over HTTP: what they write comes in once, at the server's time; a table is taken over, and both courses are kept.
import { randomFrom } from '@omerta/base/random.ts';
import { cup, give, playingClub, type TestClub } from '@omerta/office/testing/club.ts';
import { table, tableStream } from '@omerta/office/testing/lines.ts';
import { verifyLog } from '@omerta/office/verify.ts';
import type { Opening } from '@omerta/stream/opening.ts';
import { afterAnswer, afterTakeOver, asking, nextStep, type Outbox, unsent } from '@omerta/sync/outbox.ts';
import { beginning, linkedIn, type Sent } from '@omerta/sync/sent.ts';
import { sealedAfter } from '@omerta/sync/testing/forge.ts';
import { type Phone, phone } from '@omerta/sync/testing/phone.ts';
import { sha256 } from '@omerta/sync/testing/server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../people/kept/sessions.ts';
import { askerAt, type LiveServer, liveServer } from '../testing/live-server.ts';

let club: TestClub;
let server: LiveServer;
beforeEach(async () => {
  club = await playingClub();
  server = await liveServer(club.store, () => new Date(club.now));
});
afterEach(() => server.close());

const where = { tournament: cup, game: table };
const query = `tournament=${cup}&game=${encodeURIComponent(table)}`;
const twoHours = 7_200_000;

const phoneOf = async (device: string, person: string, seed = 1): Promise<Phone> => {
  const { next } = (await askerAt(server, person).get(`/api/sync/next?${query}`)).json;
  return phone(device, person, randomFrom(seed), next.opening as Opening);
};

/** A phone whose clock is two hours behind. */
const writes = async (on: Phone, lines: number): Promise<void> => {
  for (let i = 0; i < lines; i++) await on.write(Date.parse(club.now) - twoHours);
};

const post = (person: string, sent: Sent, more: object = {}) =>
  askerAt(server, person).post('/api/sync/commits', { ...where, ...sent, ...more });

const stepOf = async (on: Phone): Promise<{ readonly sent: Sent; readonly outbox: Outbox }> => {
  const step = nextStep(on.outbox, await on.own());
  if (step.do !== 'send') throw new Error(`nothing to send: ${step.do}`);
  return step;
};

const sends = async (on: Phone, more: object = {}) => {
  const { sent, outbox } = await stepOf(on);
  const { status, json } = await post(on.person, sent, more);
  on.outbox = afterAnswer(outbox, outbox.number, await on.own(), { status, body: json });
  return { status, json, sent };
};

/** Each asks on a device of its own, and who has written a game is noted beside it. */
const versions = async () =>
  (await club.store.heads())
    .filter(({ stream }) => !stream.startsWith('seen/'))
    .map(({ stream, version }) => `${stream} ${version}`);

describe('a referee’s phone', () => {
  it('is given the game to play next: its opening, its seats with nicknames, and who holds it', async () => {
    await club.store.people.put('p1', { nickname: 'Лис' });
    await club.store.people.put('ref', { nickname: 'Гроза', name: 'Ёлкина' });
    const { json } = await askerAt(server, 'ref').get('/api/sync/next');
    expect(json.person).toBe('ref');
    expect(json.next).toMatchObject({
      ...where,
      name: 'Cup',
      status: 'running',
      version: 0,
      holder: null,
      opening: { rulebook: 'fsm-2024', switches: {} },
    });
    expect(json.next.referee).toEqual({ nickname: 'Гроза', name: 'Ёлкина' });
    expect(json.next.seats[0]).toEqual({ seat: 1, person: 'p1', nickname: 'Лис' });
    expect((await askerAt(server, 'p1').get('/api/sync/next')).json).toEqual({ person: 'p1', next: null });
    expect(await askerAt(server, 'p1').get(`/api/sync/next?${query}`)).toMatchObject({ status: 403 });
  });

  it('sends its commits, which are taken once, with the same head and the server’s time beside them', async () => {
    const on = await phoneOf('phone-1', 'ref');
    await writes(on, 3);
    const clock = { startedAt: null, elapsed: 5, duration: 60 };
    const { status, json, sent } = await sends(on, { clock });
    expect(status).toBe(200);
    const { version, hash } = await club.store.head(tableStream);
    expect((await on.own()).at(-1)?.after).toEqual({ version, hash });
    expect(json).toEqual({ taken: { version, hash }, version, head: hash });
    const before = await versions();
    expect((await post('ref', sent, { clock })).json).toEqual(json);
    expect(await versions()).toEqual(before);
    const receipts = await club.store.read(`received/${cup}/${table}`);
    expect(receipts.map(({ at }) => at)).toEqual(receipts.map(() => Date.parse(club.now)));
    expect(receipts.map(({ data }) => (data as { clock?: unknown }).clock)).toEqual([
      undefined,
      undefined,
      clock,
    ]);
    const events = await club.store.read(tableStream);
    for (const { at, device, person } of events)
      expect([at, device, person]).toEqual([Date.parse(club.now) - twoHours, 'phone-1', 'ref']);
    const game = `/api/tournaments/cup/games/${encodeURIComponent(table)}`;
    expect((await askerAt(server, 'ref').get(game)).json).toMatchObject({ version, view: { clock } });
    expect(await verifyLog(club.store)).toMatchObject({ tournaments: 1 });
  });

  it('tells its clock between two lines too, once, while it holds the table', async () => {
    const [on, other] = [await phoneOf('phone-1', 'ref'), await phoneOf('phone-2', 'ref')];
    const game = `/api/tournaments/cup/games/${encodeURIComponent(table)}`;
    const shown = async () => (await askerAt(server, 'ref').get(game)).json.view.clock;
    const tells = (from: Phone, clock: unknown) => post('ref', asking(from.outbox).sent, { clock });
    const running = { startedAt: Date.parse(club.now), elapsed: 0, duration: 60_000 };
    await tells(on, running);
    expect(await shown()).toBeNull();
    await writes(on, 1);
    await sends(on);
    expect((await tells(on, running)).status).toBe(200);
    expect(await shown()).toEqual(running);
    const before = await versions();
    await tells(on, running);
    expect(await versions()).toEqual(before);
    await tells(other, null);
    expect(await shown()).toEqual(running);
    await tells(on, null);
    expect(await shown()).toBeNull();
    expect(await verifyLog(club.store)).toMatchObject({ tournaments: 1 });
  });

  it('is refused what it did not write so, what the rules do not give, and what is not its person’s', async () => {
    const on = await phoneOf('phone-1', 'ref');
    await writes(on, 2);
    const { sent } = await stepOf(on);
    const before = await versions();
    const [first, second] = sent.commits;
    if (!first || !second) throw new Error('two commits');
    const code = async (person: string, given: unknown) => {
      const { status, json } = await post(person, given as Sent);
      return [status, json.code];
    };
    expect(await code('ref', { ...sent, commits: [{ ...first, at: 5 }] })).toEqual([422, 'sync/broken']);
    expect(await code('ref', { ...sent, commits: [second] })).toEqual([422, 'sync/broken']);
    expect(await code('ref', { ...sent, commits: [{ ...first, dance: 1 }] })).toEqual([
      400,
      'request/unreadable',
    ]);
    expect(await code('ref', { ...sent, from: { version: 9, hash: first.hash }, commits: [] })).toEqual([
      409,
      'sync/gap',
    ]);
    expect(await code('chief', sent)).toEqual([403, 'sync/other-person']);
    expect(await code('admin', sent)).toEqual([403, 'office/not-yours']);
    expect(await code('p3', sent)).toEqual([403, 'office/not-yours']);
    const [opened, line] = first.events;
    if (!opened || !line) throw new Error('the opening and a line');
    const bent = (events: unknown) => sealedAfter(beginning, { ...first, events } as typeof first);
    const left = { type: 'PlayerLeft', data: { seat: 3, by: 'shot' }, schema: 1 };
    expect(await code('ref', { ...sent, commits: [bent([opened, line, left])] })).toEqual([
      422,
      'sync/stray',
    ]);
    const players = (opened.data as Opening).players.toReversed();
    const other = { ...opened, data: { ...(opened.data as Opening), players } };
    expect(await code('ref', { ...sent, commits: [bent([other, line])] })).toEqual([
      422,
      'sync/other-opening',
    ]);
    expect(await code('ref', { ...sent, commits: [bent([{ ...opened, schema: 1 }, line])] })).toEqual([
      409,
      'sync/other-version',
    ]);
    expect(await versions()).toEqual(before);
  });
});

describe('a table', () => {
  it('is taken over by a second phone; what the first had besides is kept, and the chief chooses it', async () => {
    const [one, two] = [await phoneOf('phone-1', 'ref', 1), await phoneOf('phone-2', 'ref', 2)];
    await writes(one, 3);
    await sends(one);
    await writes(one, 2);
    const took = await askerAt(server, 'ref').post('/api/sync/take-over', { ...where, device: 'phone-2' });
    expect(took.json).toMatchObject({ holder: { device: 'phone-2', person: 'ref' } });
    const { from, commits, head } = (await askerAt(server, 'ref').get(`/api/sync/commits?${query}&after=0`))
      .json;
    const links = linkedIn(sha256, tableStream, { from, commits }) ?? [];
    expect(links.at(-1)?.after.hash).toBe(head);
    await two.adopt(links, true);
    two.outbox = afterTakeOver(two.outbox, links, { version: took.json.version, hash: took.json.head });
    const early = await stepOf(one);
    expect((await post('ref', early.sent)).json).toMatchObject({
      code: 'sync/held',
      head,
      version: took.json.version,
    });
    await writes(two, 1);
    expect((await sends(two)).status).toBe(200);

    const refused = await sends(one);
    const now = await club.store.head(tableStream);
    expect(refused).toMatchObject({
      status: 409,
      json: { code: 'sync/held', holder: { device: 'phone-2' }, version: now.version, head: now.hash },
    });
    expect(unsent(one.outbox, await one.own())).toEqual([]);

    const branches = `/api/sync/branches?${query}`;
    expect(await askerAt(server, 'ref').get(branches)).toMatchObject({ status: 403 });
    const seen = (await askerAt(server, 'chief').get(branches)).json;
    expect(seen.branches).toMatchObject([
      { device: 'phone-1', person: 'ref', fork: links.at(-1)?.after.version },
    ]);
    expect(seen.record).not.toBe(seen.branches[0].record);

    const choice = { ...where, id: 'choice-1', branch: seen.branches[0].branch, stands: 'branch' };
    const choose = (person: string, expected: number) =>
      askerAt(server, person).post('/api/sync/choose', { ...choice, expected });
    expect(await choose('ref', seen.version)).toMatchObject({ status: 403 });
    expect(await choose('chief', seen.version - 1)).toMatchObject({
      status: 409,
      json: { code: 'sync/stale' },
    });
    const chosen = await choose('chief', seen.version);
    expect(chosen).toMatchObject({ status: 200, json: { version: seen.version + 1 } });
    expect((await choose('chief', seen.version)).json).toEqual(chosen.json);
    const after = (await askerAt(server, 'chief').get(branches)).json;
    expect(after.record).toBe(seen.branches[0].record);
    expect(after.branches).toMatchObject([{ choice: { stands: 'branch', person: 'chief' } }]);
    expect(await verifyLog(club.store)).toMatchObject({ tournaments: 1 });
  });

  it('keeps beside the game what comes from who led it and no longer does, and gives him no table', async () => {
    const on = await phoneOf('phone-1', 'ref');
    await writes(on, 2);
    await sends(on);
    await writes(on, 1);
    await give(club, 'chief', 'dismiss', { person: 'ref', office: 'referee' });
    const { status, json } = await sends(on);
    expect([status, json.code, json.branch?.tip]).toEqual([
      409,
      'sync/closed',
      (await on.own()).at(-1)?.after,
    ]);
    expect(await askerAt(server, 'ref').post('/api/sync/take-over', { ...where, device: 'x' })).toMatchObject(
      {
        status: 403,
      },
    );
  });

  it('is all that a session for one game may ask for', async () => {
    const on = await phoneOf('phone-1', 'ref');
    await writes(on, 1);
    const { sent } = await stepOf(on);
    const other = { tournament: cup, game: 'q/2/1' };
    const made = await beginSession(server.place, {
      person: 'ref',
      agent: 'Test/1',
      only: other,
      until: null,
    });
    const headers = {
      cookie: `omerta-session=${encodeURIComponent(made.secret)}`,
      origin: 'http://localhost',
    };
    const asked = await askerAt(server, null).post('/api/sync/commits', { ...where, ...sent }, headers);
    expect(asked).toMatchObject({ status: 403, json: { code: 'auth/one-game' } });
  });
});
