// What the desk asks before it acts: what it may do, what a command would change, whom a protest could still move.
import { give, type TestClub } from '@omerta/office/testing/club.ts';
import { table } from '@omerta/office/testing/lines.ts';
import { emptySheet, type Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { legal } from '@omerta/tournament/legal.ts';
import { placesAtStake } from '@omerta/tournament/stake.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headsOf } from '../testing/heads.ts';
import { askerAt, type LiveServer, liveServer } from '../testing/live-server.ts';
import { runningClub } from '../testing/offices.ts';

const cup = '/api/tournaments/cup';
const roles = ['sheriff', 'don', 'black', 'black', 'red', 'red', 'red', 'red', 'red', 'red'] as const;
const sheet = (facts: Partial<Sheet> = {}): Sheet => ({
  ...emptySheet,
  seats: roles.map((role, i) => ({ player: `p${i + 1}`, role })),
  winner: 'red',
  ...facts,
});

let club: TestClub;
let server: LiveServer;
beforeAll(async () => {
  club = await runningClub();
  server = await liveServer(club.store, () => new Date(club.now));
  await give(club, 'ref', 'announce-result', { game: table, winner: 'red' });
});
afterAll(() => server.close());

const askers = new Map<string, ReturnType<typeof askerAt>>();
const as = (person: string): ReturnType<typeof askerAt> => {
  const known = askers.get(person) ?? askerAt(server, person);
  askers.set(person, known);
  return known;
};
const previewed = (by: string, command: object) => as(by).post(`${cup}/preview`, { command });
const ordered = (by: string, command: object) =>
  as(by).post('/api/orders', { to: 'tournament', tournament: 'cup', command });
const stateNow = async () => (await club.office.tournament('cup')).state;
const standings = async () => (await as('org').get(`${cup}/desk-standings`)).json.rows;

type Rows = readonly { readonly player: string; readonly after: unknown }[];

/** Every row of the table that the command left is the one that was shown, or was not shown to change. */
const expectDone = async (before: readonly { readonly player: string }[], rows: Rows): Promise<void> => {
  const after = await standings();
  const old = new Map(before.map((row) => [row.player, row]));
  for (const { player, ...row } of after) {
    const shown = rows.find((each) => each.player === player);
    expect({ player, ...row }).toEqual(shown ? shown.after : old.get(player));
  }
  expect(rows.length).toBeGreaterThan(0);
};

describe('what a command would change', () => {
  it('a sheet handed in: its rows, and nothing is written', async () => {
    const command = { type: 'hand-in-sheet', game: table, paper: { sheet: sheet({ removed: [8] }) } };
    await as('chief').token();
    const heads = await headsOf(server.place);
    const { status, json } = await previewed('chief', command);
    expect(status).toBe(200);
    expect(json.events).toEqual(['SheetHandedIn']);
    expect(json.rows.map(({ player }: { player: string }) => player)).toContain('p1');
    expect(await headsOf(server.place)).toEqual(heads);
    const before = await standings();
    expect((await ordered('chief', { ...command, id: 'sheet-1' })).status).toBe(200);
    await expectDone(before, json.rows);
  });

  it('a fine: the rows that it really leaves', async () => {
    const command = { type: 'fine', person: 'p5', points: '0.5', reason: 'late' };
    const { json } = await previewed('chief', command);
    expect(json.rows).toContainEqual(
      expect.objectContaining({ table: null, player: 'p5', before: expect.anything() }),
    );
    const before = await standings();
    expect((await ordered('chief', { ...command, id: 'fine-1' })).status).toBe(200);
    await expectDone(before, json.rows);
  });

  it('a ruling that is proposed is shown as applied, and its digest is what applying it asks for', async () => {
    const proposal = {
      type: 'propose-ruling',
      ruling: 'r1',
      game: table,
      protest: null,
      reason: 'seen',
      change: { kind: 'penalties', sheet: sheet() },
    };
    const proposed = await previewed('chief', proposal);
    expect(proposed.json.events).toEqual(['RulingProposed']);
    expect((await ordered('chief', { ...proposal, id: 'ruling-1' })).status).toBe(200);
    const applied = await previewed('chief', { type: 'apply-ruling', ruling: 'r1', preview: '' });
    expect(applied.json.digest).toBe(proposed.json.digest);
    expect(applied.json.rows).toEqual(proposed.json.rows);
    expect(applied.json.events).toContain('SheetAmended');
    const before = await standings();
    const apply = { type: 'apply-ruling', ruling: 'r1', preview: applied.json.digest, id: 'ruling-3' };
    expect((await ordered('chief', apply)).status).toBe(200);
    await expectDone(before, applied.json.rows);
  });

  it('is refused as the order would be', async () => {
    const unreadable = await previewed('chief', { type: 'fine', person: 'p5', points: 5, reason: 'late' });
    expect([unreadable.status, unreadable.json.code]).toEqual([400, 'command/unreadable']);
    const wrong = await previewed('chief', { type: 'fine', person: 'p5', points: '-1', reason: 'late' });
    expect([wrong.status, wrong.json.code]).toEqual([422, 'fine/points']);
    const theirs = await previewed('org', { type: 'fine', person: 'p5', points: '1', reason: 'late' });
    expect([theirs.status, theirs.json.code]).toEqual([403, 'office/not-yours']);
    const forged = await previewed('org', {
      type: 'fine',
      by: 'chief',
      person: 'p5',
      points: '1',
      reason: 'x',
    });
    expect(forged.status).toBe(400);
    const nowhere = await as('org').post('/api/tournaments/none/preview', {
      command: { type: 'fine' },
    });
    expect([nowhere.status, nowhere.json.code]).toEqual([404, 'tournament/unknown']);
  });

  it('is not shown of what is drawn or changes no table', async () => {
    for (const type of ['draw-lot', 'form-stage', 'publish-rules', 'nonsense']) {
      const { status, json } = await previewed('org', { type });
      expect([status, json.code]).toEqual([422, 'preview/not-this']);
    }
  });

  it('is not for a referee, who does not see the tables of others, but by a ruling', async () => {
    const { status, json } = await previewed('ref', {
      type: 'hand-in-sheet',
      game: table,
      paper: { sheet: sheet() },
    });
    expect([status, json.code]).toEqual([403, 'desk/not-yours']);
  });
});

describe('what may be given now', () => {
  it.each(['org', 'admin', 'chief', 'ref2', 'p11', 'guest'])('by %s', async (person) => {
    const { status, json } = await as(person).get(`${cup}/may`);
    expect(status).toBe(200);
    const context = { club: (await club.office.club()).state };
    const wanted = legal(await stateNow(), person, club.now, context).filter(({ refusal }) => !refusal);
    expect(json.commands).toEqual(wanted.map(({ type, id }) => ({ type, id })));
  });

  it('a referee calls his own table, and nobody of the public does', async () => {
    const may = async (person: string) => (await as(person).get(`${cup}/may`)).json.commands;
    expect(await may('ref2')).toContainEqual({ type: 'call-game', id: 'q/1/2' });
    expect(await may('guest')).not.toContainEqual({ type: 'call-game', id: 'q/1/2' });
    expect((await as('org').get('/api/tournaments/none/may')).status).toBe(404);
  });
});

describe('what a protest has at stake', () => {
  it('for the desk alone', async () => {
    await give(club, 'ref2', 'call-game', { game: 'q/1/2' });
    await give(club, 'ref2', 'start-game', { game: 'q/1/2' });
    await give(club, 'ref2', 'announce-result', { game: 'q/1/2', winner: 'red' });
    const seats = roles.map((role, i) => ({ player: `p${i + 11}`, role }));
    await give(club, 'ref2', 'hand-in-sheet', { game: 'q/1/2', paper: { sheet: sheet({ seats }) } });
    await give(club, 'p12', 'protest', {
      protest: 'x1',
      game: 'q/1/2',
      player: 'p12',
      form: 'sheet-entry',
      subject: 'result',
      text: 'Wrong.',
    });
    const url = `${cup}/protests/x1/stake`;
    const wanted = placesAtStake(await stateNow(), 'x1');
    expect(wanted?.length).toBeGreaterThan(0);
    for (const person of ['org', 'admin', 'chief'])
      expect((await as(person).get(url)).json).toEqual({ players: wanted });
    for (const person of ['ref2', 'p12', 'host'])
      expect((await as(person).get(url)).json.code).toBe('desk/not-yours');
    expect((await askerAt(server, null).get(url)).status).toBe(401);
    const unknown = await as('org').get(`${cup}/protests/x2/stake`);
    expect([unknown.status, unknown.json.code]).toEqual([404, 'protest/unknown']);
  });
});
