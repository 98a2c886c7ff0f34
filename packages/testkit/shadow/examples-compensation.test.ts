// The worked examples of compensation, by the shadow alone: whoever doubts the product must be sound himself.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { ci, denominatorB } from './distance.ts';
import { type Followed, followX, losses, times, wins } from './examples.ts';
import type { ShadowFile, ShadowStage } from './file.ts';
import { exactly } from './number.ts';
import { wordsOf } from './table.ts';
import type { CompensationWords } from './words.ts';

const words = (id: RulebookId): CompensationWords => {
  const { compensation } = wordsOf[id];
  if (!compensation) throw new Error(`${id} has no compensation`);
  return compensation;
};

const shot = (named: number, result: Followed['result'] = 'loss'): Followed => ({ result, named });

const planned = (plannedGames: number): Partial<ShadowFile> => ({
  stages: [{ id: 'q', kind: 'qualifying', plannedGames, coefficient: '1', carry: false }],
});

/** Ci points, best move and total. */
const told = (id: RulebookId, games: readonly Followed[], changes: Partial<ShadowFile> = {}): string => {
  const row = followX(id, games, { ...planned(games.length), ...changes });
  return [row.columns.compensation, row.columns.additional, row.total].map(exactly).join(' ');
};

describe('EX-01 B by the number of games', () => {
  it('is at least four in fsm-2024 and neft-mmt', () => {
    const b = times(30, 0).map((_, i) => denominatorB(words('fsm-2024'), i + 1));
    expect(b.join(' ')).toBe('4 4 4 4 4 4 4 4 4 4 4 5 5 6 6 6 7 7 8 8 8 9 9 10 10 10 11 11 12 12');
    expect(times(30, 0).map((_, i) => denominatorB(words('neft-mmt'), i + 1))).toEqual(b);
  });

  it('has no minimum in fiim-2018 and fiim-2025', () => {
    const b = times(30, 0).map((_, i) => denominatorB(words('fiim-2018'), i + 1));
    expect(b.join(' ')).toBe('0 1 1 2 2 2 3 3 4 4 4 5 5 6 6 6 7 7 8 8 8 9 9 10 10 10 11 11 12 12');
    expect(times(30, 0).map((_, i) => denominatorB(words('fiim-2025'), i + 1))).toEqual(b);
  });
});

describe('EX-02 to EX-04 Ci by deaths and games', () => {
  it.each([
    ['fsm-2024', 11, '0.1 0.2 0.3 0.4 0.4'],
    ['fsm-2024', 12, '0.08 0.16 0.24 0.32 0.4'],
    ['neft-mmt', 14, '1/15 2/15 0.2 4/15 1/3'],
    ['fsm-2024', 17, '2/35 4/35 6/35 8/35 2/7'],
    ['neft-mmt', 25, '0.04 0.08 0.12 0.16 0.2'],
    ['fiim-2018', 1, '0.4 0.4 0.4 0.4 0.4'],
    ['fiim-2018', 4, '0.2 0.4 0.4 0.4 0.4'],
    ['fiim-2018', 8, '2/15 4/15 0.4 0.4 0.4'],
    ['fiim-2018', 18, '2/35 4/35 6/35 8/35 2/7'],
    ['fiim-2025', 3, '0 0 0 0 0'],
    ['fiim-2025', 4, '0.25 0.5 0.5 0.5 0.5'],
    ['fiim-2025', 8, '1/6 1/3 0.5 0.5 0.5'],
    ['fiim-2025', 18, '1/14 1/7 3/14 2/7 5/14'],
    ['fiim-2025', 20, '0.0625 0.125 0.1875 0.25 0.3125'],
  ] as const)('%s, %i games', (id, games, expected) => {
    const row = [1, 2, 3, 4, 5].map((kills) => exactly(ci(words(id), kills, games)));
    expect(row.join(' ')).toBe(expected);
  });
});

