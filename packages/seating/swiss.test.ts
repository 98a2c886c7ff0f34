import { isRefusal } from '@omerta/base/refusal.ts';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { swissRounds } from './swiss.ts';
import { gamesOf, randomSeating } from './testing/seatings.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const next = (
  ask: Partial<Parameters<typeof swissRounds>[0]> &
    Pick<Parameters<typeof swissRounds>[0], 'seating' | 'standing'>,
) => {
  const answer = swissRounds({ rounds: 1, tier: 2, apart: [], seed: 1, ...ask });
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
};

describe('rounds by standing', () => {
  it('leave the rounds so far and seat each tier at its own tables', () => {
    const seating = randomSeating(40, 4, 6, 1);
    const { rounds } = next({ seating, standing: numbers(40), rounds: 2 });
    expect(rounds.slice(0, 6)).toEqual(seating.rounds);
    for (const round of rounds.slice(6)) {
      const sorted = [round.slice(0, 2), round.slice(2)].map((tier) => tier.flat().toSorted((a, b) => a - b));
      expect(sorted).toEqual([numbers(20), numbers(40).slice(20)]);
    }
  });

  it('let those meet who have met least', () => {
    const seating = randomSeating(40, 4, 6, 1);
    const standing = numbers(40);
    const fresh = check(next({ seating, standing, rounds: 3 })).pairs.S;
    const strict = check(next({ seating, standing, rounds: 3, tier: 1 })).pairs.S;
    expect(fresh).toBeLessThan(strict);
    expect(check(next({ seating, standing, rounds: 3, tier: 4 })).pairs.S).toBeLessThan(fresh);
  });

  it('keep pairs apart within a tier and give the next games to those who have played least', () => {
    const seating = randomSeating(43, 4, 5, 2);
    const after = next({ seating, standing: numbers(43).toReversed(), apart: [[1, 2]] });
    const before = gamesOf(seating);
    const rested = numbers(43).filter((player) => !after.rounds[5]?.flat().includes(player));
    expect(rested.map((player) => before[player - 1])).toEqual([5, 5, 5]);
    expect(after.rounds[5]?.some((table) => table.includes(1) && table.includes(2))).toBe(false);
  });

  it('keep the first two of the standings apart where each table is a tier', () => {
    const seating = randomSeating(30, 3, 4, 1);
    for (const apart of [
      [[1, 2]],
      [[29, 30]],
      [
        [1, 2],
        [29, 30],
        [15, 16],
      ],
    ] as const) {
      const after = next({ seating, standing: numbers(30), tier: 1, apart });
      expect(check({ players: 30, rounds: after.rounds.slice(4) }, apart)).toMatchObject({
        legal: true,
        apartMet: 0,
      });
    }
  });

  it('seat everybody where he has sat least', () => {
    const seating = { players: 10, rounds: [[numbers(10)]] };
    const after = next({ seating, standing: numbers(10), rounds: 9, tier: 1 });
    expect(check(after).spreads.seats).toBeLessThanOrEqual(1);
  });

  it.each([
    ['swiss/players', { standing: [...numbers(39), 39] }],
    ['size/too-few', { standing: numbers(39) }],
    ['swiss/tier', { tier: 5 }],
  ])('are refused with %s', (code, more) => {
    const answer = swissRounds({
      seating: randomSeating(40, 4, 1, 1),
      standing: numbers(40),
      rounds: 1,
      tier: 2,
      apart: [],
      seed: 1,
      ...more,
    });
    expect(answer).toMatchObject({ code });
  });
});
