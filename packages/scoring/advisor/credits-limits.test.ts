// Grounds for extra points at their limits: where one is given, and the nearest game where it is not.
import { describe, expect, it } from 'vitest';
import { credits } from './credits.ts';
import { dayOne, quietNight, sixOnDayTwo, strayShots, writtenGame } from './testing/written-game.ts';

const seatsFor = (clause: string, lines: readonly string[]): readonly number[] =>
  credits(writtenGame('neft-mmt', lines))
    .filter((each) => each.clause === clause)
    .map(({ seat }) => seat);

describe('[neft-mmt 26.4.7] the will of a night victim', () => {
  const killed = [
    'remove 2',
    'remove 6',
    'night 2',
    'shots: 9>4',
    'don: -',
    'sheriff: -',
    'best: -',
    'day 2',
    'last 4',
    'nominate 3 9',
    'vote 9: *',
  ];

  it('[neft-mmt 26.4.7] by a check he had declared on the black voted out', () => {
    expect(seatsFor('26.4.7', [...dayOne, 'claim 4 check 9 black', ...killed])).toEqual([4]);
  });

  it('[neft-mmt 26.4.7] not by a check on another, by a red check or by somebody else’s check', () => {
    for (const claim of ['claim 4 check 2 black', 'claim 4 check 9 red', 'claim 3 check 9 black']) {
      expect(seatsFor('26.4.7', [...dayOne, claim, ...killed])).toEqual([]);
    }
  });
});

describe('[neft-mmt 26.4.3] right in most nominations and votes', () => {
  const game = [
    ...[...dayOne, 'nominate 1 2', 'nominate 7 5', 'vote 2: 1 3 4 5 7 8', 'last 2'],
    ...['night 2', 'shots: 6>- 9>-', 'don: 4', 'sheriff: 1', 'day 2'],
    ...['nominate 3 6', 'nominate 5 8', 'nominate 7 3', 'vote 6: 1 3 4 5 7 8', 'last 6'],
    ...['night 3', 'shots: 9>-', 'don: 4', 'sheriff: 3', 'day 3', 'nominate 4 9', 'vote 9: 1 3 4 5 7 8 10'],
  ];

  it('[neft-mmt 26.4.3] four acts at least and three quarters of them: three of four count, three of five or three alone do not', () => {
    expect(seatsFor('26.4.3', game)).toEqual([1, 3, 4, 5]);
  });

  it('[neft-mmt 26.4.3] nothing where the game ended by a forfeit', () => {
    expect(credits(writtenGame('neft-mmt', [...game.slice(0, -1), 'forfeit 9']))).toEqual([]);
  });
});

describe('[neft-mmt 26.2.3] an unusual move of a black', () => {
  const tie = (first: number, second: number, hands: string): readonly string[] => {
    const round = [`vote ${first}: 1 2 6`, `vote ${second}: *`];
    return [
      ...sixOnDayTwo,
      `nominate 2 ${first}`,
      `nominate 3 ${second}`,
      ...round,
      ...round,
      `lift: ${hands}`,
    ];
  };

  it('[neft-mmt 26.2.3] his hand for lifting two reds, and not where one of the two was black', () => {
    expect(seatsFor('26.2.3', tie(3, 5, '1 2 4 6'))).toEqual([2, 6]);
    expect(seatsFor('26.2.3', [...tie(3, 6, '1 2 4 5'), 'remove 1', 'remove 4'])).toEqual([]);
  });

  it('[neft-mmt 26.2.3] a black check on his own teammate, and not on a red', () => {
    const lost = ['remove 1', 'remove 7', 'remove 10', 'remove 8'];
    expect(seatsFor('26.2.3', [...dayOne, 'claim 2 check 9 black', ...lost])).toEqual([2]);
    expect(seatsFor('26.2.3', [...dayOne, 'claim 2 check 3 black', ...lost])).toEqual([]);
  });
});

describe('[neft-mmt 26.4.5] an unusual move of a red', () => {
  const round = (first: number, second: number): readonly string[] => [
    `vote ${first}: 1 3 4 5 7`,
    `vote ${second}: *`,
  ];

  it('[neft-mmt 26.4.5] two blacks lifted on day 1, not on day 2', () => {
    const lift = ['lift: 1 3 4 5 7 8', 'remove 9'];
    const first = [...dayOne, 'nominate 1 2', 'nominate 2 6', ...round(2, 6), ...round(2, 6), ...lift];
    expect(seatsFor('26.4.5', first)).toEqual([1, 3, 4, 5, 7, 8]);
    const second = [
      ...dayOne,
      ...quietNight(2),
      'nominate 2 6',
      'nominate 3 2',
      ...round(6, 2),
      ...round(6, 2),
      ...lift,
    ];
    expect(seatsFor('26.4.5', second)).toEqual([]);
  });

  it('[neft-mmt 26.4.5] a break into a black, and not where a red was voted out', () => {
    const broken = ['vote 2: 1 3 4 5 7', 'vote 8: *', 'vote 2: 1 3 4 5 7 10', 'vote 8: *'];
    const breaks = [
      ...dayOne,
      'nominate 1 2',
      'nominate 2 8',
      'split 2 8',
      ...broken,
      'remove 6',
      'remove 9',
    ];
    expect(seatsFor('26.4.5', breaks)).toEqual([10]);
    const night = ['night 2', strayShots.replace('2>1 ', ''), 'don: 4', 'sheriff: 1', 'day 2'];
    const redOut = ['nominate 3 8', 'vote 8: *', 'last 8', 'remove 6', 'remove 9'];
    expect(seatsFor('26.4.5', [...breaks.slice(0, -2), ...night, ...redOut])).toEqual([]);
  });
});
