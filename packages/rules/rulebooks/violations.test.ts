// The lists of violations are complete: every numbered act of a list has the sanction that the list gives.
import { describe, expect, it } from 'vitest';
import { rulebook } from './choose.ts';
import { type RulebookId, rulebookIds } from './rulebook.ts';
import type { Sanction } from './violation.ts';

/** The numbered acts of a list that are in force, by the register. */
const actsOf = (id: RulebookId, list: string): string[] =>
  rulebook(id)
    .clauses.filter(([clause, kind]) => clause.startsWith(`${list}.`) && kind === 'discipline')
    .map(([clause]) => clause);

const sanctionsOf = (id: RulebookId, clause: string): Sanction[] =>
  rulebook(id).violations.flatMap((each) => [
    ...(each.clause === clause || each.also?.includes(clause) ? [each.sanctions[0]] : []),
    ...(each.worse ?? []).filter((worse) => worse.clause === clause).map((worse) => worse.sanction),
  ]);

const federations = rulebookIds.filter((id) => id !== 'neft-mmt');

const lists: readonly (readonly [RulebookId, string, Sanction | null])[] = [
  ...federations.filter((id) => actsOf(id, '5.1').length > 0).map((id) => [id, '5.1', null] as const),
  ...federations.flatMap((id) => [
    [id, '6.6', 'foul'] as const,
    [id, '6.7', 'removal'] as const,
    [id, '6.8', 'forfeit'] as const,
  ]),
  ['neft-mmt', '12', null],
  ['neft-mmt', '14', 'foul'],
  ['neft-mmt', '15.1', 'yellow'],
  ['neft-mmt', '16', 'removal'],
  ['neft-mmt', '17', 'forfeit'],
];

describe('every act of a list', () => {
  it.each(
    lists.map(
      ([id, list, sanction]) =>
        [`[${id} ${list}] every act listed has ${sanction ?? 'its sanction'}`, id, list, sanction] as const,
    ),
  )('%s', (_, id, list, sanction) => {
    const acts = actsOf(id, list);
    expect(acts.length).toBeGreaterThan(0);
    const without = acts.filter((clause) => {
      const found = sanctionsOf(id, clause);
      return sanction === null ? found.length === 0 : !found.includes(sanction);
    });
    expect(without).toEqual([]);
  });
});

describe('every violation', () => {
  it.each(rulebookIds)('%s names clauses of its register', (id) => {
    const { knownClauses, violations } = rulebook(id);
    const named = violations.flatMap((each) => [
      each.clause,
      ...(each.also ?? []),
      ...(each.worse ?? []).map((worse) => worse.clause),
    ]);
    expect(named.filter((clause) => !knownClauses.has(clause))).toEqual([]);
  });

  it.each(rulebookIds)('%s has phrases under clauses of its register', (id) => {
    const { knownClauses, script } = rulebook(id);
    const named = Object.values(script).flatMap((phrase) => [
      phrase.clause,
      ...(phrase.gesture ? [phrase.gesture.clause] : []),
    ]);
    expect(named.filter((clause) => !knownClauses.has(clause))).toEqual([]);
  });
});
