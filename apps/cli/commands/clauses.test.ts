import { editions } from '@omerta/rules/rulebooks/editions.ts';
import { describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';
import { widthOf } from '../text-width.ts';

describe.concurrent('omerta clauses', { timeout: 60_000 }, () => {
  it('gives the whole register to programs', async () => {
    const { status, out } = await omerta(['clauses', '--json']);
    expect(status).toBe(0);
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual(['format', 'clauses']);
    expect(answer.format).toBe('omerta.clauses/1');
    expect(answer.clauses).toHaveLength(Object.values(editions).reduce((sum, { clauses }) => sum + clauses.length, 0));
    for (const clause of answer.clauses) expect(Object.keys(clause)).toEqual(['rulebook', 'clause', 'kind', 'status', 'where', 'text', 'tests']);
  });

  it('gives programs the same register in every language', async () => {
    const [plain, russian] = await Promise.all([omerta(['clauses', '--json']), omerta(['clauses', '--json', '--lang', 'ru'])]);
    expect(russian.out).toBe(plain.out);
  });

  it('filters by rulebook and status', async () => {
    const { clauses } = JSON.parse((await omerta(['clauses', '--json', '--rulebook', 'neft-mmt', '--status', 'engine'])).out);
    expect(clauses.length).toBeGreaterThan(0);
    for (const clause of clauses) expect(clause).toMatchObject({ rulebook: 'neft-mmt', status: 'engine' });
  });

  it('prints a table that fits the page', async () => {
    const { out } = await omerta(['clauses', '--rulebook', 'fsm-2024', '--lang', 'ru']);
    expect(out).toMatch(/^правила +пункт +статус +тесты +текст\nfsm-2024 {2}1\.1 +engine +\d+ +Десять игроков/);
    for (const line of out.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
  });
});
