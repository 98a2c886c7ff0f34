// The rules of points as data: their clauses exist, and every house key and switch changes what it says.
import { makeExact } from '@omerta/base/fraction.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { sheetUse } from './game/sheet-use.ts';
import { houseForms } from './house.ts';
import { type Scoring, scoringOf } from './scoring.ts';
import {
  bucketAt,
  extras,
  houseScoring,
  makeSheet,
  needs,
  penalties,
  refusals,
  rowOf,
  scoreBy,
  warnings,
} from './testing/game.ts';

/** Every string of the data that is written like a clause. */
const clausesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^\d+(\.\d+)+(\/\S+)?$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(clausesIn) : [];
};

describe('clauses', () => {
  it.each(rulebookIds)('%s names only clauses of its register', (id) => {
    const { rulebook: book, ...rules } = houseScoring(id);
    const named = clausesIn(rules);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((clause) => !book.knownClauses.has(clause))).toEqual([]);
  });

  it.each(rulebookIds)('%s lists every penalty of its register', (id) => {
    const listed = new Set(houseScoring(id).penalties?.items.map(({ clause }) => clause));
    const acts = rulebook(id).clauses.filter(
      ([clause, kind]) => kind === 'advisor' && !/^26\b|^(8|19)\.5\.(6|5\.5)$/.test(clause),
    );
    expect(
      acts.map(([clause]) => clause).filter((clause) => id !== 'bel-canto' && !listed.has(clause)),
    ).toEqual([]);
  });
});

const victim = { firstKilled: 2, bestMove: [8, 9, 10] } as const;
const pair = { firstKilled: 2, bestMove: [8, 9, 3] } as const;
const row = (
  scoring: Scoring | RulebookId,
  seat: 1 | 2 | 8,
  ...sheet: Parameters<typeof makeSheet>
): string => rowOf(scoreBy(scoring, makeSheet(...sheet)), seat);
const house = (id: RulebookId, key: string, value: unknown): Scoring => houseScoring(id, { [key]: value });
const ci = (
  scoring: Scoring,
  key: 'cap' | 'minimumB' | 'rounding' | 'base' | 'distance' | 'onWin' | 'onDraw' | 'needsBlack',
): unknown => {
  const value = scoring.compensation?.[key].value;
  return typeof value === 'object' ? makeExact(value) : value;
};

