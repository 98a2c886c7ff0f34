// The worked examples of neft-mmt alone, and those that put one game before all five rulebooks.
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import {
  allRows,
  bucketAt,
  extras,
  houseScoring,
  itemsOf,
  makeSheet,
  penalties,
  refusals,
  rowOf,
  scoreBy,
  tableOf,
  warnings,
} from '../testing/game.ts';
import { blacksNamed } from './score.ts';

const bestMoveClause: Readonly<Record<RulebookId, string>> = {
  'fsm-2024': '8.3.4',
  'fiim-2018': '8.3.1',
  'neft-mmt': '19.3.1',
  'bel-canto': '8.3.1',
  'fiim-2025': '8.2.4',
};

describe('neft-mmt', () => {
  it('[neft-mmt 19.2.2, 19.2.5, 19.2.6, 19.4] EX-40 a forfeit, with extra points for what was played before it', () => {
    const sheet = makeSheet('black', {
      by: 'forfeit',
      forfeitBy: 5,
      firstKilled: 1,
      bestMove: [8, 8, 9],
      extra: extras('10 0.4, 2 0.2'),
    });
    const score = scoreBy('neft-mmt', sheet);
    expect(allRows(score)).toEqual(
      tableOf({
        reds: 'loss 0 = 0',
        blacks: 'win 1 = 1',
        1: 'loss 0, best-move 0.25 = 0.25',
        2: 'loss 0, extra 0.2 = 0.2',
        5: 'loss 0, forfeit -1 = -1',
        10: 'win 1, extra 0.4 = 1.4',
      }),
    );
    expect([refusals(score), warnings(score)]).toEqual([[], []]);
    expect(itemsOf(score, 5)[1]).toBe('forfeit -1 19.2.5 additional');
    const earlier = scoreBy('neft-mmt', { ...sheet, extra: extras('5 0.3') });
    expect([refusals(earlier), warnings(earlier)]).toEqual([[], ['extra/to-forfeiter 19.2.6 @5']]);
  });

  it.each([
    ['three blacks', [8, 9, 10], 3, '0.5'],
    ['one number twice', [8, 8, 9], 2, '0.25'],
    ['one number three times', [8, 8, 8], 1, '0'],
    ['the own number', [1, 8, 9], 2, '0.25'],
    ['two numbers in time', [8, 10], 2, '0.25'],
    ['one number in time', [8], 1, '0'],
    ['no black', [2, 3, 4], 0, '0'],
    ['a fourth number', [2, 8, 9, 10], 2, '0.25'],
  ] as const)(
    '[neft-mmt 10.10.2, 10.10.4, 10.10.5, 19.3.1] EX-41 the best move: %s',
    (_, named, blacks, points) => {
      const sheet = makeSheet('black', { firstKilled: 1, bestMove: named });
      expect([blacksNamed(sheet), bucketAt(scoreBy('neft-mmt', sheet), 1, 'additional')]).toEqual([
        blacks,
        points,
      ]);
    },
  );

  it('[neft-mmt 15.8, 19.2.4] EX-44 a red card costs no removal, unless the switch says so', () => {
    const sheet = makeSheet('red', { yellow: [3, 3], redCards: [3] });
    expect(rowOf(scoreBy('neft-mmt', sheet), 3)).toBe('win 1 = 1');
    expect(rowOf(scoreBy(houseScoring('neft-mmt', {}, { 'red-card-removal-fine': 'on' }), sheet), 3)).toBe(
      'win 1, removal -0.5 = 0.5',
    );
  });
});

