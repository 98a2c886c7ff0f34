import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancedPairBound, pairBound, tableSpreadBound, tableSquaresBound } from './bound.ts';
import { check } from './check.ts';
import { exactSchedule } from './constructions.ts';
import { evenSquares, percent } from './counting.ts';
import { seatingOf } from './layout.ts';
import { randomSeating, squaredTableCounts, tableSpreads } from './testing/seatings.ts';

describe('the bound of S', () => {
  it.each([
    [2, 10, 4500],
    [2, 15, 9750],
    [2, 19, 15390],
    [3, 12, 6372],
    [3, 15, 9585],
    [4, 12, 6384],
    [5, 11, 5225],
    [7, 12, 6552],
  ])('%i tables, %i rounds: %i', (tables, rounds, bound) => {
    expect(pairBound(tables, rounds)).toBe(bound);
  });

  it('is never above what a schedule has, nor is the bound of its tables', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 14 }),
        fc.nat(),
        (tables, rounds, seed) => {
          const seating = randomSeating(tables * 10, tables, rounds, seed);
          const { S, bound } = check(seating).pairs;
          expect(bound).toBeLessThanOrEqual(S);
          expect(tableSquaresBound(tables, rounds, S)).toBeLessThanOrEqual(
            squaredTableCounts(seating, tables),
          );
          expect(tableSpreadBound(tables, rounds, S)).toBeLessThanOrEqual(
            Math.max(...tableSpreads(seating, tables)),
          );
        },
      ),
    );
  });

  it('with even tables is at least the other', () => {
    for (let tables = 1; tables <= 10; tables++) {
      for (let rounds = 1; rounds <= 20; rounds++)
        expect(balancedPairBound(tables, rounds)).toBeGreaterThanOrEqual(pairBound(tables, rounds));
    }
  });

  it('proves the tables of ten rounds at two tables: a spread of 4 cannot be bettered at the best S', () => {
    expect(tableSpreadBound(2, 10, 4500)).toBe(4);
    expect(tableSquaresBound(2, 10, 4500)).toBe(1100);
  });
});

describe('an exact design', () => {
  const sizes = [
    ...Array.from({ length: 20 }, (_, i) => [20, i + 1] as const),
    ...Array.from({ length: 11 }, (_, i) => [50, i + 1] as const),
  ];
  it.each(sizes)('%i players, %i rounds: legal and at the bound', (players, rounds) => {
    const layout = exactSchedule(players, rounds) ?? [];
    const tables = players / 10;
    const found = check(
      seatingOf(
        players,
        layout,
        layout.map(() => tables),
      ),
    );
    expect(found).toMatchObject({ legal: true, players, rounds, tables, pairs: { excessPercent: '0.00' } });
  });

  it('is not known for other sizes', () => {
    expect([exactSchedule(20, 21), exactSchedule(50, 12), exactSchedule(30, 6)]).toEqual([null, null, null]);
  });
});

describe('counting', () => {
  it('splits evenly', () => {
    expect([evenSquares(10, 3), evenSquares(9, 3), evenSquares(0, 4), evenSquares(7, 7)]).toEqual([
      34, 27, 0, 7,
    ]);
  });
  it('rounds a percentage half up', () => {
    expect([
      percent(16, 4500),
      percent(64, 6372),
      percent(0, 5),
      percent(1, 20_000),
      percent(964, 6552),
    ]).toEqual(['0.36', '1.00', '0.00', '0.01', '14.71']);
  });
});
