// The table as the desk counts it, and the tournament as one file: for the desk alone, and the same table either way.
import { isRefusal } from '@omerta/base/refusal.ts';
import { give, playingClub } from '@omerta/office/testing/club.ts';
import { deal, table } from '@omerta/office/testing/lines.ts';
import { reportStandings } from '@omerta/scoring/report/standings-report.ts';
import { emptySheet } from '@omerta/scoring/sheet/sheet.ts';
import { readTournamentFile, standingsOf } from '@omerta/scoring/standings/tournament-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askerAt, type LiveServer, liveServer } from '../testing/live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  const club = await playingClub();
  server = await liveServer(club.store, () => new Date(club.now));
  const seats = deal.map((role, i) => ({ player: `p${i + 1}`, role }));
  await give(club, 'ref', 'announce-result', { game: table, winner: 'red' });
  const sheet = { ...emptySheet, seats, winner: 'red' };
  await give(club, 'ref', 'hand-in-sheet', { game: table, paper: { sheet } });
  await give(club, 'org', 'withhold-results', { how: 'hidden' });
});
afterAll(() => server.close());

const cup = '/api/tournaments/cup';
type Row = { readonly player: string; readonly total: string };
const totals = (rows: readonly Row[]) => rows.map(({ player, total }) => `${player} ${total}`).toSorted();

it('counts what is handed in and hidden, after any round; the public’s says nothing', async () => {
  const desk = askerAt(server, 'org');
  const after = async (query: string) => (await desk.get(`${cup}/desk-standings${query}`)).json;
  const now = await after('');
  expect(now).toMatchObject({ format: 'omerta.standings/1', stage: null, after: null });
  expect(now.rows.filter(({ wins }: { wins: number }) => wins === 1)).toHaveLength(7);
  expect(now.nominations.mvp.length).toBeGreaterThan(0);
  expect((await after('?stage=q&after=0')).rows.every(({ games }: { games: number }) => games === 0)).toBe(
    true,
  );
  expect((await after('?after=x')).code).toBe('standings/after');
  expect((await desk.get(`${cup}/standings`)).json.code).toBe('standings/none');
});

it('of a player it is his row alone; what rows are made of is left out where nobody asks for it, and of the desk’s picture', async () => {
  const desk = askerAt(server, 'org');
  const own = (await desk.get(`${cup}/desk-standings?player=p1`)).json.rows;
  expect(own).toMatchObject([
    { player: 'p1', items: [{ kind: 'win', game: { stage: 'q', round: 1, table: 1 } }] },
  ]);
  const { rows } = (await desk.get(`${cup}/desk-standings?items=none`)).json;
  const { view } = (await desk.get(cup)).json;
  expect([...rows, ...view.standings].filter((row) => 'items' in row)).toEqual([]);
  expect(view.standings).toEqual(rows);
  expect((await desk.get(`${cup}/desk-standings?player=nobody`)).json.rows).toEqual([]);
});

it('the file alone gives the same table', async () => {
  const desk = askerAt(server, 'chief');
  const file = readTournamentFile((await desk.get(`${cup}/file`)).json, () => {
    throw new Error('no record beside it');
  });
  if (isRefusal(file)) throw new Error(file.code);
  const counted = standingsOf(file, {});
  if (isRefusal(counted)) throw new Error(counted.code);
  const { rows } = (await desk.get(`${cup}/desk-standings`)).json;
  expect(totals(reportStandings(counted).rows)).toEqual(totals(rows));
  expect(rows).toHaveLength(10);
});

it.each(['desk-standings', 'file'])('%s is nobody else’s', async (path) => {
  expect((await askerAt(server, 'ref').get(`${cup}/${path}`)).json.code).toBe('desk/not-yours');
  expect((await askerAt(server, null).get(`${cup}/${path}`)).status).toBe(401);
});
