// Every suggestion points at the lines of the record that show the act: the referee looks there before he answers.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { advise } from './advise.ts';
import {
  dayOne,
  fiveOnNightTwo,
  fourOnDayTwo,
  redWins,
  sixOnDayTwo,
  strayShots,
  threeOnDayTwo,
  writtenGame,
} from './testing/written-game.ts';

const redLoses = ['remove 1', 'remove 7', 'remove 10', 'remove 8'];

/** The lines shown for a seat and a clause, as they are written; null where nothing is suggested. */
const shown = (
  id: RulebookId,
  seat: number,
  clause: string,
  lines: readonly string[],
): readonly (string | undefined)[] | null => {
  const found = advise(writtenGame(id, lines)).find((each) => each.seat === seat && each.clause === clause);
  return found ? found.lines.map((line) => lines[line - 1]) : null;
};

describe('votes', () => {
  const rounds = ['vote 3: 1 2 4 6 7', 'vote 8: *', 'vote 3: 1 2 4 5 6 7', 'vote 8: *'];

  it('[fsm-2024 8.5.1] a broken tie: both rounds', () => {
    expect(
      shown('fsm-2024', 5, '8.5.1', [...dayOne, 'nominate 1 3', 'nominate 2 8', ...rounds, ...redLoses]),
    ).toEqual(rounds);
  });

  it('[fsm-2024 8.5.1] a broken split: the agreement and the round', () => {
    const split = ['split 3 8', 'vote 3: 1 2 4 6 7 10', 'vote 8: *'];
    expect(
      shown('fsm-2024', 4, '8.5.1', [...dayOne, 'nominate 1 3', 'nominate 2 8', ...split, ...redLoses]),
    ).toEqual(split);
  });

  it('[fiim-2025 8.4.4/1.8] a split broken in the re-vote: the agreement and both rounds', () => {
    const split = ['split 3 6', 'nominate 2 3', 'nominate 3 6'];
    const votes = ['vote 3: 1 2 6', 'vote 6: *', 'vote 3: 1 2 5 6', 'vote 6: *'];
    expect(
      shown('fiim-2025', 5, '8.4.4/1.8', [...sixOnDayTwo, ...split, ...votes, 'remove 2', 'remove 6']),
    ).toEqual(['split 3 6', ...votes]);
  });

  it('[fiim-2025 8.4.4/2.15] a nomination missed at three: the morning and the vote', () => {
    const lines = [...threeOnDayTwo, 'nominate 3 9', 'nominate 5 3', 'vote 9: 3 5', 'vote 3: 9'];
    expect(shown('fiim-2025', 9, '8.4.4/2.15', lines)).toEqual(['day 2', 'vote 9: 3 5']);
  });

  it('[fiim-2025 8.4.4/5.1] a lift: its line', () => {
    const tied = [
      'nominate 3 9',
      'nominate 9 5',
      'vote 9: 3 5',
      'vote 5: 1 9',
      'vote 9: 3 5',
      'vote 5: *',
      'lift: 1 3 5',
    ];
    expect(shown('fiim-2025', 5, '8.4.4/5.1', [...fourOnDayTwo, ...tied, 'remove 9'])).toEqual([
      'lift: 1 3 5',
    ]);
  });
});

describe('the night', () => {
  const first = (claims: readonly string[], victim: number, target: number): readonly string[] => [
    ...[...dayOne, ...claims, 'night 2', `shots: 2>${victim} 6>${victim} 9>${victim}`],
    ...['don: 4', `sheriff: ${target}`, 'best: -', 'day 2', ...redLoses.slice(0, 3)],
  ];

  it('[fsm-2024 8.5.11; fiim-2025 8.4.4/2.1] a shot gone astray: the shots', () => {
    const lines = [...fiveOnNightTwo, 'shots: 6>- 9>1', 'don: 4', 'day 2', 'remove 6', 'remove 9'];
    expect(shown('fsm-2024', 6, '8.5.11', lines)).toEqual(['shots: 6>- 9>1']);
    expect(shown('fiim-2025', 6, '8.4.4/2.1', [...sixOnDayTwo, 'remove 2', 'remove 6'])).toEqual([
      'shots: 2>1 6>3',
    ]);
  });

  it('[fsm-2024 8.5.8] checks not made: each of them', () => {
    const silent = [
      'night 2',
      strayShots,
      'don: 4',
      'sheriff: -',
      'day 2',
      'night 3',
      'shots: 2>4 6>4 9>4',
      'don: 4',
      'sheriff: -',
      'day 3',
    ];
    expect(
      shown('fsm-2024', 4, '8.5.8', [...dayOne, ...silent, 'remove 1', 'remove 7', 'remove 10']),
    ).toEqual(['sheriff: -', 'sheriff: -']);
  });

  it('[fiim-2025 8.4.4/3.2] the Don’s check not made: its line', () => {
    const silent = ['night 2', strayShots, 'don: -', 'sheriff: 1', 'day 2'];
    expect(shown('fiim-2025', 9, '8.4.4/3.2', [...dayOne, ...silent, ...redWins])).toEqual(['don: -']);
  });

  it('[fiim-2025 8.4.4/4.1, 8.4.4/4.2, 8.4.4/4.3] the first night of the Sheriff: the claim, the shots, the check', () => {
    const shots = 'shots: 2>4 6>4 9>4';
    expect(shown('fiim-2025', 4, '8.4.4/4.1', first([], 4, 3))).toEqual([shots]);
    expect(shown('fiim-2025', 4, '8.4.4/4.1', first(['claim 4 sheriff'], 4, 3))).toEqual([
      'claim 4 sheriff',
      shots,
    ]);
    expect(shown('fiim-2025', 4, '8.4.4/4.2', first([], 3, 3))).toEqual(['shots: 2>3 6>3 9>3', 'sheriff: 3']);
    expect(shown('fiim-2025', 4, '8.4.4/4.3', first(['claim 5 sheriff'], 3, 5))).toEqual([
      'claim 5 sheriff',
      'sheriff: 5',
    ]);
  });
});

describe('claims', () => {
  it('[fsm-2024 8.5.3, 8.5.4] of the card: their lines', () => {
    expect(shown('fsm-2024', 3, '8.5.3', [...dayOne, 'claim 3 sheriff', ...redLoses])).toEqual([
      'claim 3 sheriff',
    ]);
    expect(shown('fsm-2024', 4, '8.5.4', [...dayOne, 'claim 4 sheriff', 'retract 4', ...redLoses])).toEqual([
      'claim 4 sheriff',
    ]);
  });
});

describe('suggestions', () => {
  it('come in the order of seats', () => {
    const game = writtenGame('fiim-2025', [
      ...sixOnDayTwo,
      'nominate 2 3',
      'split 3 6',
      'nominate 3 6',
      'vote 3: 1 2 6',
      'vote 6: *',
      'vote 3: 1 2 5 6',
      'vote 6: *',
      'remove 2',
      'remove 6',
    ]);
    const order = advise(game).map(({ seat }) => seat);
    expect(order).toEqual([2, 5, 6]);
  });
});
