// The recommended grounds for extra points stand before the referee for the players they speak of.
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { describe, expect, it } from 'vitest';
import { emptySheet, type Sheet } from '../sheet/sheet.ts';
import { criteriaFor } from './criteria.ts';

const roles = ['sheriff', 'red', 'red', 'red', 'red', 'red', 'red', 'black', 'black', 'don'] as const;
const sheet = (winner: Sheet['winner']): Sheet => ({
  ...emptySheet,
  seats: roles.map((role, i) => ({ player: `p${i + 1}`, role })),
  winner,
});
const clauses = (game: Sheet, seat: 1 | 8 | 10): string[] =>
  criteriaFor('neft-mmt', game, seat).map((each) => each.clause);

describe('recommended grounds for extra points', () => {
  it('[neft-mmt 26.2, 26.2.1, 26.2.2, 26.2.3, 26.2.4] a black or the Don has the four of his team', () => {
    for (const seat of [8, 10] as const)
      expect(clauses(sheet('black'), seat)).toEqual(['26.1', '26.2.1', '26.2.2', '26.2.3', '26.2.4']);
  });

  it('[neft-mmt 26.3] a black who lost a game he could have won usually gets none', () => {
    expect(clauses(sheet('red'), 8)).toContain('26.3');
    expect(criteriaFor('neft-mmt', sheet('red'), 8).find((each) => each.clause === '26.3')?.effect).toBe(
      'less',
    );
  });

  it('[neft-mmt 26.4, 26.4.1, 26.4.2, 26.4.3, 26.4.4, 26.4.5, 26.4.6, 26.4.7] a red or the Sheriff has the seven of his', () => {
    expect(clauses(sheet('red'), 1)).toEqual([
      '26.1',
      '26.4.1',
      '26.4.2',
      '26.4.3',
      '26.4.4',
      '26.4.5',
      '26.4.6',
      '26.4.7',
    ]);
  });

  it('[neft-mmt 26.1] emotion lowers the extra points of anybody', () => {
    expect(criteriaFor('neft-mmt', sheet('red'), 1)[0]).toMatchObject({
      clause: '26.1',
      team: null,
      effect: 'less',
    });
  });

  it('names clauses of the register, and none where the rulebook recommends none', () => {
    const { knownClauses } = rulebook('neft-mmt');
    expect(criteriaFor('neft-mmt', sheet('red'), 8).every((each) => knownClauses.has(each.clause))).toBe(
      true,
    );
    expect(criteriaFor('fsm-2024', sheet('red'), 1)).toEqual([]);
  });
});
