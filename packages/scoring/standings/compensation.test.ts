// Compensation Ci as numbers: B and the value for every length and number of first deaths of the worked examples.
import { makeExact } from '@omerta/base/fraction.ts';
import { describe, expect, it } from 'vitest';
import type { CompensationRules } from '../scoring-rules.ts';
import { scoringFor } from '../testing/sheets.ts';
import { compensationB, compensationFor } from './compensation.ts';

const rulesOf = (...args: Parameters<typeof scoringFor>): CompensationRules => {
  const { compensation } = scoringFor(...args);
  if (!compensation) throw new Error('no compensation');
  return compensation;
};

const fsm = rulesOf('fsm-2024');
const neft = rulesOf('neft-mmt');
const fiim2018 = rulesOf('fiim-2018');
const fiim2025 = rulesOf('fiim-2025');
const ceiled = rulesOf('fiim-2025', { 'ci-rounding': 'ceil' });
const floored = rulesOf('fiim-2018', {}, { ciRounding: 'floor' });

/** N, nearest, ceil, fsm-2024 and neft-mmt, fiim-2018, fiim-2025 nearest and ceil; null: too few games. */
const lengths: readonly (readonly [number, number, number, number, number, number | null, number | null])[] =
  [
    [1, 0, 1, 4, 0, null, null],
    [2, 1, 1, 4, 1, null, null],
    [3, 1, 2, 4, 1, null, null],
    [4, 2, 2, 4, 2, 2, 2],
    [5, 2, 2, 4, 2, 2, 2],
    [6, 2, 3, 4, 2, 2, 3],
    [7, 3, 3, 4, 3, 3, 3],
    [8, 3, 4, 4, 3, 3, 4],
    [9, 4, 4, 4, 4, 4, 4],
    [10, 4, 4, 4, 4, 4, 4],
    [11, 4, 5, 4, 4, 4, 5],
    [12, 5, 5, 5, 5, 5, 5],
    [13, 5, 6, 5, 5, 5, 6],
    [14, 6, 6, 6, 6, 6, 6],
    [15, 6, 6, 6, 6, 6, 6],
    [16, 6, 7, 6, 6, 6, 7],
    [17, 7, 7, 7, 7, 7, 7],
    [18, 7, 8, 7, 7, 7, 8],
    [19, 8, 8, 8, 8, 8, 8],
    [20, 8, 8, 8, 8, 8, 8],
    [21, 8, 9, 8, 8, 8, 9],
    [22, 9, 9, 9, 9, 9, 9],
    [23, 9, 10, 9, 9, 9, 10],
    [24, 10, 10, 10, 10, 10, 10],
    [25, 10, 10, 10, 10, 10, 10],
    [26, 10, 11, 10, 10, 10, 11],
    [27, 11, 11, 11, 11, 11, 11],
    [28, 11, 12, 11, 11, 11, 12],
    [29, 12, 12, 12, 12, 12, 12],
    [30, 12, 12, 12, 12, 12, 12],
  ];

type Values = readonly (readonly [games: number, b: number | null, values: string])[];

/** One row: B, then Ci for one to eight first deaths. */
const expectValues = (rules: CompensationRules, rows: Values): void => {
  for (const [games, b, values] of rows) {
    if (b !== null) expect(compensationB(rules, games), `B of ${games} games`).toBe(b);
    const found = [1, 2, 3, 4, 5, 6, 7, 8].map((kills) => makeExact(compensationFor(rules, kills, games)));
    expect(found.join(' '), `Ci of ${games} games`).toBe(values);
  }
};

describe('compensation, B', () => {
  it.each(lengths)(
    '[fsm-2024 8.6.1; neft-mmt 20.2; fiim-2018 8.6.1; fiim-2025 8.7.2] EX-01: B of %i games',
    (games, nearest, ceil, least4, none, of2025, of2025ceil) => {
      expect(compensationB(fsm, games)).toBe(least4);
      expect(compensationB(neft, games)).toBe(least4);
      expect(compensationB(fiim2018, games)).toBe(none);
      expect(compensationB({ ...fiim2018, rounding: ceiled.rounding }, games)).toBe(ceil);
      expect(nearest).toBe(none);
      expect(compensationB(floored, games)).toBe(Math.floor((2 * games) / 5));
      for (const [rules, b] of [
        [fiim2025, of2025],
        [ceiled, of2025ceil],
      ] as const) {
        if (b === null) expect(makeExact(compensationFor(rules, 1, games))).toBe('0');
        else expect(compensationB(rules, games)).toBe(b);
      }
    },
  );
});

const withMinimum: Values = [
  [1, 4, '0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4'],
  [4, 4, '0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4'],
  [5, 4, '0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4'],
  [8, 4, '0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4'],
  [9, 4, '0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4'],
  [10, 4, '0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4'],
  [11, 4, '0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4'],
  [12, 5, '0.08 0.16 0.24 0.32 0.4 0.4 0.4 0.4'],
  [13, 5, '0.08 0.16 0.24 0.32 0.4 0.4 0.4 0.4'],
  [14, 6, '1/15 2/15 0.2 4/15 1/3 0.4 0.4 0.4'],
  [15, 6, '1/15 2/15 0.2 4/15 1/3 0.4 0.4 0.4'],
  [16, 6, '1/15 2/15 0.2 4/15 1/3 0.4 0.4 0.4'],
  [17, 7, '2/35 4/35 6/35 8/35 2/7 12/35 0.4 0.4'],
  [18, 7, '2/35 4/35 6/35 8/35 2/7 12/35 0.4 0.4'],
  [19, 8, '0.05 0.1 0.15 0.2 0.25 0.3 0.35 0.4'],
  [20, 8, '0.05 0.1 0.15 0.2 0.25 0.3 0.35 0.4'],
  [25, 10, '0.04 0.08 0.12 0.16 0.2 0.24 0.28 0.32'],
];

