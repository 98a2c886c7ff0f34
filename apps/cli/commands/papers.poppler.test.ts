// omerta protocol, print-pack and export: PDFs that another program reads, files that come back, and every mistake in one sentence.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { readSheetsCsv } from '@omerta/documents/exports/spreadsheet.ts';
import { archiveOf, playedTournament } from '@omerta/office/testing/played.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { pdfTexts } from '@omerta/testkit/machine/poppler.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstGame, omerta } from '../testing.ts';

/** By bots, to its end. */
const finished = writeDown(
  rulebook('fsm-2024'),
  playGame(rulebook('fsm-2024'), 1, { ...usualKnobs, annul: 0 }),
);

const folder = mkdtempSync(join(tmpdir(), 'omerta-papers-'));
const at = (name: string): string => join(folder, name);
const pages = (name: string): Promise<readonly string[]> => pdfTexts(readFileSync(at(name)));

beforeAll(async () => {
  writeFileSync(at('game.mgn'), finished);
  writeFileSync(at('half.mgn'), `${firstGame.split('\n').slice(0, 16).join('\n')}\n`);
  writeFileSync(at('cup.omerta'), await archiveOf(await playedTournament('neft-mmt', 3)));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('omerta protocol', () => {
  it.each([
    ['ru', 'Протокол игры', 'Победившая команда'],
    ['en', 'Game protocol', 'Winning team'],
  ] as const)('%s: prints a sheet of two pages', async (lang, title, winner) => {
    const name = `game-${lang}.pdf`;
    const { status, out } = await omerta(['protocol', at('game.mgn'), '--lang', lang, '-o', at(name)]);
    expect([status, out]).toEqual([0, expect.stringContaining(name)]);
    const [front = '', back, ...more] = await pages(name);
    expect(front).toContain(title);
    expect(front).toContain(winner);
    expect([typeof back, more]).toEqual(['string', []]);
  });

  it('[fiim-2018 9.12] with --blank it is the form, without roles and points', async () => {
    const game = firstGame.replace(/\[rulebook .*\]/, '[rulebook fiim-2018]');
    writeFileSync(at('form.mgn'), game);
    expect((await omerta(['protocol', at('form.mgn'), '--blank', '-o', at('form.pdf')])).status).toBe(0);
    const [front = ''] = await pages('form.pdf');
    expect(front).toContain('Winning team');
    expect(front).not.toMatch(/\b(red|black)\b/);
  });

  it('takes the points and the result of a sheet', async () => {
    const roles = ['don', 'black', 'black', 'sheriff', ...Array.from({ length: 6 }, () => 'red')];
    const seats = roles.map((role, i) => ({ player: `p${i + 1}`, role }));
    const sheet = { seats, winner: 'draw' };
    writeFileSync(
      at('sheet.json'),
      JSON.stringify({ format: 'omerta.sheet/1', rulebook: 'fsm-2024', sheet }),
    );
    const args = ['protocol', at('game.mgn'), '--sheet', at('sheet.json'), '-o', at('ruled.pdf')];
    expect((await omerta(args)).status).toBe(0);
    expect((await pages('ruled.pdf'))[0]).toContain('— (a draw)');
  });

  it.each([
    [['protocol'], 2, 'omerta protocol FILE.mgn -o FILE.pdf'],
    [['protocol', 'game.mgn'], 2, 'omerta protocol FILE.mgn -o FILE.pdf'],
    [['protocol', 'none.mgn', '-o', 'x.pdf'], 2, 'none.mgn'],
    [['protocol', 'half.mgn', '-o', 'x.pdf'], 1, 'half.mgn'],
    [['protocol', 'game.mgn', '--sheet', 'game.mgn', '-o', 'x.pdf'], 2, 'game.mgn'],
    [['protocol', 'game.mgn', '-o', 'game.mgn'], 1, 'file/exists'],
    [['print-pack', 'cup.omerta'], 2, 'omerta print-pack ARCHIVE -o FILE.pdf'],
    [['print-pack', 'cup.omerta', '--what', 'posters', '-o', 'x.pdf'], 2, 'posters'],
    [['print-pack', 'cup.omerta', '--server', 'hall', '-o', 'x.pdf'], 2, 'hall'],
    [['print-pack', 'cup.omerta', '--what', 'blanks', '-o', 'x.pdf'], 1, 'nothing to print yet'],
    [['print-pack', 'game.mgn', '-o', 'x.pdf'], 2, 'archive/not-a-zip'],
    [['export', 'cup.omerta', '-o', 'x.csv'], 2, 'omerta export ARCHIVE --as FORM -o FILE'],
    [['export', 'cup.omerta', '--as', 'doc', '-o', 'x.doc'], 2, 'doc'],
  ] as const)('%j is refused with %i', async (args, status, told) => {
    const ran = await omerta(args, { cwd: folder });
    expect([ran.status, ran.out, ran.err]).toEqual([status, '', expect.stringContaining(told)]);
  });
});

describe('omerta print-pack', () => {
  it('prints the chosen parts in one file, in Russian too', async () => {
    const args = [
      'print-pack',
      at('cup.omerta'),
      '--what',
      'numbers,pocket',
      '--lang',
      'ru',
      '-o',
      at('hall.pdf'),
    ];
    expect((await omerta(args)).status).toBe(0);
    const [number = '', pocket = '', ...more] = await pages('hall.pdf');
    expect([number.includes('Стол'), pocket.includes('Нарушения и время'), more]).toEqual([true, true, []]);
  });
});

describe('omerta export', () => {
  it.each(['xlsx', 'csv', 'mwt', 'imafia', 'mafiaratings'])('writes %s', async (form) => {
    const { status, err } = await omerta(['export', at('cup.omerta'), '--as', form, '-o', at(`cup.${form}`)]);
    expect([status, err]).toEqual([0, '']);
    expect(readFileSync(at(`cup.${form}`)).length).toBeGreaterThan(500);
  });

  it('as CSV it is read back', () => {
    expect(readSheetsCsv(readFileSync(at('cup.csv'), 'utf8'))).toMatchObject([
      { stage: 'q', round: 1, table: 1 },
      {},
      {},
    ]);
  });
});
