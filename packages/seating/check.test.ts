import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { randomSeating } from './testing/seatings.ts';

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('the checker', () => {
  it('counts seats 10 and 1 as neighbours', () => {
    const { neighbours } = check({ players: 10, rounds: [[ten]] });
    expect(neighbours.histogram).toEqual({ 0: 35, 1: 10 });
  });

  it('tells every fault and where it is', () => {
    const { legal, faults, pairs } = check({
      players: 10,
      rounds: [[ten], [[...ten.slice(1), 2]], [ten.slice(1)], [[...ten.slice(1), 11]]],
    });
    expect(legal).toBe(false);
    expect(pairs.bound).toBeNull();
    expect(faults).toEqual([
      { code: 'player-twice', round: 2, table: 1, found: 2 },
      { code: 'table-size', round: 3, table: 1, found: 9 },
      { code: 'player-unknown', round: 4, table: 1, found: 11 },
    ]);
  });

  it('gives no bound where somebody rests, and none for no rounds', () => {
    expect(check(randomSeating(13, 1, 3, 1)).pairs).toMatchObject({ bound: null, excessPercent: null });
    expect(check({ players: 10, rounds: [] }).pairs.bound).toBeNull();
  });

  it('lists pairs that never meet', () => {
    expect(check({ players: 11, rounds: [[ten]] }).neverMet).toEqual(ten.map((player) => [player, 11]));
  });

  it('takes the largest count less the smallest of one player as the spread', () => {
    const turned = (by: number): number[] => [...ten.slice(by), ...ten.slice(0, by)];
    expect(check({ players: 10, rounds: [[ten], [ten], [turned(1)]] })).toMatchObject({
      spreads: { seats: 2, tables: 0 },
      seats: { least: 0, most: 2 },
      tablesPerPlayer: { least: 3, most: 3 },
    });
  });
});
