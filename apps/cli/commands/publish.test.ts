// A simulated tournament archived and published through the real program.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';

const root = mkdtempSync(join(tmpdir(), 'omerta-publish-'));
const run = (...args: string[]) => omerta(args, { cwd: root });

beforeAll(async () => {
  const simulated = await run(
    'tournament',
    'simulate',
    '--players',
    '10',
    '--rounds',
    '1',
    '--folder',
    'club',
  );
  expect(simulated.status).toBe(0);
  expect((await run('archive', 'club', 'simulated-1', '-o', 'cup.omerta')).status).toBe(0);
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

describe('omerta publish', { timeout: 120_000 }, () => {
  it('writes a site in both languages, and again over itself', async () => {
    const { status, out, err } = await run(
      'publish',
      'cup.omerta',
      'site',
      '--url',
      'https://example.org/cup',
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^site: \d+ pages, \d+ kB\./);
    const listed = readdirSync(join(root, 'site'));
    expect(listed).toEqual(expect.arrayContaining(['assets', 'en', 'index.html', 'records', 'ru']));
    expect(readdirSync(join(root, 'site/assets'))).toEqual(
      expect.arrayContaining(['charts.js', 'icon.svg', 'live.css', 'live.js']),
    );
    expect(readFileSync(join(root, 'site/ru/poster.html'), 'utf8')).toContain('https://example.org/cup');
    const game = readFileSync(join(root, 'site/ru/game-q_2f1_2f1.html'), 'utf8');
    expect(game).toMatch(/судья Nick-ref\d/);
    const again = await run('publish', 'cup.omerta', 'site', '--lang', 'ru', '--json');
    expect(JSON.parse(again.out)).toMatchObject({
      format: 'omerta.published/1',
      folder: 'site',
      tournament: 'simulated-1',
    });
    const alone = readdirSync(join(root, 'site'));
    expect(alone).toContain('rules.html');
    expect(alone).not.toContain('en');
    expect(alone).not.toContain('poster.html');
    expect(readFileSync(join(root, 'site/index.html'), 'utf8')).toContain('<html lang="ru">');
  });

  it('touches no folder that holds something else', async () => {
    mkdirSync(join(root, 'mine'));
    writeFileSync(join(root, 'mine/letter.txt'), 'dear');
    const { status, err } = await run('publish', 'cup.omerta', 'mine');
    expect(status).toBe(1);
    expect(err).toContain('folder/not-empty');
    expect(readdirSync(join(root, 'mine'))).toEqual(['letter.txt']);
  });

  it('names a file where a folder is wanted, and leaves it as it is; help tells of --lang once', async () => {
    writeFileSync(join(root, 'junk.txt'), 'dear');
    const { err } = await run('publish', 'cup.omerta', 'junk.txt');
    expect(err).toContain('junk.txt cannot be written (it is a file)');
    expect(readFileSync(join(root, 'junk.txt'), 'utf8')).toBe('dear');
    expect((await run('publish', '--help')).out.match(/^ {2}--lang/gm)).toHaveLength(1);
  });

  it.each([
    [['publish'], 2, 'omerta publish ARCHIVE DIR'],
    [['publish', 'cup.omerta', '--lang', 'ru'], 2, 'omerta publish АРХИВ ПАПКА'],
    [['publish', 'nowhere.omerta', 'site-2'], 2, 'file/unreadable'],
    [['publish', 'cup.omerta', 'site-2', '--url', 'cup'], 2, '--url is the address'],
    [['publish', 'cup.omerta', 'site-2', '--url', 'ftp://x', '--lang', 'ru'], 2, '--url — адрес'],
  ] as const)('%j is told what is wrong', async (args, status, said) => {
    const told = await run(...args);
    expect(told).toMatchObject({ status, out: '' });
    expect(told.err).toContain(said);
  });

  it('refuses a backup of the club: it is no archive of a tournament', async () => {
    const backups = join(root, 'club-backups');
    const [backup = ''] = readdirSync(backups).filter((name) => name.endsWith('.omerta'));
    const told = await run('publish', join(backups, backup), 'site-2');
    expect(told.status).toBe(2);
    expect(told.err).toContain('archive/manifest');
  });
});
