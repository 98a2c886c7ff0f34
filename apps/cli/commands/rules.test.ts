import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { compareRulebooks } from '@omerta/rules/rulebooks/compare.ts';
import { hashOf, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { switches } from '@omerta/rules/rulebooks/switches.ts';
import { describe, expect, it } from 'vitest';
import { omerta } from '../testing.ts';
import { widthOf } from '../text-width.ts';

describe.concurrent('omerta rules', { timeout: 60_000 }, () => {
  it('compares two rulebooks value by value with both clauses', async () => {
    const { status, out } = await omerta(['rules', 'diff', 'fsm-2024', 'fiim-2025', '--json']);
    expect(status).toBe(0);
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual(['format', 'a', 'b', 'rules', 'switches', 'violations', 'script']);
    expect(answer.rules).toContainEqual({
      name: 'freeSeatingSeconds',
      a: { value: 40, clause: '4.2.3' },
      b: { value: 30, clause: '4.2.4' },
    });
    expect(answer.switches).toContainEqual({
      name: 'ci-on-draw',
      a: null,
      b: { clause: '8.7.1', initial: 'on' },
    });
    expect(answer.violations).toContainEqual(
      expect.objectContaining({
        act: 'vote-several',
        a: [expect.objectContaining({ sanctions: ['removal'] })],
      }),
    );
    expect(answer.script.length).toBeGreaterThan(0);
  });

  it('finds no difference of a rulebook from itself, and the same ones from both sides', () => {
    for (const one of rulebookIds) {
      expect(compareRulebooks(rulebook(one), rulebook(one))).toMatchObject({
        rules: [],
        switches: [],
        violations: [],
        script: [],
      });
      for (const other of rulebookIds) {
        const there = compareRulebooks(rulebook(one), rulebook(other));
        const back = compareRulebooks(rulebook(other), rulebook(one));
        expect(there.rules.map(({ name }) => name)).toEqual(back.rules.map(({ name }) => name));
        expect(there.violations.map(({ act }) => act)).toEqual(back.violations.map(({ act }) => act));
      }
    }
  });

  it('prints the comparison in both languages within 80 columns', async () => {
    const [english, russian] = await Promise.all([
      omerta(['rules', 'diff', 'fsm-2024', 'neft-mmt']),
      omerta(['rules', 'diff', 'fsm-2024', 'neft-mmt', '--lang', 'ru']),
    ]);
    expect(english.out).toMatch(/Time for a check +10 s \(4\.2\.2\) +not stated \(10\.9\)/);
    expect(russian.out).toMatch(/Время проверки +10 с \(4\.2\.2\) +не указано \(10\.9\)/);
    for (const { name } of compareRulebooks(rulebook('fsm-2024'), rulebook('neft-mmt')).rules.filter((each) =>
      /[A-Z]/.test(each.name),
    )) {
      expect(english.out + russian.out).not.toContain(name);
    }
    expect(russian.out).toContain('Санкции: ');
    for (const line of [...english.out.split('\n'), ...russian.out.split('\n')])
      expect(widthOf(line), line).toBeLessThanOrEqual(80);
  });

  it('lists every switch', async () => {
    const [text, json] = await Promise.all([
      omerta(['rules', 'switches']),
      omerta(['rules', 'switches', '--json']),
    ]);
    for (const { name, what } of switches) expect(text.out).toContain(`${name}\n  ${what.en.slice(0, 40)}`);
    const answer = JSON.parse(json.out);
    expect(answer.format).toBe('omerta.switches/1');
    expect(Object.keys(answer.switches[0])).toEqual(['name', 'what', 'values', 'rulebooks']);
    expect(answer.switches).toHaveLength(switches.length);
  });

  it('names version and hash', async () => {
    const { out } = await omerta(['rules', 'hash', 'fsm-2024']);
    expect(out).toBe(`fsm-2024  2024-03-30  ${hashOf(rulebook('fsm-2024'))}\n`);
  });
});
