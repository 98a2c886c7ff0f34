import { describe, expect, it } from 'vitest';
import { firstGame, omerta } from '../testing.ts';

describe.concurrent('omerta perft', { timeout: 60_000 }, () => {
  it('counts from the start of a fixed deal', async () => {
    const { status, out } = await omerta(['perft', '--depth', '2']);
    expect(status).toBe(0);
    expect(out).toMatch(/^1 {2}\d+\n2 {2}\d+\n$/);
    expect((await omerta(['perft', '--depth', '2', '--rulebook', 'fsm-2024'])).out).toBe(out);
  });

  it('counts from the position after a file, under its rulebook', async () => {
    const { status, out } = await omerta(['perft', '-', '--depth', '1'], { input: firstGame });
    expect(status).toBe(0);
    expect(out).toMatch(/^1 {2}\d+\n$/);
  });

  it('counts nothing from a game that is refused or cannot be read', async () => {
    const refused = await omerta(['perft', '-', '--depth', '1'], {
      input: firstGame.replace('nominate 4 7', 'nominate 1 3'),
    });
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).toContain('4.4.3');
    expect(await omerta(['perft', '-', '--depth', '1'])).toMatchObject({ status: 2, out: '' });
  });
});
