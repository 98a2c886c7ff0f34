// The worked examples of single games under fiim-2025, row by row.
import { describe, expect, it } from 'vitest';
import {
  allRows,
  bucketAt,
  extras,
  houseScoring,
  itemsOf,
  makeSheet,
  needs,
  penalties,
  refusals,
  rowOf,
  scoreBy,
  tableOf,
  totalAt,
  warnings,
} from '../testing/game.ts';

const book = 'fiim-2025';
const blacksWon = { reds: 'loss 0.3 = 0.3', blacks: 'win 1.3 = 1.3' };

describe('whole games', () => {
  it('[fiim-2025 8.1, 8.1.1, 8.1.2, 8.2.4, 8.3, 8.3.2, 8.3.3, 8.1.5] EX-46 best move and extra points are summed', () => {
    const score = scoreBy(
      book,
      makeSheet('red', { firstKilled: 2, bestMove: [8, 9, 10], extra: extras('2 1, 1 1, 3 0.5, 10 0.3') }),
    );
    expect(allRows(score)).toEqual(
      tableOf({
        reds: 'win 1.3 = 1.3',
        blacks: 'loss 0.3 = 0.3',
        1: 'win 1.3, extra 1 = 2.3',
        2: 'win 1.3, extra 1, best-move 0.7 = 3',
        3: 'win 1.3, extra 0.5 = 1.8',
        10: 'loss 0.3, extra 0.3 = 0.6',
      }),
    );
    expect([refusals(score), needs(score)]).toEqual([[], []]);
  });

  it('[fiim-2025 8.1.2, 8.1.4, 8.1.4.1, 8.1.4.2, 8.4.1, 8.4.4/1.6, 8.4.4/1.9, 8.5.1, 8.5.5/1.1, 8.5.5/2.3] EX-47 a black win with small and large penalties', () => {
    const sheet = makeSheet('black', {
      firstKilled: 4,
      bestMove: [8, 9, 2],
      penalties: penalties('5 8.5.5/1.1, 6 8.4.4/1.9, 6 8.4.4/1.6, 1 8.5.5/2.3'),
      extra: extras('4 0.7, 10 1, 9 0.5'),
    });
    const score = scoreBy(book, sheet);
    expect(allRows(score)).toEqual(
      tableOf({
        ...blacksWon,
        1: 'loss 0.3, penalty -0.5 = -0.2',
        4: 'loss 0.3, extra 0.7, best-move 0.5 = 1.5',
        5: 'loss 0.3, penalty -0.5 = -0.2',
        6: 'loss 0.3, penalty -0.6 = -0.3',
        9: 'win 1.3, extra 0.5 = 1.8',
        10: 'win 1.3, extra 1 = 2.3',
      }),
    );
    expect([refusals(score), needs(score), warnings(score)]).toEqual([[], [], []]);
  });

  it('[fiim-2025 8.1.3, 8.1.6, 8.3.7, 8.4.4/5.2, 8.6.1] EX-48 a draw: those at the table have the one small penalty and nothing else', () => {
    const sheet = makeSheet('draw', {
      atTable: [1, 3, 5, 8],
      firstKilled: 4,
      bestMove: [8, 9, 10],
      removed: [9],
      extra: extras('2 0.5, 3 0.4'),
      penalties: penalties('1 8.5.5/2.3, 6 8.4.4/1.2'),
    });
    const score = scoreBy(book, sheet);
    const atTable = 'draw 0.3, penalty -0.3 = 0';
    const plain = 'draw 0.3 = 0.3';
    expect(allRows(score)).toEqual(
      tableOf({
        reds: plain,
        blacks: plain,
        1: atTable,
        2: 'draw 0.3, extra 0.5 = 0.8',
        3: atTable,
        4: 'draw 0.3, best-move 0.7 = 1',
        5: atTable,
        6: 'draw 0.3, penalty -0.3 = 0',
        8: atTable,
        9: 'draw 0.3, removal -0.8 = -0.5',
      }),
    );
    expect(refusals(score)).toEqual(['extra/at-table-in-draw 8.3.7 @3', 'penalty/at-table-in-draw 8.1.6 @1']);
  });

  it('[fiim-2025 6.3.3, 8.1.4.3, 8.1.4.4, 8.6, 8.6.1, 8.6.2, 8.6.3] EX-49 removal and forfeit add up, and the offender gets no extra points', () => {
    const score = scoreBy(
      book,
      makeSheet('black', { by: 'forfeit', forfeitBy: 4, removed: [4, 5], extra: extras('4 0.5, 10 0.7') }),
    );
    expect(allRows(score)).toEqual(
      tableOf({
        ...blacksWon,
        4: 'loss 0.3, removal -0.8, forfeit -1 = -1.5',
        5: 'loss 0.3, removal -0.8 = -0.5',
        10: 'win 1.3, extra 0.7 = 2',
      }),
    );
    expect(itemsOf(score, 4)).toEqual([
      'loss 0.3 8.1.2 main',
      'removal -0.8 8.6.1 other',
      'forfeit -1 8.6.2 other',
    ]);
    expect(refusals(score)).toEqual(['extra/forfeiter 8.6.3 @4']);
  });

  it('[fiim-2025 6.8.6, 8.6.2, 8.6.3] an act after the decisive event carries no forfeit fine and takes no extra points', () => {
    const score = scoreBy(book, makeSheet('red', { forfeitBy: 8, extra: extras('8 0.3') }));
    expect([rowOf(score, 8), refusals(score), warnings(score)]).toEqual([
      'loss 0.3, extra 0.3 = 0.6',
      [],
      [],
    ]);
  });
});

