// The worked examples of single games under fsm-2024 and its relative neft-mmt, row by row.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
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
  warnings,
} from '../testing/game.ts';

const both: readonly RulebookId[] = ['fsm-2024', 'neft-mmt'];
const redsWon = { reds: 'win 1 = 1', blacks: 'loss 0 = 0' };
const blacksWon = { reds: 'loss 0 = 0', blacks: 'win 1 = 1' };

describe('best move and extra points', () => {
  it('[fsm-2024 8.2.1, 8.3.4, 8.4.2, 8.4.3, 8.4.6; neft-mmt 19.2.1, 19.3.1, 19.4.2, 19.4.3, 19.4.6] EX-19 the larger extra points stand, outside the limit', () => {
    const sheet = makeSheet('red', {
      firstKilled: 2,
      bestMove: [8, 9, 10],
      extra: extras('2 0.7 chief, 1 0.5, 3 0.4, 8 0.3'),
    });
    for (const id of both) {
      const score = scoreBy(id, sheet);
      expect(allRows(score)).toEqual(
        tableOf({
          ...redsWon,
          1: 'win 1, extra 0.5 = 1.5',
          2: 'win 1, extra 0.7 = 1.7',
          3: 'win 1, extra 0.4 = 1.4',
          8: 'loss 0, extra 0.3 = 0.3',
        }),
      );
      expect([refusals(score), needs(score), warnings(score)]).toEqual([[], [], []]);
    }
  });

  it('[fsm-2024 8.2.2, 8.3.4, 8.4.4, 8.4.6; neft-mmt 19.2.2, 19.3.1, 19.4.4, 19.4.6] EX-20 the smaller extra points lapse and use up nothing', () => {
    const sheet = makeSheet('black', {
      firstKilled: 4,
      bestMove: [8, 9, 3],
      extra: extras('4 0.2, 10 0.6 chief, 8 0.3, 1 0.3'),
    });
    for (const id of both) {
      const score = scoreBy(id, sheet);
      expect(allRows(score)).toEqual(
        tableOf({
          ...blacksWon,
          1: 'loss 0, extra 0.3 = 0.3',
          4: 'loss 0, best-move 0.25 = 0.25',
          8: 'win 1, extra 0.3 = 1.3',
          10: 'win 1, extra 0.6 = 1.6',
        }),
      );
      expect([refusals(score), needs(score)]).toEqual([[], []]);
      expect(warnings(score)).toEqual([`extra/lapsed ${id === 'fsm-2024' ? '8.4.6' : '19.4.6'} @4`]);
    }
  });

  it('[fsm-2024 8.4.6; neft-mmt 19.4.6] EX-21 equal values count once, as the best move', () => {
    const sheet = makeSheet('red', {
      firstKilled: 2,
      bestMove: [8, 9, 10],
      extra: extras('2 0.5, 1 0.7 chief, 3 0.5'),
    });
    for (const id of both) {
      const score = scoreBy(id, sheet);
      expect(allRows(score)).toEqual(
        tableOf({
          ...redsWon,
          1: 'win 1, extra 0.7 = 1.7',
          2: 'win 1, best-move 0.5 = 1.5',
          3: 'win 1, extra 0.5 = 1.5',
        }),
      );
      expect([refusals(score), needs(score)]).toEqual([[], []]);
    }
  });

  it('[fsm-2024 8.3.4, 8.4.6; neft-mmt 19.3.1, 19.4.6] EX-22 one black earns nothing and exempts nothing', () => {
    const given = '2 0.4, 10 0.5, 9 0.3';
    for (const id of both) {
      const score = scoreBy(
        id,
        makeSheet('black', { firstKilled: 2, bestMove: [8, 3, 5], extra: extras(given) }),
      );
      expect(allRows(score)).toEqual(
        tableOf({
          ...blacksWon,
          2: 'loss 0, extra 0.4 = 0.4',
          9: 'win 1, extra 0.3 = 1.3',
          10: 'win 1, extra 0.5 = 1.5',
        }),
      );
      expect([refusals(score), needs(score)]).toEqual([[], []]);
      const over = scoreBy(
        id,
        makeSheet('black', { firstKilled: 2, bestMove: [8, 3, 5], extra: extras(`${given}, 8 0.1`) }),
      );
      expect(over.refused.map(({ code }) => code)).toEqual(Array(4).fill('extra/over-total'));
    }
  });

  it('[fsm-2024 8.4.4, 8.4.6, 8.4.7; neft-mmt 19.4.4, 19.4.6, 19.4.7] a value nobody may get is refused, not lapsed', () => {
    const victim = { firstKilled: 4, bestMove: [8, 9, 10] } as const;
    for (const [points, code] of [
      ['0.5', 'extra/over-most'],
      ['-0.3', 'extra/below-least'],
      ['0.15', 'extra/not-on-grid'],
    ] as const) {
      const extra = extras(`4 ${points}`);
      expect(refusals(scoreBy('fsm-2024', makeSheet('black', { ...victim, extra })))).toEqual([
        `${code} 8.4.4 @4`,
      ]);
      expect(refusals(scoreBy('neft-mmt', makeSheet('black', { ...victim, extra })))).toEqual([
        `${code} 19.4.4 @4`,
      ]);
    }
    for (const [id, clause] of [
      ['fsm-2024', '8.4.7'],
      ['neft-mmt', '19.4.7'],
    ] as const) {
      const drawn = scoreBy(id, makeSheet('draw', { ...victim, extra: extras('4 0.3') }));
      expect([refusals(drawn), warnings(drawn), rowOf(drawn, 4)]).toEqual([
        [`extra/draw ${clause} @4`],
        [],
        'draw 0, best-move 0.5 = 0.5',
      ]);
    }
  });
});

