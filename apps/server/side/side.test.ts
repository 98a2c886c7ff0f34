// Side referees over the API: what they flag reaches whoever leads the game, once, and nobody else learns that there is anything.

import { sideStream, streamsOf } from '@omerta/office/streams.ts';
import { cup, give, type TestClub } from '@omerta/office/testing/club.ts';
import { table, tableStream } from '@omerta/office/testing/lines.ts';
import { verifyLog } from '@omerta/office/verify.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../people/kept/sessions.ts';
import { askerAt, type LiveServer, liveServer, socketAt } from '../testing/live-server.ts';
import { hallOfOffices } from '../testing/offices.ts';
import { sideClub } from '../testing/side-club.ts';

let club: TestClub;
let server: LiveServer;
beforeEach(async () => {
  club = await sideClub();
  server = await liveServer(club.store, () => new Date(club.now));
});
afterEach(() => server.close());

const where = { tournament: cup, game: table };
const query = `/api/side/flags?tournament=${cup}&game=${encodeURIComponent(table)}`;
const night = { kind: 'night', number: 1 } as const;
const foul = (seat: number) => ({ what: 'violation', moment: night, seat, act: null });
const hands = { what: 'hands', day: 1, round: 1, candidate: 3, count: 4, seats: [1, 2] };

const flag = (person: string | null, id: string, told: object) =>
  askerAt(server, person).post('/api/side/flags', { ...where, id, flag: told });
const answer = (person: string | null, id: string, said: string) =>
  askerAt(server, person).post('/api/side/answers', { ...where, flag: id, answer: said });
const flagsFor = async (person: string) => (await askerAt(server, person).get(query)).json;

describe('a flag', () => {
  it('reaches whoever leads the game and comes back with what he said to it', async () => {
    expect(await flag('side', 'f-1', foul(4))).toMatchObject({ status: 200, json: { id: 'f-1' } });
    expect(await flag('side', 'f-2', hands)).toMatchObject({ status: 200 });
    const seen = await flagsFor('ref');
    expect(seen).toMatchObject({
      audience: 'referee',
      n: 3,
      view: {
        rulebook: 'fsm-2024',
        flags: [
          { id: 'f-1', person: 'side', flag: foul(4), answer: null },
          { id: 'f-2', person: 'side', flag: hands, answer: null },
        ],
      },
    });
    expect(await answer('ref', 'f-1', 'seen')).toMatchObject({ status: 200 });
    expect(await answer('ref', 'f-1', 'accepted')).toMatchObject({ status: 200 });
    expect(await answer('chief', 'f-2', 'dismissed')).toMatchObject({ status: 200 });
    expect((await flagsFor('side')).view.flags.map((each: { answer: string }) => each.answer)).toEqual([
      'accepted',
      'dismissed',
    ]);
  });

  it('is one however often it comes, and its id is nobody else’s', async () => {
    for (let i = 0; i < 3; i++) expect((await flag('side', 'f-1', foul(4))).status).toBe(200);
    expect((await flagsFor('side')).view.flags).toHaveLength(1);
    for (const [person, told] of [
      ['side', foul(5)],
      ['side2', foul(4)],
    ] as const)
      expect(await flag(person, 'f-1', told)).toMatchObject({ status: 409, json: { code: 'side/reused' } });
  });

  it('is answered once: the first of accepted and dismissed stands, and a late look changes nothing', async () => {
    await flag('side', 'f-1', foul(4));
    for (let i = 0; i < 2; i++) expect((await answer('ref', 'f-1', 'dismissed')).status).toBe(200);
    expect(await answer('ref', 'f-1', 'accepted')).toMatchObject({
      status: 409,
      json: { code: 'side/answered' },
    });
    expect((await answer('ref', 'f-1', 'seen')).status).toBe(200);
    expect(await flagsFor('ref')).toMatchObject({ n: 3, view: { flags: [{ answer: 'dismissed' }] } });
    expect(await answer('ref', 'none', 'seen')).toMatchObject({
      status: 404,
      json: { code: 'side/no-flag' },
    });
  });

  it('keeps its id whoever flags at the same moment: none is lost', async () => {
    const sent = Array.from({ length: 12 }, (_, i) => flag(i % 2 ? 'side' : 'side2', `f-${i}`, foul(4)));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
    expect((await flagsFor('ref')).view.flags).toHaveLength(12);
  });

  it('writes nothing into the game, says at which version it came, and survives a restart and a backup', async () => {
    const before = await club.store.head(tableStream);
    await flag('side', 'f-1', foul(4));
    expect(await club.store.head(tableStream)).toEqual(before);
    const stream = sideStream(cup, table);
    expect(await club.store.read(stream)).toMatchObject([
      {
        type: 'FlagRaised',
        person: 'side',
        device: expect.stringMatching(/^token-/),
        data: { version: before.version },
      },
    ]);
    expect(streamsOf(await club.store.heads(), cup)).toContain(stream);
    expect(await verifyLog(club.store)).toMatchObject({ tournaments: 1 });
    await server.close();
    server = await liveServer(club.store, () => new Date(club.now));
    expect(await flagsFor('ref')).toMatchObject({ n: 2, view: { flags: [{ id: 'f-1' }] } });
  });

  it('is refused where it cannot be: an act no rulebook knows, a game that is not played, too much of it', async () => {
    const told = { ...foul(4), act: 'singing' };
    expect(await flag('side', 'f-1', told)).toMatchObject({
      status: 422,
      json: { code: 'side/no-such-act' },
    });
    expect((await flag('side', 'f-1', { ...foul(4), act: 'lip-articulation' })).status).toBe(200);
    for (const wrong of [foul(11), { ...hands, seats: [1, 1] }, { ...hands, count: 11 }, { what: 'dance' }])
      expect(await flag('side', 'f-2', wrong)).toMatchObject({ status: 400 });
    expect(await flag('side', 'f.2', foul(4))).toMatchObject({ status: 400 });
    const elsewhere = { ...where, game: 'q/9/9', id: 'f-3', flag: foul(4) };
    expect(await askerAt(server, 'side').post('/api/side/flags', elsewhere)).toMatchObject({ status: 404 });
    const events = Array.from({ length: 300 }, () => ({
      type: 'FlagRaised',
      data: { flag: foul(4), version: 1 },
    }));
    const many = { command: 'many', at: Date.parse(club.now), device: 'phone', person: 'side', events };
    await club.store.append(sideStream(cup, table), 1, many);
    expect(await flag('side', 'f-4', foul(4))).toMatchObject({ status: 422, json: { code: 'side/most' } });
  });

  it('is refused before the game is called', async () => {
    const hall = await hallOfOffices();
    await give(hall.club, 'chief', 'assign-referees', { game: table, referee: 'ref', sides: [] });
    await give(hall.club, 'chief', 'assign-referees', { game: 'q/1/2', referee: 'ref2', sides: ['side'] });
    const early = { tournament: cup, game: 'q/1/2', id: 'f-1', flag: foul(4) };
    const asked = await askerAt(hall, 'side').post('/api/side/flags', early);
    await hall.close();
    expect(asked).toMatchObject({ status: 409, json: { code: 'side/not-now' } });
  });
});