describe('compensation, the value', () => {
  it('[fsm-2024 8.6.1, 8.6.2] EX-02: with a minimum of four', () => {
    expectValues(fsm, withMinimum);
  });

  it('[neft-mmt 20.2, 20.3] EX-02: the same under neft-mmt', () => {
    expectValues(neft, withMinimum);
  });

  it('[fiim-2018 8.6.1, 8.6.2] EX-03: without a minimum, and one game divides nothing by zero', () => {
    expectValues(fiim2018, [
      [1, 0, '0.4 0.4 0.4 0.4 0.4 0.4 0.4 0.4'],
      [2, 1, '0.4 0.4 0.4 0.4 0.4 0.4 0.4 0.4'],
      [3, 1, '0.4 0.4 0.4 0.4 0.4 0.4 0.4 0.4'],
      [4, 2, '0.2 0.4 0.4 0.4 0.4 0.4 0.4 0.4'],
      [5, 2, '0.2 0.4 0.4 0.4 0.4 0.4 0.4 0.4'],
      [6, 2, '0.2 0.4 0.4 0.4 0.4 0.4 0.4 0.4'],
      [8, 3, '2/15 4/15 0.4 0.4 0.4 0.4 0.4 0.4'],
      [10, 4, '0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4'],
      [11, 4, '0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4'],
      [12, 5, '0.08 0.16 0.24 0.32 0.4 0.4 0.4 0.4'],
      [13, 5, '0.08 0.16 0.24 0.32 0.4 0.4 0.4 0.4'],
      [15, 6, '1/15 2/15 0.2 4/15 1/3 0.4 0.4 0.4'],
      [18, 7, '2/35 4/35 6/35 8/35 2/7 12/35 0.4 0.4'],
      [20, 8, '0.05 0.1 0.15 0.2 0.25 0.3 0.35 0.4'],
    ]);
  });

  it('[fiim-2025 8.7.2, 8.7.3] EX-04: half a point at most, nothing under four games', () => {
    expectValues(fiim2025, [
      [3, null, '0 0 0 0 0 0 0 0'],
      [4, 2, '0.25 0.5 0.5 0.5 0.5 0.5 0.5 0.5'],
      [5, 2, '0.25 0.5 0.5 0.5 0.5 0.5 0.5 0.5'],
      [6, 2, '0.25 0.5 0.5 0.5 0.5 0.5 0.5 0.5'],
      [7, 3, '1/6 1/3 0.5 0.5 0.5 0.5 0.5 0.5'],
      [8, 3, '1/6 1/3 0.5 0.5 0.5 0.5 0.5 0.5'],
      [9, 4, '0.125 0.25 0.375 0.5 0.5 0.5 0.5 0.5'],
      [10, 4, '0.125 0.25 0.375 0.5 0.5 0.5 0.5 0.5'],
      [11, 4, '0.125 0.25 0.375 0.5 0.5 0.5 0.5 0.5'],
      [12, 5, '0.1 0.2 0.3 0.4 0.5 0.5 0.5 0.5'],
      [13, 5, '0.1 0.2 0.3 0.4 0.5 0.5 0.5 0.5'],
      [15, 6, '1/12 1/6 0.25 1/3 5/12 0.5 0.5 0.5'],
      [18, 7, '1/14 1/7 3/14 2/7 5/14 3/7 0.5 0.5'],
      [20, 8, '0.0625 0.125 0.1875 0.25 0.3125 0.375 0.4375 0.5'],
    ]);
  });

  it('[fiim-2025 8.7.2] EX-05: rounded to the nearest, or up by the switch', () => {
    const rows: readonly (readonly [number, number, number, string, number, string])[] = [
      [6, 2, 2, '0.5', 3, '1/3'],
      [6, 3, 2, '0.5', 3, '0.5'],
      [8, 3, 3, '0.5', 4, '0.375'],
      [8, 4, 3, '0.5', 4, '0.5'],
      [11, 4, 4, '0.5', 5, '0.4'],
      [11, 5, 4, '0.5', 5, '0.5'],
      [13, 5, 5, '0.5', 6, '5/12'],
      [13, 6, 5, '0.5', 6, '0.5'],
      [10, 4, 4, '0.5', 4, '0.5'],
      [12, 5, 5, '0.5', 5, '0.5'],
    ];
    for (const [games, kills, near, nearest, up, ceil] of rows) {
      expect([compensationB(fiim2025, games), compensationB(ceiled, games)]).toEqual([near, up]);
      expect([fiim2025, ceiled].map((rules) => makeExact(compensationFor(rules, kills, games)))).toEqual([
        nearest,
        ceil,
      ]);
    }
  });

  it('[fsm-2024 8.6.1] EX-10: the boundary of the minimum', () => {
    const rows: readonly (readonly [number, number, string, string])[] = [
      [3, 4, '0.4', '0.4'],
      [8, 4, '0.4', '0.4'],
      [9, 4, '0.4', '0.4'],
      [11, 4, '0.4', '0.4'],
      [12, 5, '0.32', '0.4'],
      [13, 5, '0.32', '0.4'],
      [14, 6, '4/15', '1/3'],
    ];
    for (const [games, b, four, five] of rows) {
      expect(compensationB(fsm, games)).toBe(b);
      expect([4, 5].map((kills) => makeExact(compensationFor(fsm, kills, games)))).toEqual([four, five]);
    }
    expect(makeExact(compensationFor(fsm, 1, 3))).toBe('0.1');
  });
});
