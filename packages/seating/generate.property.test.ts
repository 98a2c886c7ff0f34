import { isRefusal } from '@omerta/base/refusal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { type Ask, type Generation, generate } from './generate.ts';
import type { Seating } from './seating.ts';
import { gamesOf, meet, seatSpreads, sizes, tableSpreads } from './testing/seatings.ts';
import { apartPairs, noWishes, type Wishes } from './wishes.ts';

type Size = {
  readonly players: number;
  readonly tables: number;
  readonly rounds: number;
  readonly seed: number;
};

const ask = (size: Size, more: Partial<Ask> = {}): Ask => ({
  ...size,
  wishes: noWishes,
  evenTables: false,
  known: null,
  ...more,
});
const begun = (asked: Ask): Generation => {
  const generation = generate(asked);
  if (isRefusal(generation)) throw new Error(generation.code);
  return generation;
};
const seated = (generation: Generation): Seating => {
  const seating = generation.seating();
  if (isRefusal(seating)) throw new Error(seating.code);
  return seating;
};
const made = (asked: Ask, steps = 20_000): Seating => {
  const generation = begun(asked);
  generation.run(steps);
  return seated(generation);
};
const runs = { numRuns: 12 };

describe('a new seating', () => {
  it('is legal, has everybody in every seat as evenly as his games allow, and games as even as arithmetic allows', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const generation = begun(ask(size));
        generation.run(20_000);
        const seating = seated(generation);
        const found = check(seating);
        expect(found).toMatchObject({
          legal: true,
          players: size.players,
          rounds: size.rounds,
          tables: size.tables,
        });
        expect(found.pairs.S).toBe(generation.best);
        expect(Math.max(...seatSpreads(seating))).toBeLessThanOrEqual(1);
        const games = gamesOf(seating);
        expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it('is the same for the same seed and steps, however the steps are portioned out', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 19_999 }), (size, first) => {
        const parts = begun(ask(size));
        parts.run(first);
        parts.run(20_000 - first);
        expect(parts.steps).toBe(20_000);
        expect(seated(parts)).toEqual(made(ask(size)));
      }),
      { numRuns: 4 },
    );
  });

  it('has tables exactly even where that is asked for', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const seating = made(ask(size, { evenTables: true }));
        expect(check(seating).legal).toBe(true);
        expect(Math.max(...tableSpreads(seating, size.tables))).toBeLessThanOrEqual(1);
        expect(Math.max(...seatSpreads(seating))).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it('never lets a pair meet that is to be kept apart, unless that is said to be impossible', () => {
    const pairs = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 });
    fc.assert(
      fc.property(sizes, pairs, (size, numbers) => {
        const apart = numbers
          .map(([a, b]) => [1 + (a % size.players), 1 + (b % size.players)] as const)
          .filter(([a, b]) => a !== b);
        const generation = generate(ask(size, { wishes: { ...noWishes, apart } }));
        if (isRefusal(generation)) {
          expect(['apart/crowd', 'apart/impossible']).toContain(generation.code);
          return;
        }
        generation.run(20_000);
        expect(check(seated(generation), apart)).toMatchObject({ legal: true, apartMet: 0 });
      }),
      runs,
    );
  });

  it('keeps teams apart that are as large as there are tables', () => {
    const wishes: Wishes = {
      ...noWishes,
      teams: Array.from({ length: 10 }, (_, i) => [4 * i + 1, 4 * i + 2, 4 * i + 3, 4 * i + 4]),
    };
    const seating = made(ask({ players: 40, tables: 4, rounds: 8, seed: 3 }, { wishes }), 200_000);
    expect(apartPairs(wishes)).toHaveLength(60);
    expect(check(seating, apartPairs(wishes))).toMatchObject({ legal: true, apartMet: 0 });
  });

  it('honours fixed tables, referees, absences and the final', () => {
    const final = { rounds: 2, tables: [[11, 12, 13, 14, 15, 16, 17, 18, 19, 20]] };
    const wishes: Wishes = {
      ...noWishes,
      fixed: [
        { player: 5, table: 2 },
        { player: 6, table: 2 },
      ],
      referees: [{ table: 1, not: [7, 8] }],
      late: [{ player: 9, from: 3 }],
      early: [{ player: 10, until: 4 }],
      final,
    };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { rounds, players } = made(
          ask({ players: 34, tables: 3, rounds: 8, seed }, { wishes }),
          100_000,
        );
        const tableOf = (round: number, player: number): number =>
          1 + (rounds[round]?.findIndex((table) => table.includes(player)) ?? -1);
        expect(check({ players, rounds }).legal).toBe(true);
        for (let round = 0; round < 8; round++) {
          expect([0, 2]).toContain(tableOf(round, 5));
          expect([0, 2]).toContain(tableOf(round, 6));
          expect([tableOf(round, 7), tableOf(round, 8)]).not.toContain(1);
        }
        expect([tableOf(0, 9), tableOf(1, 9), tableOf(4, 10), tableOf(7, 10)]).toEqual([0, 0, 0, 0]);
        expect(rounds.slice(8).map((round) => round.map((table) => table.toSorted((a, b) => a - b)))).toEqual(
          [final.tables, final.tables],
        );
      }),
      { numRuns: 5 },
    );
  });

  it('keeps pairs apart with exactly even tables too, or says that it has not found how', () => {
    const apart = [
      [1, 13],
      [2, 11],
      [3, 20],
    ] as const;
    const generation = begun(
      ask(
        { players: 20, tables: 2, rounds: 10, seed: 1 },
        { evenTables: true, wishes: { ...noWishes, apart } },
      ),
    );
    expect(generation.seating()).toMatchObject({ code: 'balance/apart' });
    generation.run(1 << 22);
    const seating = seated(generation);
    expect(check(seating, apart)).toMatchObject({ legal: true, apartMet: 0, spreads: { tables: 0 } });
  });

  it('lets a player with a fixed table rest as often as others', () => {
    const wishes: Wishes = { ...noWishes, fixed: [{ player: 1, table: 1 }] };
    const seating = made(ask({ players: 24, tables: 2, rounds: 12, seed: 1 }, { wishes }), 100_000);
    expect(new Set(gamesOf(seating))).toEqual(new Set([10]));
    expect(seating.rounds.some((round) => round[1]?.includes(1))).toBe(false);
  });

  it('gives a latecomer as many of the games left as it can', () => {
    const wishes: Wishes = { ...noWishes, late: [{ player: 1, from: 4 }] };
    const games = gamesOf(made(ask({ players: 12, tables: 1, rounds: 12, seed: 1 }, { wishes }), 1000));
    expect(games[0]).toBe(9);
    expect(Math.max(...games.slice(1)) - Math.min(...games.slice(1))).toBeLessThanOrEqual(1);
  });

  it('starts from the schedule that is known, with other players in it for another seed', () => {
    const known = Array.from({ length: 3 }, () => Array.from({ length: 20 }, (_, i) => i));
    const [one, two] = [1, 2].map((seed) =>
      made(ask({ players: 20, tables: 2, rounds: 3, seed }, { known }), 0),
    );
    expect(one).not.toEqual(two);
    expect(one && meet(one, 1, 2)).toBeDefined();
    expect(one && check(one).pairs.S).toBe(810);
  });
});