describe('whose it is', () => {
  it('only the side referees of this game flag; one who was, and is no longer, does not', async () => {
    await give(club, 'chief', 'assign-referees', { game: table, referee: 'ref', sides: ['side2'] });
    expect(await flag('side', 'f-1', foul(4))).toMatchObject({
      status: 403,
      json: { code: 'side/not-yours' },
    });
    expect(await flag('side2', 'f-1', foul(4))).toMatchObject({ status: 200 });
    await give(club, 'chief', 'dismiss', { person: 'side2', office: 'side-referee' });
    expect(await flag('side2', 'f-2', foul(4))).toMatchObject({ status: 403 });
    for (const person of ['ref', 'chief', 'p1', 'admin', 'org'])
      expect(await flag(person, 'f-3', foul(4))).toMatchObject({ status: 403 });
    expect(await flag(null, 'f-3', foul(4))).toMatchObject({ status: 401 });
  });

  it('only who leads it answers, on the phone of that game too; a side referee does not', async () => {
    await flag('side', 'f-1', foul(4));
    for (const person of ['side', 'p1', 'admin', 'org'])
      expect(await answer(person, 'f-1', 'accepted')).toMatchObject({ status: 403 });
    const session = { person: 'ref', agent: 'Test/1', until: null };
    const said = { ...where, flag: 'f-1', answer: 'accepted' };
    for (const [game, status] of [
      ['q/2/1', 403],
      [table, 200],
    ] as const) {
      const { secret } = await beginSession(server.place, { ...session, only: { tournament: cup, game } });
      const headers = { cookie: `omerta-session=${encodeURIComponent(secret)}`, origin: 'http://localhost' };
      expect(await askerAt(server, null).post('/api/side/answers', said, headers)).toMatchObject({ status });
    }
  });

  it('a side referee finds his games, and nobody else’s', async () => {
    const gamesOf = async (person: string) =>
      (await askerAt(server, person).get('/api/side/games')).json.games;
    expect(await gamesOf('side')).toMatchObject([{ ...where, table: 1, round: 1, referee: 'ref' }]);
    expect(await gamesOf('ref')).toEqual([]);
  });

  it('whoever sits in the game learns nothing and answers nothing, even as the chief', async () => {
    await flag('side', 'f-1', foul(4));
    await give(club, 'org', 'dismiss', { person: 'chief', office: 'chief' });
    await give(club, 'org', 'appoint', { person: 'p1', office: 'chief' });
    expect(await askerAt(server, 'p1').get(query)).toMatchObject({ status: 403 });
    expect(await answer('p1', 'f-1', 'dismissed')).toMatchObject({ status: 403 });
  });
});

describe('live', () => {
  it('a flag comes to the referee and its answer to the side referee; nobody else may watch', async () => {
    const watch = `side/${cup}/${table}`;
    const socketOf = async (person: string | null) => {
      const socket = await socketAt(server, await askerAt(server, person).token());
      socket.say({ watch });
      return socket;
    };
    const [ref, side, player, nobody] = await Promise.all(['ref', 'side', 'p1', null].map(socketOf));
    if (!ref || !side || !player || !nobody) throw new Error('no sockets');
    for (const socket of [player, nobody])
      expect((await socket.hear(({ problem }) => problem !== undefined)).problem).toMatchObject({
        code: 'watch/not-yours',
      });
    expect(await ref.hear(({ n }) => n === 1)).toMatchObject({ audience: 'referee', view: { flags: [] } });
    expect(await side.hear(({ n }) => n === 1)).toMatchObject({ audience: 'side-referee' });
    await flag('side', 'f-1', foul(4));
    expect(await ref.hear(({ n }) => n === 2)).toMatchObject({ watch, view: { flags: [{ id: 'f-1' }] } });
    await answer('ref', 'f-1', 'accepted');
    expect(await side.hear(({ n }) => n === 3)).toMatchObject({ view: { flags: [{ answer: 'accepted' }] } });
    await give(club, 'chief', 'assign-referees', { game: table, referee: 'ref', sides: ['side2'] });
    expect((await side.hear(({ problem }) => problem !== undefined)).problem).toMatchObject({ status: 403 });
    expect(player.heard).toHaveLength(1);
    for (const { raw } of [ref, side, player, nobody]) raw.terminate();
  });
});
