// The worked examples of single games under fiim-2018 and bel-canto, row by row.
import { describe, expect, it } from 'vitest';
import {
  allRows,
  bucketAt,
  extras,
  itemsOf,
  makeSheet,
  needs,
  penalties,
  refusals,
  rowOf,
  scoreBy,
  tableOf,
} from '../testing/game.ts';

describe('fiim-2018', () => {
  it('[fiim-2018 8.2, 8.2.1, 8.3.1, 8.4, 8.4.1, 8.4.2, 8.4.3, 8.4.5] EX-32 the best move adds to extra points and is outside their limit', () => {
    const score = scoreBy(
      'fiim-2018',
      makeSheet('red', { firstKilled: 2, bestMove: [8, 9, 10], extra: extras('2 0.6 chief, 1 0.4') }),
    );
    expect(allRows(score)).toEqual(
      tableOf({
        reds: 'win 1 = 1',
        blacks: 'loss 0 = 0',
        1: 'win 1, extra 0.4 = 1.4',
        2: 'win 1, extra 0.6, best-move 0.4 = 2',
      }),
    );
    expect([refusals(score), needs(score)]).toEqual([[], []]);
  });

  it('[fiim-2018 8.2.2, 8.2.3, 8.2.4, 6.8] EX-33 a forfeit costs what the removal does', () => {
    const sheet = makeSheet('black', { by: 'forfeit', forfeitBy: 3, firstKilled: 10 });
    const rows = tableOf({ reds: 'loss 0 = 0', blacks: 'win 1 = 1', 3: 'loss 0, removal -0.5 = -0.5' });
    const score = scoreBy('fiim-2018', sheet);
    expect(allRows(score)).toEqual(rows);
    expect(itemsOf(score, 3)).toEqual(['loss 0 8.2.3 main', 'removal -0.5 8.2.4 additional']);
    expect(allRows(scoreBy('fiim-2018', { ...sheet, removed: [3] }))).toEqual(rows);
  });

  it('[fiim-2018 7.10, 8.2.4; bel-canto 7.10, 8.2.4] after the decisive event the act costs the removal and changes no result', () => {
    const sheet = makeSheet('red', { forfeitBy: 8 });
    expect(rowOf(scoreBy('fiim-2018', sheet), 8)).toBe('loss 0, removal -0.5 = -0.5');
    expect(rowOf(scoreBy('bel-canto', sheet), 8)).toBe('loss 0, removal -1 = -1');
    expect(rowOf(scoreBy('bel-canto', sheet), 1)).toBe('win 2 = 2');
  });

  const fine = (winner: 'red' | 'black' | 'draw', penalty: string): string =>
    bucketAt(
      scoreBy('fiim-2018', makeSheet(winner, { penalties: penalties(penalty) })),
      Number(penalty.split(' ')[0]) as 1,
      'additional',
    );

  it('[fiim-2018 8.5, 8.5.1] EX-35 a break at ten costs 0.4 if red lost', () => {
    expect([fine('black', '5 8.5.1'), fine('red', '5 8.5.1')]).toEqual(['-0.4', '0']);
  });

  it('[fiim-2018 8.5.2] EX-35 a break at four costs 0.4 whatever the result, and nothing where it is not imposed', () => {
    expect([fine('black', '5 8.5.2'), fine('red', '5 8.5.2'), fine('draw', '5 8.5.2')]).toEqual([
      '-0.4',
      '-0.4',
      '-0.4',
    ]);
    expect(bucketAt(scoreBy('fiim-2018', makeSheet('black')), 5, 'additional')).toBe('0');
  });

  it('[fiim-2018 8.5.3] EX-35 a false check left costs 0.4 if red lost', () => {
    expect([fine('black', '1 8.5.3'), fine('black', '4 8.5.3'), fine('red', '1 8.5.3')]).toEqual([
      '-0.4',
      '-0.4',
      '0',
    ]);
  });

  it('[fiim-2018 8.5.4] EX-35 a red check on the real Sheriff costs 0.4 if black lost', () => {
    expect([fine('red', '10 8.5.4'), fine('red', '8 8.5.4'), fine('black', '10 8.5.4')]).toEqual([
      '-0.4',
      '-0.4',
      '0',
    ]);
  });
});

describe('bel-canto', () => {
  it('[bel-canto 8.2, 8.2.1, 8.2.4, 8.3.1, 8.4, 8.4.1, 8.4.2, 8.4.3, 8.4.4] EX-36 a whole game: LI1, LI2, best move, removal', () => {
    const sheet = makeSheet('red', {
      firstKilled: 2,
      bestMove: [8, 9, 10],
      extra: extras('1 li1, 2 li2, 10 li2'),
      removed: [7],
    });
    const score = scoreBy('bel-canto', sheet);
    expect(allRows(score)).toEqual(
      tableOf({
        reds: 'win 2 = 2',
        blacks: 'loss 0 = 0',
        1: 'win 2, extra 1 = 3',
        2: 'win 2, extra 0.5, best-move 0.5 = 3',
        7: 'win 2, removal -1 = 1',
        10: 'loss 0, extra 0.5 = 0.5',
      }),
    );
    expect([refusals(score), bucketAt(score, 7, 'additional')]).toEqual([[], '-1']);
  });

  it('[bel-canto 6.8, 8.2.2, 8.2.3, 8.2.4] EX-38 a forfeit costs what the removal does', () => {
    const extra = extras('10 li1, 8 li2, 2 li2');
    const sheet = makeSheet('black', {
      by: 'forfeit',
      forfeitBy: 3,
      firstKilled: 1,
      bestMove: [8, 9, 2],
      extra,
    });
    const rows = tableOf({
      reds: 'loss 0 = 0',
      blacks: 'win 2 = 2',
      1: 'loss 0, best-move 0.25 = 0.25',
      2: 'loss 0, extra 0.5 = 0.5',
      3: 'loss 0, removal -1 = -1',
      8: 'win 2, extra 0.5 = 2.5',
      10: 'win 2, extra 1 = 3',
    });
    const score = scoreBy('bel-canto', sheet);
    expect(allRows(score)).toEqual(rows);
    expect(refusals(score)).toEqual([]);
    expect(allRows(scoreBy('bel-canto', { ...sheet, removed: [3] }))).toEqual(rows);
  });

  it('[bel-canto 8.2.3, 8.3.1, 8.4.5, 8.2.4] EX-39 a draw keeps the best move and the removal alone', () => {
    const score = scoreBy(
      'bel-canto',
      makeSheet('draw', { firstKilled: 1, bestMove: [8, 9, 10], removed: [9], extra: extras('4 li2') }),
    );
    const plain = 'draw 0 = 0';
    expect(allRows(score)).toEqual(
      tableOf({ reds: plain, blacks: plain, 1: 'draw 0, best-move 0.5 = 0.5', 9: 'draw 0, removal -1 = -1' }),
    );
    expect(refusals(score)).toEqual(['extra/draw 8.4.5 @4']);
  });
});
