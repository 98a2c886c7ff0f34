import { describe, expect, it } from 'vitest';
import { firstGame, omerta } from '../testing.ts';
import { widthOf } from '../text-width.ts';

const explained = (input: string, ...more: string[]) => omerta(['explain', '-', ...more], { input });

describe.concurrent('omerta explain', { timeout: 60_000 }, () => {
  it('tells the game by night and day, with the clause behind what followed', async () => {
    const { status, out } = await explained(firstGame);
    expect(status).toBe(0);
    expect(out).toMatch(/Night 1\n.*Day 1\n.*Night 2\n.*Day 2\n/s);
    expect(out).toMatch(/ 22 {2}.*\n {8}→ .*7.*\[4\.4\.11\]\n/);
    expect(out).toContain('Result: open');
  });

  it('draws the ring: who is in the game, who is out and how, fouls as dots', async () => {
    const { out } = await explained(firstGame);
    expect(out).toContain('Lantern 4 × ╭───╯                     ╰───╮ × 7 Willow');
    expect(out).toContain('Sheriff, shot N2 │                             │ red, voted out D1');
    expect(out).toContain('• Juniper 3 ● │');
  });

  it('speaks Russian', async () => {
    const { out } = await explained(firstGame, '--lang', 'ru');
    expect(out).toMatch(/День 1\n.*Шериф, убит Н2.*Итог: игра идёт/s);
  });

  it('shows a refusal at its place and what was not played after it', async () => {
    const { status, out } = await explained(firstGame.replace('nominate 4 7', 'nominate 1 3'));
    expect(status).toBe(1);
    expect(out).toMatch(/ 20 {2}nominate 1 3\n {8}✗ refused: .*\[4\.4\.3\]/s);
    expect(out).toContain('11 lines after it were not played.');
  });

  it('fits 80 columns, long names and foreign letters included', async () => {
    const long = firstGame
      .replace(
        'Omerta demo',
        'The long name of a tournament of many clubs from many towns, its second league',
      )
      .replace('"Willow"', '"Вильгельмина Александровна"')
      .replace('"Lantern"', '"山山山山山山山山山山山山"')
      .replace(
        'nominate 4 7',
        'nominate 4 7 "a long note that will have to be broken somewhere to fit the page"',
      );
    for (const lang of ['en', 'ru']) {
      const { out } = await explained(long, '--lang', lang);
      for (const line of out.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
    }
  });

  it('has no colour away from a terminal, and no control character of the file anywhere', async () => {
    const { out } = await explained(
      firstGame.replace('Willow', '\u001b[2J').replace('nominate 4 7', 'nominate 4 7 "\u001b[2J"'),
    );
    expect(out).not.toContain('\u001b');
  });

  it('explains a game without lines, an annulled one and one that ended', async () => {
    const [tags = ''] = firstGame.split('night 1\n');
    expect((await explained(tags)).out).toContain('No line is written yet.');
    expect((await explained(`${firstGame}annul "fire alarm"\n`)).out).toContain('Result: annulled');
    const over = (await explained(`${firstGame}forfeit 2 (6.8.1)\nprotest 2 "no"\n`)).out;
    expect(over).toMatch(/The sheet\n.*Red won, by forfeit, day 2/s);
  });

  it('says why a file cannot be read', async () => {
    expect(await omerta(['explain', 'missing.mgn'])).toEqual({
      status: 2,
      out: '',
      err: 'missing.mgn: There is no such file.\n',
    });
  });
});
