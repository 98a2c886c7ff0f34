import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstGame, omerta } from '../testing.ts';

const keys = ['format', 'file', 'rulebook', 'lines', 'refused'];
const stateKeys = [
  'phase',
  'expects',
  'alive',
  'out',
  'result',
  'ballots',
  'cancelledVotes',
  'nights',
  'fouls',
  'yellow',
  'muted',
  'circle',
  'firstKilled',
  'bestMove',
];

let folder = '';
const put = (name: string, content: string | Buffer): void => writeFileSync(join(folder, name), content);
const inFolder = (args: readonly string[]) => omerta(args, { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'omerta-replay-'));
  put('good.mgn', firstGame);
  put('crlf.mgn', firstGame.replaceAll('\n', '\r\n'));
  put('refused.mgn', firstGame.replace('nominate 4 7', 'nominate 1 3'));
  put(
    'warned.mgn',
    firstGame.replace('nominate 4 7', 'foul 5 (6.8.1)\nremove 5 (6.6.1)\nundo\nfoul 8 (6.6.1)\nnominate 4 7'),
  );
  put('empty.mgn', '');
  put('not-utf8.mgn', Buffer.from(firstGame.replace('Omerta demo', '\u00cf\u00f0'), 'latin1'));
  put('binary.mgn', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0xff]));
  put('zero.mgn', firstGame.replace('nominate 1 2', 'nominate\0 1 2'));
  put('large.mgn', `${firstGame}${'# filler\n'.repeat(500_000)}`);
  put('tag.mgn', firstGame.replace('[table 1]', '[table one]'));
  put('nine.mgn', firstGame.replace(/\[seat 10 .*\n/, ''));
  put('two-dons.mgn', firstGame.replace('"Quartz" red', '"Quartz" don'));
  put('switch.mgn', firstGame.replace('[table 1]', '[switch withdrawals off]'));
  put('word.mgn', firstGame.replace('foul 3', 'fool 3'));
  put('escape.mgn', '\u001b[31mred\n');
  mkdirSync(join(folder, 'folder.mgn'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('omerta replay', { timeout: 60_000 }, () => {
  it('answers a legal game in the keys and order of the contract', async () => {
    const { status, out, err } = await inFolder(['replay', 'good.mgn', '--json']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual([...keys, ...stateKeys]);
    expect(answer).toMatchObject({
      format: 'omerta.replay/1',
      file: 'good.mgn',
      rulebook: 'fsm-2024',
      lines: 31,
      refused: null,
      phase: { kind: 'day', number: 2 },
      expects: { step: 'speech', seat: 3, seconds: 60, clause: '4.3.1' },
      out: [
        { seat: 7, by: 'vote', at: 'day 1' },
        { seat: 4, by: 'shot', at: 'night 2' },
      ],
      bestMove: { by: 4, seats: [2, 6, 1], blacks: 2 },
    });
    expect(out.indexOf('"step"')).toBeLessThan(out.indexOf('"seat"'));
  });

  it('[fsm-2024 6.6.1, 6.8.1] tells what speaks against a line that stands, in a key of its own, and exits 0', async () => {
    const { status, out, err } = await inFolder(['replay', 'warned.mgn', '--json', '--until', '24']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual([...keys, ...stateKeys, 'warnings']);
    expect(answer).toMatchObject({ refused: null, fouls: { 5: 1, 8: 1 }, out: [] });
    expect(answer.warnings).toEqual([
      {
        line: 20,
        code: 'sanction/not-of-clause',
        clause: '6.8.1',
        message:
          'Clause 6.8.1 gives a forfeit, not a foul: the line on seat 5 stands, correct it if it is a slip.',
      },
    ]);
    expect(Object.keys(answer.warnings[0])).toEqual(['line', 'code', 'clause', 'message']);
    const both = JSON.parse(
      (await inFolder(['replay', 'warned.mgn', '--json', '--until', '21', '--lang', 'ru'])).out,
    ).warnings;
    expect(both).toMatchObject([
      {
        line: 20,
        message:
          'По пункту 6.8.1 полагается ППК, а не фол: запись об игроке № 5 остаётся, исправьте её, если это описка.',
      },
      {
        line: 21,
        clause: '6.6.1',
        message: expect.stringContaining('По пункту 6.6.1 полагается фол, а не удаление'),
      },
    ]);
  });

  it('[fsm-2024 6.8.1] tells it to a person as well', async () => {
    const [english, russian] = await Promise.all([
      inFolder(['replay', 'warned.mgn']),
      inFolder(['replay', 'warned.mgn', '--lang', 'ru']),
    ]);
    expect(english.out.replace(/\s+/g, ' ')).toContain(
      'warnings line 20: Clause 6.8.1 gives a forfeit, not a foul',
    );
    expect(russian.out.replace(/\s+/g, ' ')).toContain(
      'замечания строка 20: По пункту 6.8.1 полагается ППК, а не фол',
    );
    expect((await inFolder(['replay', 'good.mgn'])).out).not.toContain('warnings');
  });

  it('tells a refused line with its code, clause and message, and exits 1', async () => {
    const { status, out } = await inFolder(['replay', 'refused.mgn', '--json']);
    expect(status).toBe(1);
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual([...keys, ...stateKeys]);
    expect(Object.keys(answer.refused)).toEqual(['line', 'code', 'clause', 'message']);
    expect(answer).toMatchObject({
      lines: 19,
      refused: { line: 20, code: 'nomination/second-in-one-day', clause: '4.4.3' },
      fouls: { 3: 1 },
    });
  });

  it('says the message in Russian', async () => {
    const { out } = await inFolder(['replay', 'refused.mgn', 'empty.mgn', '--json', '--lang', 'ru']);
    const [refused, empty] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(refused.refused.message).toMatch(/[а-я]/);
    expect(empty.syntax.message).toMatch(/[а-я]/);
  });

  it.each([
    ['empty.mgn', 1, 1, 'The file is empty'],
    ['not-utf8.mgn', 3, 9, 'not in UTF-8'],
    ['binary.mgn', 1, 7, 'not text'],
    ['zero.mgn', 18, 9, 'not text'],
    ['large.mgn', 1, 1, '4 MB'],
    ['tag.mgn', 4, 8, '[table 3]'],
    ['nine.mgn', 15, 1, 'Seat 10 is missing'],
    ['two-dons.mgn', 15, 2, 'The cards do not make a deck'],
    ['switch.mgn', 4, 2, 'withdrawals'],
    ['word.mgn', 19, 1, 'fool'],
    ['missing.mgn', 1, 1, 'There is no such file.'],
    ['folder.mgn', 1, 1, 'This is a folder'],
    ['good.mgn/inside', 1, 1, 'There is no such file.'],
  ])('%s cannot be read: the place, one sentence, exit 2', async (file, line, column, sentence) => {
    const { status, out, err } = await inFolder(['replay', '--json', file]);
    expect({ status, err }).toEqual({ status: 2, err: '' });
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual(['format', 'file', 'syntax']);
    expect(answer).toEqual({
      format: 'omerta.replay/1',
      file,
      syntax: { line, column, message: expect.stringContaining(sentence) },
    });
    expect(Object.keys(answer.syntax)).toEqual(['line', 'column', 'message']);
  });

  it('keeps the order of the files and exits with the largest status', async () => {
    const files = ['missing.mgn', 'good.mgn', 'refused.mgn', 'crlf.mgn'];
    const { status, out } = await inFolder(['replay', '--json', ...files]);
    expect(status).toBe(2);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).file),
    ).toEqual(files);
    expect((await inFolder(['replay', '--json', 'good.mgn', 'refused.mgn'])).status).toBe(1);
  });

  it('reads standard input, and stops after the line it is told', async () => {
    const { status, out } = await omerta(['replay', '-', '--json', '--until', '20'], { input: firstGame });
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ file: '-', lines: 20, expects: { step: 'speech', seat: 5 } });
    const before = await omerta(['replay', '-', '--json', '--until', '19'], {
      input: firstGame.replace('nominate 4 7', 'nominate 1 3'),
    });
    expect(before.status).toBe(0);
  });

  it('takes a file name that begins with a hyphen after --', async () => {
    const { out } = await inFolder(['replay', '--json', '--', '--json']);
    expect(JSON.parse(out).file).toBe('--json');
  });

  it('tells a person where the game stands, and refusals on standard error', async () => {
    const { status, out, err } = await inFolder(['replay', 'refused.mgn', 'missing.mgn']);
    expect(status).toBe(2);
    expect(out).toContain('refused.mgn: line 20 was refused');
    expect(out).toContain('expected     speech of seat 2, 60 s (4.3.1)');
    expect(err).toContain('refused.mgn:20: refused by 4.4.3 (nomination/second-in-one-day): ');
    expect(err).toContain('missing.mgn: There is no such file.\n');
    expect((await inFolder(['replay', 'good.mgn', '--lang', 'ru'])).out).toContain(
      '7 заголосован (день 1), 4 убит (ночь 2)',
    );
  });

  it('lets no control character of a file through to the terminal', async () => {
    const { err } = await inFolder(['replay', 'escape.mgn']);
    expect(err).not.toContain('\u001b');
  });

  it('gives the same answers from many workers, in order', async () => {
    const files = Array.from(
      { length: 450 },
      (_, i) => ['good.mgn', 'refused.mgn', 'empty.mgn', 'missing.mgn'][i % 4] ?? '',
    );
    const [few, many] = await Promise.all([
      inFolder(['replay', '--json', ...files.slice(0, 4)]),
      inFolder(['replay', '--json', ...files]),
    ]);
    expect(many.status).toBe(2);
    expect(many.out).toBe(few.out.repeat(113).split('\n').slice(0, 450).join('\n').concat('\n'));
  });
});
