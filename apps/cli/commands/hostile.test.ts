// Files made to harm, given to the real commands: each ends with one sentence, in little memory, and shows
// nothing raw to a terminal.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bomb, rawZip, stored } from '@omerta/office/testing/raw-zip.ts';
import { forged, packed, unpacked } from '@omerta/office/testing/zip.ts';
import { tournamentFile, wonRecord } from '@omerta/scoring/testing/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';

const golden = join(import.meta.dirname, '../../../packages/office/golden/format-1.omerta');
const root = mkdtempSync(join(tmpdir(), 'omerta-hostile-'));
const run = (...args: string[]) => omerta(args, { cwd: root });
const put = (name: string, content: unknown): string => {
  const isRaw = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(join(root, name), isRaw ? content : JSON.stringify(content));
  return name;
};
afterAll(() => rmSync(root, { recursive: true }));

/** Runs it and says what it took, in megabytes. */
/** `maxRSS` of a process counts what its parent held when it began; Linux also knows what it held itself. */
const tell = `
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const own = () => Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  const most = process.platform === 'linux' ? own : () => process.resourceUsage().maxRSS;
  process.on('exit', () => process.stderr.write('maxRSS ' + most()));
`;

const measured = async (...args: string[]) => {
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` };
  const { status, out, err } = await omerta(args, { cwd: root, env });
  const [said = '', kilobytes] = err.split('maxRSS ');
  return { status, out, err: said, megabytes: Number(kilobytes) / 1024 };
};

const sentence = /^[^\n]+[.] \([a-z/-]+\)\n$/;

beforeAll(async () => {
  expect((await run('restore', golden, 'club')).status).toBe(0);
  expect((await run('archive', 'club', 'simulated-12', '-o', 'cup.omerta')).status).toBe(0);
});

describe('an archive', () => {
  it('that is a bomb costs next to nothing and ends with a sentence', async () => {
    const manifest = stored('manifest.json', '{}');
    put('true.omerta', rawZip([manifest, bomb('log.jsonl', 3_900)]));
    put('lies.omerta', rawZip([manifest, bomb('log.jsonl', 3_900, '\n', 9)]));
    put('manifest.omerta', rawZip([bomb('manifest.json', 3_900)]));
    for (const file of ['true.omerta', 'lies.omerta', 'manifest.omerta'])
      for (const command of [
        ['verify', file],
        ['restore', file, 'new'],
      ]) {
        const { status, out, err, megabytes } = await measured(...command);
        expect({ status, out, err }).toEqual({ status: 2, out: '', err: expect.stringMatching(sentence) });
        expect(megabytes).toBeLessThan(300);
      }
    expect(existsSync(join(root, 'new'))).toBe(false);
  });

  it('that is odd, deep or no file at all is unreadable, in both languages', async () => {
    const deep = `{"format":"omerta.archive/2","kind":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    put('deep.omerta', rawZip([stored('manifest.json', deep)]));
    put('odd.omerta', rawZip([stored('manifest.json', '{"format":"omerta.archive/2","files":null}')]));
    put('twice.omerta', rawZip([stored('a', 'x'), stored('a', 'y')]));
    put('behind.omerta', Buffer.concat([readFileSync(join(root, 'cup.omerta')), Buffer.from('more')]));
    for (const file of ['deep.omerta', 'odd.omerta', 'twice.omerta', 'behind.omerta', '/dev/zero', '.'])
      for (const lang of ['en', 'ru']) {
        const { status, err } = await run('restore', file, 'new', '--lang', lang);
        expect({ status, err }).toEqual({ status: 2, err: expect.stringMatching(sentence) });
      }
  });

  it('is known again by its head, and one with two names exchanged is not', async () => {
    const [, head = ''] = /Head: ([0-9a-f]{64})/.exec((await run('verify', 'cup.omerta')).out) ?? [];
    expect((await run('verify', 'cup.omerta', '--head', head)).status).toBe(0);
    expect(JSON.parse((await run('verify', 'cup.omerta', '--json')).out)).toMatchObject({ head });
    const entries = unpacked(readFileSync(join(root, 'cup.omerta')));
    const names = (entries.get('tournament.json') ?? '')
      .replace('Nick-p1"', 'Nick-x"')
      .replace('Nick-p2"', 'Nick-p1"')
      .replace('Nick-x"', 'Nick-p2"');
    put('names.omerta', packed(forged(entries, 'tournament.json', names)));
    expect(await run('verify', 'names.omerta', '--head', head)).toMatchObject({
      status: 1,
      err: expect.stringContaining('(archive/other-head)'),
    });
  });

  it('of format 1 opens and says what it lacks', async () => {
    const { status, out } = await run('verify', golden);
    expect(status).toBe(0);
    expect(out).toContain('It is of format 1 and has no head over its files');
    expect(JSON.parse((await run('verify', golden, '--json')).out)).toMatchObject({ head: null });
  });
});