describe('all five', () => {
  it('[fsm-2024 8.3.4; fiim-2018 8.3.1; neft-mmt 19.3.1; bel-canto 8.3.1; fiim-2025 8.2.4] EX-55 a black first victim earns nothing', () => {
    const sheet = makeSheet('black', { firstKilled: 10, bestMove: [8, 9, 2] });
    expect(rulebookIds.map((id) => rowOf(scoreBy(id, sheet), 10))).toEqual([
      'win 1 = 1',
      'win 1 = 1',
      'win 1 = 1',
      'win 2 = 2',
      'win 1.3 = 1.3',
    ]);
  });

  it.each([
    [0, [2, 3, 4], ['0', '0', '0', '0', '0']],
    [1, [8, 3, 4], ['0', '0', '0', '0', '0']],
    [2, [8, 9, 4], ['0.25', '0.25', '0.25', '0.25', '0.5']],
    [3, [8, 9, 10], ['0.5', '0.4', '0.5', '0.5', '0.7']],
  ] as const)(
    '[fsm-2024 8.3.4; fiim-2018 8.3.1; neft-mmt 19.3.1; bel-canto 8.3.1; fiim-2025 8.2.4] EX-56 the best move with %i blacks',
    (blacks, bestMove, values) => {
      const scores = rulebookIds.map(
        (id) => [id, scoreBy(id, makeSheet('red', { firstKilled: 5, bestMove }))] as const,
      );
      expect(scores.map(([, score]) => bucketAt(score, 5, 'additional'))).toEqual(values);
      for (const [id, score] of scores)
        if (blacks >= 2) expect(itemsOf(score, 5)[1]).toContain(` ${bestMoveClause[id]} additional`);
    },
  );

  it.each([
    ['fsm-2024', '8.3.5', 'take the best move', '0', ['best-move/no-right 8.3.5 @5'], '0.5'],
    ['neft-mmt', '19.3.2', 'take the best move', '0', ['best-move/no-right 19.3.2 @5'], '0.5'],
    ['fiim-2025', '8.2.5', 'take the best move', '0', ['best-move/no-right 8.2.5 @5'], '0.7'],
    ['fiim-2018', '8.3, 8.3.1', 'leave the best move', '0.4', [], '0.4'],
    ['bel-canto', '8.3, 8.3.1', 'leave the best move', '0.5', [], '0.5'],
  ] as const)('[%s %s] two voted out on day 1 %s', (id, _, __, points, warned, withOne) => {
    const sheet = makeSheet('red', { firstKilled: 5, bestMove: [8, 9, 10], outDay1: 2 });
    const score = scoreBy(id, sheet);
    expect([bucketAt(score, 5, 'additional'), warnings(score)]).toEqual([points, warned]);
    expect(bucketAt(scoreBy(id, { ...sheet, outDay1: 1 }), 5, 'additional')).toBe(withOne);
  });

  it.each([
    ['fsm-2024', '8.4'],
    ['fiim-2018', '8.4'],
  ] as const)(
    '[%s %s] whoever lost the game by his act may still be given extra points, and the sheet says to whom they go',
    (id, clause) => {
      const score = scoreBy(id, makeSheet('black', { by: 'forfeit', forfeitBy: 4, extra: extras('4 0.3') }));
      expect([refusals(score), warnings(score)]).toEqual([[], [`extra/to-forfeiter ${clause} @4`]]);
      expect(itemsOf(score, 4)).toContain('extra 0.3 8.4.4 additional');
    },
  );

  it.each([
    ['fsm-2024', '8.3.4'],
    ['fiim-2018', '8.3.1'],
    ['neft-mmt', '19.3.1'],
    ['bel-canto', '8.3.1'],
    ['fiim-2025', '8.2.4'],
  ] as const)('[%s %s] a missed first night has no best move', (id, _) => {
    const score = scoreBy(id, makeSheet('red', { firstKilled: null, bestMove: [8, 9, 10] }));
    expect(score.players.flatMap(({ items }) => items.filter(({ kind }) => kind === 'best-move'))).toEqual(
      [],
    );
    expect(score.warnings.map(({ code }) => code)).toEqual(['best-move/no-right']);
    expect(scoreBy(id, makeSheet('red')).warnings).toEqual([]);
  });

  it.each([
    [
      'fsm-2024',
      '8.4.6',
      '0.3',
      '8.5.1',
      'loss 0, extra 0.3, penalty -0.4, removal -0.5 = -0.6',
      '-0.6',
      '0',
    ],
    [
      'fiim-2018',
      '8.2.4, 9.9',
      '0.3',
      '8.5.1',
      'loss 0, extra 0.3, best-move 0.25, penalty -0.4, removal -0.5 = -0.35',
      '-0.35',
      '0',
    ],
    [
      'neft-mmt',
      '19.4.6, 25.11',
      '0.3',
      '19.5.1',
      'loss 0, extra 0.3, penalty -0.4, removal -0.5 = -0.6',
      '-0.6',
      '0',
    ],
    [
      'bel-canto',
      '8.2.4, 9.9',
      'li2',
      null,
      'loss 0, extra 0.5, best-move 0.25, removal -1 = -0.25',
      '-0.25',
      '0',
    ],
    [
      'fiim-2025',
      '8.1.5',
      '0.3',
      '8.4.4/1.2',
      'loss 0.3, extra 0.3, best-move 0.5, penalty -0.3, removal -0.8 = 0',
      '0.5',
      '-0.8',
    ],
  ] as const)('[%s %s] EX-69 one line of the protocol', (id, _, given, clause, row, additional, other) => {
    const sheet = makeSheet('black', {
      firstKilled: 4,
      bestMove: [8, 9, 2],
      extra: extras(`4 ${given}`),
      penalties: clause === null ? [] : penalties(`4 ${clause}`),
      removed: [4],
    });
    const score = scoreBy(id, sheet);
    expect(rowOf(score, 4)).toBe(row);
    expect(score.warnings.map(({ code }) => code)).toEqual(['extra/to-removed']);
    expect([bucketAt(score, 4, 'additional'), bucketAt(score, 4, 'other')]).toEqual([additional, other]);
  });
});