describe('draw, removal and forfeit', () => {
  it('[fsm-2024 8.2.3, 8.3.4, 8.4.7, 8.5; neft-mmt 19.2.3, 19.3.1, 19.4.7, 19.5] EX-24 a draw keeps the best move and what needs no loss', () => {
    for (const [id, of] of [
      ['fsm-2024', '8'],
      ['neft-mmt', '19'],
    ] as const) {
      const imposed = penalties(`6 ${of}.5.2, 3 ${of}.5.1`);
      const sheet = makeSheet('draw', {
        firstKilled: 5,
        bestMove: [8, 9, 10],
        extra: extras('1 0.3'),
        penalties: imposed,
      });
      const score = scoreBy(id, sheet);
      const plain = 'draw 0 = 0';
      expect(allRows(score)).toEqual(
        tableOf({
          reds: plain,
          blacks: plain,
          5: 'draw 0, best-move 0.5 = 0.5',
          6: 'draw 0, penalty -0.4 = -0.4',
        }),
      );
      expect(refusals(score)).toEqual([`extra/draw ${of}.4.7 @1`, `penalty/result ${of}.5.1 @3`]);
    }
  });

  it('[fiim-2018 8.2.3, 8.3.1, 8.4.6, 8.5] EX-24 the same draw under fiim-2018 differs in the best move', () => {
    const sheet = makeSheet('draw', {
      firstKilled: 5,
      bestMove: [8, 9, 10],
      extra: extras('1 0.3'),
      penalties: penalties('6 8.5.2, 3 8.5.1'),
    });
    const score = scoreBy('fiim-2018', sheet);
    const plain = 'draw 0 = 0';
    expect(allRows(score)).toEqual(
      tableOf({
        reds: plain,
        blacks: plain,
        5: 'draw 0, best-move 0.4 = 0.4',
        6: 'draw 0, penalty -0.4 = -0.4',
      }),
    );
    expect(refusals(score)).toEqual(['extra/draw 8.4.6 @1', 'penalty/result 8.5.1 @3']);
  });

  it('[fsm-2024 8.2, 8.2.1, 8.2.4, 8.4, 8.4.5; neft-mmt 19.2, 19.2.4, 19.4, 19.4.5] EX-25 a removed winner keeps the win, a fourth foul costs as much', () => {
    for (const id of both) {
      const score = scoreBy(id, makeSheet('red', { removed: [3, 9], extra: extras('1 0.4') }));
      expect(allRows(score)).toEqual(
        tableOf({
          ...redsWon,
          1: 'win 1, extra 0.4 = 1.4',
          3: 'win 1, removal -0.5 = 0.5',
          9: 'loss 0, removal -0.5 = -0.5',
        }),
      );
      expect([
        bucketAt(score, 3, 'main'),
        bucketAt(score, 3, 'additional'),
        bucketAt(score, 3, 'other'),
      ]).toEqual(['1', '-0.5', '0']);
    }
  });

  it('[fsm-2024 8.2.5, 8.2.2] EX-26 a forfeit costs 1, not what a removal costs as well', () => {
    const sheet = makeSheet('black', {
      by: 'forfeit',
      forfeitBy: 4,
      firstKilled: 1,
      bestMove: [8, 10, 3],
      extra: extras('10 0.3'),
    });
    const rows = {
      ...blacksWon,
      1: 'loss 0, best-move 0.25 = 0.25',
      4: 'loss 0, forfeit -1 = -1',
      10: 'win 1, extra 0.3 = 1.3',
    };
    const score = scoreBy('fsm-2024', sheet);
    expect(allRows(score)).toEqual(tableOf(rows));
    expect(itemsOf(score, 4)).toEqual(['loss 0 8.2.3 main', 'forfeit -1 8.2.5 other']);
    const cumulative = scoreBy(houseScoring('fsm-2024', {}, { 'ppk-fine-mode': 'cumulative' }), sheet);
    expect(allRows(cumulative)).toEqual(tableOf({ ...rows, 4: 'loss 0, removal -0.5, forfeit -1 = -1.5' }));
  });

  it('[fsm-2024 8.2.4, 8.2.5; neft-mmt 19.2.4, 19.2.5, 19.2.7] EX-27 a removal and then a forfeit cost both', () => {
    const sheet = makeSheet('black', { by: 'forfeit', forfeitBy: 4, removed: [4] });
    for (const id of both) {
      expect(allRows(scoreBy(id, sheet))).toEqual(
        tableOf({ ...blacksWon, 4: 'loss 0, removal -0.5, forfeit -1 = -1.5' }),
      );
    }
    expect(bucketAt(scoreBy('fsm-2024', sheet), 4, 'additional')).toBe('-0.5');
    expect(bucketAt(scoreBy('neft-mmt', sheet), 4, 'additional')).toBe('-1.5');
    const cumulative = houseScoring('fsm-2024', {}, { 'ppk-fine-mode': 'cumulative' });
    expect(rowOf(scoreBy(cumulative, sheet), 4)).toBe('loss 0, removal -0.5, forfeit -1 = -1.5');
  });

  it('[fsm-2024 8.3.2, 8.2.4, 8.3.4] EX-28 numbers said before the removal stay', () => {
    const score = scoreBy(
      'fsm-2024',
      makeSheet('black', { firstKilled: 6, bestMove: [8, 10], removed: [6] }),
    );
    expect(allRows(score)).toEqual(
      tableOf({ ...blacksWon, 6: 'loss 0, best-move 0.25, removal -0.5 = -0.25' }),
    );
  });

  it('[fsm-2024 6.8.6, 7.9, 8.2.4; neft-mmt 11.2.1] EX-31 after the decisive vote a forfeit act costs nothing, or 1 without changing the result', () => {
    const sheet = makeSheet('red', { removed: [9], forfeitBy: 8 });
    expect(allRows(scoreBy('fsm-2024', sheet))).toEqual(
      tableOf({ ...redsWon, 9: 'loss 0, removal -0.5 = -0.5' }),
    );
    const neft = scoreBy('neft-mmt', sheet);
    expect(allRows(neft)).toEqual(
      tableOf({ ...redsWon, 8: 'loss 0, forfeit -1 = -1', 9: 'loss 0, removal -0.5 = -0.5' }),
    );
    expect(itemsOf(neft, 8)[1]).toBe('forfeit -1 11.2.1 additional');
  });
});

