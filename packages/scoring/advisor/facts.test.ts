// EX-71 and the mathematics of votes, shots and certain wins.
import type { Seat } from '@omerta/rules/game/seat.ts';
import { listOf, setOf } from '@omerta/rules/game/seat.ts';
import { describe, expect, it } from 'vitest';
import {
  anyCheckWins,
  blackTeamFound,
  decisiveVotes,
  isCritical,
  possibleTeams,
  redWinIsCertain,
  wouldEndGame,
} from './facts.ts';
import { dayOne, writtenGame } from './testing/written-game.ts';

describe('EX-71: critical rounds', () => {
  const rows: readonly (readonly [reds: number, blacks: number, critical: boolean])[] = [
    ...([
      [7, 3, false],
      [6, 3, false],
      [5, 3, true],
      [4, 3, true],
    ] as const),
    ...([
      [7, 2, false],
      [6, 2, false],
      [5, 2, false],
      [4, 2, true],
      [3, 2, true],
    ] as const),
    ...([
      [6, 1, false],
      [5, 1, false],
      [4, 1, false],
      [3, 1, true],
      [2, 1, true],
    ] as const),
  ];
  for (const [reds, blacks, critical] of rows) {
    it(`[fiim-2025 8.4.4/note-1] ${reds} reds and ${blacks} blacks: ${critical ? 'critical' : 'not critical'}`, () =>
      expect(isCritical(reds, blacks)).toBe(critical));
  }
  it('a kill ends the game where one red fewer is no majority', () => {
    expect([wouldEndGame(3, 2), wouldEndGame(2, 1), wouldEndGame(4, 3)]).toEqual([true, true, true]);
    expect([wouldEndGame(4, 2), wouldEndGame(3, 1), wouldEndGame(5, 3)]).toEqual([false, false, false]);
  });
});

const decisiveIn = (...lines: readonly string[]): number[] => {
  const state = writtenGame('fiim-2025', [
    ...dayOne,
    'nominate 1 9',
    'nominate 2 7',
    'nominate 3 8',
    ...lines,
  ]).lines.at(-1)?.state;
  const ballot = state?.ballots.at(-1);
  return state && ballot ? listOf(decisiveVotes(state, ballot)) : [];
};

describe('deciding votes', () => {
  it('[fiim-2025 8.4.4/2.3, 8.4.4/2.7] one moved vote ties or turns it: all of the leader, and others where they could', () => {
    expect(decisiveIn('vote 9: 1 2 3 4 5 6', 'vote 7: 7 8 9 10', 'vote 8: -')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(decisiveIn('vote 9: 1 2 3 4 5', 'vote 7: 6 7 8 9', 'vote 8: 10')).toEqual([1, 2, 3, 4, 5, 10]);
    expect(decisiveIn('vote 9: 1 2 3 4 5 6 7', 'vote 7: 8 9 10', 'vote 8: -')).toEqual([]);
  });
  it('[fiim-2025 8.4.4/2.3] in a tie every vote that can make an exit', () => {
    expect(decisiveIn('vote 9: 1 2 3 4 5', 'vote 7: 6 7 8 9 10', 'vote 8: -')).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
  it('[fiim-2025 8.4.4/2.7, 4.4.8] votes not cast count for the last candidate; lines left out stay unknown', () => {
    expect(decisiveIn('vote 9: 1 2 3 4', 'vote 7: -', 'vote 8: 5 6 7')).toEqual([5, 6, 7, 8, 9, 10]);
    expect(decisiveIn('vote 9: 1 2 3 4 5 6')).toEqual([]);
  });
});

describe('a red win that cannot be lost', () => {
  const all = setOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const checks = (...list: [Seat, boolean][]) => list.map(([seat, hit]) => ({ seat, hit }));
  it('three black checks find the team; two leave it open', () => {
    expect(possibleTeams({ sheriff: 4, checks: [], tables: [all] })).toHaveLength(84);
    expect(
      blackTeamFound({ sheriff: 4, checks: checks([2, true], [6, true], [9, true]), tables: [all] }),
    ).toBe(true);
    expect(blackTeamFound({ sheriff: 4, checks: checks([2, true], [6, true]), tables: [all] })).toBe(false);
  });
  it('a game that went on tells of those who left: with three at the table one black is left', () => {
    const tables = [all, setOf([4, 9, 10])];
    const facts = { sheriff: 4, checks: checks([9, true]), tables } as const;
    expect([redWinIsCertain(facts), blackTeamFound(facts), anyCheckWins(facts)]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('one black among two unchecked: any check wins; among three: not any', () => {
    const two = {
      sheriff: 4,
      checks: checks([8, false], [2, true], [6, true]),
      tables: [all, setOf([4, 8, 9, 10])],
    } as const;
    expect([redWinIsCertain(two), anyCheckWins(two)]).toEqual([false, true]);
    const three = { ...two, checks: checks([2, true], [6, true]) };
    expect([redWinIsCertain(three), anyCheckWins(three)]).toEqual([false, false]);
  });
  it('[fiim-2025 8.4.4/4.4] rivals are black to the Sheriff', () => {
    expect(
      blackTeamFound({ sheriff: 4, checks: checks([2, true], [6, true]), tables: [all], rivals: setOf([9]) }),
    ).toBe(true);
  });
});
