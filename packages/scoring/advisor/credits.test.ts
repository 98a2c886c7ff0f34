// The grounds for extra points of neft-mmt 26 that a record shows.
import { describe, expect, it } from 'vitest';
import { credits } from './credits.ts';
import {
  creditsOf,
  dayOne,
  fiveOnNightTwo,
  quietNight,
  sixOnDayTwo,
  writtenGame,
} from './testing/written-game.ts';

const only = (clause: string, lines: readonly string[]): string[] =>
  creditsOf(lines).filter((each) => each.endsWith(` ${clause}`));
const remove = (...seats: number[]): string[] => seats.map((seat) => `remove ${seat}`);

describe('grounds for extra points', () => {
  const decisiveLoss = [
    ...sixOnDayTwo,
    'nominate 2 5',
    'nominate 3 2',
    'vote 5: 1 2 3 6',
    'vote 2: *',
    'night 3',
    'shots: 2>1 6>1',
  ];
  const decisiveWin = [
    ...sixOnDayTwo,
    ...remove(2),
    'night 3',
    'shots: 6>9',
    'sheriff: 3',
    'day 3',
    'nominate 4 3',
    'nominate 3 6',
    'vote 3: 6',
    'vote 6: *',
  ];
  it('[neft-mmt 26.2.2] blacks who voted for the red in the decisive vote', () => {
    expect(only('26.2.2', decisiveLoss)).toEqual(['2 26.2.2', '6 26.2.2']);
    expect(only('26.2.2', decisiveWin)).toEqual([]);
  });
  it('[neft-mmt 26.4.4] reds who voted for the black in the decisive vote', () => {
    expect(only('26.4.4', decisiveWin)).toEqual(['1 26.4.4', '3 26.4.4', '4 26.4.4', '5 26.4.4']);
    expect(only('26.4.4', decisiveLoss)).toEqual([]);
  });
  it('[neft-mmt 26.2.1] the table voted out a red whom a black called black', () => {
    const followed = [...decisiveLoss];
    followed.splice(followed.indexOf('nominate 2 5'), 0, 'claim 2 check 5 black');
    expect(only('26.2.1', followed)).toEqual(['2 26.2.1']);
    expect(only('26.2.1', decisiveLoss)).toEqual([]);
  });
  it('[neft-mmt 26.2.3] the Sheriff voted out, two reds lifted, a black check on his own', () => {
    const sheriffOut = [
      ...sixOnDayTwo,
      'nominate 2 4',
      'nominate 3 2',
      'vote 4: 1 2 3 6',
      'vote 2: *',
      'night 3',
      'shots: 2>1 6>1',
    ];
    expect(only('26.2.3', sheriffOut)).toEqual(['2 26.2.3', '6 26.2.3']);
    const tie = ['vote 3: 1 2 6', 'vote 5: *'];
    expect(
      only('26.2.3', [...sixOnDayTwo, 'nominate 2 3', 'nominate 3 5', ...tie, ...tie, 'lift: 1 2 4 6']),
    ).toEqual(['2 26.2.3', '6 26.2.3']);
    const ownCheck = [...decisiveLoss];
    ownCheck.splice(ownCheck.indexOf('nominate 2 5'), 0, 'claim 2 check 6 black');
    expect(only('26.2.3', ownCheck)).toEqual(['2 26.2.3']);
    expect(only('26.2.3', decisiveWin)).toEqual([]);
  });
  it('[neft-mmt 26.3] a black who missed the shot that would have won', () => {
    const missed = [...fiveOnNightTwo, 'shots: 6>- 9>1', 'don: 4', 'day 2'];
    expect(only('26.3', [...missed, ...remove(6, 9)])).toEqual(['6 26.3']);
    expect(only('26.3', [...missed, ...remove(1)])).toEqual([]);
  });
  it('[neft-mmt 26.4.3] nominations and votes into blacks', () => {
    const days = [2, 3].flatMap((n) => [...quietNight(n), n === 2 ? 'nominate 2 10' : 'speech 3']);
    const day = ['nominate 3 2', 'vote 10: 2 6', 'vote 2: *'];
    const right = [
      ...dayOne,
      ...days.slice(0, 6),
      ...day,
      'night 3',
      'shots: 6>1 9>3',
      'don: 1',
      'sheriff: 3',
      'day 3',
    ];
    const second = [
      'nominate 3 6',
      'nominate 4 9',
      'nominate 5 1',
      'vote 6: 3 4 5 7 8 10',
      'vote 9: *',
      ...remove(9),
    ];
    expect(only('26.4.3', [...right, ...second])).toContain('3 26.4.3');
    expect(only('26.4.3', [...right, ...second])).not.toContain('1 26.4.3');
  });
  it('[neft-mmt 26.4.5] two blacks lifted on day 1, or a break into a black without a red voted out', () => {
    const tie = ['vote 2: 1 3 4 5 7', 'vote 6: *'];
    const lifted = [
      ...dayOne,
      'nominate 1 2',
      'nominate 2 6',
      ...tie,
      ...tie,
      'lift: 1 3 4 5 7 8',
      ...remove(9),
    ];
    expect(only('26.4.5', lifted)).toEqual([
      '1 26.4.5',
      '3 26.4.5',
      '4 26.4.5',
      '5 26.4.5',
      '7 26.4.5',
      '8 26.4.5',
    ]);
    const broke = [
      ...dayOne,
      'nominate 1 2',
      'nominate 2 7',
      'vote 2: 1 3 4 5 7',
      'vote 7: *',
      'vote 2: 1 3 4 5 7 8',
      'vote 7: *',
    ];
    expect(only('26.4.5', [...broke, ...remove(6, 9)])).toEqual(['8 26.4.5']);
    expect(only('26.4.5', [...broke, ...remove(1, 3, 5, 7, 8)])).toEqual([]);
  });
  it('[neft-mmt 26.4.7] the first victim had named the black of the decisive vote', () => {
    const killed = [...dayOne, ...remove(2, 6, 7, 8, 10), 'night 2', 'shots: 9>1', 'don: 4', 'sheriff: 3'];
    const end = ['day 2', 'nominate 3 9', 'vote 9: *'];
    expect(only('26.4.7', [...killed, 'best: 9 3 5', ...end])).toEqual(['1 26.4.7']);
    expect(only('26.4.7', [...killed, 'best: 4 3 5', ...end])).toEqual([]);
  });
  it('[neft-mmt 26.4.4] a game lost by forfeit, annulled or under another rulebook gives no ground', () => {
    expect(creditsOf([...sixOnDayTwo, 'forfeit 2'])).toEqual([]);
    expect(creditsOf([...decisiveWin.slice(0, -2), 'annul'])).toEqual([]);
    expect(credits(writtenGame('fsm-2024', decisiveWin))).toEqual([]);
  });
});
