// Tournaments simulated, archived, restored, verified, backed up and erased through the real program.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace } from '@omerta/office/folder/backups.ts';
import { openFolder } from '@omerta/office/folder/club-folder.ts';
import { unpacked } from '@omerta/office/testing/zip.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-archive-'));
const run = (...args: string[]) => omerta(args, { cwd: root });
const simulate = [
  'tournament',
  'simulate',
  '--players',
  '12',
  '--rounds',
  '2',
  '--rulebook',
  'fiim-2025',
  '--seed',
  '4',
];
const tournament = 'simulated-4';

beforeAll(async () => {
  expect((await run(...simulate, '--folder', 'club')).status).toBe(0);
  expect((await run('archive', 'club', tournament, '-o', 'cup.omerta')).status).toBe(0);
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

/** A club of its own for tests that change it. */
const clubFor = (name: string): string => {
  for (const part of ['', '-backups'])
    cpSync(join(root, `club${part}`), join(root, `${name}${part}`), { recursive: true });
  return name;
};

const tamper = (folder: string, sql: string): void => {
  const db = new DatabaseSync(join(root, folder, 'log.sqlite'));
  db.exec(sql);
  db.close();
};

describe.concurrent('omerta tournament simulate', { timeout: 120_000 }, () => {
  it('plays the same tournament from the same seed, in memory as in a folder', async () => {
    const [one, other] = await Promise.all([
      run(...simulate, '--json'),
      run(...simulate, '--folder', 'again', '--json'),
    ]);
    expect({ status: one.status, err: one.err }).toEqual({ status: 0, err: '' });
    expect(other.out).toBe(one.out);
    const report = JSON.parse(one.out);
    expect(report).toMatchObject({
      format: 'omerta.simulated-tournament/1',
      tournament,
      players: 12,
      rulebook: 'fiim-2025',
      seed: 4,
    });
    expect(report.events.TournamentFinished).toBe(1);
    expect(report.standings.rows.length).toBeGreaterThanOrEqual(12);
  });

  it('tells a person how it went', async () => {
    const { out, status } = await run(
      'tournament',
      'simulate',
      '--players',
      '10',
      '--rounds',
      '1',
      '--lang',
      'ru',
    );
    expect(status).toBe(0);
    expect(out).toContain('Турнир simulated-1 по fsm-2024, зерно 1: завершён');
    expect(out).toMatch(/Что произошло\n {2}\w+/);
    expect(out).toContain('Таблица');
  });

  it('refuses a size that cannot be, a word it does not know, and a folder with something in it', async () => {
    const wrong = [
      ['tournament', 'simulate', '--players', '7'],
      ['tournament', 'simulate', '--players', '20', '--tables', '3'],
      ['tournament', 'simulate', 'more'],
      ['tournament', 'simulate', '--rulebook', 'chess'],
      ['tournament'],
      ['tournament', 'finish'],
    ];
    for (const { status, out, err } of await Promise.all(wrong.map((args) => run(...args)))) {
      expect([status, out]).toEqual([2, '']);
      expect(err).toMatch(/^omerta: .*[.]\n$/);
    }
    expect(await run(...simulate, '--folder', 'club')).toMatchObject({
      status: 1,
      err: expect.stringContaining('(folder/not-empty)'),
    });
  });
});

describe.concurrent('omerta archive, restore, verify', { timeout: 120_000 }, () => {
  it('give the tournament back, whole', async () => {
    expect(await run('verify', 'club')).toMatchObject({
      status: 0,
      out: expect.stringContaining('club: whole.'),
    });
    expect(await run('verify', 'cup.omerta', '--lang', 'ru')).toMatchObject({
      status: 0,
      out: expect.stringContaining('cup.omerta: цел.'),
    });
    const restored = await run('restore', 'cup.omerta', 'restored');
    expect(restored).toMatchObject({ status: 0, err: '' });
    expect(restored.out).toMatch(
      /Not in a copy: passwords.*new owner link|В копии нет паролей.*ссылка владельца/,
    );
    const elsewhere = { cwd: root, env: { TZ: 'Pacific/Auckland' } };
    expect(
      (await omerta(['archive', 'restored', tournament, '--out', 'cup-2.omerta'], elsewhere)).status,
    ).toBe(0);
    expect(
      Buffer.compare(readFileSync(join(root, 'cup-2.omerta')), readFileSync(join(root, 'cup.omerta'))),
    ).toBe(0);
    const { games, events } = JSON.parse((await run('verify', 'restored', '--json')).out);
    expect(JSON.parse((await run('verify', 'cup.omerta', '--json')).out)).toMatchObject({
      format: 'omerta.verified/1',
      games,
      events,
    });
  });

  it('hold the standings that "omerta standings" counts from the tournament file in the archive', async () => {
    const entries = unpacked(readFileSync(join(root, 'cup.omerta')));
    for (const [name, text] of entries) {
      mkdirSync(dirname(join(root, 'cup', name)), { recursive: true });
      writeFileSync(join(root, 'cup', name), text);
    }
    const { status, out } = await run('standings', 'cup/tournament.json', '--json');
    expect([status, out]).toEqual([0, entries.get('standings.json')]);
    expect((await run('seating-check', 'cup/seating/q.json')).status).toBe(0);
  });

  it('overwrite nothing and leave nothing half done', async () => {
    expect(await run('archive', 'club', tournament, '-o', 'cup.omerta')).toMatchObject({
      status: 1,
      err: expect.stringContaining('(file/exists)'),
    });
    expect(await run('restore', 'cup.omerta', 'club')).toMatchObject({
      status: 1,
      err: expect.stringContaining('(folder/not-empty)'),
    });
    writeFileSync(join(root, 'foreign.zip'), readFileSync(join(root, 'cup.omerta')).subarray(0, 5_000));
    for (const [lang, word] of [
      ['en', 'cannot be unpacked'],
      ['ru', 'распаковать нельзя'],
    ] as const) {
      const { status, err, out } = await run('restore', 'foreign.zip', 'new', '--lang', lang);
      expect([status, out]).toEqual([2, '']);
      expect(err).toContain(word);
    }
    expect(existsSync(join(root, 'new'))).toBe(false);
    expect(await run('archive', 'club', 'other', '-o', 'other.omerta')).toMatchObject({
      status: 1,
      err: expect.stringContaining(tournament),
    });
    expect(await run('archive', 'nowhere', tournament, '-o', 'other.omerta')).toMatchObject({
      status: 2,
      err: expect.stringContaining('(folder/none)'),
    });
    expect(existsSync(join(root, 'other.omerta')) || existsSync(join(root, 'nowhere'))).toBe(false);
    expect(await run('verify', 'missing.omerta')).toMatchObject({
      status: 2,
      err: expect.stringContaining('(file/unreadable)'),
    });
  });

  it('ask for what is missing in the call', async () => {
    const calls = [
      ['archive', 'club', tournament],
      ['archive', 'club', '-o', 'x'],
      ['restore', 'cup.omerta'],
      ['restore', 'cup.omerta', 'club-9', '--newest'],
      ['verify'],
      ['backup'],
      ['erase', 'club'],
      ['archive', '-x'],
    ];
    for (const { status, err } of await Promise.all(calls.map((args) => run(...args)))) {
      expect(status).toBe(2);
      expect(err).toMatch(/^omerta: .*[.]\n$/);
    }
  });

  it('do not touch a folder that another Omerta has open', async () => {
    const folder = clubFor('busy');
    const store = await openFolder(clubPlace(join(root, folder)));
    if (isRefusal(store)) throw new Error(store.code);
    expect(await run('verify', folder)).toMatchObject({
      status: 1,
      err: expect.stringContaining('is open in another Omerta'),
    });
    await store.close();
    expect((await run('verify', folder)).status).toBe(0);
  });
});

describe.concurrent('a damaged club', { timeout: 120_000 }, () => {
  it('is named by stream and position, and its newest good backup restores it', async () => {
    const folder = clubFor('damaged');
    tamper(
      folder,
      "UPDATE events SET body = replace(body, 'TournamentFinished', 'TournamentStarted') WHERE body LIKE '%TournamentFinished%'",
    );
    const { status, err } = await run('verify', folder);
    expect(status).toBe(1);
    expect(err).toMatch(new RegExp(`event \\d+ of tournament/${tournament} was altered \\(position \\d+\\)`));
    const backup = /omerta restore (\S+) NEWFOLDER/.exec(err)?.[1] ?? '';
    expect(await run('archive', folder, tournament, '-o', 'damaged.omerta')).toMatchObject({
      status: 1,
      err: expect.stringContaining('(folder/damaged)'),
    });
    expect(await run('verify', folder, '--lang', 'ru')).toMatchObject({
      err: expect.stringMatching(/изменено \(позиция \d+\).*omerta restore/),
    });
    expect((await run('restore', backup, 'healed')).status).toBe(0);
    expect((await run('verify', 'healed')).status).toBe(0);
  });

  it('whose sheet leaves the lines of its game is told so, with what differs', async () => {
    const folder = clubFor('strayed');
    const store = await openFolder(clubPlace(join(root, folder)));
    if (isRefusal(store)) throw new Error(store.code);
    const name = `tournament/${tournament}`;
    const events = await store.read(name);
    const handed = events.findLast(({ type }) => type === 'SheetHandedIn');
    if (!handed) throw new Error('no sheet');
    const { sheet, ...data } = handed.data as { readonly sheet: { readonly outDay1: number } };
    const other = { ...data, record: null, sheet: { ...sheet, outDay1: sheet.outDay1 + 1 } };
    const meta = { command: 'forged', at: 0, device: 'forger', person: 'organiser' };
    await store.append(name, events.length, { ...meta, events: [{ type: 'SheetHandedIn', data: other }] });
    await store.close();
    expect(await run('verify', folder)).toMatchObject({
      status: 1,
      err: expect.stringMatching(
        /Voted out on day 1: “\d+” in the game's lines, “\d+” on the sheet.*\(game\/other-than-played\)/,
      ),
    });
    const said = JSON.parse((await run('verify', folder, '--json', '--lang', 'ru')).out);
    expect(said.refused).toMatchObject({
      code: 'game/other-than-played',
      stream: name,
      version: events.length + 1,
      message: expect.stringContaining('Заголосовано в первый день'),
    });
    expect(said.refused.differences).toContainEqual({
      what: 'out-day-1',
      seat: null,
      at: null,
      stream: String(sheet.outDay1),
      sheet: String(sheet.outDay1 + 1),
    });
  });

  it('with a damaged backup is told so', async () => {
    const folder = clubFor('bent');
    writeFileSync(join(root, `${folder}-backups`, '2026-01-01T00-00-00Z-hourly.omerta'), 'nothing');
    expect(await run('verify', folder)).toMatchObject({
      status: 1,
      err: expect.stringContaining('2026-01-01T00-00-00Z-hourly.omerta is damaged'),
    });
  });
});

describe.concurrent('omerta restore --newest', { timeout: 120_000 }, () => {
  it('takes the newest whole backup beside a folder that is gone, and says where there is none', async () => {
    const folder = clubFor('gone');
    writeFileSync(join(root, 'gone-backups', '2099-01-01T00-00-00Z-hand.omerta'), 'nothing');
    rmSync(join(root, folder), { recursive: true });
    expect(await run('restore', '--newest', folder)).toMatchObject({
      status: 0,
      out: expect.stringContaining('all verified'),
    });
    expect(await run('restore', '--newest', folder)).toMatchObject({
      status: 1,
      err: expect.stringContaining('not empty'),
    });
    expect(await run('restore', '--newest', 'never')).toMatchObject({
      status: 1,
      err: expect.stringContaining('never-backups. Name an archive'),
    });
    const elsewhere = await run('restore', '--newest', 'never', '--backups', 'gone-backups');
    expect(elsewhere.status).toBe(0);
  });
});

describe.concurrent('omerta backup and erase', { timeout: 120_000 }, () => {
  it('forget a person everywhere, and the log still verifies', async () => {
    const folder = clubFor('erasing');
    expect(await run('backup', folder)).toMatchObject({
      status: 0,
      out: expect.stringContaining('it stands'),
    });
    expect(await run('erase', folder, 'p5')).toMatchObject({
      status: 0,
      out: expect.stringContaining('1 backup rewritten'),
    });
    expect(await run('erase', folder, 'p5', '--lang', 'ru')).toMatchObject({
      status: 1,
      err: expect.stringContaining('удалять нечего'),
    });
    expect((await run('archive', folder, tournament, '-o', 'erased.omerta', '--people')).status).toBe(0);
    const archive = [...unpacked(readFileSync(join(root, 'erased.omerta'))).values()].join('\n');
    const backups = readdirSync(join(root, `${folder}-backups`)).map((name) =>
      [...unpacked(readFileSync(join(root, `${folder}-backups`, name))).values()].join('\n'),
    );
    const files = ['log.sqlite', 'people.sqlite'].map((name) =>
      readFileSync(join(root, folder, name)).toString('utf8'),
    );
    for (const bytes of [archive, ...backups, ...files])
      expect(bytes).not.toMatch(/Nick-p5\b|Name-of-p5-|p5-\d+@/);
    expect(archive).toMatch(/Name-of-p6-/);
    expect((await run('verify', folder)).status).toBe(0);
    expect((await run('verify', 'erased.omerta')).status).toBe(0);
  });
});