describe('one act in both lists', () => {
  const both = { penalties: penalties('5 8.4.4/5.1, 5 8.5.5/5.1') };

  it('[fiim-2025 8.4.4/5.1, 8.5.5/5.1, 8.4.1, 8.5.1] EX-51 an accidental self-vote costs the heavier class', () => {
    const score = scoreBy(book, makeSheet('black', both));
    expect([rowOf(score, 5), warnings(score)]).toEqual([
      'loss 0.3, penalty -0.5 = -0.2',
      ['penalty/lighter-falls 8.4.4/5.1 @5'],
    ]);
    const summed = scoreBy(houseScoring(book, {}, { 'same-act-policy': 'sum' }), makeSheet('black', both));
    expect(rowOf(summed, 5)).toBe('loss 0.3, penalty -0.8 = -0.5');
  });

  it('[fiim-2025 8.4.4/5.1, 8.5.5/5.1] EX-51 where the team won only the small item applies, also when both are entered', () => {
    expect(rowOf(scoreBy(book, makeSheet('red', { penalties: penalties('5 8.4.4/5.1') })), 5)).toBe(
      'win 1.3, penalty -0.3 = 1',
    );
    const score = scoreBy(book, makeSheet('red', both));
    expect([rowOf(score, 5), refusals(score)]).toEqual([
      'win 1.3, penalty -0.3 = 1',
      ['penalty/result 8.5.5/5.1 @5'],
    ]);
  });

  const missed = (nights: number, withLarge: boolean): string =>
    [...Array(nights).fill('1 8.4.4/4.4'), ...(withLarge ? ['1 8.5.5/2.3'] : [])].join(', ');

  it.each([
    [0, '0', '0', '0'],
    [1, '-0.3', '-0.3', '0'],
    [2, '-0.5', '-1.1', '-0.4'],
    [3, '-0.5', '-1.4', '-0.4'],
  ])(
    '[fiim-2025 8.4.4/4.4, 8.5.5/2.3; fsm-2024 8.5.8] EX-52 a Sheriff without a check on %i nights',
    (nights, heaviest, summed, fsm) => {
      const sheet = makeSheet('black', {
        penalties: nights === 0 ? [] : penalties(missed(nights, nights >= 2)),
      });
      expect(bucketAt(scoreBy(book, sheet), 1, 'additional')).toBe(heaviest);
      expect(
        bucketAt(scoreBy(houseScoring(book, {}, { 'same-act-policy': 'sum' }), sheet), 1, 'additional'),
      ).toBe(summed);
      const fsmSheet = makeSheet('black', { penalties: nights >= 2 ? penalties('1 8.5.8') : [] });
      expect(bucketAt(scoreBy('fsm-2024', fsmSheet), 1, 'additional')).toBe(fsm);
    },
  );
});

describe('disciplinary fines', () => {
  it('[fiim-2025 8.1.4, 8.1.4.5, 8.1.5] EX-53 a fine lowers the total and not what the first tie-break sums', () => {
    const games = [
      scoreBy(book, makeSheet('red', { extra: extras('1 0.5') })),
      scoreBy(book, makeSheet('black', { fines: [{ seat: 1, points: '0.5', reason: 'late' }] })),
      scoreBy(book, makeSheet('red')),
    ];
    expect(games.map((score) => totalAt(score, 1))).toEqual(['1.8', '-0.2', '1.3']);
    expect(games.map((score) => bucketAt(score, 1, 'additional'))).toEqual(['0.5', '0', '0']);
    expect(games.map((score) => bucketAt(score, 1, 'other'))).toEqual(['0', '-0.5', '0']);
    expect(itemsOf(games[1] ?? scoreBy(book, makeSheet('red')), 1)[1]).toBe('fine -0.5 8.1.4.5 other');
  });

  it.each([
    ['fiim-2025', '8.1.4.5'],
    ['fsm-2024', '8.7'],
    ['fiim-2018', '8.8'],
    ['neft-mmt', '21.1'],
    ['bel-canto', '8.6'],
  ] as const)('[%s %s] every rulebook takes a fine, above zero only', (id, _) => {
    const fines = ['0.5', '0', '-0.5', 'much'].map((points) => ({ seat: 2, points, reason: '' }) as const);
    const score = scoreBy(id, makeSheet('black', { fines }));
    expect([bucketAt(score, 2, 'other'), refusals(score)]).toEqual([
      '-0.5',
      Array(3).fill('fine/not-decimal null @2'),
    ]);
  });
});