describe('house keys', () => {
  it('set the points of a result', () => {
    expect(row(house('fiim-2018', 'win', '0.75'), 1, 'red')).toBe('win 0.75 = 0.75');
    expect(row(house('fsm-2024', 'loss', '-0.5'), 1, 'black')).toBe('loss -0.5 = -0.5');
    expect(row(house('neft-mmt', 'draw', '0.25'), 1, 'draw')).toBe('draw 0.25 = 0.25');
  });

  it('set the best move', () => {
    expect(row(house('fsm-2024', 'bestMove3', '0.6'), 2, 'red', victim)).toBe('win 1, best-move 0.6 = 1.6');
    expect(row(house('bel-canto', 'bestMove2', '0.3'), 2, 'red', pair)).toBe('win 2, best-move 0.3 = 2.3');
    const extra = extras('2 0.3');
    expect(row(house('fsm-2024', 'bestMoveExclusive', false), 2, 'red', { ...victim, extra })).toBe(
      'win 1, extra 0.3, best-move 0.5 = 1.8',
    );
    expect(row(house('fiim-2018', 'bestMoveExclusive', true), 2, 'red', { ...victim, extra })).toBe(
      'win 1, best-move 0.4 = 1.4',
    );
    expect(
      row(house('bel-canto', 'bestMoveExclusive', true), 2, 'red', { ...victim, extra: extras('2 li2') }),
    ).toBe('win 2, best-move 0.5 = 2.5');
    expect(
      row(house('bel-canto', 'bestMoveExclusive', true), 2, 'red', { ...victim, extra: extras('2 li1') }),
    ).toBe('win 2, extra 1 = 3');
  });

  it('set removal and forfeit', () => {
    const forfeit = { by: 'forfeit', forfeitBy: 1 } as const;
    expect(row(house('fsm-2024', 'removal', '0.7'), 1, 'black', { removed: [1] })).toBe(
      'loss 0, removal -0.7 = -0.7',
    );
    expect(row(house('fsm-2024', 'forfeit', '2'), 1, 'black', forfeit)).toBe('loss 0, forfeit -2 = -2');
    expect(row(house('fiim-2018', 'removal', '0.7'), 1, 'black', forfeit)).toBe(
      'loss 0, removal -0.7 = -0.7',
    );
    expect(row(house('fiim-2018', 'forfeit', '1'), 1, 'black', forfeit)).toBe('loss 0, forfeit -1 = -1');
    expect(row(house('bel-canto', 'forfeit', '1.5'), 1, 'black', { ...forfeit, removed: [1] })).toBe(
      'loss 0, removal -1, forfeit -1.5 = -2.5',
    );
  });

  it('set the sizes of penalties', () => {
    expect(row(house('neft-mmt', 'penalty', '0.5'), 1, 'black', { penalties: penalties('1 19.5.4') })).toBe(
      'loss 0, penalty -0.5 = -0.5',
    );
    expect(
      row(house('fiim-2025', 'smallPenalty', '0.2'), 1, 'black', { penalties: penalties('1 8.4.4/4.4') }),
    ).toBe('loss 0.3, penalty -0.2 = 0.1');
    expect(row(house('fiim-2025', 'smallPenalty', '0.2'), 1, 'draw', { atTable: [1] })).toBe(
      'draw 0.3, penalty -0.2 = 0.1',
    );
    expect(
      row(house('fiim-2025', 'largePenalty', '0.6'), 1, 'black', { penalties: penalties('1 8.5.5/2.1') }),
    ).toBe('loss 0.3, penalty -0.6 = -0.3');
  });

  it('set compensation', () => {
    expect(ci(house('fsm-2024', 'ciCap', '0.5'), 'cap')).toBe('0.5');
    expect(ci(house('fsm-2024', 'ciMinimumB', 2), 'minimumB')).toBe(2);
    for (const rounding of ['nearest', 'ceil', 'floor'])
      expect(ci(house('fsm-2024', 'ciRounding', rounding), 'rounding')).toBe(rounding);
    expect(ci(house('fsm-2024', 'ciBase', 'planned'), 'base')).toBe('planned');
    expect(ci(house('fiim-2018', 'ciDistance', 'stage'), 'distance')).toBe('stage');
    expect(ci(house('fiim-2018', 'ciOnWin', '0.5'), 'onWin')).toBe('0.5');
    expect([
      ci(house('fsm-2024', 'ciOnDraw', true), 'onDraw'),
      ci(house('fiim-2025', 'ciOnDraw', false), 'onDraw'),
    ]).toEqual(['1', '0']);
    expect(ci(house('fsm-2024', 'ciNeedsBlack', false), 'needsBlack')).toBe(false);
    expect(house('bel-canto', 'ciCap', '0.4').compensation).toBeNull();
  });

  it('set the limits of extra points, and then no approval widens them', () => {
    const four = makeSheet('red', { extra: extras('1 0.3, 2 0.3, 3 0.3, 4 0.3') });
    expect(
      scoreBy(house('fsm-2024', 'extraTotal', '1.1'), four).refused.map(({ code, limit }) => [code, limit]),
    ).toEqual(Array(4).fill(['extra/over-total', '1.1']));
    expect(
      refusals(
        scoreBy(
          house('fiim-2018', 'extraPlayers', 4),
          makeSheet('red', { extra: extras('1 0.2, 2 0.2, 3 0.2, 4 0.2') }),
        ),
      ),
    ).toEqual([]);
    const most = scoreBy(house('fiim-2025', 'extraPlayers', 3), four);
    expect([most.refused.map(({ limit }) => limit), needs(most)]).toEqual([Array(4).fill('3'), []]);
    expect(
      refusals(
        scoreBy(house('bel-canto', 'extraPlayers', 1), makeSheet('red', { extra: extras('1 li1, 8 li2') })),
      ),
    ).toEqual(['extra/over-players 8.4.1 @1', 'extra/over-players 8.4.1 @8']);
  });

  it.each([
    ['fsm-2024', '8.4.2', '8.4.1', '0.5'],
    ['fiim-2018', '8.4.2', '8.4.1', '0.4'],
    ['neft-mmt', '19.4.2', '19.4.1', '0.5'],
    ['fiim-2025', '8.3.2', '8.3.1', '0.5'],
  ] as const)(
    '[%s %s, %s] house limits are outright: no approval of the base goes beyond them',
    (id, total, players, each) => {
      const approvals = (['players', 'total'] as const).flatMap((what) =>
        (['chief', 'duty', 'committee'] as const).map((by) => ({ what, by })),
      );
      const three = makeSheet('red', { extra: extras(`1 ${each}, 2 ${each}, 3 ${each}`), approvals });
      const sum = each === '0.4' ? '1.2' : '1.5';
      const below = each === '0.4' ? '1.1' : '1.4';
      const codesOf = (change: Readonly<Record<string, unknown>>) => {
        const score = scoreBy(houseScoring(id, change), three);
        return [score.refused.map(({ code, limit }) => `${code} ${limit}`), needs(score)];
      };
      expect(codesOf({ extraTotal: sum, extraPlayers: 3 })).toEqual([[], []]);
      expect(codesOf({ extraTotal: below, extraPlayers: 3 })).toEqual([
        Array(3).fill(`extra/over-total ${below}`),
        [],
      ]);
      expect(codesOf({ extraTotal: sum, extraPlayers: 2 })).toEqual([
        Array(3).fill('extra/over-players 2'),
        [],
      ]);
      // Above what the base gives freely no approval is asked for either.
      const many = makeSheet('red', {
        extra: extras(`1 ${each}, 2 ${each}, 3 ${each}, 4 ${each}, 5 ${each}, 6 ${each}, 7 ${each}`),
      });
      const wide = scoreBy(houseScoring(id, { extraTotal: '9', extraPlayers: 7 }), many);
      expect([refusals(wide), needs(wide)]).toEqual([[], []]);
      expect(wide.players[0]?.items.map(({ kind }) => kind)).toContain('extra');
      const refusedBy = (change: Readonly<Record<string, unknown>>) =>
        scoreBy(houseScoring(id, change), three).refused[0]?.clause;
      expect([
        refusedBy({ extraTotal: below, extraPlayers: 3 }),
        refusedBy({ extraTotal: sum, extraPlayers: 2 }),
      ]).toEqual([total, players]);
    },
  );

  it('[bel-canto 8.4.1] house limits hold for LI1 and LI2, on the sum as on the players', () => {
    const sheet = makeSheet('red', { extra: extras('1 li1, 2 li2, 8 li2') });
    expect(refusals(scoreBy(house('bel-canto', 'extraTotal', '2'), sheet))).toEqual([]);
    expect(
      scoreBy(house('bel-canto', 'extraTotal', '1.9'), sheet).refused.map(({ code, clause, limit }) => [
        code,
        clause,
        limit,
      ]),
    ).toEqual(Array(3).fill(['extra/over-total', '8.4.1', '1.9']));
    expect(refusals(scoreBy(house('bel-canto', 'extraPlayers', 2), sheet))).toHaveLength(3);
    expect(sheetUse(house('bel-canto', 'extraTotal', '1.9'), sheet)).toMatchObject([
      { limit: 'players' },
      { limit: 'total', used: '2', free: '1.9', steps: [], passed: 'yes' },
      { limit: 'winners' },
      { limit: 'losers' },
    ]);
  });

  it('extraFree lets extra points stand as entered', () => {
    const extra = extras('1 -0.35, 2 3.7, 3 0.01, 4 1, 5 1, 6 1, 7 1, 8 2');
    for (const winner of ['red', 'black', 'draw'] as const) {
      for (const id of rulebookIds) {
        const score = scoreBy(house(id, 'extraFree', true), makeSheet(winner, { extra, atTable: [] }));
        expect([refusals(score), needs(score), warnings(score)]).toEqual([[], [], []]);
        expect(([1, 2, 3, 8] as const).map((seat) => bucketAt(score, seat, 'additional'))).toEqual([
          '-0.35',
          '3.7',
          '0.01',
          '2',
        ]);
      }
    }
    const forfeiter = makeSheet('black', { by: 'forfeit', forfeitBy: 1, extra: extras('1 0.1, 1 0.2') });
    expect(rowOf(scoreBy(house('fiim-2025', 'extraFree', true), forfeiter), 1)).toBe(
      'loss 0.3, extra 0.3, forfeit -1 = -0.4',
    );
    expect(
      refusals(
        scoreBy(house('fsm-2024', 'extraFree', true), makeSheet('red', { extra: extras('1 li1, 2 much') })),
      ),
    ).toHaveLength(2);
    expect(row(house('bel-canto', 'extraFree', true), 1, 'black', { extra: extras('1 li1') })).toBe(
      'loss 0, extra 1 = 1',
    );
  });

  it('extraFree lets extra points stand as entered, beside the best move too', () => {
    const free = house('fsm-2024', 'extraFree', true);
    expect(row(free, 2, 'red', { ...victim, extra: extras('2 0.45') })).toBe(
      'win 1, extra 0.45, best-move 0.5 = 1.95',
    );
    expect(row(free, 2, 'red', { ...victim, extra: extras('2 0.75') })).toBe(
      'win 1, extra 0.75, best-move 0.5 = 2.25',
    );
    expect(row(free, 2, 'red', { ...victim, extra: extras('2 -0.3') })).toBe(
      'win 1, extra -0.3, best-move 0.5 = 1.2',
    );
    expect(row(house('fiim-2018', 'extraFree', true), 2, 'red', { ...victim, extra: extras('2 0.3') })).toBe(
      'win 1, extra 0.3, best-move 0.4 = 1.7',
    );
  });

  it('refuse what they do not take', () => {
    const bad: Readonly<Record<string, readonly unknown[]>> = {
      points: [1, '1,5', '', null, true],
      amount: [0.5, '-0.5', 'x', null],
      count: [-1, 1.5, '4', null],
      'yes-no': ['true', 1, null],
    };
    for (const [key, form] of Object.entries(houseForms)) {
      for (const value of typeof form === 'string' ? (bad[form] ?? []) : ['other', 1, null]) {
        expect(scoringOf(rulebook('fsm-2024'), { [key]: value })).toMatchObject({
          code: 'unknown-value',
          key,
        });
      }
    }
    for (const key of ['points', 'Win', 'toString', 'constructor', '__proto__'])
      expect(scoringOf(rulebook('fsm-2024'), Object.fromEntries([[key, '1']]))).toMatchObject({
        code: 'unknown-key',
        key,
      });
  });
});
