import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sheetFile, tournamentFile, unfinishedRecord, wonRecord } from '@omerta/scoring/testing/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';

let folder = '';
const put = (name: string, content: string | Buffer): void => writeFileSync(join(folder, name), content);
const sheet = (more: object): string =>
  JSON.stringify({ ...sheetFile, sheet: { ...sheetFile.sheet, ...more } });
const score = (...args: string[]) => omerta(['score', ...args], { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'omerta-score-'));
  put('won.mgn', wonRecord('fsm-2024'));
  put('unfinished.mgn', unfinishedRecord('fsm-2024'));
  put('refused.mgn', `${unfinishedRecord('fsm-2024')}day 5\n`);
  put('annulled.mgn', `${unfinishedRecord('fsm-2024')}annul (9.4) "power cut"\n`);
  put('word.mgn', unfinishedRecord('fsm-2024').replace('night 1', 'nihgt 1'));
  put('plain.json', JSON.stringify(sheetFile));
  put(
    'rich.json',
    sheet({
      firstKilled: 5,
      bestMove: [1, 2, 3],
      extra: [{ seat: 6, points: '0.3' }],
      removed: [7],
      fines: [{ seat: 8, points: '0.5' }],
    }),
  );
  put('over.json', sheet({ extra: [{ seat: 6, points: '5', by: 'chief' }] }));
  put('nine.json', sheet({ seats: sheetFile.sheet.seats.slice(1) }));
  put('twice.json', sheet({ seats: sheetFile.sheet.seats.map((seat) => ({ ...seat, player: 'p1' })) }));
  put('key.json', sheet({ colour: 'red' }));
  put('tournament.json', JSON.stringify(tournamentFile));
  put('syntax.json', '{\n  "format": nope\n}');
  put('cut.json', '{"format": "omerta.sheet/1"');
  put('empty.json', ' \n');
  put('latin.json', Buffer.from('{"format": "\u00cf"}', 'latin1'));
  put('binary.json', Buffer.from([0x7b, 0, 0xff]));
  put('large.json', `{"a": "${'x'.repeat(4 * 1024 * 1024)}"}`);
  put('switch.json', JSON.stringify({ ...sheetFile, switches: { nope: true } }));
  mkdirSync(join(folder, 'folder.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('omerta score', { timeout: 60_000 }, () => {
  it('answers in the keys and order of the contract', async () => {
    const { status, out, err } = await score('rich.json', '--json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual([
      'format',
      'rulebook',
      'players',
      'needs',
      'refused',
      'warnings',
      'suggestions',
    ]);
    expect(Object.keys(answer.players[0])).toEqual([
      'seat',
      'player',
      'role',
      'main',
      'additional',
      'other',
      'total',
      'items',
    ]);
    expect(Object.keys(answer.players[0].items[0])).toEqual(['kind', 'points', 'clause']);
    expect(answer).toMatchObject({ format: 'omerta.score/1', rulebook: 'fsm-2024' });
    expect(answer.players[5]).toMatchObject({
      seat: 6,
      player: 'p6',
      role: 'red',
      main: '1',
      additional: '0.3',
      other: '0',
      total: '1.3',
    });
    expect(answer.players[7]).toMatchObject({ other: '-0.5', total: '0.5' });
  });

  it('counts a record', async () => {
    const { status, out } = await score('won.mgn', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out).players[0]).toMatchObject({
      player: 'p1',
      role: 'black',
      main: '0',
      total: '-1',
      items: [{ kind: 'loss' }, { kind: 'forfeit' }],
    });
  });

  it('refuses what the rules do not allow, counts the rest, and exits 1', async () => {
    const { status, out } = await score('over.json', '--json', '--lang', 'ru');
    expect(status).toBe(1);
    const { refused, players } = JSON.parse(out);
    expect(Object.keys(refused[0])).toEqual(['path', 'code', 'clause', 'message']);
    expect(refused[0]).toMatchObject({ path: 'extra[0]', message: expect.stringMatching(/[а-я]/) });
    expect(players[5]).toMatchObject({ additional: '0', total: '1' });
  });

  it.each([
    ['unfinished.mgn', 'score/unfinished'],
    ['annulled.mgn', 'score/annulled'],
    ['refused.mgn', 'day/not-now'],
  ])('%s has no points: exit 1', async (file, code) => {
    const { status, out, err } = await score(file, '--json');
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(JSON.parse(out)).toMatchObject({ players: [], refused: [{ code, message: expect.any(String) }] });
    const person = await score(file, '--lang', 'ru');
    expect(person).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining('Баллов посчитать нельзя.'),
    });
  });

  it.each([
    ['nine.json', 'sheet.seats', 'ten seats'],
    ['twice.json', 'sheet.seats[1]', 'twice'],
    ['key.json', 'sheet.colour', 'no key colour'],
    ['tournament.json', 'name', 'no key name'],
    ['switch.json', 'switches.nope', 'no switch nope'],
    ['syntax.json', '2:13', 'not JSON from here on'],
    ['cut.json', '1:28', 'ends too early'],
    ['empty.json', '1:1', 'empty'],
    ['latin.json', '1:13', 'UTF-8'],
    ['binary.json', '1:3', 'not text'],
    ['large.json', '1:1', '4 MB'],
    ['missing.json', '', 'no such file'],
    ['folder.json', '', 'folder'],
    ['word.mgn', '12:1', 'nihgt'],
    ['missing.mgn', '', 'no such file'],
  ])('%s cannot be used: the place, one sentence, exit 2', async (file, path, sentence) => {
    const [program, person] = await Promise.all([score(file, '--json'), score(file)]);
    expect({ status: program.status, err: program.err }).toEqual({ status: 2, err: '' });
    const answer = JSON.parse(program.out);
    expect(Object.keys(answer)).toEqual(['format', 'file', 'invalid']);
    expect(answer).toEqual({
      format: 'omerta.score/1',
      file,
      invalid: { path, message: expect.stringContaining(sentence) },
    });
    expect(person).toMatchObject({ status: 2, out: '', err: expect.stringContaining(sentence) });
    expect(person.err).toMatch(/^[^\n]+\n$/);
  });

  it('shows a person the table, the items with their clauses and what was refused, within 80 columns', async () => {
    const [plain, refused, russian] = await Promise.all([
      score('rich.json'),
      score('over.json'),
      score('rich.json', '--lang', 'ru'),
    ]);
    expect(plain.out).toContain(
      '   7  p7      red      1.00  -0.50   0.00   0.50\n      win 1 (8.2.1), removal -0.5 (8.2.4)\n',
    );
    expect(refused.out).toContain('  ✗ extra[0]: ');
    expect(russian.out).toContain('победа 1 (8.2.1)');
    for (const { out } of [plain, refused, russian])
      for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it('reads a sheet or a record from standard input', async () => {
    const [fromSheet, fromRecord] = await Promise.all([
      omerta(['score', '-', '--json'], { input: JSON.stringify(sheetFile) }),
      omerta(['score', '-', '--json'], { input: wonRecord('fsm-2024') }),
    ]);
    expect([fromSheet.status, fromRecord.status]).toEqual([0, 0]);
  });

  it('takes exactly one file', async () => {
    const [none, two] = await Promise.all([score(), score('a', 'b', '--lang', 'ru')]);
    expect(none).toMatchObject({ status: 2, err: expect.stringContaining('omerta score FILE') });
    expect(two).toMatchObject({ status: 2, err: expect.stringContaining('один файл') });
  });
});