describe('whole distances', () => {
  it('EX-06 the final value goes back to all his games', () => {
    const games = [
      shot(1),
      shot(3),
      { ...shot(2, 'win'), role: 'sheriff' } as const,
      ...wins(3),
      ...losses(4),
    ];
    expect(told('fsm-2024', games)).toBe('0.75 0.75 5.5');
    expect(told('neft-mmt', games)).toBe('0.75 0.75 5.5');
  });

  it('EX-07 no black named: nothing, but the death counts', () =>
    expect(told('fsm-2024', [shot(0), shot(1), ...losses(8)])).toBe('0.2 0 0.2'));

  it.each([
    ['fsm-2024', '0 0 4'],
    ['neft-mmt', '0 0 4'],
    ['fiim-2018', '0.1 0.4 4.5'],
    ['fiim-2025', '0.125 0 7.125'],
  ] as const)('EX-08 the best move was denied: %s', (id, expected) => {
    const denied: Followed = { ...shot(3), sheet: { outDay1: 2 } };
    expect(told(id, [denied, ...wins(4), ...losses(5)])).toBe(expected);
  });

  it.each([
    ['fsm-2024', '2 0 7'],
    ['fiim-2018', '2 0 7'],
    ['fiim-2025', '2.5 0 10.5'],
  ] as const)('EX-09 more deaths than B: %s', (id, expected) =>
    expect(told(id, [...times(5, shot(1)), ...wins(5)])).toBe(expected),
  );

  it.each([
    ['fsm-2024', '1.3', '7.8'],
    ['fiim-2025', '2.125', '13.625'],
    ['fiim-2018', '0.9', '7.4'],
  ] as const)('EX-11 a qualification of ten, then a final of five: %s', (id, compensation, total) => {
    const stage = (kind: string, plannedGames: number): ShadowStage => ({
      id: kind,
      kind,
      plannedGames,
      coefficient: '1',
      carry: true,
    });
    const inStage = (games: readonly Followed[], name: string): Followed[] =>
      games.map((game) => ({ ...game, stage: name }));
    const games = [
      ...inStage([...times(3, shot(1)), ...wins(4), ...losses(3)], 'qualifying'),
      ...inStage([...times(2, shot(2)), ...wins(2), ...losses(1)], 'final'),
    ];
    const row = followX(id, games, { stages: [stage('qualifying', 10), stage('final', 5)] });
    expect(exactly(row.columns.compensation)).toBe(compensation);
    expect(exactly(row.total)).toBe(total);
  });

  it('EX-12 what does not count in i, and what counts as a death', () => {
    const games: Followed[] = [{ role: 'black', result: 'loss', named: 0 }, shot(1), ...losses(8)];
    const row = followX('fsm-2024', games);
    expect(exactly(row.columns.compensation)).toBe('0.1');
    expect(row.counts['first-kills']).toBe(2);
    expect(followX('neft-mmt', games).counts['first-kills']).toBe(1);
  });

  it.each([
    ['fsm-2024', '0 0.25 4.25'],
    ['fiim-2018', '0 0.25 4.25'],
    ['neft-mmt', '0 0.25 4.25'],
    ['fiim-2025', '0.125 0.5 7.625'],
  ] as const)('EX-13 a draw: %s', (id, expected) =>
    expect(told(id, [shot(2, 'draw'), ...wins(4), ...losses(5)])).toBe(expected),
  );

  it.each([
    ['fsm-2024', '0 0.2 0.2 0 0.1 0.1 0 0 0'],
    ['neft-mmt', '0 0.2 0.2 0 0.1 0.1 0 0 0'],
    ['fiim-2018', '0.2 0.2 0.2 0 0 0 0 0 0'],
    ['fiim-2025', '0.25 0.25 0.25 0 0 0 0.25 0.25 0.25'],
  ] as const)('EX-14 by result and by blacks named: %s', (id, expected) => {
    const cells = (['loss', 'win', 'draw'] as const).flatMap((result) =>
      [0, 1, 3].map((named) => {
        const other: Followed = { ...shot(0, 'win'), sheet: { outDay1: 2 } };
        const games = [shot(named, result), other, ...losses(8)];
        return exactly(followX(id, games, planned(10)).columns.compensation);
      }),
    );
    expect(cells.join(' ')).toBe(expected);
  });

  it.each([
    ['fiim-2018', '4.72'],
    ['fsm-2024', '4.9'],
    ['fiim-2025', '8.425'],
  ] as const)('EX-15 thirteen planned, eleven played: %s', (id, total) => {
    const row = followX(id, [...times(3, shot(1)), ...wins(4), ...losses(4)], planned(13));
    expect(exactly(row.total)).toBe(total);
  });

  it.each([
    [3, '0 0.1 0.1 0.4'],
    [4, '0.25 0.1 0.1 0.2'],
  ] as const)('EX-16 a distance of %i games', (games, expected) => {
    const ids = ['fiim-2025', 'fsm-2024', 'neft-mmt', 'fiim-2018'] as const;
    const points = ids.map((id) => told(id, [shot(2), ...losses(games - 1)]).split(' ')[0]);
    expect(points.join(' ')).toBe(expected);
  });

  it('EX-18 bel-canto has none', () =>
    expect(told('bel-canto', [...times(4, shot(2)), ...losses(6)])).toBe('0 1 1'));
});
