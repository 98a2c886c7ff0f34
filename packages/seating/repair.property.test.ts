import { isRefusal } from '@omerta/base/refusal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { type Repair, type Repaired, repair } from './repair.ts';
import { gamesOf, randomSeating, sizes } from './testing/seatings.ts';

const done = (ask: Partial<Repair> & Pick<Repair, 'seating' | 'keep'>): Repaired => {
  const answer = repair({ drop: [], add: [], apart: [], ...ask });
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
};

describe('a repair', () => {
  it('never touches published rounds, stays legal, and lists exactly what it changed', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), fc.boolean(), fc.boolean(), (size, kept, who, drops, adds) => {
        const seating = randomSeating(size.players, size.tables, size.rounds, size.seed);
        const keep = kept % (size.rounds + 1);
        const drop = drops ? [1 + (who % size.players)] : [];
        const add = adds ? [size.players + 1] : [];
        const answer = repair({ seating, keep, drop, add, apart: [] });
        if (isRefusal(answer)) {
          if (answer.code !== 'repair/late')
            expect(size.players - drop.length).toBeLessThan(size.tables * 10);
          return;
        }
        const { rounds } = answer.seating;
        expect(rounds.slice(0, keep)).toEqual(seating.rounds.slice(0, keep));
        expect(check(answer.seating).legal).toBe(true);
        expect(rounds.slice(keep).flat(2)).not.toContain(drop[0]);
        const replayed = seating.rounds.map((round) => round.map((table) => [...table]));
        for (const { round, table, seat, was, now } of answer.changes) {
          const players = replayed[round - 1]?.[table - 1] ?? [];
          expect(players[seat - 1]).toBe(was);
          players[seat - 1] = now;
        }
        expect(replayed).toEqual(rounds);
      }),
    );
  });

  it('puts a substitute in the place of whoever drops out, and nobody else at another table', () => {
    const seating = randomSeating(40, 4, 12, 1);
    const { changes, seating: after } = done({ seating, keep: 4, drop: [7], add: [41] });
    const tables = (rounds: typeof seating.rounds) =>
      rounds.map((round) =>
        round.map((table) => table.map((p) => (p === 41 ? 7 : p)).toSorted((a, b) => a - b)),
      );
    expect(tables(after.rounds)).toEqual(tables(seating.rounds).map((round) => round));
    expect(changes.every(({ round }) => round > 4)).toBe(true);
    expect(gamesOf(after)[40]).toBe(8);
  });

  it('gives a free place to whoever has played least', () => {
    const seating = randomSeating(13, 1, 13, 5);
    const { seating: after } = done({ seating, keep: 3, drop: [2] });
    const games = gamesOf(after).filter((_, i) => i !== 1);
    expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(1);
  });

  it('gives a newcomer his share and takes from nobody twice', () => {
    const seating = randomSeating(20, 2, 10, 5);
    const { seating: after } = done({ seating, keep: 2, add: [21] });
    const games = gamesOf(after);
    expect(games[20]).toBe(7);
    expect(Math.min(...games.slice(0, 20))).toBe(9);
  });

  it('does not seat again whoever dropped out before', () => {
    for (const players of [20, 24]) {
      const first = done({
        seating: randomSeating(players, 2, 12, 4),
        keep: 2,
        drop: [7],
        add: players === 20 ? [21] : [],
      });
      const second = repair({ seating: first.seating, keep: 4, drop: [8], add: [], apart: [] });
      if (isRefusal(second)) expect(second.code).toBe('repair/short');
      else expect(second.seating.rounds.slice(2).flat(2)).not.toContain(7);
    }
  });

  it('shares the games of several who drop out', () => {
    const { seating: after } = done({ seating: randomSeating(26, 2, 13, 1), keep: 5, drop: [1, 2, 3, 4] });
    const games = gamesOf(after).slice(4);
    expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(1);
  });

  it('keeps a pair apart that met in rounds still open', () => {
    const seating = randomSeating(40, 4, 8, 3);
    const { seating: after } = done({ seating, keep: 2, apart: [[1, 2]] });
    expect(check({ players: 40, rounds: after.rounds.slice(2) }, [[1, 2]]).apartMet).toBe(0);
  });

  it('keeps a substitute apart from whom he must not meet', () => {
    const seating = randomSeating(30, 3, 8, 2);
    const apart = [[1, 31] as const, [2, 31] as const];
    const { seating: after } = done({ seating, keep: 2, drop: [3], add: [31], apart });
    expect(check(after, apart)).toMatchObject({ legal: true, apartMet: 0 });
  });
});
