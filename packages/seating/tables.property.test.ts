import { isRefusal } from '@omerta/base/refusal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapest } from './assignment.ts';
import { bestKnown } from './best-known.ts';
import { balancedPairBound, tableSpreadBound } from './bound.ts';
import { check } from './check.ts';
import { type Ask, generate } from './generate.ts';
import type { Layout } from './layout.ts';
import { numberTables, tableSpread } from './tables.ts';
import { randomSeating, sizes, tableSpreads } from './testing/seatings.ts';
import { noWishes } from './wishes.ts';

const permutations = (of: readonly number[]): number[][] =>
  of.length === 0
    ? [[]]
    : of.flatMap((first) =>
        permutations(of.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );

const groupsOf = (layout: Layout, tables: number): string[][] =>
  layout.map((round) =>
    Array.from({ length: tables }, (_, t) =>
      round
        .slice(10 * t, 10 * t + 10)
        .toSorted((a, b) => a - b)
        .join(),
    ).toSorted(),
  );

const layoutOf = (players: number, tables: number, rounds: number, seed: number): Layout =>
  randomSeating(players, tables, rounds, seed).rounds.map((round) => {
    const playing = round.flat().map((player) => player - 1);
    const resting = Array.from({ length: players }, (_, i) => i).filter((each) => !playing.includes(each));
    return [...playing, ...resting];
  });

describe('the numbers of tables', () => {
  it('the cheapest assignment is the cheapest of all', () => {
    const prices = fc.integer({ min: 1, max: 5 }).chain((size) =>
      fc.array(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: size, maxLength: size }), {
        minLength: size,
        maxLength: size,
      }),
    );
    fc.assert(
      fc.property(prices, (rows) => {
        const costOf = (columns: readonly number[]): number =>
          columns.reduce((sum, column, row) => sum + (rows[row]?.[column] ?? 0), 0);
        const found = cheapest(rows);
        expect(found.toSorted((a, b) => a - b)).toEqual(rows.map((_, i) => i));
        const own = rows.map((_, i) => i);
        expect(costOf(found)).toBe(Math.min(...permutations(own).map(costOf)));
      }),
    );
  });

  it('never touch who shares a table, and are never less even than they came', () => {
    fc.assert(
      fc.property(sizes, ({ players, tables, rounds, seed }) => {
        const layout = layoutOf(players, tables, rounds, seed);
        const found = numberTables({ players, layout, tables, seed, least: 0, kicks: 5, mayBe: () => true });
        expect(groupsOf(found, tables)).toEqual(groupsOf(layout, tables));
        expect(tableSpread(players, found, tables)).toBeLessThanOrEqual(tableSpread(players, layout, tables));
      }),
      { numRuns: 40 },
    );
  });

  it('put nobody at a table where he may not sit', () => {
    fc.assert(
      fc.property(sizes, ({ players, tables, rounds, seed }) => {
        const layout = layoutOf(players, tables, rounds, seed);
        const home = layout.map((round) => round.indexOf(3));
        const from = new Set(home.map((place) => Math.floor(place / 10)));
        const mayBe = (player: number, table: number): boolean => player !== 3 || from.has(table);
        const found = numberTables({ players, layout, tables, seed, least: 0, kicks: 5, mayBe });
        for (const round of found) {
          const at = Math.floor(round.indexOf(3) / 10);
          expect(at >= tables || from.has(at)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

const asked = (players: number, rounds: number, more: Partial<Ask>) => {
  const ask = { players, tables: players / 10, rounds, seed: 1, wishes: noWishes, known: null };
  const generation = generate({ ...ask, evenTables: true, ...more });
  if (isRefusal(generation)) throw new Error(generation.code);
  return generation;
};

/** Size, the S that is known and must stay, and how far the tables of one player differed before. */
const usual = [
  [20, 10, 4500, 4],
  [30, 9, 3807, 4],
  [30, 10, 4590, 4],
  [30, 12, 6372, 5],
  [40, 10, 4680, 4],
  [40, 12, 6408, 3],
  [50, 10, 4500, 4],
  [80, 12, 7068, 4],
] as const;

describe('even tables at the usual sizes', () => {
  it.each(usual)('%i players, %i rounds: asked for, they differ by one at most', (players, rounds) => {
    const generation = asked(players, rounds, {});
    generation.run(50_000);
    const seating = generation.seating();
    if (isRefusal(seating)) throw new Error(seating.code);
    const spread = Math.max(...tableSpreads(seating, players / 10));
    expect(spread).toBe(rounds % (players / 10) === 0 ? 0 : 1);
    expect(check(seating)).toMatchObject({ legal: true });
    expect(generation.bound).toBe(balancedPairBound(players / 10, rounds));
  });

  it.each(usual)(
    '%i players, %i rounds: at the best S known (%i) no player is further from even than %i',
    async (players, rounds, S, most) => {
      const known = await bestKnown(players, players / 10, rounds);
      const seating = asked(players, rounds, { evenTables: false, known }).seating();
      if (isRefusal(seating)) throw new Error(seating.code);
      const found = check(seating);
      expect(found.pairs.S).toBe(S);
      expect(found.spreads.tables).toBeLessThanOrEqual(most);
      expect(found.spreads.tables).toBeGreaterThanOrEqual(tableSpreadBound(players / 10, rounds, S));
    },
  );

  it('a spread of one at that S is proven to be impossible where S is the least there is', () => {
    const proven = [
      [20, 10, 4500],
      [30, 10, 4590],
      [40, 10, 4680],
      [50, 10, 4500],
    ] as const;
    for (const [players, rounds, S] of proven)
      expect(tableSpreadBound(players / 10, rounds, S)).toBeGreaterThan(1);
  });
});
