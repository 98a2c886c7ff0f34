// Switches, house rules and the fingerprint of a rulebook.
import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { chooseRulebook, houseRulebook, rulebook } from './choose.ts';
import { hashOf, type Rulebook, rulebookIds } from './rulebook.ts';
import { switches } from './switches.ts';

const chosen = (id: (typeof rulebookIds)[number], values: Record<string, string>): Rulebook => {
  const book = chooseRulebook(id, values);
  if (isRefusal(book)) throw new Error(book.code);
  return book;
};

describe('switches', () => {
  it('change the rules they name and nothing else', () => {
    const off = chosen('fiim-2018', { 'four-tie-night': 'off' });
    expect(off.rules.liftTwoOfFour.value).toBe('held');
    expect(off.rules.threeMisses.value).toBe('nothing');
    expect(off.rules.withdrawal.value).toBe(true);
  });

  it('are refused where the rulebook does not have them or the value is not one of theirs', () => {
    expect(chooseRulebook('fsm-2024', { withdrawals: 'off' })).toMatchObject({
      code: 'unknown-switch',
      name: 'withdrawals',
    });
    expect(chooseRulebook('fiim-2018', { withdrawals: 'maybe' })).toMatchObject({
      code: 'unknown-value',
      values: ['on', 'off'],
    });
  });

  it('name a clause of the register and an initial value of theirs in every rulebook', () => {
    for (const each of switches) {
      for (const [id, place] of Object.entries(each.rulebooks)) {
        const book = rulebook(id as (typeof rulebookIds)[number]);
        expect([each.name, id, book.knownClauses.has(place.clause)]).toEqual([each.name, id, true]);
        expect(!isRefusal(chooseRulebook(book.id, { [each.name]: place.initial }))).toBe(true);
      }
    }
  });
});

describe('house rules', () => {
  it('are a base with named changes that keep the clause they depart from', () => {
    const house = houseRulebook(rulebook('bel-canto'), 'Club evening', {
      speechSeconds: 45,
      bestMove: 'at-night',
    });
    expect(house).toMatchObject({
      title: 'Club evening',
      rules: { speechSeconds: { value: 45, clause: '4.3.1' }, bestMove: { value: 'at-night' } },
    });
  });

  it('are refused for a rule or a value that does not exist', () => {
    expect(houseRulebook(rulebook('bel-canto'), 'x', { speed: 1 })).toMatchObject({
      code: 'unknown-rule',
      name: 'speed',
    });
    expect(houseRulebook(rulebook('bel-canto'), 'x', { bestMove: 'never' })).toMatchObject({
      code: 'unknown-value',
    });
  });
});

describe('the fingerprint', () => {
  it('differs between rulebooks, switches and house rules, and is stable', () => {
    const hashes = [
      ...rulebookIds.map((id) => hashOf(rulebook(id))),
      hashOf(chosen('fiim-2018', { difficulty: 'on' })),
      hashOf(houseRulebook(rulebook('fsm-2024'), 'x', { speechSeconds: 50 }) as Rulebook),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashOf(chosen('fiim-2018', { difficulty: 'off' }))).toBe(hashOf(rulebook('fiim-2018')));
  });
});
