import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { editions } from '@omerta/rules/rulebooks/editions.ts';
import { describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';
import { widthOf } from '../text-width.ts';

describe.concurrent('omerta clauses', { timeout: 60_000 }, () => {
  it('gives the whole register to programs', async () => {
    const { status, out } = await omerta(['clauses', '--json']);
    expect(status).toBe(0);
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual(['format', 'clauses', 'counts']);
    expect(answer.format).toBe('omerta.clauses/1');
    expect(answer.clauses).toHaveLength(
      Object.values(editions).reduce((sum, { clauses }) => sum + clauses.length, 0),
    );
    const files = new Set<string>(
      answer.clauses.flatMap(({ tests }: { readonly tests: readonly string[] }) => tests),
    );
    expect([...files].filter((file) => !existsSync(join(import.meta.dirname, '../../..', file)))).toEqual([]);
    expect(files.size).toBeGreaterThan(50);
    for (const clause of answer.clauses)
      expect(Object.keys(clause)).toEqual([
        'rulebook',
        'clause',
        'kind',
        'status',
        'where',
        'planned',
        'text',
        'tests',
      ]);
  });

  it('gives programs the same register in every language', async () => {
    const [plain, russian] = await Promise.all([
      omerta(['clauses', '--json']),
      omerta(['clauses', '--json', '--lang', 'ru']),
    ]);
    expect(russian.out).toBe(plain.out);
  });

  it('filters by rulebook and status', async () => {
    const { clauses } = JSON.parse(
      (await omerta(['clauses', '--json', '--rulebook', 'neft-mmt', '--status', 'engine'])).out,
    );
    expect(clauses.length).toBeGreaterThan(0);
    for (const clause of clauses) expect(clause).toMatchObject({ rulebook: 'neft-mmt', status: 'engine' });
  });

  it('counts what can be reached, what is proven and what is planned, in all and by rulebook and kind', async () => {
    const { clauses, counts } = JSON.parse((await omerta(['clauses', '--json'])).out);
    type Row = {
      readonly rulebook: string;
      readonly kind: string;
      readonly where: string[];
      readonly planned: string[];
      readonly tests: string[];
    };
    const rows: readonly Row[] = clauses;
    const counted = (list: readonly Row[]) => {
      const duties = list.filter(({ kind }) => kind !== 'definition' && kind !== 'repealed');
      const [reachable, waiting] = [
        duties.filter(({ where }) => where.length > 0),
        duties.filter(({ where }) => where.length === 0),
      ];
      return {
        clauses: list.length,
        asksNothing: list.length - duties.length,
        reachable: reachable.length,
        partly: reachable.filter(({ planned }) => planned.length > 0).length,
        proven: reachable.filter(({ tests }) => tests.length > 0).length,
        planned: waiting.length,
        machineProven: waiting.filter(({ tests }) => tests.length > 0).length,
      };
    };
    expect(counts.all).toEqual(counted(rows));
    expect(counts.all).toMatchObject({ planned: 0, partly: 0 });
    expect(counts.byRulebook['neft-mmt']).toEqual(
      counted(rows.filter(({ rulebook }) => rulebook === 'neft-mmt')),
    );
    expect(counts.byKind.tournament).toEqual(counted(rows.filter(({ kind }) => kind === 'tournament')));
    expect(Object.keys(counts.byRulebook)).toEqual([
      'fsm-2024',
      'fiim-2018',
      'neft-mmt',
      'bel-canto',
      'fiim-2025',
    ]);
  });

  it('says the counts in words, planned apart from what can be reached', async () => {
    const { counts } = JSON.parse((await omerta(['clauses', '--json', '--rulebook', 'neft-mmt'])).out);
    const { clauses, reachable, partly, proven, planned, machineProven, asksNothing } = counts.all;
    const numbers = [clauses, reachable, partly, proven, planned, machineProven, asksNothing].join(' +');
    const english = (await omerta(['clauses', '--rulebook', 'neft-mmt', '--lang', 'en'])).out;
    expect(english).toMatch(/\nrulebook +clauses +reachable +partly +proven +planned +machine +ask none\n/);
    expect(english).toMatch(new RegExp(`\\nall +${numbers}\\n`));
    expect(english).toMatch(/\nkind +clauses [^\n]+\n(?:[^\n]+\n)*tournament +\d+/);
    const russian = (await omerta(['clauses', '--rulebook', 'neft-mmt', '--lang', 'ru'])).out;
    expect(russian).toMatch(/\nправила +пунктов +доступно +частью +доказано +в планах +внутри +не требуют\n/);
    expect(russian).toMatch(new RegExp(`\\nвсего +${numbers}\\n`));
  });

  it('prints a table that fits the page', async () => {
    const { out } = await omerta(['clauses', '--rulebook', 'fsm-2024', '--lang', 'ru']);
    expect(out).toMatch(
      /^правила +пункт +статус +файлы тестов +текст\nfsm-2024 {2}1\.1 +engine +\d+ +Десять игроков/,
    );
    for (const line of out.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80);
  });
});
