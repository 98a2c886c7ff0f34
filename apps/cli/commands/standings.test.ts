import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tournamentFile, unfinishedRecord, wonRecord } from '@omerta/scoring/testing/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';
import { widthOf } from '../text-width.ts';

let folder = '';
const put = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const standings = (...args: string[]) => omerta(['standings', ...args], { cwd: folder });

const [game] = tournamentFile.games;
const sheet = {
  ...game?.sheet,
  extra: [{ seat: 6, points: '0.3' }],
  fines: [{ seat: 7, points: '0.5', reason: 'late' }],
};
const two = {
  ...tournamentFile,
  stages: [
    { id: 'q', name: 'Qualifying', kind: 'qualifying', plannedGames: 1, carry: true },
    { id: 'f', name: 'Final', kind: 'final', plannedGames: 1, coefficient: '1.5' },
  ],
  games: [
    { ...game, sheet },
    { ...game, stage: 'f' },
  ],
  fines: [{ player: 'p1', points: '0.25', reason: 'late' }],
  expelled: [{ player: 'p12', clause: '7.3' }],
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'omerta-standings-'));
  put('two.json', two);
  put('won.mgn', wonRecord('fsm-2024'));
  put('open.mgn', unfinishedRecord('fsm-2024'));
  put('records.json', { ...tournamentFile, games: [{ stage: 'q', round: 1, table: 1, record: 'won.mgn' }] });
  put('unfinished.json', {
    ...tournamentFile,
    games: [{ stage: 'q', round: 1, table: 1, record: 'open.mgn' }],
  });
  put('no-record.json', {
    ...tournamentFile,
    games: [{ stage: 'q', round: 1, table: 1, record: 'nowhere.mgn' }],
  });
  put('over.json', {
    ...tournamentFile,
    games: [{ ...game, sheet: { ...sheet, extra: [{ seat: 6, points: '9' }] } }],
  });
  put('stranger.json', { ...tournamentFile, fines: [{ player: 'p99', points: '1' }] });
  put('unplanned.json', {
    ...two,
    rulebook: 'fiim-2018',
    stages: [
      { id: 'q', kind: 'qualifying', carry: true },
      { id: 'f', kind: 'final' },
    ],
  });
  put('syntax.json', '[1, 2');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('omerta standings', { timeout: 60_000 }, () => {
  it('answers in the keys and order of the contract', async () => {
    const { status, out, err } = await standings('two.json', '--json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const answer = JSON.parse(out);
    expect(Object.keys(answer).slice(0, 5)).toEqual(['format', 'stage', 'after', 'rows', 'nominations']);
    expect(Object.keys(answer.rows[0])).toEqual(
      'place player total exact main compensation additional other games wins roleWins firstKills items decidedBy'.split(
        ' ',
      ),
    );
    expect(Object.keys(answer.rows[0].items[0])).toEqual(['game', 'kind', 'points', 'clause']);
    expect(Object.keys(answer.nominations)).toEqual(['mvp', 'red', 'black', 'don', 'sheriff']);
    expect(answer).toMatchObject({
      format: 'omerta.standings/1',
      stage: null,
      after: null,
      rows: { length: 12 },
    });
    expect(answer.rows[0]).toMatchObject({ place: 1, player: 'p6', total: '2.8', games: 2, wins: 2 });
    expect(answer.rows[11]).toMatchObject({ place: null, player: 'p12' });
  });

  it('counts up to a stage and a round', async () => {
    const [stage, after] = await Promise.all([
      standings('two.json', '--json', '--stage', 'q'),
      standings('two.json', '--json', '--stage', 'f', '--after', '0'),
    ]);
    expect(JSON.parse(stage.out)).toMatchObject({ stage: 'q', rows: { 0: { player: 'p6', total: '1.3' } } });
    expect(JSON.parse(after.out)).toMatchObject({
      stage: 'f',
      after: 0,
      rows: { 0: { player: 'p6', total: '1.3', games: 1 } },
    });
  });

  it('reads records beside the file', async () => {
    const { status, out } = await omerta(['standings', join(folder, 'records.json'), '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out).rows.find((row: { player: string }) => row.player === 'p1')).toMatchObject({
      total: '-1',
    });
  });

  it.each([
    ['over.json', 'games[0].sheet.extra[0]', 'extra/over-most'],
    ['unfinished.json', 'games[0].record', 'score/unfinished'],
  ])('%s is refused: no rows, exit 1', async (file, path, code) => {
    const [program, person] = await Promise.all([standings(file, '--json'), standings(file, '--lang', 'ru')]);
    expect({ status: program.status, err: program.err }).toEqual({ status: 1, err: '' });
    const answer = JSON.parse(program.out);
    expect(Object.keys(answer)).toEqual(['format', 'stage', 'after', 'refused']);
    expect(answer.refused[0]).toMatchObject({ path, code });
    expect(person).toMatchObject({ status: 1, out: '', err: expect.stringContaining('Таблицы нет') });
  });

  it.each([
    [['stranger.json'], 'fines[0].player', 'no player p99'],
    [['no-record.json'], 'games[0].record', 'nowhere.mgn'],
    [['unplanned.json'], 'stages[0].plannedGames', 'plannedGames'],
    [['two.json', '--stage', 'x'], '--stage', 'no such stage'],
    [['two.json', '--after', '1'], '--after', 'Round numbers repeat'],
    [['syntax.json'], '1:6', 'ends too early'],
    [['missing.json'], '', 'no such file'],
  ])('%j cannot be answered: exit 2', async (args, path, sentence) => {
    const [program, person] = await Promise.all([standings(...args, '--json'), standings(...args)]);
    expect(program).toMatchObject({ status: 2, err: '' });
    expect(JSON.parse(program.out)).toEqual({
      format: 'omerta.standings/1',
      file: args[0],
      invalid: { path, message: expect.stringContaining(sentence) },
    });
    expect(person).toMatchObject({ status: 2, out: '', err: expect.stringContaining(sentence) });
  });

  it.each([
    [['--explain', 'p1', '--json'], '--explain is for people'],
    [['--after', 'x'], '--after must be a whole number'],
  ])('%j is a mistake in the call', async (args, sentence) => {
    expect(await standings('two.json', ...args)).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringContaining(sentence),
    });
  });

  it('shows a person an aligned table and the nominations within 80 columns', async () => {
    const [english, russian] = await Promise.all([
      standings('two.json'),
      standings('two.json', '--lang', 'ru'),
    ]);
    expect(english.out).toContain('Open: Qualifying + Final\n');
    expect(english.out).toMatch(/\n {3}1 {2}Nick p6 \(p6\) +2\.80 +2\.50 +0\.00 +0\.30 +0\.00 +2 +2 +0 +0\n/);
    expect(russian.out).toContain('Номинации');
    for (const { out } of [english, russian])
      for (const line of out.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
  });

  it('tells one sum as a story, by id or nick', async () => {
    const [byId, byNick, unknown] = await Promise.all([
      standings('two.json', '--explain', 'p7'),
      standings('two.json', '--explain', 'Nick p7'),
      standings('two.json', '--explain', 'p99'),
    ]);
    expect(byId.status).toBe(0);
    expect(byId.out).toBe(byNick.out);
    expect(byId.out).toContain('Qualifying, round 1, table 1: seat 7, red, won\n');
    expect(byId.out).toMatch(/fine +-0\.50 +0\.50/);
    expect(byId.out).toMatch(/= total 2\.00\n$/);
    expect(unknown).toMatchObject({ status: 2, err: expect.stringContaining('no player p99') });
  });
});
