import { describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';

const call = ['simulate', '--games', '20', '--rulebook', 'neft-mmt', '--seed', '7'];

describe.concurrent('omerta simulate', { timeout: 60_000 }, () => {
  it('plays the same games from the same seed', async () => {
    const [one, other] = await Promise.all([omerta([...call, '--json']), omerta([...call, '--json'])]);
    expect(one.status).toBe(0);
    expect(one.out).toBe(other.out);
    const report = JSON.parse(one.out);
    expect(report).toMatchObject({ format: 'omerta.simulation/1', rulebook: 'neft-mmt', games: 20, seed: 7 });
    expect(Object.values(report.winners).reduce((sum: number, count) => sum + Number(count), 0)).toBe(20);
  });

  it('tells a person how they ended', async () => {
    const { out } = await omerta([...call, '--lang', 'ru']);
    expect(out).toContain('20 игр по neft-mmt, зерно 7');
    expect(out).toMatch(/Победители\n {2}Победа/);
  });
});
