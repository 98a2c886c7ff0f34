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

  it('lets one kind of bots play the other, and tells by how much it wins', async () => {
    const clever = ['simulate', '--games', '8', '--seed', '3', '--black', 'clever'];
    const [numbers, words] = await Promise.all([
      omerta([...clever, '--json']),
      omerta([...clever, '--lang', 'ru']),
    ]);
    const report = JSON.parse(numbers.out);
    expect(report.bots).toEqual({ red: 'random', black: 'clever' });
    expect(report.margin).toBe(report.winners.red - report.winners.black);
    expect(report.margin).toBeLessThan(-4);
    expect(words.out).toContain('красные случайные, чёрные умные');
    expect(words.out).toMatch(/перевес чёрных — \d+\.\d% игр/);
  });

  it.each([
    ['en', 'there are no "wise" bots; there are random and clever.'],
    ['ru', 'нет ботов «wise»; есть random и clever.'],
  ])('knows no other bots (%s)', async (lang, sentence) => {
    const { status, err } = await omerta(['simulate', '--bots', 'wise', '--lang', lang]);
    expect(status).toBe(2);
    expect(err).toContain(sentence);
  });

  it('tells a person how they ended', async () => {
    const { out } = await omerta([...call, '--lang', 'ru']);
    expect(out).toContain('20 игр по neft-mmt, зерно 7');
    expect(out).toMatch(/Победители\n {2}Победа/);
  });
});