describe('harmful acts', () => {
  it('[fsm-2024 8.5, 8.5.1, 8.5.4, 8.5.8, 8.2.4; neft-mmt 19.5, 19.5.1, 19.5.4, 19.5.8, 19.2.4] EX-29 different acts and a removal add up', () => {
    for (const [id, of] of [
      ['fsm-2024', '8.5'],
      ['neft-mmt', '19.5'],
    ] as const) {
      const score = scoreBy(
        id,
        makeSheet('black', { penalties: penalties(`1 ${of}.4, 1 ${of}.8, 5 ${of}.1`), removed: [1] }),
      );
      expect(allRows(score)).toEqual(
        tableOf({
          ...blacksWon,
          1: 'loss 0, penalty -0.8, removal -0.5 = -1.3',
          5: 'loss 0, penalty -0.4 = -0.4',
        }),
      );
    }
  });

  it('[fsm-2024 8.5.2; neft-mmt 19.5.2; fiim-2018 8.5.2] EX-30 a break at four costs although red won', () => {
    for (const [id, clause] of [
      ['fsm-2024', '8.5.2'],
      ['neft-mmt', '19.5.2'],
      ['fiim-2018', '8.5.2'],
    ] as const) {
      const score = scoreBy(
        id,
        makeSheet('red', { penalties: penalties(`7 ${clause}`), extra: extras('1 0.5') }),
      );
      expect(allRows(score)).toEqual(
        tableOf({ ...redsWon, 1: 'win 1, extra 0.5 = 1.5', 7: 'win 1, penalty -0.4 = 0.6' }),
      );
    }
  });
});