describe('a place to restore to', () => {
  it('that cannot be is told in a sentence, and nothing is left there', async () => {
    put('file', 'x');
    mkdirSync(join(root, 'full'));
    put('full/thing', 'x');
    symlinkSync(join(root, 'nowhere'), join(root, 'dangling'));
    const before = readdirSync(root).toSorted();
    for (const place of [
      'file',
      'file/below',
      'full',
      'dangling',
      '/proc/none/club',
      `${'x'.repeat(300)}`,
      '/dev/null',
    ])
      for (const lang of ['en', 'ru']) {
        const { status, out, err } = await run('restore', 'cup.omerta', place, '--lang', lang);
        expect({ status, out, err }).toEqual({ status: 1, out: '', err: expect.stringMatching(sentence) });
      }
    expect(readdirSync(root).toSorted()).toEqual(before);
  });
});

describe('a JSON file', () => {
  it.each([
    ['deep', `{"format":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, '1:110', 'deeper than 100'],
    ['many', `[${'1,'.repeat(1_000_001)}1]`, '1:2000000', 'more than 1000000 entries'],
    ['twice', '{"format":"omerta.sheet/1",\n "switches":{}, "switches":{}}', '2:17', '“switches”'],
    ['beyond', '{"format": 1e999}', '1:12', '1e999'],
  ])('that is %s is refused with its place', async (name, text, place, said) => {
    const file = put(`${name}.json`, text);
    for (const command of ['standings', 'score', 'seating-check']) {
      const { status, err } = await run(command, file);
      expect(status).toBe(2);
      expect(err).toContain(`${file}:${place}: `);
      expect(err).toContain(said);
    }
  });
});

describe('a tournament', () => {
  const players = Array.from({ length: 10 }, (_, i) => ({ id: `p${i + 1}` }));
  const file = (games: readonly object[], more: object = {}) => ({
    ...tournamentFile,
    rulebook: 'fsm-2024',
    players,
    stages: [{ id: 'q', kind: 'qualifying', plannedGames: 10 }],
    games,
    ...more,
  });
  const game = (record: string, round = 1) => ({ stage: 'q', round, table: 1, record });

  it('names records in its own folder alone, by whatever way', async () => {
    mkdirSync(join(root, 'cup/records'), { recursive: true });
    put('outside.mgn', wonRecord('fsm-2024'));
    put('cup/records/inside.mgn', wonRecord('fsm-2024'));
    symlinkSync(join(root, 'outside.mgn'), join(root, 'cup/link.mgn'));
    symlinkSync(root, join(root, 'cup/up'));
    symlinkSync(join(root, 'cup/records/inside.mgn'), join(root, 'cup/near.mgn'));
    for (const record of ['records/inside.mgn', './records/inside.mgn', 'near.mgn']) {
      put('cup/t.json', file([game(record)]));
      expect(await run('standings', 'cup/t.json')).toMatchObject({ status: 0 });
    }
    const outside = [
      '../outside.mgn',
      'records/../../outside.mgn',
      join(root, 'outside.mgn'),
      'link.mgn',
      'up/outside.mgn',
    ];
    for (const record of [...outside, '..\\outside.mgn', 'C:\\outside.mgn']) {
      put('cup/t.json', file([game(record)]));
      expect(await run('standings', 'cup/t.json')).toMatchObject({
        status: 2,
        err: expect.stringContaining('lies outside the folder of this file'),
      });
    }
  });

  it('shows no control character of its names, nor a line of its own', async () => {
    const evil = '\u001b[2J\u009b31m\u0007\u202eX\n9. Fake';
    const nicks = players.map(({ id }) => ({ id, nick: `${id}${evil}`, club: evil }));
    put('evil.mgn', wonRecord('fsm-2024'));
    put('evil.json', file([game('evil.mgn')], { name: evil, players: nicks }));
    const calls = [
      ['standings', 'evil.json'],
      ['standings', 'evil.json', '--explain', 'p1'],
      ['standings', 'evil.json', '--explain', evil],
      ['standings', 'evil.json', '--json'],
      ['standings', `${evil}.json`],
      ['verify', evil],
      ['erase', 'club', evil],
      ['archive', 'club', evil, '-o', 'x.omerta'],
      ['seat', '--players', evil],
      [evil],
    ];
    for (const { out, err } of await Promise.all(calls.map((args) => run(...args)))) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through
      expect(`${out}${err}`).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    }
    expect((await run('standings', 'evil.json')).out).not.toMatch(/^9\. Fake/m);
  });
});

describe('a seating of the largest size', () => {
  // Bounded by what it does after its second, not by the clock: before, its beginning alone took minutes.
  it('ends by its seconds', async () => {
    const { status, out } = await run(
      'seat',
      '--players',
      '1000',
      '--rounds',
      '200',
      '--seconds',
      '1',
      '--json',
    );
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ players: 1_000, check: { legal: true } });
  });

  it('with wishes on everybody ends too, with a seating or a sentence', async () => {
    const teams = Array.from({ length: 200 }, (_, t) => Array.from({ length: 5 }, (_, i) => t * 5 + i + 1));
    put('teams.json', { teams });
    const args = [
      '--players',
      '1000',
      '--rounds',
      '200',
      '--wishes',
      'teams.json',
      '--seconds',
      '1',
      '--json',
    ];
    const { status, out } = await run('seat', ...args);
    expect([0, 1]).toContain(status);
    if (status === 1) expect(JSON.parse(out)).toMatchObject({ refused: { code: 'search/no-time' } });
  });
});
