// What stands in a player's row is his own: cards, fines and wins of others at his table leave it alone.
import { makeExact, points } from '@omerta/base/fraction.ts';
import { describe, expect, it } from 'vitest';
import {
  gamesOf,
  partSheet,
  pointsOf,
  rowOf,
  rowOfParts,
  scoringFor,
  tableOf,
  tournamentOf,
} from '../testing/sheets.ts';

const neft = scoringFor('neft-mmt');

describe('cards', () => {
  it('[neft-mmt 15.7, 15.10] shown to others at the table cost him nothing and move none of his own steps', () => {
    const others = { yellow: [2, 3], purple: [{ seat: 2, reason: 'conduct' }] } as const;
    const row = rowOfParts(
      neft,
      [
        { result: 'lost', facts: others },
        { result: 'lost', facts: { yellow: [1, 2] } },
      ],
      8,
    );
    expect(pointsOf(row, 'card').map(makeExact)).toEqual(['-0.2']);
  });

  it('[neft-mmt 15.10] a first purple card for conduct stands in the row without points', () => {
    const row = rowOfParts(
      neft,
      [{ result: 'lost', facts: { purple: [{ seat: 1, reason: 'conduct' }] } }],
      8,
    );
    expect(row.items.filter(({ kind }) => kind === 'card').map((item) => makeExact(item.points))).toEqual([
      '0',
    ]);
  });

  it('[fsm-2024 6.3] where the rulebook has no cards, none is counted', () => {
    const row = rowOfParts(scoringFor('fsm-2024'), [
      { result: 'lost', facts: { yellow: [1], purple: [{ seat: 1, reason: 'conduct' }] } },
    ]);
    expect(pointsOf(row, 'card')).toEqual([]);
  });
});

describe('fines', () => {
  it('[fsm-2024 8.7] of the tournament stand in the row of the one fined', () => {
    const scoring = scoringFor('fsm-2024');
    const games = gamesOf('q', [partSheet('X', { result: 'won' })]);
    const table = tableOf(
      tournamentOf(scoring, games, { fines: [{ player: 'X/2', points: points('0.5'), reason: '' }] }),
    );
    expect(
      ['X', 'X/2', 'X/3'].map((player) => pointsOf(rowOf(table, player), 'fine').map(makeExact)),
    ).toEqual([[], ['-0.5'], []]);
  });
});

describe('wins in the active roles', () => {
  it('[fsm-2024 8.7.3] are those of the Sheriff and the Don, won and lost apart', () => {
    const row = rowOfParts(scoringFor('fsm-2024'), [
      { role: 'sheriff', result: 'won' },
      { role: 'don', result: 'won' },
      { role: 'red', result: 'won' },
      { role: 'black', result: 'lost' },
      { role: 'don', result: 'lost' },
    ]);
    expect([row.wins, row.roleWins, row.roleLosses]).toEqual([3, 2, 1]);
  });
});
