import { describe, expect, it } from 'vitest';
import { firstGame, omerta } from '../testing.ts';

const canonical = firstGame.replace('vote 7: *', 'vote 7: 2 6 7 8 9 10');

describe.concurrent('omerta print', { timeout: 60_000 }, () => {
  it('writes the canonical text, and leaves it as it is', async () => {
    const once = await omerta(['print', '-'], { input: firstGame });
    expect(once).toEqual({ status: 0, out: canonical, err: '' });
    expect(await omerta(['print', '-'], { input: once.out })).toEqual(once);
  });

  it('prints a game with a refused line to its end, says so and exits 1', async () => {
    const { status, out, err } = await omerta(['print', '-'], {
      input: firstGame.replace('nominate 4 7', 'nominate 1  3'),
    });
    expect(status).toBe(1);
    expect(out).toContain('nominate 1 3\nvote 2: 1 3 4 5\n');
    expect(out.endsWith('nominate 2 3\n')).toBe(true);
    expect(err).toContain('line 20 is refused by 4.4.3 (nomination/second-in-one-day)');
  });

  it('prints several files one after another and exits 2 when one cannot be read', async () => {
    const { status, out, err } = await omerta([
      'print',
      'demo/first-game.mgn',
      'missing.mgn',
      'demo/first-game.mgn',
      '--lang',
      'ru',
    ]);
    expect(status).toBe(2);
    expect(out).toBe(canonical + canonical);
    expect(err).toBe('missing.mgn: Такого файла нет.\n');
  });
});
