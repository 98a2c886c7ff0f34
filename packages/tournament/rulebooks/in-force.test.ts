// What the rulebooks say about tournaments names clauses that exist.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { tournamentRulesOf } from './in-force.ts';
import { rulingKinds } from './tournament-rules.ts';

const clauseKeys = ['clause', 'right', 'final', 'committee', 'clauses'];

/** Every clause named anywhere in a rulebook's data. */
const clausesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (clauseKeys.includes(key))
      return [each].flat().filter((clause): clause is string => typeof clause === 'string');
    return clausesIn(each);
  });
};

describe.each(rulebookIds)('%s', (id) => {
  const rules = tournamentRulesOf(rulebook(id));

  it('names only clauses of its register', () => {
    const { knownClauses } = rulebook(id);
    const named = clausesIn(rules);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((clause) => !knownClauses.has(clause))).toEqual([]);
  });

  it('can carry out every outcome that a protest may have', () => {
    const { outcomes } = rules.protest;
    expect(outcomes.value).toEqual(expect.arrayContaining(['rejected', 'upheld']));
    if (outcomes.value.includes('replay'))
      expect(rules.replay.causes.some(({ onProtest }) => onProtest)).toBe(true);
    for (const kind of rulingKinds)
      expect(rules.rulings[kind].value.onProtest.every((group) => group.length > 0)).toBe(true);
  });
});
